import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import type { SerializedOmissions } from './serializedTypes.ts';
import { isOffscreen } from './scope.ts';

/** The omissions while they are counted, with the options that would include the elements. */
export type Omitted = Omit<SerializedOmissions, 'ask'> & { ask: string[] };

/** All nodes in document order, with a flag for those that are written. */
export interface Choice {
  readonly nodes: readonly TreeNode[];
  readonly parents: Int32Array;
  readonly chosen: Uint8Array;
  /** Whether only a part of the page is written. Empty frames and shadow roots are then left out. */
  readonly partial: boolean;
  /** The modal dialog and the number of elements behind it, if they are left out. */
  readonly behind: SerializedOmissions['behindModal'] | null;
}

/** Removes the elements that are outside the viewport and have no descendant in it. */
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
    if (seen[i]) seen[parents[i] as number] = 1;
  }
  if (!count) return;
  omitted.offscreen = count;
  omitted.ask.push('includeOffscreen: true');
}

/**
 * Removes elements beyond a number, from the end of the page. Elements outside the viewport are removed first, and
 * among them those that are not interactive.
 *
 * @param max The number of elements to keep.
 * @param isMeant Selects the elements that are counted and may be removed.
 * @returns The number of removed elements.
 */
export function limit(
  tree: SnapshotTree,
  { nodes, chosen }: Choice,
  max: number,
  isMeant: (node: TreeNode) => boolean,
): number {
  const ranks: number[][] = [[], [], [], []];
  nodes.forEach((node, i) => {
    if (i && chosen[i] && isMeant(node))
      ranks[Number(isOffscreen(tree.geometry, node.id)) * 2 + Number(!has(node, Flag.Interactive))]?.push(i);
  });
  const over = ranks.flat().slice(max);
  for (const i of over) chosen[i] = 0;
  return over.length;
}
