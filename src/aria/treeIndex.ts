import { getRootNode } from '../dom/natives.ts';
import type { Context } from './context.ts';
import { indexTree, taskIndex } from './taskIndex.ts';
import type { TreeIndex } from './taskIndex.ts';

/** The index of the tree that the element is in: the document, a shadow root, or a tree that is not connected. */
export function treeIndex(el: Element, pass: Context): TreeIndex {
  const root = getRootNode(el) as ParentNode & Node;
  let index = pass.memo.trees.get(root);
  if (!index) pass.memo.trees.set(root, (index = pass.once ? taskIndex(root) : indexTree(root)));
  return index;
}
