import type { AriaPass } from '../aria/AriaPass.ts';
import { labelsOf } from '../aria/treeIndex.ts';
import { shadowRootOf } from '../dom/composed.ts';
import { isEditingHost } from '../dom/focusable.ts';
import { isElement, isInput, isTextarea, inputTypeOf, isTextField } from '../dom/kinds.ts';
import {
  attribute,
  closest,
  frameDocument,
  inputValue,
  localName,
  querySelectorAll,
  textareaValue,
  textContent,
} from '../dom/natives.ts';
import { patternFor } from '../standards/characters.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';

/**
 * Fields that were recognized as secret at least once. A field stays secret when a page changes its `type` to show the
 * password.
 */
const known = new WeakSet<Element>();

/**
 * Returns whether the field's value must never leave the page: it is, or once was, a password field or one whose
 * characters are drawn as dots; its autofill field name says that it holds card data (`cc-*`), a one-time code or a
 * password; its name is `password`, or has words such as "security code"; or it is a short number with a name such as
 * "PIN".
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
 *
 * @param name The accessible name, where it is known.
 */
export function isSecret(el: Element, name?: string, reader?: LayoutReader): boolean {
  const secret = known.has(el) || isSecretNow(el, name, reader);
  if (secret) known.add(el);
  return secret;
}

/**
 * Returns the values and default values of all fields for secrets in documents and shadow trees, whether or not they
 * can be seen.
 * @param roots the documents and shadow roots that were walked
 * @param hidden elements that were not walked as a whole. Further shadow trees and frames may be in them.
 */
export function secretsIn(roots: readonly Node[], hidden: readonly Element[], pass: AriaPass): string[] {
  const all = [...roots];
  // A list instead of recursion, because a page may nest shadow trees to any depth.
  const open: (ParentNode & Node)[] = [...hidden];
  for (let at = open.pop(); at; at = open.pop())
    for (const el of [...(isElement(at) ? [at] : []), ...querySelectorAll(at, '*')]) {
      const root = shadowRootOf(el) ?? frameDocument(el);
      if (!root) continue;
      all.push(root);
      open.push(root);
    }
  return all
    .flatMap((root) => [...querySelectorAll(root as ParentNode & Node, 'input,textarea')])
    .filter((el) => {
      const [label] = labelsOf(el, localName(el), pass);
      return isSecret(el, (label && textContent(label)) ?? undefined, pass.reader);
    })
    .flatMap((el) =>
      isInput(el)
        ? [inputValue(el), attribute(el, 'value') ?? '']
        : isTextarea(el)
          ? [textareaValue(el), textContent(el)]
          : [],
    );
}

/** Returns whether style draws the characters of text directly inside the element as dots. */
export const isDotted = (style: ElementStyle): boolean => /disc|circle|square/.test(style.get('-webkit-text-security'));

function isSecretNow(el: Element, name: string | undefined, reader = new LayoutReader()): boolean {
  const type = inputTypeOf(el);
  if (type === 'password') return true;
  const autofill = attribute(el, 'autocomplete') ?? '';
  // Libraries set `new-password` on a combobox only to suppress the browser's own suggestions.
  if (CODES.test(autofill) || (PASSWORDS.test(autofill) && attribute(el, 'role') !== 'combobox')) return true;
  if (!isTextField(el) && !isEditingHost(el)) return false;
  const style = reader.style(el);
  if (isDotted(style) || DOTS.test(style.get('font-family'))) return true;
  if (!/^(?:text|tel|number)$/.test(type)) return false;
  const label = closest(el, 'label');
  const names = [name ?? (label && textContent(label)), ...NAMING.map((one) => attribute(el, one))].flatMap((one) =>
    one && one.length < MAX_LABEL ? one.replace(SEPARATORS, ' ').trim() : [],
  );
  if (names.some((one) => PASSWORD(one).test(one) || SECRET(one).test(one))) return true;
  return isShortNumber(el) && names.some((one) => NUMBER.test(one)) && !/postal|zip/i.test([autofill, ...names].join());
}
/** Match the autofill field names of card data and one-time codes, and of passwords. */
const CODES = /(?:^|\s)(?:cc-\S+|one-time-code)(?:\s|$)/i;
const PASSWORDS = /(?:^|\s)(?:(?:current|new)-)?password(?:\s|$)/i;
/** Fonts whose every glyph is a dot. */
const DOTS = /text-security|password|dotsfont/i;
/** The attributes that may say what a field is for. */
const NAMING = ['name', 'id', 'placeholder', 'aria-label', 'title'];
/** A longer text is an explanation that only mentions a secret. */
const MAX_LABEL = 60;
/** What separates the words of a name: marks around them, hyphens, and the letter case in `cardCvv`. */
const SEPARATORS = /[\s_\-[\](){}.,:;*!?#/]+|(?<=[a-z])(?=[A-Z])/g;

/** Matches the whole name of a field for a password, with words around such as "your", "new" and "again". */
const PASSWORD = patternFor(
  '^(?!.*(?:forgot|lost|reset))(?:\\S+ ){0,3}(?:[\\p{Lo}]{0,4}|\\w{0,20})(?:pass(?:wor[dt]|wd|phrase|ord)|pwd|kennwort|mot de passe|' +
    'contrase(?:ña|nya)|contrasinal|senha|palavra passe|wachtwoord|lösenord|adgangskode|salasana|hasło|[gh]eslo|jelszó|' +
    'paro(?:l[aă](?: d.ordine)?|ol)|lozinka|zaporka|slaptažodis|şifre|mật khẩu|kata sandi|пароль|парола|лозинка|' +
    'κωδικός|סיסמה|كلمة (?:المرور|السر)|رمز عبور|گذرواژه|პაროლი|密[码碼]|パスワード|비밀번호|รหัสผ่าน|पासवर्ड)' +
    '(?: ?(?:\\d|new|again|repeat|wiederholen|confirm(?:ation)?|確認|确认|확인))?$',
  'iu',
);
/** Matches words that name nothing but a secret, unless they say what an address or telephone is asked for. */
const SECRET = patternFor(
  '(?<![\\p{L}\\p{N}]|(?:phone|mobile|mail).{3,})(?:(?:card)?(?:cv[cvn]|ccv)|cardcsc|security ?code(?! of )|otp|' +
    'card verification|(?:verification|authentication) ?code|one ?time ?(?:pass)?(?:code|word|pin)|pass ?code|' +
    '(?:sms|m) ?tan|geheimzahl|kartenpr\\S+|cryptogramme|' +
    '(?:si(?:ch|kk)erhe[idt]{1,2}s|säkerhets|bestätigungs|einmal|beveiligings|verificatie|eng[åa]ngs|' +
    'verifierings)[ck]ode?|(?:[ck][oó]d\\S*|код) (?:d[ei] (?:s[eé][cg]ur|sicur|v[eé]rif)|se[cg]ret|' +
    'bezp|weryf|без|п[оі]дт)\\S*|(?:turva|vahvistus)koodi|(?:bezpe|ov[eě]|bizt|ellen)\\S+ kód|' +
    '(?:güvenlik|doğrulama) kodu|κωδικός ασφ\\S+|رمز (?:الأمان|التحقق)|الرقم السري|קוד (?:אבטחה|אימות)|mã (?:bảo mật|' +
    'xác \\S+)|kode (?:keamanan|verifikasi)|सुर\\S+ कोड)\\d{0,2}(?![\\p{L}\\p{N}])|' +
    '(?:安全|验证|驗證|校验|認証|確認|リティ)(?:码|碼|コード)|暗証番号|パスコード|ワンタイム|(?:보안|인증) ?(?:코드|번호)|รหัสความ',
  'iu',
);
/**
 * Matches words that name a secret number only if the number is short. Latin, Greek and Cyrillic letters around them
 * make another word, as in "pineapple"; other scripts write no space there.
 */
const NUMBER = new RegExp(
  '(?<![\\w\\u00c0-\\u052f])(?:pin(?:[ck]od[ea]?)?|cid|csc|nip|tan|[2m]fa|totp|clave|' +
    '(?:access|secret|sms|log ?in|auth(?:enticator)?|backup|recovery|digit|security|verification|(?:zu|toe)gangs|' +
    'kort|geheim|sicherheits|prüf) ?(?:[ck]ode?|num[bm]er|ziffer)|' +
    "(?:[ck][oó]d|код)\\S* (?:\\S{1,3}[ '’])?(?:acc?[eè]s|confid|sms|смс|dost[eę]p|доступ|usage u)\\S*|" +
    'пин(?: ?код)?|رقم التعريف الشخصي|کد (?:امنیتی|تایید)|핀 ?번호|個人識別|个人识别|पिन)\\d{0,2}(?![\\w\\u00c0-\\u052f])',
  'i',
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
