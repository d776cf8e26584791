import { ariaToken } from '../../aria/ariaValue.ts';
import { isDisabledControl } from '../../aria/disabled.ts';
import { flatParent } from '../../dom/composed.ts';

export { isDisabledControl };

/** The bookmarklet looks around each element anew. */
export function isDisabled(el: Element): boolean {
  let value = '';
  for (let at: Element | null = el; at && !/^(?:true|false)$/.test(value); at = flatParent(at))
    value = ariaToken(at, 'aria-disabled');
  return value === 'true' || isDisabledControl(el);
}
