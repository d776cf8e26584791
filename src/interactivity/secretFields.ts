import { isTag, isTextInput } from '../dom/kinds.ts';
import { attribute, closest, inputType, textContent } from '../dom/natives.ts';
import { lazyPattern } from '../standards/characters.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';

/**
 * Fields that were recognized as secret at least once. A field stays secret when a page changes its `type` to show the
 * password.
 */
const known = new WeakSet<Element>();

/**
 * Returns whether the field's value must never leave the page: it is, or once was, a password field or one whose
 * characters are drawn as dots; its autofill field name says that it holds card data (`cc-*`), a one-time code or a
 * password; or it is a short number with a name such as "PIN".
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 *
 * @param name The accessible name, where it is known.
 */
export function isSecret(el: Element, name?: string): boolean {
  const secret = known.has(el) || isSecretNow(el, name);
  if (secret) known.add(el);
  return secret;
}

function isSecretNow(el: Element, name: string | undefined): boolean {
  if (isTag(el, 'input') && inputType(el) === 'password') return true;
  const autofill = attribute(el, 'autocomplete') ?? '';
  // Libraries set `new-password` on a combobox only to suppress the browser's own suggestions.
  if (CODES.test(autofill) || (PASSWORDS.test(autofill) && attribute(el, 'role') !== 'combobox')) return true;
  if (!isTextInput(el) && !isTag(el, 'textarea')) return false;
  const style = new LayoutReader().style(el);
  if (/disc|circle|square/.test(style.get('-webkit-text-security'))) return true;
  if (DOTS.test(style.get('font-family'))) return true;
  const words = [name ?? textContent(closest(el, 'label') ?? el), ...NAMING.map((one) => attribute(el, one))];
  return isShortNumber(el) && SECRET().test(words.join(' ').replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' '));
}
const CODES = /(?:^|\s)(?:cc-\S+|one-time-code)(?:\s|$)/i;
const PASSWORDS = /(?:^|\s)(?:current|new)-password(?:\s|$)/i;
/** Fonts whose every glyph is a dot. */
const DOTS = /text-security|password|dotsfont/i;
const NAMING = ['name', 'id', 'placeholder', 'aria-label', 'title'];
const SECRET = lazyPattern(
  '(?<![\\p{L}\\p{N}])(?:pin(?: code)?|pincode|cvv2?|cvc2?|csc|cid|pass ?code|otp|2fa|' +
    '(?:security|verification|one time|access|secret) ?(?:code|number)|geheimzahl|prüfziffer|sicherheitscode|' +
    'kartenprüfnummer|code (?:secret|de sécurité)|cryptogramme|código de (?:seguridad|segurança)|clave|' +
    'codice di sicurezza|beveiligingscode|пин(?:-код)?|код безопасности)(?![\\p{L}\\p{N}])|' +
    '安全码|验证码|暗証番号|セキュリティコード',
  'iu',
);

/** Tells whether the field accepts a number of a few digits. */
function isShortNumber(el: Element): boolean {
  const isNumber =
    /^(?:tel|number)$/.test(attribute(el, 'type') ?? '') ||
    attribute(el, 'inputmode') === 'numeric' ||
    /^\^?(?:\\d|\[0-9\])/.test(attribute(el, 'pattern') ?? '');
  const most = Number(attribute(el, 'maxlength') ?? attribute(el, 'size') ?? 'NaN');
  return most > 0 ? most <= 8 : isNumber;
}
