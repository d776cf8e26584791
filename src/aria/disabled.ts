import { hostAround } from '../dom/composed.ts';
import { isDisabledControl } from '../dom/focusable.ts';
import { hookSecrets } from '../dom/hookRecord.ts';
import { closest, hasAttribute } from '../dom/natives.ts';
import { nearestIn, type PassCache } from '../layout/passCache.ts';
import { ariaToken } from './ariaAttributes.ts';
import type { AriaContext } from './context.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * Tells whether the host language disables the element, or the nearest `aria-disabled` on the element or an ancestor is
 * `true`. https://w3c.github.io/aria/#aria-disabled
 */
export const isDisabled = (el: Element, pass: AriaContext): boolean =>
  isDisabledControl(el) || ariaDisabledBy(el, pass) !== null;

/**
 * Returns the element that disables this one: itself, the `<fieldset>` around it, or the element with
 * `aria-disabled="true"`; null if this one is not disabled. An option of a disabled `<optgroup>` disables itself.
 */
export function disabledBy(el: Element, pass: AriaContext): Element | null {
  if (isDisabledControl(el)) return hasAttribute(el, 'disabled') ? el : (closest(el, 'fieldset:disabled') ?? el);
  return ariaDisabledBy(el, pass);
}

/**
 * Returns the nearest element with an `aria-disabled` if its value is `true`, or else null. A pass skips trees in which
 * no element has the attribute. With the hook, `ElementInternals` may have the value instead.
 */
function ariaDisabledBy(el: Element, pass: AriaContext): Element | null {
  let from: Element | null = el;
  while (from && !pass.isSingleQuestion && !hookSecrets && !treeIndex(from, pass).ariaDisabled) from = hostAround(from);
  const nearest = from && nearestIn(settingDisabled, pass.reader, from, (at) => /^(?:true|false)$/.test(valueAt(at)));
  return nearest && valueAt(nearest) === 'true' ? nearest : null;
}
const settingDisabled: PassCache<Element, Element | null> = new WeakMap();
const valueAt = (el: Element): string => ariaToken(el, 'aria-disabled');
