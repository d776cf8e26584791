import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../../tree/TreeNode.ts';
import { isOpaque, separatesWords } from '../../tree/keep.ts';
import { composedChildren } from '../../tree/lineUp.ts';
import { cut } from '../../standards/characters.ts';
import type { OverviewOptions } from '../overviewTypes.ts';
import { oneLine } from '../../standards/pageText.ts';
import { shownValue } from '../controlWords.ts';

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
      if (leaveOut?.(part)) words += ' ';
      else stack.push(level(part));
    } else words += part;
  }
  return cut(words.replace(/\s+/gu, ' ').trim(), maxLength);
}

const level = (node: TreeNode) => ({ node, parts: isOpaque(node) ? [] : composedChildren(node), at: 0 });

/** Returns the visible text of an element, its name if that differs from the text, and its value. */
export function wordingOf(
  node: TreeNode,
  { includeValues = false }: OverviewOptions,
): { text: string; label: string; value: string } {
  const text = has(node, Flag.Editable) ? '' : cut(wordsIn(node), 100);
  const isCalled =
    node.name !== '' &&
    node.name !== node.facts?.placeholder &&
    (text === '' || (has(node, Flag.OwnName) && node.name !== text));
  return { text, label: isCalled ? cut(node.name, 100) : '', value: cut(shownValue(node, includeValues) ?? '', 80) };
}

/**
 * Returns the names of the elements of a group: one name if it is the same for all, or else one for each. If they have
 * more than `length` characters together, `…` stands for the others.
 */
export function memberNames(nodes: readonly TreeNode[], options: OverviewOptions, length: number): string[] {
  const all = nodes.map((node) => {
    const { text, label } = wordingOf(node, options);
    return cut(oneLine(text || label).trim(), MAX_NAME_LENGTH);
  });
  if (all.every((name) => name === all[0])) return all[0] ? [all[0]] : [];
  let remaining = length;
  const names = all.filter((name) => (remaining -= name.length) >= 0);
  return names.length < all.length ? [...names, '…'] : names;
}
const MAX_NAME_LENGTH = 40;

/** Writes the numbers of nodes as `[12]`, `[12-15]` or `[12,14,20]`. A long list ends in `…`. */
export function idsOf(nodes: readonly TreeNode[]): string {
  const ids = nodes.map(({ id }) => id).sort((a, b) => a - b);
  const [first = -1] = ids;
  const last = ids.at(-1) ?? first;
  if (ids.length > 1 && last - first === ids.length - 1) return `[${first}-${last}]`;
  return `[${ids.slice(0, MAX_IDS).join(',')}${ids.length > MAX_IDS ? ',…' : ''}]`;
}
const MAX_IDS = 12;
