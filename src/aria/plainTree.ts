import { ownerDocument } from '../dom/natives.ts';
import type { Context } from './context.ts';
import { indexBeside, indexTree } from './taskIndex.ts';
import type { TreeIndex } from './taskIndex.ts';

/**
 * The index of the element's document, where there is no shadow tree in it: then an element's parent is its parent in the
 * flat tree, and what is excluded is known from the index alone. Null elsewhere, and for the first of single questions.
 */
export function plainTree(el: Element, pass: Context): TreeIndex | null {
  if (pass.once) {
    const token = pass.reader.unchanged(el);
    return token ? indexBeside(token, ownerDocument(el) as Document) : null;
  }
  const doc = ownerDocument(el) as Document;
  const { memo } = pass;
  if (memo.plain.document === doc) return memo.plain.tree;
  let tree: TreeIndex | null = null;
  if (!pass.reader.hasShadows(el)) {
    tree = memo.trees.get(doc) ?? indexTree(doc);
    memo.trees.set(doc, tree);
  }
  memo.plain = { document: doc, tree };
  return tree;
}
