import { flatParent, hostAround } from '../dom/composed.ts';
import { isDisabledControl } from '../dom/focusable.ts';
import { closest, hasAttribute } from '../dom/natives.ts';
import { ariaToken } from './ariaValue.ts';
import type { Context } from './context.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * "The element is disabled, as are all focusable elements in it": `disabled` of the host language, or `aria-disabled` on it
 * or around it, of which the nearest counts. https://w3c.github.io/aria/#aria-disabled
 */
export function isDisabled(el: Element, pass: Context): boolean {
  return isDisabledControl(el) || ariaDisabledBy(el, pass) !== null;
}

/** What disables the element: itself, the fieldset around it, or the element that has `aria-disabled`; null if nothing does. */
export function disabledBy(el: Element, pass: Context): Element | null {
  if (isDisabledControl(el)) return hasAttribute(el, 'disabled') ? el : (closest(el, 'fieldset:disabled') ?? el);
  return ariaDisabledBy(el, pass);
}

function ariaDisabledBy(el: Element, pass: Context): Element | null {
  if (pass.once) return climb(el, pass);
  const tree = treeIndex(el, pass);
  if (tree.ariaDisabled) return climb(el, pass);
  let by = pass.memo.disabledAround.get(tree);
  if (by === undefined) {
    const host = hostAround(el);
    pass.memo.disabledAround.set(tree, (by = host && climb(host, pass)));
  }
  return by;
}

/** With a loop: a page may be nested 10,000 deep. */
function climb(el: Element, pass: Context): Element | null {
  const path: Element[] = [];
  let by: Element | null = null;
  for (let at: Element | null = el; at; at = flatParent(at)) {
    while (at && !pass.once && !treeIndex(at, pass).ariaDisabled) at = hostAround(at);
    if (!at) break;
    const known = pass.memo.disabledBy.get(at);
    if (known !== undefined) {
      by = known;
      break;
    }
    path.push(at);
    const value = ariaToken(at, 'aria-disabled');
    if (value === 'true' || value === 'false') {
      by = value === 'true' ? at : null;
      break;
    }
  }
  for (const at of path) pass.memo.disabledBy.set(at, by);
  return by;
}
