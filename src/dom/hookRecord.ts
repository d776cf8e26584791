import { ASK, type HookRecord, type Secrets } from './hookProtocol.ts';
import { untouchedProperty } from './untouched.ts';

/** The hook's record, or null in a world where the hook did not run. */
export let hookRecord: HookRecord | null = null;
/** What the hook keeps from the page, or null if this script did not start before the page's first one. */
export let hookSecrets: Secrets | null = null;
// The request is the removal of a listener that was never added, which has no effect without the hook.
try {
  const ask = untouchedProperty(EventTarget.prototype, 'removeEventListener')?.value as () => void;
  const take = (record: HookRecord, secrets: Secrets | null): void => {
    hookRecord = record;
    hookSecrets = secrets;
  };
  Reflect.apply(ask, document, [ASK, take]);
} catch {
  // The page has replaced `removeEventListener` by something that throws, which the hook's own function never does.
}

/** What `extensionRoots` returned; undefined before it was called. */
let extension: ((host: Element) => ShadowRoot | null) | null | undefined;

/**
 * Returns the closed shadow root of a host if the hook recorded it or if an extension can read it, or else null.
 */
export function closedRoot(host: Element): ShadowRoot | null {
  if (extension === undefined) extension = extensionRoots();
  return hookSecrets?.root(host) ?? extension?.(host) ?? null;
}

/**
 * Returns the function by which extensions read closed roots: `chrome.dom` in Chromium, a property in Firefox. Null if
 * this script is not part of an extension.
 */
function extensionRoots(): ((host: Element) => ShadowRoot | null) | null {
  const { chrome } = globalThis as {
    chrome?: { dom?: { openOrClosedShadowRoot?: (el: Element) => ShadowRoot | null } };
  };
  const look = chrome?.dom?.openOrClosedShadowRoot;
  if (look) return (host) => ('ownerSVGElement' in host ? null : look(host));
  const read = untouchedProperty(Element.prototype, 'openOrClosedShadowRoot')?.get;
  return read ? (host) => Reflect.apply(read, host, []) as ShadowRoot | null : null;
}
