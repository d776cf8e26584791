import type { Geometry, SnapshotTree, TreeBox } from '../tree/SnapshotTree.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { preorder } from '../tree/lineUp.ts';
import { cut } from '../standards/characters.ts';

/** Tells whether the element has a box that is at least partly in the viewport. */
export const isInViewport = (geometry: Geometry, id: number): boolean => meetsViewport(geometry, id) === true;

/** Tells whether the element has a box that is completely outside the viewport. */
export const isOffscreen = (geometry: Geometry, id: number): boolean => meetsViewport(geometry, id) === false;

/** Tells whether the element's box is at least partly in the viewport; null if it has no box. */
function meetsViewport(geometry: Geometry, id: number): boolean | null {
  const { width, height } = geometry.viewport;
  const box = geometry.box(id);
  return box && (geometry.isShown?.(id) ?? true) && meet(box, { x: 0, y: 0, width, height });
}

/** Tells whether two boxes have a part in common. */
export const meet = (a: TreeBox, b: TreeBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Returns the root of what a view shows: the modal dialog, if there is one and the caller did not ask for the content
 * behind it, or else the page.
 */
export const frontOf = ({ root, modal }: SnapshotTree, behindModal?: boolean): TreeNode =>
  (!behindModal && modal && preorder(root).find(({ id }) => id === modal.id)) || root;

/** Returns the names of the tools that the page offers, in at most 120 characters. */
export const toolNames = (tools: readonly string[]): string =>
  cut(tools.map((line) => line.replace(/^- |\(.*/g, '')).join(', '), 120);
