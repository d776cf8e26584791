import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { markedWordsIn } from '../../tree/wordsIn.ts';
import { collapseSpace, cut, hasWord } from '../../standards/characters.ts';
import type { OverviewOptions } from '../overviewTypes.ts';
import { shownValue } from '../controlWords.ts';

/** Returns the visible text of an element, its name if that differs from the text, and its value. */
export function wordingOf(
  node: TreeNode,
  { includeValues = false }: OverviewOptions,
): { text: string; label: string; value: string } {
  const words = cut(markedWordsIn(node), 100);
  // A symbol says less than the name that the author gave.
  const text = has(node, Flag.OwnName) && !hasWord(words) ? '' : words;
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
    return cut(collapseSpace(text || label), MAX_NAME_LENGTH);
  });
  if (all.every((name) => name === all[0])) return all[0] ? [all[0]] : [];
  let remaining = length;
  const names = all.filter((name) => (remaining -= name.length) >= 0);
  return names.length < all.length ? [...names, '…'] : names;
}
/** The largest number of characters of one name. */
const MAX_NAME_LENGTH = 40;

/** Writes the numbers of nodes as `[12]`, `[12-15]` or `[12,14,20]`. A long list ends in `…`. */
export function idsOf(nodes: readonly TreeNode[]): string {
  const ids = nodes.map(({ id }) => id).sort((a, b) => a - b);
  const [first = -1] = ids;
  const last = ids.at(-1) ?? first;
  if (ids.length > 1 && last - first === ids.length - 1) return `[${first}-${last}]`;
  return `[${ids.slice(0, MAX_IDS).join(',')}${ids.length > MAX_IDS ? ',…' : ''}]`;
}
/** The largest number of numbers that are listed. */
const MAX_IDS = 12;
