import type { SnapshotTree } from './SnapshotTree.ts';
import { keptOf } from './distill.ts';
import { ownText } from './ownText.ts';
import type { States, TreeNode } from './TreeNode.ts';
import { lineUp } from './lineUp.ts';

/** What differs between two states of one document. */
export interface Comparison {
  /** Nodes that were not there, in document order; what is inside a new node is not told again. */
  readonly appeared: readonly TreeNode[];
  /** Nodes that are no longer there, likewise. */
  readonly gone: readonly TreeNode[];
  readonly changed: readonly Difference[];
}

/** One node in both states. */
export interface Difference {
  readonly before: TreeNode;
  readonly after: TreeNode;
  readonly fields: readonly Field[];
}

export type Field = 'name' | 'text' | 'value' | 'role' | 'href' | 'placeholder' | keyof States;

/** Compares two states by their numbers; a node that both states share unchanged is not looked at. */
export function compare(before: SnapshotTree, after: SnapshotTree): Comparison {
  const [old, now] = [lineUp(before.root), lineUp(after.root)];
  const [oldById, nowById] = [byId(old.nodes), byId(now.nodes)];
  const changed: Difference[] = [];
  for (const node of now.nodes) {
    const then = oldById.get(node.id);
    if (!then || then === node) continue;
    const fields = fieldsOf(then, node, () => keptOf(before.root).has(then) && keptOf(after.root).has(node));
    if (fields.length) changed.push({ before: then, after: node, fields });
  }
  return {
    appeared: topmost(now.nodes, now.parents, oldById),
    gone: topmost(old.nodes, old.parents, nowById),
    changed,
  };
}

const byId = (nodes: readonly TreeNode[]): Map<number, TreeNode> => new Map(nodes.map((node) => [node.id, node]));

/** Nodes that the other state does not have, but for those inside another such node. */
const topmost = (nodes: readonly TreeNode[], parents: Int32Array, other: ReadonlyMap<number, TreeNode>): TreeNode[] =>
  nodes.filter((node, i) => !other.has(node.id) && other.has(nodes[parents[i] ?? -1]?.id ?? -1));

const FACTS = ['value', 'href', 'placeholder'] as const;

function fieldsOf(before: TreeNode, after: TreeNode, areKept: () => boolean): Field[] {
  const fields: Field[] = [];
  if (before.name !== after.name) fields.push('name');
  if (before.role !== after.role) fields.push('role');
  // Text that is part of another element's is that element's.
  if (ownText(before) !== ownText(after) && areKept()) fields.push('text');
  for (const key of FACTS) if (before.facts?.[key] !== after.facts?.[key]) fields.push(key);
  for (const key of new Set([...Object.keys(before.states ?? {}), ...Object.keys(after.states ?? {})]) as Set<
    keyof States
  >) {
    if (before.states?.[key] !== after.states?.[key]) fields.push(key);
  }
  return fields;
}
