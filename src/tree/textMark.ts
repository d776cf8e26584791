import { hasWord, isWord } from '../standards/characters.ts';
import { Flag, has } from './TreeNode.ts';
import type { TreeNode } from './TreeNode.ts';

/**
 * The marks for text whose style changes its meaning: `~~10~~` is no longer so, `10^8` is not 108, a person may not see
 * `(faint: 10)`, and nobody sees `(hidden: 10)` in a name.
 */
export type TextMark = '~~' | '^' | '_' | 'faint' | 'hidden';

/**
 * Returns a text directly in the node, with the marks that it alone has: those of faint and of struck text.
 * @param put puts a mark on the words of a text
 */
export function textIn(node: TreeNode, text: string, put: (text: string, mark: TextMark) => string = withMark): string {
  // A faint separator without words needs no mark.
  const words = has(node, Flag.Faint) && hasWord(text) ? put(text, 'faint') : text;
  return has(node, Flag.StruckText) ? put(words, '~~') : words;
}

/** Returns the mark of all text in the node, or an empty text for ordinary text. */
export function markOf(node: TreeNode): TextMark | '' {
  if (!has(node, Flag.Struck | Flag.Raised | Flag.Lowered)) return '';
  return has(node, Flag.Struck) ? '~~' : has(node, Flag.Raised) ? '^' : '_';
}

/** Writes the mark around the words of the text. */
export const withMark = (text: string, mark: TextMark | ''): string =>
  mark ? changedWords(text, (words) => marked(words, mark)) : text;

/** Changes a text, but not the white space at its ends. */
export function changedWords(text: string, change: (words: string) => string): string {
  const words = text.trim();
  return words ? text.replace(words, () => change(words)) : text;
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
