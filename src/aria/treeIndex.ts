import { attribute, getRootNode } from '../dom/natives.ts';
import type { Context, Memo } from './context.ts';
import { indexTree, taskIndex } from './taskIndex.ts';
import type { TreeIndex } from './taskIndex.ts';
import { isBlank } from './text.ts';

/** Lets the pass have an index that was made beforehand. */
export function keepTree(root: Node, index: TreeIndex, memo: Memo): void {
  memo.trees.set(root, index);
  memo.ownsWithoutId ||= index.owners.some((owner) => isBlank(attribute(owner, 'aria-owns') ?? ''));
}

/** The index of the tree that the element is in: the document, a shadow root, or a tree that is not connected. */
export function treeIndex(el: Element, pass: Context): TreeIndex {
  const root = getRootNode(el) as ParentNode & Node;
  let index = pass.memo.trees.get(root);
  if (!index) pass.memo.trees.set(root, (index = pass.once ? taskIndex(root) : indexTree(root)));
  return index;
}
