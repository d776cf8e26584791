import { valueOf } from '../../standards/indexed.ts';
import { nodesAmong } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren } from '../../tree/lineUp.ts';
import { likeSiblings } from '../text/groups.ts';
import { stableClass } from '../text/hint.ts';
import { squash } from '../text/compareWords.ts';

/** The least number of similar elements with the same words that share a row. */
const MIN_SAME_WORDS = 3;
/** The least number of similar elements with different words that share a row, which lists their words. */
const MIN_SIMILAR = 6;

/**
 * Groups elements of the same kind at corresponding places in similar siblings (the button at the end of each row, the
 * link in each item). A group takes the place of its first element. All other elements are groups of one.
 */
export function groupSimilar(
  root: TreeNode,
  targets: readonly TreeNode[],
  textOf: (node: TreeNode) => string,
): TreeNode[][] {
  const places = placesOf(root);
  const groups = new Map<string, TreeNode[]>();
  const keyOf = (node: TreeNode): string => `${places.get(node) ?? `alone ${node.id}`} ${kindOf(node)}`;
  for (const node of targets) {
    valueOf(groups, keyOf(node), () => []).push(node);
  }
  const together = new Set<readonly TreeNode[]>();
  for (const group of groups.values()) if (isGroup(group, textOf)) together.add(group);
  return targets.flatMap((node) => {
    const group = groups.get(keyOf(node)) ?? [];
    if (!together.has(group)) return [[node]];
    return group[0] === node ? [group] : [];
  });
}

function isGroup(group: readonly TreeNode[], textOf: (node: TreeNode) => string): boolean {
  const [first] = group;
  if (!first || group.length < MIN_SAME_WORDS) return false;
  const words = squash(textOf(first));
  return group.length >= MIN_SIMILAR || group.every((node) => squash(textOf(node)) === words);
}

/**
 * Returns a key for each node inside a run of similar siblings. It consists of the run and the path from the sibling to
 * the node, so that nodes at corresponding places have the same key.
 */
function placesOf(root: TreeNode): Map<TreeNode, string> {
  const places = new Map<TreeNode, string>();
  let runs = 0;
  const steps = new Map<string, string>();
  const step = (place: string, to: string): string => {
    const key = `${place}>${to}`;
    const known = steps.get(key);
    if (!known) steps.set(key, `step${steps.size}`);
    return known ?? `step${steps.size - 1}`;
  };
  const stack: { node: TreeNode; place: string }[] = [{ node: root, place: '' }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, place } = next;
    if (place) places.set(node, place);
    const children = nodesAmong(composedChildren(node));
    // Only the outermost similar siblings count: in a table the rows, not the cells.
    const runOf = new Map<TreeNode, string>();
    if (!place)
      for (const { from, to } of likeSiblings(children, MIN_SAME_WORDS, () => true)) {
        const name = `run${runs++}`;
        for (const child of children.slice(from, to)) runOf.set(child, name);
      }
    const nth = new Map<string, number>();
    for (const child of children) {
      const before = nth.get(child.tag) ?? 0;
      nth.set(child.tag, before + 1);
      stack.push({ node: child, place: runOf.get(child) ?? (place && step(place, `${child.tag}${before}`)) });
    }
  }
  return places;
}

/** Returns a key that is equal for elements of the same kind. */
const kindOf = (node: TreeNode): string => [node.tag, node.role, node.facts?.inputType, stableClass(node)].join(' ');
