import type { Geometry, SnapshotTree } from '../tree/SnapshotTree.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { cut } from '../standards/characters.ts';

/** The element has a box and some of it is in the viewport. */
export const isInViewport = (geometry: Geometry, id: number): boolean => placeOf(geometry, id) === 'inside';

/** The element has a box and none of it is in the viewport. */
export const isOffscreen = (geometry: Geometry, id: number): boolean => placeOf(geometry, id) === 'outside';

function placeOf(geometry: Geometry, id: number): 'inside' | 'outside' | 'nowhere' {
  const { width, height } = geometry.viewport;
  const box = geometry.box(id);
  if (!box) return 'nowhere';
  return (geometry.isShown?.(id) ?? true) &&
    box.x < width &&
    box.y < height &&
    box.x + box.width > 0 &&
    box.y + box.height > 0
    ? 'inside'
    : 'outside';
}

/** What a view is of: the dialog that takes all input, unless what lies behind it was asked for; else the page. */
export const frontOf = ({ root, modal }: SnapshotTree, behindModal?: boolean): TreeNode =>
  (!behindModal && modal && preorder(root).find(({ id }) => id === modal.id)) || root;

/** Returns the names of the tools that the page offers, in at most 120 characters. */
export const toolNames = (tools: readonly string[]): string =>
  cut(tools.map((line) => line.replace(/^- |\(.*/g, '')).join(', '), 120);
