import type { TreeNode } from '../../tree/TreeNode.ts';
import { changedWords, marked, markOf, textIn } from '../../tree/textMark.ts';
import type { TextMark } from '../../tree/textMark.ts';
import { wordSet } from '../../standards/words.ts';

/**
 * Marks inside a line: `~~10~~` for struck text, `10^8` for superscript, `H_2O` for subscript, backticks for code,
 * `(faint: 10)` for text that is hard to see, `(hidden: 10)` for the part of a name that nobody sees, `(progress 10 %)`
 * for a progress bar.
 *
 * Until a line is written, its text holds a private-use character at each end of a marked part instead of the mark.
 * Page text cannot hold these characters (`gateTree` takes them out), so that escaping and comparing can tell the
 * view's marks from the page's characters.
 */
export type InlineMark = TextMark | '`' | 'bar';
const MARKS: readonly InlineMark[] = ['~~', '^', '_', '`', 'faint', 'hidden', 'bar'];
/** The characters at the beginning and at the end of a part with each of `MARKS`. */
const ENDS = '\uf8f0\uf8f1\uf8f2\uf8f3\uf8f4\uf8f5\uf8f6\uf8f7\uf8f8\uf8f9\uf8fa\uf8fb\uf8fc\uf8fd';
const BRACKETS = /[\uf8f0-\uf8fd]/g;
const HAS_BRACKET = /[\uf8f0-\uf8fd]/;
/** Matches the boundary between two marked parts of the same kind, which are joined into one. */
const SEAMS = /(?:\uf8f1( ?)\uf8f0|\uf8f3( ?)\uf8f2|\uf8f5( ?)\uf8f4|\uf8f9( ?)\uf8f8|\uf8f7\uf8f6)/g;
/** Matches a marked part that contains no other one, and looks ahead to the character after it. */
const MARKED =
  /([\uf8f0\uf8f2\uf8f4\uf8f8\uf8fa\uf8fc])([^\uf8f0-\uf8fd]*)[\uf8f1\uf8f3\uf8f5\uf8f9\uf8fb\uf8fd](?=(.?))/gu;
const CODE = /\uf8f6[^\uf8f7]*\uf8f7/g;

/** Tells whether the text ends with code. */
export const endsInCode = (text: string): boolean => text.endsWith('\uf8f7');

/** Tells whether the text begins with a mark of the view. */
export const beginsMarked = (text: string): boolean => HAS_BRACKET.test(text.trimStart().charAt(0));

/** Returns the text without the characters that stand for marks. */
export const unmarked = (text: string): string => (HAS_BRACKET.test(text) ? text.replace(BRACKETS, '') : text);

const CODE_TAGS = wordSet('code kbd samp tt');

/** Returns the mark for the texts inside the node, or '' if they have none. */
export const inlineMarkOf = (node: TreeNode): InlineMark | '' =>
  markOf(node) || (node.role === 'code' || node.role === 'math' || CODE_TAGS.has(node.tag) ? '`' : '');

/** Returns a text directly in the node, with the characters that stand for the marks that it alone has. */
export const markedIn = (node: TreeNode, text: string): string => textIn(node, text, putMark);

/** Returns a part of a name that nobody sees, with the characters that stand for its mark. */
export const hiddenPart = (words: string): string => putMark(words, 'hidden');

/** Puts the characters that stand for the mark around the words of a text. */
export function putMark(text: string, mark: InlineMark): string {
  const at = 2 * MARKS.indexOf(mark);
  const put = (words: string): string => ENDS.charAt(at) + words + ENDS.charAt(at + 1);
  // Only the space between them tells two code elements from two parts of one.
  return mark === '`' ? text && put(text) : changedWords(text, put);
}

/**
 * Escapes a text that may hold marked parts, and writes their marks.
 *
 * @param escape Escapes page text outside of code.
 * @param escapeCode Escapes code, in which marks other than brackets mean nothing.
 */
export function writeMarks(
  text: string,
  escape: (text: string) => string,
  escapeCode: (text: string) => string,
): string {
  if (!HAS_BRACKET.test(text)) return escape(text);
  const joined = text.replace(SEAMS, '$1$2$3$4');
  const parts: string[] = [];
  let from = 0;
  for (const { 0: code, index } of joined.matchAll(CODE)) {
    parts.push(withSafeEnd(escape(joined.slice(from, index))), quoted(escapeCode(unmarked(code))));
    from = index + code.length;
  }
  let out = parts.join('') + escape(joined.slice(from));
  // From the innermost marked parts outwards.
  for (let before = ''; out !== before && HAS_BRACKET.test(out);) out = (before = out).replace(MARKED, writeMarked);
  return unmarked(out);
}

function writeMarked(_: string, open: string, words: string, next: string, at: number, line: string): string {
  const mark = MARKS[ENDS.indexOf(open) / 2] as TextMark | 'bar';
  const inner = withSafeEnd(mark === '~~' ? words : words.replace(/[()]/g, '\\$&'));
  return (line[at - 1] === '\\' ? ' ' : '') + (mark === 'bar' ? `(${inner})` : marked(inner, mark, next));
}

/** Adds a space after a final backslash of the page, so that it does not escape the mark that follows. */
const withSafeEnd = (text: string): string => (text.endsWith('\\') ? `${text} ` : text);

/** Encloses code in more backticks than the code has in a row, as in Markdown. */
function quoted(text: string): string {
  const code = text.trim();
  if (!code) return text;
  let fence = '`';
  while (code.includes(fence)) fence += '`';
  const inner = fence === '`' ? code : ` ${code} `;
  return text.replace(code, () => fence + inner + fence);
}
