import { getter, removeListener } from './natives.ts';

/** What the document-start hook recorded in this world. */
export interface HookRecord {
  /** The event types that the target is listened on for. */
  types(target: EventTarget): string[];
  root(host: Element): ShadowRoot | null;
  internals(el: Element): ElementInternals | undefined;
  /** The tools that pages registered with `modelContext`; in hooks of earlier versions missing. */
  readonly tools?: readonly RegisteredTool[];
  /** How often the list of tools changed. */
  readonly toolChanges?: number;
}

/** A tool that a page registered, as the page wrote it: nothing but the types of the name and `execute` is certain. */
export interface RegisteredTool {
  readonly name: string;
  readonly description: unknown;
  readonly inputSchema: unknown;
  readonly annotations: unknown;
  readonly execute: (input: unknown, client: unknown) => unknown;
  /** The document that registered it. */
  readonly in: Document;
}

/** The name under which the hook is asked. */
export const ASK = 'domtool:hook';
let record: HookRecord | null | undefined;

/**
 * The hook's record; null in a world where it did not run. It answers a call that is without effect where it is not: a
 * listener is removed that was never added.
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

/** A shadow root that is closed to the page's scripts, where the hook recorded it or an extension may look into it. */
export function closedRoot(host: Element): ShadowRoot | null {
  if (extension === undefined) extension = extensionRoots();
  return hookRecord()?.root(host) ?? extension?.(host) ?? null;
}

/** Whether closed roots can be looked into. */
export const knowsClosedRoots = (): boolean => hookRecord() !== null || (extension ??= extensionRoots()) !== null;

/** Chromium's extensions ask `chrome.dom`, Firefox's a property of elements. */
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
