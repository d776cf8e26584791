import { flatParent, hostAround } from '../dom/composed.ts';
import { isDisabledControl } from '../dom/focusable.ts';
import { closest, hasAttribute } from '../dom/natives.ts';
import { ariaToken } from './ariaAttributes.ts';
import type { AriaContext } from './context.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * Tells whether the host language disables the element, or the nearest `aria-disabled` on the element or an ancestor is
 * `true`. https://w3c.github.io/aria/#aria-disabled
 */
export function isDisabled(el: Element, pass: AriaContext): boolean {
  return isDisabledControl(el) || ariaDisabledBy(el, pass) !== null;
}

/**
 * Returns the element that disables this one: itself, the `<fieldset>` around it, or the element with
 * `aria-disabled="true"`; null if this one is not disabled.
 */
export function disabledBy(el: Element, pass: AriaContext): Element | null {
  if (isDisabledControl(el)) return hasAttribute(el, 'disabled') ? el : (closest(el, 'fieldset:disabled') ?? el);
  return ariaDisabledBy(el, pass);
}

function ariaDisabledBy(el: Element, pass: AriaContext): Element | null {
  if (pass.isSingleQuestion) return nearestAriaDisabled(el, pass);
  const tree = treeIndex(el, pass);
  if (tree.ariaDisabled) return nearestAriaDisabled(el, pass);
  let by = pass.memo.disabledAround.get(tree);
  if (by === undefined) {
    const host = hostAround(el);
    pass.memo.disabledAround.set(tree, (by = host && nearestAriaDisabled(host, pass)));
  }
  return by;
}

/**
 * Returns the nearest element with an `aria-disabled` if its value is `true`, or else null. It uses a loop instead of
 * recursion, because elements may be nested 10,000 levels deep.
 */
function nearestAriaDisabled(el: Element, pass: AriaContext): Element | null {
  const path: Element[] = [];
  let by: Element | null = null;
  for (let at: Element | null = el; at; at = flatParent(at)) {
    // Skips trees in which no element has the attribute.
    while (at && !pass.isSingleQuestion && !treeIndex(at, pass).ariaDisabled) at = hostAround(at);
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
