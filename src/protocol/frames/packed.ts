import type { Scroll, TreeBox } from '../../tree/SnapshotTree.ts';
import type { FieldConstraints } from '../../views/forms.ts';
import type { Facts, NodeKind, States } from '../../tree/TreeNode.ts';

/**
 * A frame's snapshot in the form in which a message carries it. Its nodes are in one flat list in document order,
 * because a deep tree cannot be cloned. Nodes refer to their children by index, which is always greater than their own.
 */
export interface PackedTree {
  /** Identifies the document and the DomTool in it. It changes when the frame navigates or creates another DomTool. */
  readonly token: string;
  readonly snapshotId: string;
  readonly url: string;
  readonly title: string;
  readonly totalElements: number;
  readonly hiddenElements: number;
  readonly focusId: number;
  /** The number of elements behind the open modal dialog, which alone is sent; 0 without a dialog. */
  readonly behind: number;
  /** The number of elements that were left out because of `MAX_NODES`. */
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
  /** The box, in coordinates of the frame's own viewport. */
  readonly box: TreeBox | null;
  readonly isShown: boolean;
  readonly scroll: Scroll | null;
  /** The following fields are those of `RemoteNodeFacts`, except that `coveredBy` is a number of the frame. */
  readonly part: string;
  readonly coveredBy: number | null;
  readonly format: FieldConstraints | null;
  readonly message: string;
}

/** The largest number of nodes that a frame sends, and that is accepted from a frame. */
export const MAX_NODES = 20_000;
