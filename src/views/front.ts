import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { preorder } from '../tree/walk.ts';

/** What a view is of: the dialog that takes all input, unless what lies behind it was asked for; else the page. */
export const frontOf = ({ root, modal }: SnapshotTree, behindModal?: boolean): TreeNode =>
  (!behindModal && modal && preorder(root).find(({ id }) => id === modal.id)) || root;
