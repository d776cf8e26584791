import { cut, lazyPattern } from '../../standards/characters.ts';
import { oneLine } from '../../standards/pageText.ts';
import { unmarked, writeMarks } from './inlineMarks.ts';

/**
 * Page text in a line of the text view. Nothing that a page writes can look like a row, a mark or the end of a name:
 * see "What a page cannot write" in docs/text-view.md. Nearly all text is plain, so each function first looks whether
 * there is anything to do.
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
  const seen = text.length > 80 ? shorten(oneLine(text)) : oneLine(text);
  return MARKS.test(seen) ? escapeOpening(seen).replace(SEPARATOR, '$1\\|') : seen;
}
const MARKS = /[[|]|\(on hover /;

/** What could be taken for struck text, superscript, subscript or code. */
const escapeInline = (text: string): string => text.replace(/`|~(?=~)|\^(?=\S|$)|_(?=[\d(+\u2212-]|$)/g, '\\$&');

/** A name inside brackets, of which parts may be marked. */
export function escapeName(text: string): string {
  const seen = oneLine(text).trim();
  const isSpecial = SPECIAL_IN_NAME.test(seen) || COLOURED.test(seen);
  if (!isSpecial && !INLINE.test(seen) && unmarked(seen) === seen) return seen;
  const name = writeMarks(seen, escapeInName, escapeCodeInName)
    .replace(/=(?=-?\d+(?:\.\d+)?$)/, '\\=')
    .replace(/(^| )\((?=(?:[a-z ]|on hover \d+)+\)$)/, '$1\\(')
    .replace(COLOURED.test(seen) ? /^/ : /^[./]/, '\\$&');
  return name.endsWith('\\') ? `${name} ` : name;
}
/** What only a hint says: a shape and its colour. */
export const COLOURED = /^(?:swatch|square|rectangle|circle|ellipse|line|triangle|polygon) (?:#[a-f\d]{6}|[a-z]{3,7})$/;
const SPECIAL_IN_NAME = /[[\]=()\\]|^[./]/;

/** A name that the page gives, not one that is put together from its marked texts. */
export const escapePlainName = (text: string): string => escapeName(unmarked(text));

const escapeInName = (text: string): string => escapeInline(escapeCodeInName(text));
const escapeCodeInName = (text: string): string => escapeOpening(text).replace(/\]/g, '\\]').replace(/="/g, '=\\"');

/** A value between quotes. */
export function escapeValue(text: string): string {
  const value = escapeOpening(oneLine(unmarked(text)).trim().replace(/["\]]/g, '\\$&'));
  return value.endsWith('\\') ? `${value} ` : value;
}

/**
 * Escapes page text that begins a line, so that it cannot be read as a heading, an item, a row, a rule, a fence or a
 * region.
 */
export const escapeStart = (line: string): string =>
  (isAsciiLetter(line.charCodeAt(0)) ? LETTERED : STARTS).test(line) ? `\\${line}` : line;
/** The number of an item in letters. */
const LETTERED = /^(?:[ivxlcdm]+|[a-z])\.\s/i;
const isAsciiLetter = (code: number): boolean => (code > 64 && code < 91) || (code > 96 && code < 123);

/** One line of preformatted text, its white space kept. */
export const escapeRaw = (line: string): string => escapeOpening(unmarked(line)).replace(/^(?=\s*```)/, '\\');

/** What could be taken for a mark: a bracket before a digit of any script, or the words that begin a hover mark. */
const escapeOpening = (text: string): string =>
  text.includes('[') || text.includes('(on hover ') ? text.replace(opening(), '\\$&') : text;
const opening = lazyPattern('\\[(?=\\p{Nd})|\\((?=on hover \\p{Nd})', 'gu');
/** What could be taken for the border of a cell. */
const SEPARATOR = /(^|\s)\|(?=\s|$)/g;
const STARTS = /^(?:#{1,6}\s|\d+\.\s|[-*+]\s|[-*_=]{3,}\s*$|-|\*|>|\||…|@|`{3}|~{3})/;

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

/** An address in a bracket: one word, so that it cannot say anything about the element. */
export const escapeAddress = (address: string): string =>
  escapeValue(cut(address.replace(/\s/g, '%20'), MAX_ADDRESS)).replace(/[()]/g, '\\$&');
export const MAX_ADDRESS = 80;

/** Shortens a written line: never inside a mark, and never between a backslash and what it escapes. */
export function cutLine(line: string, limit: number): string {
  if (line.length <= limit) return line;
  const part = cut(line, limit).slice(0, -1);
  const open = OPEN_MARK.exec(part)?.index ?? -1;
  // Of a first mark that is longer, the name is cut.
  return `${(open > 0 ? part.slice(0, open) : part).replace(/\\$/, '')}…${open === 0 ? ']' : ''}`;
}
/** A mark that has begun and not ended. */
export const OPEN_MARK = /(?<!\\)\[\d+(?:,\d+)*(?: (?:[^\]]|(?<=\\)\])*)?$/;
