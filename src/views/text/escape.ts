import { collapseSpace, cut, oneLine, patternFor } from '../../standards/characters.ts';
import { unmarked, writeMarks } from './inlineMarks.ts';

/**
 * These functions escape page text in a line of the text view, so that it cannot look like a row, a mark or the end of
 * a name. See "What a page cannot write" in docs/text-view.md. Nearly all text is plain, so each function first tests
 * whether there is anything to escape.
 */

/** Escapes text outside brackets. `escapeStart` escapes the beginning of a line. */
export const escapeText = (text: string): string => writeMarks(text, escapePlain, escapeCode);

/** Escapes text that is not code. */
function escapePlain(text: string): string {
  const code = escapeCode(text);
  return INLINE.test(code) ? escapeInline(code) : code;
}
const INLINE = /[`^_]|~~/;

/** Escapes only what has a meaning between backticks too: brackets, marks in parentheses and cell borders. */
function escapeCode(text: string): string {
  const shown = oneLine(text).replace(LONG, '$1…');
  return MARKS.test(shown) ? escapeOpening(shown).replace(SEPARATOR, '$1\\|') : shown;
}
const MARKS = /[[(|]/;

/** Escapes characters that could be taken for struck text, superscript, subscript or code. */
const escapeInline = (text: string): string => text.replace(/`|~(?=~)|\^(?=\S|$)|_(?=[\d(+\u2212-]|$)/g, '\\$&');

/** Escapes a name inside brackets. Parts of it may be marked. */
export function escapeName(text: string): string {
  const shown = collapseSpace(text);
  const isSpecial = SPECIAL_IN_NAME.test(shown) || COLOURED.test(shown);
  if (!isSpecial && !INLINE.test(shown) && unmarked(shown) === shown) return shown;
  const name = writeMarks(shown, escapeInName, escapeCodeInName)
    .replace(/=(?=-?\d+(?:\.\d+)?$)/, '\\=')
    .replace(/(^| )\((?=(?:[a-z ]|on hover \d+)+\)$)/, '$1\\(')
    .replace(COLOURED.test(shown) ? /^/ : /^[./]/, '\\$&');
  return name.endsWith('\\') ? `${name} ` : name;
}
/** Matches what only a hint says: a shape and its colour. A name that looks like it is escaped. */
export const COLOURED = /^(?:swatch|square|rectangle|circle|ellipse|line|triangle|polygon) (?:#[a-f\d]{6}|[a-z]{3,7})$/;
const SPECIAL_IN_NAME = /[[\]=()\\]|^[./]/;

/** Escapes a name that the page gives as a plain string, and removes the characters that stand for marks. */
export const escapePlainName = (text: string): string => escapeName(unmarked(text));

const escapeInName = (text: string): string => escapeInline(escapeCodeInName(text));
const escapeCodeInName = (text: string): string => escapeOpening(text).replace(/\]/g, '\\]').replace(/="/g, '=\\"');

/** Writes a text of the page between quotation marks, as the value of an element. */
export const quotedValue = (text: string): string => `"${escapeValue(cut(text, MAX_VALUE))}"`;
const MAX_VALUE = 80;

/** Escapes a text between quotation marks. */
export function escapeValue(text: string): string {
  const value = escapeOpening(collapseSpace(unmarked(text)).replace(/["\]]/g, '\\$&'));
  return value.endsWith('\\') ? `${value} ` : value;
}

/**
 * Escapes page text that begins a line, so that it cannot be read as a heading, an item, a row, a rule, a fence or a
 * region.
 */
export const escapeStart = (line: string): string => (STARTS.test(line) ? `\\${line}` : line);

/** Escapes one line of preformatted text and keeps its white space. */
export const escapeRaw = (line: string): string =>
  writeMarks(line, escapeOpening, escapeOpening).replace(/^(?=\s*```)/, '\\');

/** Escapes the beginning of a possible mark: a bracket before a digit of any script, or the words of a mark. */
const escapeOpening = (text: string): string => (/[[(]/.test(text) ? text.replace(opening(text), '\\$&') : text);
const opening = patternFor(
  '\\[(?=[\\p{Nd}])|\\((?=on hover(?: [\\p{Nd}]|:)|(?:faint|hidden): |(?:progress|meter)[ )])',
  'gu',
);
/** Matches a character that could be taken for the border of a cell. */
const SEPARATOR = /(^|\s)\|(?=\s|$)/g;
/** Matches the beginning of a line that has a meaning in the view or in Markdown. */
const STARTS = /^(?:#{1,6}\s|(?:\d+|[ivxlcdm]+|[a-z])\.\s|\+\s|[_=]{3,}\s*$|[-*>|…@]|`{3}|~{3})/i;

/** Matches a long string without spaces, such as an address or base64, of which the first 79 characters stay. */
const LONG = /([\x21-\x7e]{79})[\x21-\x7e]{2,}/g;

/** Escapes an address in a bracket. It is written without spaces, so that it cannot look like an element's state. */
export const escapeAddress = (address: string): string =>
  escapeValue(cut(address.replace(/\s/g, '%20'), MAX_ADDRESS)).replace(/[()]/g, '\\$&');
/** The largest number of characters of an address. */
export const MAX_ADDRESS = 80;

/** Shortens a written line, but never inside a mark or between a backslash and the character that it escapes. */
export function cutLine(line: string, limit: number): string {
  if (line.length <= limit) return line;
  const part = cut(line, limit).slice(0, -1);
  const open = OPEN_MARK.exec(part)?.index ?? -1;
  // If the first mark alone is longer than the limit, its name is cut.
  return `${(open > 0 ? part.slice(0, open) : part).replace(/\\$/, '')}…${open === 0 ? ']' : ''}`;
}
/** Matches a mark that begins and does not end. */
export const OPEN_MARK = /(?<!\\)\[\d+(?:,\d+)*(?: (?:[^\]]|(?<=\\)\])*)?$/;
