import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import type { SerializedOmissions } from './serializedTypes.ts';
import { isOffscreen } from './scope.ts';

export type Omitted = Omit<SerializedOmissions, 'ask'> & { ask: string[] };

/** All nodes in document order and which of them are written. */
export interface Choice {
  readonly nodes: readonly TreeNode[];
  readonly parents: Int32Array;
  readonly chosen: Uint8Array;
  /** Not the whole page: an empty part says nothing. */
  readonly partial: boolean;
  readonly behind: SerializedOmissions['behindModal'] | null;
}

/** Takes out what is not in the viewport and holds nothing that is. */
export function leaveOutOffscreen(tree: SnapshotTree, { nodes, parents, chosen }: Choice, omitted: Omitted): void {
  const seen = new Uint8Array(nodes.length);
  let count = 0;
  for (let i = nodes.length - 1; i > 0; i--) {
    const node = nodes[i];
    if (!node) continue;
    if (chosen[i] && node.kind === NodeKind.Element) {
      if (!isOffscreen(tree.geometry, node.id)) seen[i] = 1;
      else if (!seen[i]) {
        chosen[i] = 0;
        count++;
      }
    }
    if (seen[i]) seen[parents[i] ?? 0] = 1;
  }
  if (!count) return;
  omitted.offscreen = count;
  omitted.ask.push('includeOffscreen: true');
}

/**
 * Removes elements beyond a number. Elements outside the viewport go first, among them those that cannot be used, from
 * the end of the page.
 */
export function limit(
  tree: SnapshotTree,
  { nodes, chosen }: Choice,
  most: number,
  isMeant: (node: TreeNode) => boolean,
): number {
  const ranks: number[][] = [[], [], [], []];
  nodes.forEach((node, i) => {
    if (i && chosen[i] && isMeant(node))
      ranks[Number(isOffscreen(tree.geometry, node.id)) * 2 + Number(!has(node, Flag.Interactive))]?.push(i);
  });
  const over = ranks.flat().slice(most);
  for (const i of over) chosen[i] = 0;
  return over.length;
}
