import { hasWord, isWord } from '../standards/characters.ts';
import { Flag, has } from './TreeNode.ts';
import type { TreeNode } from './TreeNode.ts';

/**
 * The marks for text whose style changes its meaning: `~~10~~` is no longer so, `10^8` is not 108, a person may not see
 * `(faint: 10)`, and nobody sees `(hidden: 10)` in a name.
 */
export type TextMark = '~~' | '^' | '_' | 'faint' | 'hidden';

/** Returns whether a text directly in the node must be marked as faint. A separator without words needs no mark. */
export const isFaint = (node: TreeNode, text: string): boolean => has(node, Flag.Faint) && hasWord(text);

/** Returns a text directly in the node, with the marks that it alone has: those of faint and of struck text. */
export function textIn(node: TreeNode, text: string): string {
  const words = isFaint(node, text) ? withMark(text, 'faint') : text;
  return has(node, Flag.StruckText) ? withMark(words, '~~') : words;
}

/** Returns the mark of all text in the node, or an empty text for ordinary text. */
export function markOf(node: TreeNode): TextMark | '' {
  if (!has(node, Flag.Struck | Flag.Raised | Flag.Lowered)) return '';
  return has(node, Flag.Struck) ? '~~' : has(node, Flag.Raised) ? '^' : '_';
}

/** Writes the mark around the text, and leaves white space at its ends outside. */
export function withMark(text: string, mark: TextMark | ''): string {
  const words = text.trim();
  return mark && words ? text.replace(words, () => marked(words, mark)) : text;
}

/**
 * Writes a marked text: struck text between `~~`, superscript after `^`, subscript after `_`, faint and hidden text as
 * `(faint: …)` and `(hidden: …)`. After `^` and `_`, digits need no brackets (`10^8`, `H_2O`), nor do letters after `^`
 * (`4^th`); anything else does.
 * @param next the character that follows without a space, if there is one
 */
export function marked(words: string, mark: TextMark, next = ''): string {
  if (mark === '~~') return `~~${words}~~`;
  if (mark !== '^' && mark !== '_') return `(${mark}: ${words})`;
  const isPlain = DIGITS.test(words) ? !DIGIT.test(next) : mark === '^' && LETTERS.test(words) && !isWord(next);
  return mark + (isPlain ? words : `(${words})`);
}
const DIGITS = /^[+\u2212-]?\d+$/;
const DIGIT = /^\d/;
const LETTERS = /^[a-zA-Z]+$/;
