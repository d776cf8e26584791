import { isString } from '../standards/values.ts';
import { collapseSpace, cut } from '../standards/characters.ts';
import { isOpaque, separatesWords } from './keep.ts';
import { composedChildren } from './lineUp.ts';
import { textIn } from './textMark.ts';
import type { TreeChild, TreeNode } from './TreeNode.ts';

/** The default of `maxLength`: more characters than any text of an overview has. */
const MAX_LENGTH = 400;

/** An element, and where its words begin and end in a text. */
export interface WordSpan {
  readonly node: TreeNode;
  readonly from: number;
  to: number;
}

/**
 * Returns the visible words of an element and its descendants on one line, at most `maxLength` characters, without the
 * words of elements for which `leaveOut` returns true.
 */
export const wordsIn = (node: TreeNode, maxLength = MAX_LENGTH, leaveOut?: (node: TreeNode) => boolean): string =>
  cut(collapseSpace(readWords(node, maxLength, leaveOut)), maxLength);

/** Returns the same words, with marks around those that are faint. */
export const markedWordsIn = (node: TreeNode, maxLength = MAX_LENGTH, leaveOut?: (node: TreeNode) => boolean): string =>
  cut(collapseSpace(readWords(node, maxLength, leaveOut, undefined, textIn)), maxLength);

/**
 * Returns the words of an element and its descendants with all white space, somewhat more than `maxLength` characters.
 * @param leaveOut returns true for an element whose words are left out
 * @param spans receives each element in order; values and documents inside are then read too
 * @param write returns how a text directly in a node is written; as it is by default
 */
export function readWords(
  root: TreeNode,
  maxLength: number,
  leaveOut?: (node: TreeNode) => boolean,
  spans?: WordSpan[],
  write: (node: TreeNode, text: string) => string = (_, text) => text,
): string {
  let words = '';
  const enter = (node: TreeNode) => {
    const parts: readonly TreeChild[] = isOpaque(node) && !spans ? [] : composedChildren(node);
    const level = { node, parts, at: 0, from: words.length, to: 0 };
    stack.push(level);
    spans?.push(level);
  };
  const stack: (WordSpan & { parts: readonly TreeChild[]; at: number })[] = [];
  enter(root);
  for (let top = stack.at(-1); top && words.length < maxLength; top = stack.at(-1)) {
    const part = top.parts[top.at++];
    if (part === undefined) {
      top.to = words.length;
      stack.pop();
      if (separatesWords(top.node)) words += ' ';
    } else if (!isString(part)) {
      if (separatesWords(part)) words += ' ';
      if (leaveOut?.(part)) words += ' ';
      else enter(part);
    } else words += write(top.node, part);
  }
  return words;
}
