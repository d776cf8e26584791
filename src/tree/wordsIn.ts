import { cut } from '../standards/characters.ts';
import { isOpaque, separatesWords } from './keep.ts';
import { composedChildren } from './lineUp.ts';
import type { TreeChild, TreeNode } from './TreeNode.ts';

/** More characters than any text of an overview has. */
const MAX_LENGTH = 400;

/**
 * Returns the visible words of an element and its descendants on one line, at most `maxLength` characters, without the
 * words of elements for which `leaveOut` returns true.
 */
export function wordsIn(node: TreeNode, maxLength = MAX_LENGTH, leaveOut?: (node: TreeNode) => boolean): string {
  let words = '';
  const stack: { node: TreeNode; parts: readonly TreeChild[]; at: number }[] = [level(node)];
  for (let top = stack.at(-1); top && words.length < maxLength; top = stack.at(-1)) {
    const part = top.parts[top.at++];
    if (part === undefined) {
      stack.pop();
      if (separatesWords(top.node)) words += ' ';
    } else if (typeof part !== 'string') {
      if (separatesWords(part)) words += ' ';
      if (leaveOut?.(part)) words += ' ';
      else stack.push(level(part));
    } else words += part;
  }
  return cut(words.replace(/\s+/gu, ' ').trim(), maxLength);
}

const level = (node: TreeNode) => ({ node, parts: isOpaque(node) ? [] : composedChildren(node), at: 0 });
