import { wordMap } from './words.ts';

/** Masks card numbers (13 to 19 digits that pass Luhn's check) and US social security numbers in a text. */
export const maskSecretNumbers = (text: string): string =>
  text.length < 9 ? text : withMasks(text, numberSpans(text, DIGITS));

/**
 * Returns the spans of a text that are secrets wherever they stand: card numbers as they are usually written, US social
 * security numbers, and credentials in addresses.
 */
export function secretSpans(text: string): (readonly [start: number, end: number])[] {
  const spans: (readonly [number, number])[] = [];
  if (!SUSPICIOUS.test(text)) return spans;
  for (const pattern of CREDENTIALS)
    for (const { 0: found, 1: before = '', index } of text.matchAll(pattern))
      spans.push([index + before.length, index + found.length]);
  let end = 0;
  for (const { 0: found, 1: name = '', index } of text.matchAll(PARAMETER)) {
    const start = index + found.length;
    // What is inside of a credential is masked with it.
    if (start < end || !CREDENTIAL.test(unescaped(name).replace(/(?<=[a-z\d])(?=[A-Z])/g, '_'))) continue;
    PARAMETER_END.lastIndex = start;
    end = PARAMETER_END.exec(text)?.index ?? text.length;
    if (end > start) spans.push([start, end]);
  }
  spans.push(...numberSpans(text, WRITTEN));
  return spans;
}
const DIGIT = String.raw`[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]`;
const ANY_DIGIT = new RegExp(DIGIT, 'g');
const SEPARATOR = String.raw`[\s./|_+\u00b7\u2010-\u2015\u2212-]`;
/** A text that this does not match contains no secret. */
const SUSPICIOUS = new RegExp(
  `${DIGIT}(?:${DIGIT}|${SEPARATOR}|[%,:]){8}|[/\\\\]{2}|https?:|=|%(?:25)*(?:3d|2f)|eyJ`,
  'i',
);
/**
 * Patterns of credentials: user names and passwords in addresses as browsers read them, and in addresses that are part
 * of another; tokens without a password, which are longer than most user names and have a digit; signed and encrypted
 * JSON web tokens (RFC 7515, RFC 7516). Group 1 is the text before the credential.
 */
const CREDENTIALS = [
  /([/\\]{2}|https?:[/\\]?)(?:(?!%(?:25)*3a)[^\s/\\?#"<>[\]:]){0,300}(?::|%(?:25)*3a)[^\s/\\?#"<>[\]]{0,2000}(?=@)/giu,
  /((?:%(?:25)*2f){2})(?:(?!%(?:25)*3a)[^\s/?#"<>[\]:]){0,300}(?::|%(?:25)*3a)[^\s/?#"<>[\]]{0,2000}?(?=@|%(?:25)*40)/giu,
  /((?:[/\\]|%(?:25)*2f){2})(?=[a-z_-]*\d)[\w-]{12,300}(?=@|%(?:25)*40)/giu,
  /(?<![\w-])()eyJ[\w-]{8,}(?:(?:\.|%(?:25)*2e)[\w-]*){2,4}/giu,
];
/** Matches a parameter of an address, which may be in another address, up to its value. */
const PARAMETER = /(?:[?&#;/!]|%(?:25)*(?:3f|26|23|3b|2f|20))([\w.%[\]-]{1,80}?)(?:=|%(?:25)*3d)["']?/giu;
const PARAMETER_END = /[\s&#"<>]|;(?=[\w.%[\]-]*=)/gu;
/** How a word in the name of a credential may end. */
const ENDS =
  'token|secret|signature|passw(?:or)?d|pass(?:code|phrase)|sess(?:ion)?_?id|(?:api|access|secret|private)key|' +
  'credential|authcode|hmac|[cx]srf|bearer';
/** Whole words in the name of a credential. */
const WORDS =
  'code(?:_verifier)?|key|sig|pwd|pass|pw|otp|session|sid|jwt|auth(?:orization)?|token_hash|assertion|' +
  'saml_?re(?:quest|sponse)';
/** Matches the name of a parameter whose value is a credential. */
const CREDENTIAL = new RegExp(String.raw`(?:^|[^a-z\d])(?:[a-z\d]*(?:${ENDS})|${WORDS})\d?(?:\[\w*\])?[^a-z\d]*$`, 'i');
const SLASH = String.raw`(?:\\|%(?:25)*5c)+`;
/** Matches an escape of a script, JSON or a style sheet, of an address or of markup, which may be escaped itself. */
const ESCAPE = [
  String.raw`${SLASH}(?:x([\da-f]{2})|u([\da-f]{4})|(?:u\{)?([\da-f]{1,6})[} ]?|([nrt])?)|%(?:25)*([\da-f]{2})`,
  String.raw`&(?:amp;)*(?:#x([\da-f]{1,6});?|#(\d{1,7});?|(amp|lt|gt|quot|apos);)`,
].join('|');
const ESCAPES = new RegExp(ESCAPE, 'giu');
/** Matches the next escape, or else the next character. */
export const ESCAPE_OR_CHARACTER = new RegExp(`${ESCAPE}|[^]`, 'giu');
const NAMED = wordMap(`amp=& lt=< gt=> quot=" apos='`);
/** Returns a text with characters instead of escapes. Those of an address become one character for each byte. */
export const unescaped = (text: string): string =>
  text.replace(ESCAPES, (_, ...[x, u, css, space, byte, hex, code, name = '']: (string | undefined)[]) => {
    const digits = x ?? u ?? css ?? byte ?? hex;
    const point = digits ? parseInt(digits, 16) : Number(code);
    return point >= 0 ? String.fromCodePoint(Math.min(point, 0x10ffff)) : space ? ' ' : (NAMED.get(name) ?? '');
  });
/**
 * A card number in groups of at least four digits, the last of any length, with signs or spaces between them, in four
 * groups with commas or colons, or digit by digit; or a social security number.
 */
const GROUPED = [
  String.raw`\d{4} {0,2}([./|_+\u00b7]) {0,2}\d{4,8}(?: {0,2}\1 {0,2}\d{1,7}){1,3}`,
  String.raw`\d{4}(?:[ -]{1,5}|%20)\d{4,8}(?:(?:[ -]{1,5}|%20)\d{1,7}){1,3}`,
  String.raw`(?<!\d[,:])\d{4}([,:])(?:\d{4}\2){2}\d{4}(?!\2)`,
  String.raw`\d(?:[ -]{1,2}\d){12,18}`,
  String.raw`\d{3} {0,2}- {0,2}\d{2} {0,2}- {0,2}\d{4}`,
].join('|');
/** Matches what `GROUPED` matches, or a card number in one piece. The fraction of a decimal number is neither. */
const WRITTEN = new RegExp(String.raw`(?:(?<!\d|\d\.)|(?<=%20))(?:\d{14,19}(?!\d)|(?:${GROUPED})(?!\.?\d))`, 'gu');

/** Returns whether a text, such as that of a box for one digit, is nothing but digits and separators of digits. */
export const isOfDigits = (text: string): boolean => OF_DIGITS.test(text);
const OF_DIGITS = new RegExp(`^(?:${DIGIT}|${SEPARATOR}){1,30}$`);

/** Returns whether the text as a whole is a card or social security number, as it is usually written. */
export function isSecretNumber(text: string): boolean {
  const [span] = numberSpans(text, WRITTEN);
  return span !== undefined && span[0] === 0 && span[1] === text.length;
}

/** Returns whether the text contains a card or social security number. */
export const holdsSecretNumber = (text: string): boolean => maskSecretNumbers(text) !== text;

/** Matches a separator between the digits of one number: spaces, dots, hyphens, strokes and zero-width characters. */
const BETWEEN = String.raw`(?:[\s./|_+\u00ad\u00b7\u200b-\u200d\u2060\ufeff-]|%20)`;
const DIGITS = new RegExp(String.raw`\d(?:${BETWEEN}{0,3}\d){8,}`, 'gu');
const SSN = new RegExp(String.raw`^(?!000|666|9)\d{3}${BETWEEN}{1,5}(?!00)\d{2}${BETWEEN}{1,5}(?!0000)\d{4}$`, 'u');
const GAP = new RegExp(`((?:${BETWEEN}|[,:])+)`, 'u');
/** The text that replaces a secret. */
export const MASK = '•••';

/** Returns the spans of secret numbers in the runs of digits that a pattern matches. */
function numberSpans(text: string, runs: RegExp): (readonly [start: number, end: number])[] {
  const spans: (readonly [number, number])[] = [];
  const plain = plainDigits(text);
  // Actions call this function too, outside of the time in which the page's built-in functions are the browser's own.
  for (let found = runs.exec(plain); found; found = runs.exec(plain)) {
    const before = spans.length;
    for (const [start, end] of spansIn(found[0])) spans.push([found.index + start, found.index + end]);
    // What follows a number may be the beginning of the next one.
    if (spans.length > before) runs.lastIndex = spans.at(-1)?.[1] as number;
  }
  return spans;
}

/**
 * Returns a text of the same length with ASCII digits for full-width, Arabic, Persian, Devanagari and Bengali ones,
 * hyphens and spaces.
 */
const plainDigits = (text: string): string =>
  text
    .replace(ANY_DIGIT, (digit) => {
      const code = digit.charCodeAt(0);
      // The digits of Indian scripts begin at a code that ends with 6, all others at one that ends with 0.
      return String((code & 15) - (code >> 8 === 9 ? 6 : 0));
    })
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ');

/**
 * Returns the spans of secret numbers in a run of groups of digits. A number begins and ends with a group, so that
 * another code next to it does not hide it.
 */
function* spansIn(run: string): Iterable<readonly [start: number, end: number]> {
  const parts = run.split(GAP);
  let at = 0;
  for (let first = 0; first < parts.length;) {
    const end = numberEnd(parts, first);
    const next = end || first + 1;
    const length = parts.slice(first, next).join('').length;
    if (end) yield [at, at + length];
    at += length;
    first = next;
  }
}

/** Returns the text with each span replaced by the mask. The spans are in order and do not overlap. */
export function withMasks(text: string, spans: Iterable<readonly [start: number, end: number]>): string {
  let out = '';
  let from = 0;
  for (const [start, end] of spans) {
    out += text.slice(from, start) + MASK;
    from = end;
  }
  return from ? out + text.slice(from) : text;
}

/** Returns the index after the longest secret number that begins with this group, or 0 if none begins here. */
function numberEnd(parts: readonly string[], start: number): number {
  let digits = '';
  let found = 0;
  for (let i = start; start % 2 === 0 && i < parts.length; i += 2) {
    digits += parts[i] as string;
    if (digits.length > 19) break;
    if (isCard(digits) || (digits.length === 9 && SSN.test(parts.slice(start, i + 1).join('')))) found = i + 1;
  }
  return found;
}

/**
 * Matches the first digits of the networks of cards. The 15 digits that begin with 35 are those of a mobile telephone,
 * which have a check digit too.
 */
const NETWORK = /^(?:2[2-7]|3(?!5\d{13}$)[04-9]|4|5[0-8]|6)/;
/**
 * Returns whether the digits are a card number (ISO/IEC 7812-1): the first digits identify a network of cards, and the
 * last one is Luhn's check digit.
 */
function isCard(digits: string): boolean {
  if (digits.length < 13 || !NETWORK.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    sum += i % 2 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}
