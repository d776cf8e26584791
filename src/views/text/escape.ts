/**
 * Page text in a line of the text view. Nothing that a page writes can look like a row, a mark or the end of a name: see
 * "Escaping" in TEXT-VIEW.md.
 */

/** Text outside brackets; still to be joined with what stands before and after it. */
export const escapeText = (text: string): string =>
  shorten(visible(text)).replace(OPENING, '\\$&').replace(SEPARATOR, '$1\\|');

/** A name inside brackets. */
export function escapeName(text: string): string {
  const name = visible(text)
    .trim()
    .replace(OPENING, '\\$&')
    .replace(/\]/gu, '\\]')
    .replace(/="/gu, '=\\"')
    .replace(/=(?=-?\d+(?:\.\d+)?$)/u, '\\=')
    .replace(/\((?=[a-z ]+\)$)/u, '\\(')
    .replace(/^[./]/u, '\\$&');
  return name.endsWith('\\') ? `${name} ` : name;
}

/** A value between quotes. */
export function escapeValue(text: string): string {
  const value = visible(text).trim().replace(/["\]]/gu, '\\$&').replace(OPENING, '\\$&');
  return value.endsWith('\\') ? `${value} ` : value;
}

/** A line that page text begins: what would make it a heading, an item, a row, a rule, a fence or a region is broken. */
export const escapeStart = (line: string): string => (STARTS.test(line) ? `\\${line}` : line);

/** One line of preformatted text, its white space kept. */
export const escapeRaw = (line: string): string =>
  withoutInvisibles(line)
    .replace(/\t/gu, '  ')
    .replace(OPENING, '\\$&')
    .replace(/^(?=\s*```)/u, '\\');

/** What could be taken for a mark: a bracket before a digit of any script. */
const OPENING = /\[(?=\p{Nd})/gu;
/** What could be taken for the border of a cell. */
const SEPARATOR = /(^|\s)\|(?=\s|$)/gu;
const STARTS = /^(?:#{1,6}\s|[-*+]\s|[-*_=]{3,}\s*$|-|\*|>|\||…|@|`{3}|~{3})/u;

/** Text as it is seen: invisible characters gone, any white space one space. */
export const visible = (text: string): string => withoutInvisibles(text).replace(/\s+/gu, ' ');

const withoutInvisibles = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(JOINERS, '').replace(BREAKS, ' ').replace(INVISIBLE, '');
const PLAIN = /^[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u0344\u0370-\u05ff]*$/u;
/** Zero-width joiner and non-joiner, but between letters and inside emoji, where they change what is seen. */
const JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const BREAKS = /[\u0085\u2028\u2029\v\f\r]/gu;
/** Soft hyphen, zero width, bidirectional controls, fillers, variation selectors, tags, private use, controls, lone surrogates. */
const INVISIBLE =
  /(?![\n\t])[\p{Cc}\p{Co}\p{Cs}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** Unbroken strings such as addresses and base64 say nothing beyond their beginning. */
const shorten = (text: string): string => (text.length > 80 ? text.replace(LONG, '$1…') : text);
const LONG = /([\x21-\x7e]{79})[\x21-\x7e]{2,}/gu;
