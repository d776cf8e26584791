import { untouchedProperty } from './untouched.ts';

/** The record of the document-start hook in this JavaScript world. */
export interface HookRecord {
  /** Returns the event types for which the target has listeners. */
  types(target: EventTarget): string[];
  /** The built-in `addEventListener`, which the hook does not take for the page's. */
  readonly add: EventTarget['addEventListener'];
  /** The tools that pages registered with `modelContext`. */
  readonly tools: readonly RegisteredTool[];
  /** How often the list of tools changed. */
  readonly toolChanges: number;
}

/** What the hook gives only to the first script that asks, and only before the page's first script. */
interface Secrets {
  root(host: Element): ShadowRoot | null;
  internals(el: Element): ElementInternals | undefined;
}

/** A tool that a page registered. Only the types of `name` and `execute` have been checked. */
export interface RegisteredTool {
  readonly name: string;
  readonly description: unknown;
  readonly inputSchema: unknown;
  readonly annotations: unknown;
  readonly execute: (input: unknown, client: unknown) => unknown;
  /** The document that registered it. */
  readonly in: Document;
}

/** The name of the event by which the hook is asked. */
export const ASK = 'domtool:hook';

/** The hook's record, or null in a world where the hook did not run. */
export let hookRecord: HookRecord | null = null;
/** What the hook keeps from the page, or null if this script did not start before the page's first one. */
export let hookSecrets: Secrets | null = null;
// The request is the removal of a listener that was never added, which has no effect without the hook.
Reflect.apply(untouchedProperty(EventTarget.prototype, 'removeEventListener')?.value as () => void, document, [
  ASK,
  (record: HookRecord, secrets: Secrets | null) => {
    hookRecord = record;
    hookSecrets = secrets;
  },
]);

let extension: ((host: Element) => ShadowRoot | null) | null | undefined;

/**
 * Returns the closed shadow root of a host if the hook recorded it or if an extension can read it, or else null.
 */
export function closedRoot(host: Element): ShadowRoot | null {
  if (extension === undefined) extension = extensionRoots();
  return hookSecrets?.root(host) ?? extension?.(host) ?? null;
}

/** Tells whether closed shadow roots can be read. */
export const knowsClosedRoots = (): boolean => hookSecrets !== null || (extension ??= extensionRoots()) !== null;

/** Returns the function by which extensions read closed roots: `chrome.dom` in Chromium, a property in Firefox. */
function extensionRoots(): ((host: Element) => ShadowRoot | null) | null {
  const { chrome } = globalThis as {
    chrome?: { dom?: { openOrClosedShadowRoot?: (el: Element) => ShadowRoot | null } };
  };
  const look = chrome?.dom?.openOrClosedShadowRoot;
  if (look) return (host) => ('ownerSVGElement' in host ? null : look(host));
  const read = untouchedProperty(Element.prototype, 'openOrClosedShadowRoot')?.get;
  return read ? (host) => Reflect.apply(read, host, []) as ShadowRoot | null : null;
}
