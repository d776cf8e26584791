import type { DomSnapshot } from '../../../src/index.ts';
import { preorder } from '../../../src/tree/lineUp.ts';
import { Flag, type TreeChild, type TreeNode } from '../../../src/tree/TreeNode.ts';

/**
 * Writes everything that can be observed of a snapshot, one line for each node. The numbers of nodes depend on what the
 * tool has seen before, so it writes their places instead, and not which nodes took over a number.
 */
export function linesOf(snapshot: DomSnapshot): string[] {
  const { tree, stats } = snapshot;
  const { focusId, modal, totalElements, hiddenElements, geometry, title, url } = tree;
  const places = new Map([...preorder(tree.root)].map(({ id }, place) => [id, place]));
  const lines = [
    JSON.stringify({
      focus: places.get(focusId),
      modal: modal && { ...modal, id: places.get(modal.id) },
      totalElements,
      hiddenElements,
      title,
      url,
      viewport: geometry.viewport,
      ...stats,
      captureTimeMs: 0,
    }),
  ];
  const add = (node: TreeChild, depth: number, as = ''): void => {
    const indent = ' '.repeat(depth) + as;
    if (typeof node === 'string') {
      lines.push(indent + JSON.stringify(node));
      return;
    }
    lines.push(indent + JSON.stringify([own(node, places), geometry.box(node.id)]));
    if (node.shadow) add(node.shadow, depth + 1, 'shadow ');
    if (node.frame) add(node.frame, depth + 1, 'frame ');
    for (const child of node.children) add(child, depth + 1);
    if (node.assigned)
      lines.push(
        `${indent} assigned ${node.assigned.map((child) => (typeof child === 'string' ? child : places.get(child.id))).join()}`,
      );
  };
  add(tree.root, 0);
  return lines;
}

function own(
  { id, kind, tag, flags, display, role, name, facts, states }: TreeNode,
  places: ReadonlyMap<number, number>,
): unknown[] {
  return [
    places.get(id),
    tag,
    role,
    name,
    kind,
    flags & ~Flag.Reidentified,
    display,
    facts && Object.entries(facts).sort(),
    states && Object.entries(states).sort(),
  ];
}

/** Returns the first lines that differ, or null if there are none. */
export function difference(before: readonly string[], after: readonly string[]): string | null {
  for (let i = 0; i < Math.max(before.length, after.length); i++) {
    if (before[i] !== after[i])
      return `first:  ${before.slice(i, i + 2).join('\n        ')}\nsecond: ${after.slice(i, i + 2).join('\n        ')}`;
  }
  return null;
}
