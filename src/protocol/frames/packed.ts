import type { Scroll, TreeBox } from '../../tree/Geometry.ts';
import type { FieldConstraints } from '../../views/forms.ts';
import type { Facts, NodeKind, States } from '../../tree/TreeNode.ts';

/**
 * A frame's snapshot as a message carries it: its nodes in document order, flat, for a deep tree cannot be cloned. What stands
 * inside a node is told by its place in the list, always behind the node's own.
 */
export interface PackedTree {
  /** Tells the document and its tool from those that the frame shows before and after. */
  readonly token: string;
  readonly snapshotId: string;
  readonly url: string;
  readonly title: string;
  readonly totalElements: number;
  readonly hiddenElements: number;
  readonly focusId: number;
  /** How many elements lie behind the modal that is the only content sent; 0 without one. */
  readonly behind: number;
  /** Elements that were too many. */
  readonly left: number;
  readonly frames: number;
  readonly shadowRoots: number;
  readonly nodes: readonly PackedNode[];
}

export interface PackedNode {
  readonly id: number;
  readonly kind: NodeKind;
  readonly tag: string;
  readonly flags: number;
  readonly display: number;
  readonly role: string;
  readonly name: string;
  readonly children: readonly (number | string)[];
  readonly shadow: number;
  readonly frame: number;
  readonly assigned: readonly (number | string)[] | null;
  readonly facts: Facts | null;
  readonly states: States | null;
  /** In the frame's own viewport. */
  readonly box: TreeBox | null;
  readonly isShown: boolean;
  readonly scroll: Scroll | null;
  /** As `FarFacts`; what covers it by the frame's number. */
  readonly part: string;
  readonly coveredBy: number | null;
  readonly format: FieldConstraints | null;
  readonly message: string;
}

/** More nodes of one frame are not sent, and not taken. */
export const MOST_NODES = 20_000;
