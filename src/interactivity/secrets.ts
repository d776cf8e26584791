import { attribute, inputType } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';

/** Fields that were ever seen as passwords: a page that shows the password by switching `type` does not make it public. */
const wasPassword = new WeakSet<Element>();

/**
 * True for a field whose value must never leave the page: a password (now or once), a field marked as card data or a
 * one-time code (HTML, autofill field names `cc-*`, `one-time-code`, `current-password`, `new-password`).
 */
export function isSecret(el: Element): boolean {
  if (isTag(el, 'input') && inputType(el) === 'password') wasPassword.add(el);
  if (wasPassword.has(el)) return true;
  const autofill = attribute(el, 'autocomplete');
  return autofill !== null && /(?:^|\s)(?:cc-\S+|one-time-code|current-password|new-password)(?:\s|$)/i.test(autofill);
}
