import { flatParent, hostAround } from '../dom/composed.ts';
import { isHtml } from '../dom/kinds.ts';
import { localName, matches } from '../dom/natives.ts';
import { DISABLEABLE } from '../standards/elements.ts';
import { ariaToken } from './ariaAttributes.ts';
import type { AriaContext } from './context.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * True if the host language disables the element, or if the nearest `aria-disabled` on the element or an ancestor is
 * `true`.
 * https://w3c.github.io/aria/#aria-disabled
 */
export function isDisabled(el: Element, pass: AriaContext): boolean {
  return isDisabledControl(el) || isAriaDisabled(el, pass);
}

/**
 * True if HTML disables the element, by its own attribute or by that of a `<fieldset>` or `<optgroup>` around it.
 * https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled
 */
export function isDisabledControl(el: Element): boolean {
  if (!isHtml(el)) return false;
  const tag = localName(el);
  return (DISABLEABLE.has(tag) || tag.includes('-')) && matches(el, ':disabled');
}

function isAriaDisabled(el: Element, pass: AriaContext): boolean {
  if (pass.isSingleQuestion) return nearestAriaDisabled(el, pass);
  const tree = treeIndex(el, pass);
  if (tree.ariaDisabled) return nearestAriaDisabled(el, pass);
  let disabled = pass.memo.disabledAround.get(tree);
  if (disabled === undefined) {
    const host = hostAround(el);
    pass.memo.disabledAround.set(tree, (disabled = host !== null && nearestAriaDisabled(host, pass)));
  }
  return disabled;
}

/**
 * The value of the nearest `aria-disabled`. A loop rather than recursion: a page may be nested 10,000 elements deep.
 */
function nearestAriaDisabled(el: Element, pass: AriaContext): boolean {
  const path: Element[] = [];
  let disabled = false;
  for (let at: Element | null = el; at; at = flatParent(at)) {
    // Skips trees in which no element has the attribute.
    while (at && !pass.isSingleQuestion && !treeIndex(at, pass).ariaDisabled) at = hostAround(at);
    if (!at) break;
    const known = pass.memo.disabled.get(at);
    if (known !== undefined) {
      disabled = known;
      break;
    }
    path.push(at);
    const value = ariaToken(at, 'aria-disabled');
    if (value === 'true' || value === 'false') {
      disabled = value === 'true';
      break;
    }
  }
  for (const at of path) pass.memo.disabled.set(at, disabled);
  return disabled;
}
