import { cut, lazyPattern } from '../../standards/characters.ts';
import { unmarked, writeMarks } from './inlineMarks.ts';

/**
 * Page text in a line of the text view. Nothing that a page writes can look like a row, a mark or the end of a name: see
 * "What a page cannot write" in TEXT-VIEW.md. Nearly all text is plain, so each function first looks whether there is
 * anything to do.
 */

/** Text outside brackets; still to be joined with what stands before and after it. */
export const escapeText = (text: string): string => writeMarks(text, escapePlain, escapeCode);

/** Text that is not code. */
function escapePlain(text: string): string {
  const code = escapeCode(text);
  return INLINE.test(code) ? escapeInline(code) : code;
}
const INLINE = /[`^_]|~~/;

/** Between backticks only what parts a line is escaped. */
function escapeCode(text: string): string {
  const seen = text.length > 80 ? shorten(visible(text)) : visible(text);
  return MARKS.test(seen) ? escapeOpening(seen).replace(SEPARATOR, '$1\\|') : seen;
}
const MARKS = /[[|]|\(on hover /;

/** What could be taken for struck text, superscript, subscript or code. */
const escapeInline = (text: string): string => text.replace(/`|~(?=~)|\^(?=\S|$)|_(?=[\d(+\u2212-]|$)/g, '\\$&');

/** A name inside brackets, of which parts may be marked. */
export function escapeName(text: string): string {
  const seen = visible(text).trim();
  const isSpecial = SPECIAL_IN_NAME.test(seen);
  if (!isSpecial && !INLINE.test(seen) && unmarked(seen) === seen) return seen;
  const name = writeMarks(seen, escapeInName, escapeCodeInName)
    .replace(/=(?=-?\d+(?:\.\d+)?$)/, '\\=')
    .replace(/(^| )\((?=(?:[a-z ]|on hover \d+)+\)$)/, '$1\\(')
    .replace(/^[./]/, '\\$&');
  return name.endsWith('\\') ? `${name} ` : name;
}
const SPECIAL_IN_NAME = /[[\]=()\\]|^[./]/;

/** A name that the page gives, not one that is put together from its marked texts. */
export const escapePlainName = (text: string): string => escapeName(unmarked(text));

const escapeInName = (text: string): string => escapeInline(escapeCodeInName(text));
const escapeCodeInName = (text: string): string => escapeOpening(text).replace(/\]/g, '\\]').replace(/="/g, '=\\"');

/** A value between quotes. */
export function escapeValue(text: string): string {
  const value = escapeOpening(visible(unmarked(text)).trim().replace(/["\]]/g, '\\$&'));
  return value.endsWith('\\') ? `${value} ` : value;
}

/** A line that page text begins: what would make it a heading, an item, a row, a rule, a fence or a region is broken. */
export const escapeStart = (line: string): string =>
  (isAsciiLetter(line.charCodeAt(0)) ? LETTERED : STARTS).test(line) ? `\\${line}` : line;
/** The number of an item in letters. */
const LETTERED = /^(?:[ivxlcdm]+|[a-z])\.\s/i;
const isAsciiLetter = (code: number): boolean => (code > 64 && code < 91) || (code > 96 && code < 123);

/** One line of preformatted text, its white space kept. */
export const escapeRaw = (line: string): string => escapeOpening(withoutInvisibles(line)).replace(/^(?=\s*```)/, '\\');

/** What could be taken for a mark: a bracket before a digit of any script, or the words that begin a hover mark. */
const escapeOpening = (text: string): string =>
  text.includes('[') || text.includes('(on hover ') ? text.replace(opening(), '\\$&') : text;
const opening = lazyPattern('\\[(?=\\p{Nd})|\\((?=on hover \\p{Nd})', 'gu');
/** What could be taken for the border of a cell. */
const SEPARATOR = /(^|\s)\|(?=\s|$)/g;
const STARTS = /^(?:#{1,6}\s|\d+\.\s|[-*+]\s|[-*_=]{3,}\s*$|-|\*|>|\||…|@|`{3}|~{3})/;

/** Text as it is seen: invisible characters gone, any white space one space. */
export function visible(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutInvisibles(text).replace(/\s+/g, ' ');
}
/** White space other than single spaces, or what is not known to be seen. */
const UNUSUAL = / {2}|[^ -~\u00a1-\u00ac\u00ae-\u0344\u0370-\u05ff\u2010-\u2027\u20a0-\u20bf\u4e00-\u9fff]/;

const withoutInvisibles = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(joiners(), '').replace(BREAKS, ' ').replace(invisible(), '');
const PLAIN = /^[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u0344\u0370-\u05ff\u2010-\u2027\u20a0-\u20bf\u4e00-\u9fff]*$/;
/** Zero-width joiner and non-joiner, but between letters and inside emoji, where they change what is seen. */
const joiners = lazyPattern(
  '(?<![\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![\\p{L}\\p{M}\\p{Extended_Pictographic}])',
  'gu',
);
const BREAKS = /[\u0085\u2028\u2029\v\f\r]/g;
/** Soft hyphen, zero width, bidirectional controls, fillers, variation selectors, tags, private use, controls, lone surrogates. */
const invisible = lazyPattern(
  // The last range stands for marks of the view until they are written.
  '(?![\\n\\t\\uf8f0-\\uf8f7])[\\p{Cc}\\p{Co}\\p{Cs}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b\\u200e\\u200f' +
    '\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e0fff}]',
  'gu',
);

/** Unbroken strings such as addresses and base64 say nothing beyond their beginning. */
function shorten(text: string): string {
  for (let start = 0; start < text.length;) {
    const space = text.indexOf(' ', start);
    const end = space < 0 ? text.length : space;
    if (end - start > 80) return text.replace(LONG, '$1…');
    start = end + 1;
  }
  return text;
}
const LONG = /([\x21-\x7e]{79})[\x21-\x7e]{2,}/g;

/** A tag, id or class as one word: what a page calls things cannot break out of its place. */
export const ident = (name: string): string => cut(visible(name).replace(/[\s"'<>=[\]]/gu, '_'), 40);
