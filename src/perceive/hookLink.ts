import { setInternalsSource } from '../aria/internals.ts';
import { setClosedRoots } from '../dom/composed.ts';
import { getter, method, removeListener } from '../dom/natives.ts';
import { isPress } from './frameworks.ts';

/** What the document-start hook recorded, as far as this world can ask for it. */
export interface Hook {
  /** A listener for clicks or presses is on the target. */
  presses(target: EventTarget): boolean;
}
interface HookRecord {
  types(target: EventTarget): string[];
  root(host: Element): ShadowRoot | null;
  internals(el: Element): ElementInternals | undefined;
}

const ASK = 'domtool:hook';
let known: Hook | null | undefined;

/**
 * The hook; null if the page was opened without it. In its own world it answers a call that is without effect where it is
 * not (a listener is removed that was never added); from another world it is asked by an event at each element.
 */
export function hook(): Hook | null {
  if (known === undefined) known = link();
  return known;
}

function link(): Hook | null {
  const found: HookRecord[] = [];
  removeListener(window, ASK, ((answer: HookRecord) => found.push(answer)) as never);
  const [record] = found;
  const given = extensionRoots();
  if (record) setInternalsSource((el) => record.internals(el));
  if (record || given) setClosedRoots((host) => record?.root(host) ?? given?.(host) ?? null);
  if (record) return { presses: (target) => record.types(target).some(isPress) };
  return ask(window) ? { presses: ask } : null;
}

// eslint-disable-next-line domtool/dom-power -- An event of our own name, that only the hook hears: how worlds talk.
const send = method<(target: EventTarget, event: Event) => boolean>(EventTarget.prototype, 'dispatchEvent');
const ask = (target: EventTarget): boolean => !send(target, new Event(ASK, { cancelable: true, composed: true }));

/** Extensions may look into closed shadow roots: Chromium by `chrome.dom`, Firefox by a property of elements. */
function extensionRoots(): ((host: Element) => ShadowRoot | null) | null {
  const { chrome } = globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: (el: Element) => ShadowRoot | null } } };
  const look = chrome?.dom?.openOrClosedShadowRoot;
  if (look) return (host) => ('ownerSVGElement' in host ? null : look(host));
  return 'openOrClosedShadowRoot' in Element.prototype ? getter<Element, ShadowRoot | null>(Element.prototype, 'openOrClosedShadowRoot') : null;
}
