import { getter, removeListener } from './natives.ts';

/** The record of the document-start hook in this JavaScript world. */
export interface HookRecord {
  /** Returns the event types for which the target has listeners. */
  types(target: EventTarget): string[];
  root(host: Element): ShadowRoot | null;
  internals(el: Element): ElementInternals | undefined;
  /** The tools that pages registered with `modelContext`. Hooks of earlier versions do not have it. */
  readonly tools?: readonly RegisteredTool[];
  /** How often the list of tools changed. */
  readonly toolChanges?: number;
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
let record: HookRecord | null | undefined;

/**
 * Returns the hook's record, or null in a world where the hook did not run. The request is the removal of a listener
 * that was never added, which has no effect without the hook.
 */
export function hookRecord(): HookRecord | null {
  if (record !== undefined) return record;
  record = null;
  removeListener(window, ASK, ((answer: HookRecord) => {
    record = answer;
  }) as never);
  return record;
}

let extension: ((host: Element) => ShadowRoot | null) | null | undefined;

/**
 * Returns the closed shadow root of a host if the hook recorded it or if an extension can read it, or else null.
 */
export function closedRoot(host: Element): ShadowRoot | null {
  if (extension === undefined) extension = extensionRoots();
  return hookRecord()?.root(host) ?? extension?.(host) ?? null;
}

/** Tells whether closed shadow roots can be read. */
export const knowsClosedRoots = (): boolean => hookRecord() !== null || (extension ??= extensionRoots()) !== null;

/** Returns the function by which extensions read closed roots: `chrome.dom` in Chromium, a property in Firefox. */
function extensionRoots(): ((host: Element) => ShadowRoot | null) | null {
  const { chrome } = globalThis as {
    chrome?: { dom?: { openOrClosedShadowRoot?: (el: Element) => ShadowRoot | null } };
  };
  const look = chrome?.dom?.openOrClosedShadowRoot;
  if (look) return (host) => ('ownerSVGElement' in host ? null : look(host));
  return 'openOrClosedShadowRoot' in Element.prototype
    ? getter<Element, ShadowRoot | null>(Element.prototype, 'openOrClosedShadowRoot')
    : null;
}
