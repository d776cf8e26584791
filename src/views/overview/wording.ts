import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../../tree/TreeNode.ts';
import { isOpaque, separatesWords } from '../../tree/keep.ts';
import { composedChildren } from '../../tree/lineUp.ts';
import { cut } from '../../standards/characters.ts';
import type { OverviewOptions } from '../overviewTypes.ts';
import { oneLine } from '../../standards/pageText.ts';
import { shownValue } from '../controlWords.ts';

/** More than any cut of the overview lets through. */
const ENOUGH = 400;

/**
 * Returns the visible words of an element and its descendants on one line, without those of the elements to leave out.
 * It stops reading after `enough` characters.
 */
export function wordsIn(node: TreeNode, enough = ENOUGH, leaveOut?: (node: TreeNode) => boolean): string {
  let words = '';
  const stack: { node: TreeNode; parts: readonly TreeChild[]; at: number }[] = [level(node)];
  for (let top = stack.at(-1); top && words.length < enough; top = stack.at(-1)) {
    const part = top.parts[top.at++];
    if (part === undefined) {
      stack.pop();
      if (separatesWords(top.node)) words += ' ';
    } else if (typeof part !== 'string') {
      if (leaveOut?.(part)) words += ' ';
      else stack.push(level(part));
    } else words += part;
  }
  return cut(words.replace(/\s+/gu, ' ').trim(), enough);
}

const level = (node: TreeNode) => ({ node, parts: isOpaque(node) ? [] : composedChildren(node), at: 0 });

/** What a person reads on an element, what it is called beside that, and its value. */
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
 * Returns what the elements of a group are called: one name if all have the same, else a name each as long as they have
 * `length` characters together, and `…` for the rest.
 */
export function memberNames(nodes: readonly TreeNode[], options: OverviewOptions, length: number): string[] {
  const all = nodes.map((node) => {
    const { text, label } = wordingOf(node, options);
    return cut(oneLine(text || label).trim(), MEMBER);
  });
  if (all.every((name) => name === all[0])) return all[0] ? [all[0]] : [];
  let left = length;
  const names = all.filter((name) => (left -= name.length) >= 0);
  return names.length < all.length ? [...names, '…'] : names;
}
const MEMBER = 40;

/** `[12]`, `[12-15]` or `[12,14,20]`, of which a long list ends in `…`. */
export function idsOf(nodes: readonly TreeNode[]): string {
  const ids = nodes.map(({ id }) => id).sort((a, b) => a - b);
  const [first = -1] = ids;
  const last = ids.at(-1) ?? first;
  if (ids.length > 1 && last - first === ids.length - 1) return `[${first}-${last}]`;
  return `[${ids.slice(0, MOST_IDS).join(',')}${ids.length > MOST_IDS ? ',…' : ''}]`;
}
const MOST_IDS = 12;
