import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { isFaint, marked, markOf } from '../../tree/textMark.ts';
import type { TextMark } from '../../tree/textMark.ts';
import { wordSet } from '../../standards/words.ts';

/**
 * Marks inside a line: `~~10~~` for struck text, `10^8` for superscript, `H_2O` for subscript, backticks for code,
 * `(faint: 10)` for text that is hard to see, `(hidden: 10)` for the part of a name that nobody sees.
 *
 * Until a line is written, its text holds a private-use character at each end of a marked part instead of the mark.
 * Page text cannot hold these characters (`gateTree` takes them out), so that escaping and comparing can tell the
 * view's marks from the page's characters.
 */
export interface MarkKind {
  readonly open: string;
  readonly close: string;
  readonly mark: TextMark | '`';
}
const STRUCK_KIND: MarkKind = { open: '\uf8f0', close: '\uf8f1', mark: '~~' };
const CODE_KIND: MarkKind = { open: '\uf8f6', close: '\uf8f7', mark: '`' };
const FAINT_KIND: MarkKind = { open: '\uf8f8', close: '\uf8f9', mark: 'faint' };
const HIDDEN_KIND: MarkKind = { open: '\uf8fa', close: '\uf8fb', mark: 'hidden' };
const KINDS: readonly MarkKind[] = [
  STRUCK_KIND,
  { open: '\uf8f2', close: '\uf8f3', mark: '^' },
  { open: '\uf8f4', close: '\uf8f5', mark: '_' },
  CODE_KIND,
  FAINT_KIND,
  HIDDEN_KIND,
];
const BRACKETS = /[\uf8f0-\uf8fb]/g;
const HAS_BRACKET = /[\uf8f0-\uf8fb]/;
/** Matches the boundary between two marked parts of the same kind, which are joined into one. */
const SEAMS = /(?:\uf8f1( ?)\uf8f0|\uf8f3( ?)\uf8f2|\uf8f5( ?)\uf8f4|\uf8f9( ?)\uf8f8|\uf8f7\uf8f6)/g;
/** Matches a marked part that contains no other one, and looks ahead to the character after it. */
const MARKED = /([\uf8f0\uf8f2\uf8f4\uf8f8\uf8fa])([^\uf8f0-\uf8fb]*)[\uf8f1\uf8f3\uf8f5\uf8f9\uf8fb](?=(.?))/gu;
const CODE = /\uf8f6[^\uf8f7]*\uf8f7/g;

/** Tells whether the text begins with a mark of the view. */
export const beginsMarked = (text: string): boolean => HAS_BRACKET.test(text.trimStart().charAt(0));

/** Returns the text without the characters that stand for marks. */
export const unmarked = (text: string): string => (HAS_BRACKET.test(text) ? text.replace(BRACKETS, '') : text);

const CODE_TAGS = wordSet('code kbd samp tt');

/** Returns the kind of mark for the texts inside the node, or undefined if they have none. */
export function kindOf(node: TreeNode): MarkKind | undefined {
  const mark = markOf(node);
  if (mark) return KINDS.find((kind) => kind.mark === mark);
  return node.role === 'code' || node.role === 'math' || CODE_TAGS.has(node.tag) ? CODE_KIND : undefined;
}

/** Returns a text directly in the node, with the characters that stand for the marks that it alone has. */
export function markedIn(node: TreeNode, text: string): string {
  const words = isFaint(node, text) ? putMark(text, FAINT_KIND) : text;
  return has(node, Flag.StruckText) ? putMark(words, STRUCK_KIND) : words;
}

/** Returns a part of a name that nobody sees, with the characters that stand for its mark. */
export const hiddenPart = (words: string): string => putMark(words, HIDDEN_KIND);

/** Puts the characters that stand for the mark around the words of a text. */
export function putMark(text: string, { open, close, mark }: MarkKind): string {
  // Only the space between them tells two code elements from two parts of one.
  if (mark === '`') return text && open + text + close;
  const words = text.trim();
  if (!words) return text;
  const start = text.indexOf(words);
  return text.slice(0, start) + open + words + close + text.slice(start + words.length);
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
  const joined = text.replace(SEAMS, (_, ...spaces: (string | undefined)[]) => spaces.slice(0, 4).find(Boolean) ?? '');
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
  const mark = KINDS.find((kind) => kind.open === open)?.mark as TextMark;
  const inner = mark === '~~' ? words : words.replace(/[()]/g, '\\$&');
  return (line[at - 1] === '\\' ? ' ' : '') + marked(withSafeEnd(inner), mark, next);
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
