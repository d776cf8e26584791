import { isString } from '../standards/values.ts';
import { NodeKind } from './TreeNode.ts';
import type { TreeChild, TreeNode } from './TreeNode.ts';

/** The root and all its descendants in document order, with the index of each one's parent. */
export interface Lineup {
  readonly nodes: readonly TreeNode[];
  /**
   * The index of each node's parent in `nodes`, or −1 for the root. The parent of a shadow root is its host, and the
   * parent of a frame's root is the frame.
   */
  readonly parents: Int32Array;
}

/** Work that is done in steps, so that the caller can pause it. It returns a result at the end. */
export type Steps<T> = Generator<undefined, T>;

/** Runs all steps without a pause. */
export function atOnce<T>(steps: Iterator<undefined, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The number of nodes in one step if each takes little work. */
export const STEP = 1000;

/**
 * Lists nodes in document order: a node, its shadow content, its frame's content, its light children. Assigned nodes
 * are listed under their host and not under the slot, so that each occurs once.
 * @param skip leaves out a node with its descendants
 */
export const lineUp = (root: TreeNode, skip?: (node: TreeNode) => boolean): Lineup => atOnce(liningUp(root, skip));

/** Lists nodes as `lineUp` does, in steps. */
export function* liningUp(root: TreeNode, skip?: ((node: TreeNode) => boolean) | null): Steps<Lineup> {
  const nodes: TreeNode[] = [];
  const parents: number[] = [];
  const stack: TreeNode[] = [root];
  const stackParents: number[] = [-1];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const parent = stackParents.pop() ?? -1;
    if (skip?.(node)) continue;
    const index = nodes.length;
    if (index % STEP === STEP - 1) yield;
    nodes.push(node);
    parents.push(parent);
    const before = stack.length;
    pushInner(stack, node);
    for (let i = before; i < stack.length; i++) stackParents.push(index);
  }
  return { nodes, parents: new Int32Array(parents) };
}

/** Pushes the nodes directly inside a node onto a stack in reverse, so that they are popped in document order. */
function pushInner(stack: TreeNode[], { children, frame, shadow }: TreeNode): void {
  for (let i = children.length - 1; i >= 0; i--) {
    const child = children[i];
    if (child !== undefined && !isString(child)) stack.push(child);
  }
  if (frame) stack.push(frame);
  if (shadow) stack.push(shadow);
}

/** Lists the nodes in the same order, without their parents. */
export function preorder(root: TreeNode): TreeNode[] {
  const nodes: TreeNode[] = [];
  const stack: TreeNode[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    pushInner(stack, node);
  }
  return nodes;
}

/** Returns whether the node is a shadow root or frame root that was walked, and not a marker for one that was not. */
export const hasContent = (node: TreeNode | null): node is TreeNode => node !== null && node.kind !== NodeKind.Marker;

/**
 * Returns the children in the flat tree: a host has its shadow content, a slot its assigned nodes or else its fallback
 * content, a frame its document.
 */
export function composedChildren(node: TreeNode): readonly TreeChild[] {
  if (node.shadow) return hasContent(node.shadow) ? node.shadow.children : [...node.children, node.shadow];
  if (node.frame) return [node.frame];
  return node.assigned ?? node.children;
}
