import { untampered } from '../dom/builtIns.ts';
import { DomToolError } from '../standards/errors.ts';
import { ownFields } from '../standards/ownFields.ts';
import type { DomTool } from './DomTool.ts';

type Tool = typeof DomTool;
const { call } = Function.prototype;
const sourceOf = call.bind(Function.prototype.toString) as (fn: unknown) => string;

/**
 * A host that runs the script inside a function of its own defines this function and receives the class through it.
 * `window.DomTool` is not set then.
 */
declare const takeDomTool: ((tool: Tool) => void) | undefined;

/**
 * Sets `window.DomTool`. If the page already has DomTool, the newer version replaces the older one, whose instances
 * stay usable. An equal version changes nothing, with one exception: the complete script replaces the core and
 * continues its shared instance with the same numbers. Any other global of this name stays available as
 * `DomTool.previous`.
 */
export const publish = (ours: Tool): void => untampered(() => setGlobal(ours));

function setGlobal(ours: Tool): void {
  if (typeof takeDomTool === 'function') return takeDomTool(ours);
  const present = Object.getOwnPropertyDescriptor(globalThis, 'DomTool');
  const other = present?.value as unknown;
  let previous = other;
  if (isPublished(present, other)) {
    const isUpgrade = other.version === ours.version && other.isCore && !ours.isCore;
    if (!isUpgrade && !isNewer(ours.version, other.version)) return;
    const continued = isUpgrade ? other.handOver() : null;
    if (continued) ours.continueShared(continued);
    ({ previous } = other as { previous?: unknown });
  }
  const isFixed = present?.configurable === false;
  if (isFixed && !present.writable)
    throw new DomToolError(
      'tampered',
      'the page keeps the name DomTool for itself; run the script in an isolated world',
    );
  const set = (target: object, name: string, value: unknown, attributes: PropertyDescriptor | null = PUBLISHED) =>
    // A property that the page has set keeps the attributes that are not named here.
    Object.defineProperty(target, name, ownFields<PropertyDescriptor>({ value }, attributes));
  if (previous !== undefined) set(ours, 'previous', previous);
  // A variable that the page has declared can get another value, but no other attributes.
  set(globalThis, 'DomTool', ours, isFixed ? null : PUBLISHED);
}

const PUBLISHED: PropertyDescriptor = { configurable: true, enumerable: false, writable: true };

/**
 * Returns whether the global is a class that `publish` of some version has set. A global that a page declares is
 * enumerable.
 */
const isPublished = (present: PropertyDescriptor | undefined, value: unknown): value is Tool =>
  present?.enumerable === false &&
  typeof value === 'function' &&
  sourceOf(value).startsWith('class') &&
  Object.hasOwn(value, 'version') &&
  typeof (value as Tool).version === 'string';

function isNewer(ours: string, other: string): boolean {
  const parts = (version: string): number[] => version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0);
  const [a, b] = [parts(ours), parts(other)];
  for (let i = 0; i < 3; i++) if (a[i] !== b[i]) return (a[i] ?? 0) > (b[i] ?? 0);
  return false;
}
