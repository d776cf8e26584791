import { flatParent, hostAround } from '../dom/composed.ts';
import { isHtml } from '../dom/kinds.ts';
import { localName, matches } from '../dom/natives.ts';
import { DISABLEABLE } from '../standards/elements.ts';
import { ariaToken } from './ariaValue.ts';
import type { Context } from './context.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * "The element is disabled, as are all focusable elements in it": `disabled` of the host language, or `aria-disabled` on it
 * or around it. https://w3c.github.io/aria/#aria-disabled
 */
export function isDisabled(el: Element, pass: Context): boolean {
  return isDisabledControl(el) || isAriaDisabled(el, pass);
}

/** https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled; asked of the browser, whose answer holds for fieldsets too. */
export function isDisabledControl(el: Element): boolean {
  if (!isHtml(el)) return false;
  const tag = localName(el);
  return (DISABLEABLE.has(tag) || tag.includes('-')) && matches(el, ':disabled');
}

function isAriaDisabled(el: Element, pass: Context): boolean {
  if (pass.once) return climb(el, pass);
  const tree = treeIndex(el, pass);
  if (tree.ariaDisabled) return climb(el, pass);
  let disabled = pass.memo.disabledAround.get(tree);
  if (disabled === undefined) {
    const host = hostAround(el);
    pass.memo.disabledAround.set(tree, (disabled = host !== null && climb(host, pass)));
  }
  return disabled;
}

/** With a loop: a page may be nested 10,000 deep. */
function climb(el: Element, pass: Context): boolean {
  const path: Element[] = [];
  let disabled = false;
  for (let at: Element | null = el; at; at = flatParent(at)) {
    while (at && !pass.once && !treeIndex(at, pass).ariaDisabled) at = hostAround(at);
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
