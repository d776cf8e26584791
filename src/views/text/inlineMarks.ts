import type { TreeNode } from '../../tree/TreeNode.ts';
import { marked, markOf } from '../../tree/textMark.ts';
import type { TextMark } from '../../tree/textMark.ts';

/**
 * Marks inside a line: `~~10~~` for struck text, `10^8` and `H_2O` for text set higher and lower, backticks for code.
 *
 * Until a line is written, its text holds a private-use character at each end of a marked part instead of the mark.
 * Page text cannot hold these characters (`PieceWriter` takes them out), so that escaping and comparing can tell the
 * view's marks from the page's characters.
 */
export interface MarkKind {
  readonly open: string;
  readonly close: string;
  readonly mark: TextMark | '`';
}
const KINDS: readonly MarkKind[] = [
  { open: '\uf8f0', close: '\uf8f1', mark: '~~' },
  { open: '\uf8f2', close: '\uf8f3', mark: '^' },
  { open: '\uf8f4', close: '\uf8f5', mark: '_' },
  { open: '\uf8f6', close: '\uf8f7', mark: '`' },
];
const BRACKETS = /[\uf8f0-\uf8f7]/g;
const HAS_BRACKET = /[\uf8f0-\uf8f7]/;
/** The end of a marked part and the beginning of another of the same kind: they are one. */
const SEAMS = /(?:\uf8f1( ?)\uf8f0|\uf8f3( ?)\uf8f2|\uf8f5( ?)\uf8f4|\uf8f7\uf8f6)/g;
/** A marked part with no other inside, and the character after it. */
const MARKED = /([\uf8f0\uf8f2\uf8f4])([^\uf8f0-\uf8f7]*)[\uf8f1\uf8f3\uf8f5](?=(.?))/gu;
const CODE = /\uf8f6[^\uf8f7]*\uf8f7/g;

/** Whether the text begins with a mark of the view. */
export const beginsMarked = (text: string): boolean => HAS_BRACKET.test(text.trimStart().charAt(0));

/** The text without the characters that stand for marks. */
export const unmarked = (text: string): string => (HAS_BRACKET.test(text) ? text.replace(BRACKETS, '') : text);

const CODE_TAGS = new Set(['code', 'kbd', 'samp', 'tt']);

/** The kind of mark that the texts inside the node have; undefined for none. */
export function kindOf(node: TreeNode): MarkKind | undefined {
  const mark = markOf(node);
  if (mark) return KINDS.find((kind) => kind.mark === mark);
  return node.role === 'code' || node.role === 'math' || CODE_TAGS.has(node.tag) ? KINDS[3] : undefined;
}

/** Puts the characters of the mark around the words of a text. */
export function putMark(text: string, { open, close, mark }: MarkKind): string {
  // Parts of one code are told from two codes by the space between them.
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
  const joined = text.replace(SEAMS, (_, ...spaces: (string | undefined)[]) => spaces.slice(0, 3).find(Boolean) ?? '');
  const parts: string[] = [];
  let from = 0;
  for (const { 0: code, index } of joined.matchAll(CODE)) {
    parts.push(parted(escape(joined.slice(from, index))), quoted(escapeCode(unmarked(code))));
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
  return (line[at - 1] === '\\' ? ' ' : '') + marked(parted(inner), mark, next);
}

/** A backslash of the page must not be taken for one that takes away the meaning of the mark that follows. */
const parted = (text: string): string => (text.endsWith('\\') ? `${text} ` : text);

/** Code stands between as many backticks as no part of it has in a row, as in Markdown. */
function quoted(text: string): string {
  const code = text.trim();
  if (!code) return text;
  let fence = '`';
  while (code.includes(fence)) fence += '`';
  const inner = fence === '`' ? code : ` ${code} `;
  return text.replace(code, () => fence + inner + fence);
}
