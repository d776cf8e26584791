import { getRootNode, ownerDocument } from '../dom/natives.ts';
import type { Context } from './context.ts';
import { indexBeside, indexTree } from './taskIndex.ts';
import type { TreeIndex } from './taskIndex.ts';

/**
 * The index of the tree that the element is in, if there is no shadow host in it: then an element's parent is its parent in the
 * flat tree, but for those at the top of a shadow tree, and what is excluded is known from the index alone. Null elsewhere, and
 * for the first of single questions. `scope`: stands for the shadow tree, where that is known.
 */
export function plainTree(el: Element, pass: Context, scope: object | null = null): TreeIndex | null {
  const { memo, reader } = pass;
  if (scope && scope === memo.scope) memo.lastInTree = el;
  if (el === memo.lastInTree) return memo.lastTree;
  const doc = ownerDocument(el) as Document;
  if (pass.once) {
    const token = reader.unchanged(el);
    return token ? indexBeside(token, doc) : null;
  }
  if (memo.plain.document === doc) return memo.plain.tree;
  const root = reader.hasHosts(el) ? null : reader.hasShadows(el) ? (getRootNode(el) as ShadowRoot) : doc;
  const tree = root && treeAt(root, memo);
  if (root === doc) memo.plain = { document: doc, tree };
  else {
    memo.lastInTree = el;
    memo.lastTree = tree;
    memo.scope = scope;
  }
  return tree;
}

function treeAt(root: Document | ShadowRoot, { trees }: Context['memo']): TreeIndex {
  let tree = trees.get(root);
  if (!tree) trees.set(root, (tree = indexTree(root)));
  return tree;
}
