import type { TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren } from '../../tree/lineUp.ts';
import { likeSiblings } from '../text/groups.ts';
import { stableClass } from '../text/hint.ts';
import { squash } from '../text/compareWords.ts';

/** So many similar elements that say the same share a row. */
const SAME = 3;
/** So many that say different things do, which the row lists. */
const LIKE = 6;

/**
 * Groups elements of the same kind at the same place in similar siblings (the button at the end of each row, the link
 * in each item). A group stands where its first element stands; every other element stands alone.
 */
export function groupSimilar(
  root: TreeNode,
  targets: readonly TreeNode[],
  textOf: (node: TreeNode) => string,
): TreeNode[][] {
  const places = placesOf(root);
  const groups = new Map<string, TreeNode[]>();
  const keyOf = (node: TreeNode): string => `${places.get(node) ?? `alone ${node.id}`} ${makeOf(node)}`;
  for (const node of targets) {
    const key = keyOf(node);
    const group = groups.get(key);
    if (group) group.push(node);
    else groups.set(key, [node]);
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
  if (!first || group.length < SAME) return false;
  const words = squash(textOf(first));
  return group.length >= LIKE || group.every((node) => squash(textOf(node)) === words);
}

/** Which run of like siblings a node is in, and by which way from its sibling: the same for all at the same place. */
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
    const children = composedChildren(node).filter((child) => typeof child !== 'string');
    // The outermost like siblings decide: in a table the rows, not the cells.
    const runOf = new Map<TreeNode, string>();
    if (!place)
      for (const { from, to } of likeSiblings(children, SAME, () => true)) {
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

/** What makes two elements be of one kind. */
const makeOf = (node: TreeNode): string => [node.tag, node.role, node.facts?.inputType, stableClass(node)].join(' ');
