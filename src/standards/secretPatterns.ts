/** Masks card numbers (13 to 19 digits that pass Luhn's check) and US social security numbers in a text. */
export const maskSecretNumbers = (text: string): string => (text.length < 9 ? text : text.replace(DIGITS, maskRun));

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
  for (const { 0: run, index } of text.matchAll(WRITTEN))
    for (const [start, end] of spansIn(run)) spans.push([index + start, index + end]);
  return spans;
}
/** A text that this does not match contains no secret. */
const SUSPICIOUS = /\d[\d \u00a0-]{8}|:\/\/|=|%3d|eyJ/i;
/**
 * Patterns of credentials: user names and passwords, parameters that name a credential, and JSON web tokens. Group 1 is
 * the text before the credential.
 */
const CREDENTIALS = [
  /(:\/\/)[^\s/?#@"'<>[\]:]{0,100}:[^\s/?#@"'<>[\]]{0,100}(?=@)/giu,
  /((?:[?&#;]|%3f|%26)(?:[\w-]{0,40}[_-])?(?:token|code|key|secret|signature|sig|password|passwd|pwd|otp|session|sid|jwt|apikey)(?:=|%3d))[^\s&#;"'<>)\]]+/giu,
  /(?<![\w-])()eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/giu,
];
/**
 * Matches a card number in one piece or in groups of at least four digits, the last of any length; or a social security
 * number.
 */
const WRITTEN =
  /(?<![\d.,])(?:\d{14,19}|\d{4}(?:([ \u00a0-])\d{4,7})(?:\1\d{1,7}){1,3}|\d{3}-\d{2}-\d{4})(?![\d.,]\d|\d)/gu;

/** Returns whether the text contains such a number. */
export const holdsSecretNumber = (text: string): boolean => maskSecretNumbers(text) !== text;

/** Matches a separator between the digits of one number: spaces, dots, hyphens, dashes and zero-width characters. */
const BETWEEN = String.raw`[\s.\u00ad\u200b-\u200d\u2010-\u2015\u2060\ufeff-]`;
const DIGITS = new RegExp(String.raw`\d(?:${BETWEEN}{0,3}\d){8,}`, 'gu');
const SSN = new RegExp(String.raw`^(?!000|666|9)\d{3}${BETWEEN}{1,3}(?!00)\d{2}${BETWEEN}{1,3}(?!0000)\d{4}$`, 'u');
const GAP = new RegExp(`(${BETWEEN}+)`, 'u');
/** The text that replaces a secret. */
export const MASK = '•••';

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

const maskRun = (run: string): string => withMasks(run, spansIn(run));

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
    digits += parts[i] ?? '';
    if (digits.length > 19) break;
    if (isCard(digits) || (digits.length === 9 && SSN.test(parts.slice(start, i + 1).join('')))) found = i + 1;
  }
  return found;
}

/**
 * Returns whether the digits are a card number (ISO/IEC 7812-1): the first digit identifies the industry, and the last
 * one is Luhn's check digit.
 */
function isCard(digits: string): boolean {
  if (digits.length < 13 || !/^[2-6]/u.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    sum += i % 2 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}
