import type { Geometry } from './Geometry.ts';
import type { TreeNode } from './TreeNode.ts';

/** What every view takes: one state of the page as plain data. */
export interface SnapshotTree {
  /** The `body`. */
  readonly root: TreeNode;
  readonly url: string;
  readonly title: string;
  readonly geometry: Geometry;
  /** Elements walked, hidden ones included. */
  readonly totalElements: number;
  /** Elements with text or controls that were left out because nobody can see them. */
  readonly hiddenElements: number;
  /** Number of the node that has focus, or −1. */
  readonly focusId: number;
  /** Set while a modal takes all input: its number, and how many elements lie behind it. */
  readonly modal: { readonly id: number; readonly behind: number } | null;
}
