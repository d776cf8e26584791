import type { Scroll, TreeBox } from '../../tree/Geometry.ts';
import type { FieldConstraints } from '../../views/forms.ts';
import type { Facts, NodeKind, States } from '../../tree/TreeNode.ts';

/**
 * A frame's snapshot as a message carries it: its nodes in document order in one flat list, because a deep tree cannot
 * be cloned. A node refers to what it holds by the place in the list, which is always behind its own.
 */
export interface PackedTree {
  /** Differs for every document and tool that the frame shows one after the other. */
  readonly token: string;
  readonly snapshotId: string;
  readonly url: string;
  readonly title: string;
  readonly totalElements: number;
  readonly hiddenElements: number;
  readonly focusId: number;
  /** How many elements lie behind the modal that is the only content sent; 0 without one. */
  readonly behind: number;
  /** How many elements were left out because they were too many. */
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
  /** As in `FarFacts`, but what covers the node is a number of the frame. */
  readonly part: string;
  readonly coveredBy: number | null;
  readonly format: FieldConstraints | null;
  readonly message: string;
}

/** Nodes of one frame that are sent and taken at most. */
export const MAX_NODES = 20_000;
