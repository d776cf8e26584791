import { isString } from '../standards/values.ts';
import { isNamedFromContent, isOpaque } from './keep.ts';
import { lineUp, preorder } from './lineUp.ts';
import type { SnapshotTree } from './SnapshotTree.ts';
import { wordsIn } from './wordsIn.ts';
import { Flag, has, NodeKind, type TreeChild, type TreeNode } from './TreeNode.ts';

/** The largest number of characters of a value. */
const MAX_VALUE = 2000;

/**
 * Returns whether a person edits the content of the element (`contenteditable`). A segment of a date field shows its
 * position in a range, which is a state.
 */
export const isEditor = (node: TreeNode): boolean =>
  has(node, Flag.Editable) && !isOpaque(node) && node.role !== 'spinbutton';

/**
 * Returns the tree without what a person typed into editors. An editor keeps its elements, but its text becomes its
 * value, so that views show it as they show the value of a field. The words of controls in an editor were not typed,
 * and stay. Nodes without typed text in them are the same objects in both trees.
 */
export function withoutTyped(tree: SnapshotTree): SnapshotTree {
  if (!preorder(tree.root).some(isEditor)) return tree;
  return { ...tree, root: untyped(tree.root), typedRoot: tree.root };
}

/** Returns the tree with what a person typed into editors if `includeValues` is true, or else the tree itself. */
export const treeFor = (tree: SnapshotTree, includeValues = false): SnapshotTree =>
  includeValues && tree.typedRoot ? { ...tree, root: tree.typedRoot } : tree;

/** Returns the node with what a person typed into editors, for a node of a tree without that; else the node itself. */
export const typedNode = (node: TreeNode): TreeNode => originals.get(node) ?? node;
const originals = new WeakMap<TreeNode, TreeNode>();

function untyped(root: TreeNode): TreeNode {
  const { nodes, parents } = lineUp(root);
  const typed = new Set<number | undefined>();
  nodes.forEach((node, i) => {
    if (isEditor(node) || (typed.has(parents[i]) && node.kind !== NodeKind.FrameRoot && !isControl(node))) typed.add(i);
  });
  const changed = new Set(typed);
  const copies = new Map<TreeChild, TreeNode>();
  const copyOf = <T extends TreeChild | null>(child: T): T =>
    (copies.get(child as TreeChild) as T | undefined) ?? child;
  // The loop runs backwards, so that all descendants of a node are copied before it.
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] as TreeNode;
    const { assigned, facts } = node;
    // The nodes that a slot shows are children of the host.
    if (!changed.has(i) && !assigned?.some((child) => copies.has(child))) continue;
    changed.add(parents[i]);
    const isTyped = typed.has(i);
    const told = (list: readonly TreeChild[]): TreeChild[] =>
      list.filter((child) => !isTyped || !isString(child)).map(copyOf);
    const value = isEditor(node) && wordsIn(node, MAX_VALUE);
    const copy: TreeNode = {
      ...node,
      name: isTyped && !has(node, Flag.OwnName) ? '' : node.name,
      children: told(node.children),
      assigned: assigned && told(assigned),
      shadow: copyOf(node.shadow),
      frame: copyOf(node.frame),
      facts: value ? { value, ...facts } : facts,
    };
    copies.set(node, copy);
    originals.set(copy, node);
  }
  return copyOf(root);
}

/** Returns whether the element is a control that a person cannot have typed, unlike a link. */
const isControl = (node: TreeNode): boolean => node.role !== '' && node.role !== 'link' && isNamedFromContent(node);
