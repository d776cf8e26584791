import { NodeKind } from './TreeNode.ts';
import type { TreeChild, TreeNode } from './TreeNode.ts';

/** All nodes under (and with) a root in document order, each once, and where each one's parent stands. */
export interface Lineup {
  readonly nodes: readonly TreeNode[];
  /** Index of the parent in `nodes`; −1 for the root. A shadow root's is its host, a frame root's its frame. */
  readonly parents: Int32Array;
}

/** Steps of some work, so that other work can be done between them; and what it comes to. */
export type Steps<T> = Generator<undefined, T>;

/** All steps one after another. */
export function atOnce<T>(steps: Iterator<undefined, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** So many nodes make a step, where little is done with each. */
export const STEP = 1000;

/**
 * Document order: a node, its shadow content, its frame's content, its light children. A slot's assigned nodes stand under
 * their host, so that each node comes once. `skip` leaves out a node with all that is under it.
 */
export const lineUp = (root: TreeNode, skip?: (node: TreeNode) => boolean): Lineup => atOnce(liningUp(root, skip));

/** The same in steps. */
export function* liningUp(root: TreeNode, skip?: ((node: TreeNode) => boolean) | null): Steps<Lineup> {
  const nodes: TreeNode[] = [];
  let parents = new Int32Array(64);
  const stack: TreeNode[] = [root];
  const stackParents: number[] = [-1];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const parent = stackParents.pop() ?? -1;
    if (skip?.(node)) continue;
    const index = nodes.length;
    if (index % STEP === STEP - 1) yield;
    nodes.push(node);
    if (index === parents.length) {
      const longer = new Int32Array(index * 2);
      longer.set(parents);
      parents = longer;
    }
    parents[index] = parent;
    const before = stack.length;
    pushInner(stack, node);
    for (let i = before; i < stack.length; i++) stackParents.push(index);
  }
  return { nodes, parents: parents.slice(0, nodes.length) };
}

/** Puts what is directly inside a node on a stack, so that it comes off in document order. */
function pushInner(stack: TreeNode[], { children, frame, shadow }: TreeNode): void {
  for (let i = children.length - 1; i >= 0; i--) {
    const child = children[i];
    if (child !== undefined && typeof child !== 'string') stack.push(child);
  }
  if (frame) stack.push(frame);
  if (shadow) stack.push(shadow);
}

/** The same order, without the parents. */
export function preorder(root: TreeNode): TreeNode[] {
  const nodes: TreeNode[] = [];
  const stack: TreeNode[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    pushInner(stack, node);
  }
  return nodes;
}

/** True for a shadow root or a frame root whose content was walked (not a marker that says why it was not). */
export const hasContent = (node: TreeNode | null): node is TreeNode => node !== null && node.kind !== NodeKind.Marker;

/**
 * What a person sees inside the node, in the flat tree's order: a host shows its shadow content, a slot what is assigned to
 * it (else its own children), a frame its document.
 */
export function composedChildren(node: TreeNode): readonly TreeChild[] {
  if (node.shadow) return hasContent(node.shadow) ? node.shadow.children : [...node.children, node.shadow];
  if (node.frame) return [node.frame];
  return node.assigned ?? node.children;
}
