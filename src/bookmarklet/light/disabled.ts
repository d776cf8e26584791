import { ariaToken } from '../../aria/ariaValue.ts';
import { flatParent } from '../../dom/composed.ts';
import { isDisabledControl } from '../../dom/focusable.ts';

/** The bookmarklet looks around each element anew. */
export function disabledBy(el: Element): Element | null {
  if (isDisabledControl(el)) return el;
  for (let at: Element | null = el; at; at = flatParent(at)) {
    const value = ariaToken(at, 'aria-disabled');
    if (value === 'true') return at;
    if (value === 'false') return null;
  }
  return null;
}

export const isDisabled = (el: Element): boolean => disabledBy(el) !== null;
