import { DomTool } from './api/DomTool.ts';

/**
 * Sets `window.DomTool`. The same version twice is a no-op; of two versions the newer wins, and instances of the old one
 * live on. A `DomTool` of the page's own is kept as `DomTool.previous`.
 */
const scope = globalThis as { DomTool?: unknown };
const there = scope.DomTool as Partial<typeof DomTool> | undefined;
const isOurs = typeof there?.version === 'string' && typeof there.computeAccessibleName === 'function';

if (!isOurs || isNewer(DomTool.version, String(there?.version))) {
  if (there !== undefined && !isOurs) Object.defineProperty(DomTool, 'previous', { value: there });
  Object.defineProperty(scope, 'DomTool', { value: DomTool, configurable: true, writable: true, enumerable: false });
}

function isNewer(ours: string, other: string): boolean {
  const parts = (version: string): number[] => version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0);
  const [a, b] = [parts(ours), parts(other)];
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return (a[i] ?? 0) > (b[i] ?? 0);
  return false;
}
