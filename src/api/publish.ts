import type { DomTool } from './DomTool.ts';

type Tool = typeof DomTool;
const scope = globalThis as { DomTool?: unknown };

/**
 * Sets `window.DomTool`. Of two versions the newer wins, and instances of the older one live on; the same version twice
 * is a no-op, but that the complete script takes the place of the core, whose shared instance it continues under the
 * same numbers. A `DomTool` of the page's own is kept as `DomTool.previous`.
 */
export function publish(ours: Tool): void {
  const present = scope.DomTool as (Partial<Tool> & { previous?: unknown }) | undefined;
  const isOurs = typeof present?.version === 'string' && typeof present.computeAccessibleName === 'function';
  if (isOurs) {
    const isUpgrade = present.version === ours.version && present.isCore === true && !ours.isCore;
    if (!isUpgrade && !isNewer(ours.version, present.version ?? '')) return;
    const continued = isUpgrade ? present.handOver?.() : null;
    if (continued) ours.continueShared(continued);
  }
  const previous = isOurs ? present.previous : present;
  if (previous !== undefined) Object.defineProperty(ours, 'previous', { value: previous });
  Object.defineProperty(scope, 'DomTool', { value: ours, configurable: true, writable: true, enumerable: false });
}

function isNewer(ours: string, other: string): boolean {
  const parts = (version: string): number[] => version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0);
  const [a, b] = [parts(ours), parts(other)];
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return (a[i] ?? 0) > (b[i] ?? 0);
  return false;
}
