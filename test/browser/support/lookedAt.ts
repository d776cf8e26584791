import type { DomSnapshot } from '../../../src/index.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import { preorder } from '../../../src/tree/walk.ts';

export const nodesOf = (snapshot: DomSnapshot): Map<number, TreeNode> =>
  new Map(preorder(snapshot.tree.root).map((node) => [node.id, node]));

/** HTML ids (or tags) of the elements that were looked at again, those around them left out. */
export function lookedAt(before: DomSnapshot, after: DomSnapshot): string[] {
  const old = nodesOf(before);
  const fresh = [...nodesOf(after).values()].filter((node) => old.get(node.id) !== node);
  return fresh
    .filter((node) => !fresh.some((other) => node.children.includes(other) || node.shadow === other))
    .map(({ id, tag }) => after.getRealElement(id)?.id || tag);
}
