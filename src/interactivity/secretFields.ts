import { attribute, inputType } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';

/**
 * Fields that were seen as password fields at least once. A page that switches `type` to show the password does not
 * thereby make it public.
 */
const everPassword = new WeakSet<Element>();

/**
 * Returns whether the field's value must never leave the page: it is, or once was, a password field, or its autofill
 * field name says that it holds card data (`cc-*`), a one-time code or a password.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 */
export function isSecret(el: Element): boolean {
  if (isTag(el, 'input') && inputType(el) === 'password') everPassword.add(el);
  if (everPassword.has(el)) return true;
  const autofill = attribute(el, 'autocomplete');
  return autofill !== null && /(?:^|\s)(?:cc-\S+|one-time-code|current-password|new-password)(?:\s|$)/i.test(autofill);
}
