import type { SnapshotTree } from './SnapshotTree.ts';
import { keptOf } from './distill.ts';
import { ownText } from './ownText.ts';
import { Flag, has } from './TreeNode.ts';
import type { States, TreeNode } from './TreeNode.ts';
import { lineUp } from './lineUp.ts';

/** The differences between two states of one document. */
export interface Comparison {
  /** New nodes in document order. Nodes inside a new node are not listed again. */
  readonly appeared: readonly TreeNode[];
  /** Nodes that are gone, in the same way. */
  readonly gone: readonly TreeNode[];
  readonly changed: readonly Difference[];
}

/** One node that exists in both states and differs. */
export interface Difference {
  readonly before: TreeNode;
  readonly after: TreeNode;
  readonly fields: readonly Field[];
}

/** What may differ: a text, a fact of the markup, or a state. */
export type Field = 'name' | 'text' | 'value' | 'role' | 'href' | 'placeholder' | 'src' | keyof States;

/** Compares two states of a document. Nodes with the same number are the same node. */
export function compare(before: SnapshotTree, after: SnapshotTree): Comparison {
  const [old, now] = [lineUp(before.root), lineUp(after.root)];
  const [oldById, nowById] = [byId(old.nodes), byId(now.nodes)];
  const changed: Difference[] = [];
  for (const node of now.nodes) {
    const oldNode = oldById.get(node.id);
    if (!oldNode || oldNode === node) continue;
    const fields = fieldsOf(
      oldNode,
      node,
      (text, one) => text === '' || keptOf((one === oldNode ? before : after).root).has(one),
    );
    if (fields.length) changed.push({ before: oldNode, after: node, fields });
  }
  return {
    appeared: topmost(now.nodes, now.parents, oldById),
    gone: topmost(old.nodes, old.parents, nowById),
    changed,
  };
}

const byId = (nodes: readonly TreeNode[]): Map<number, TreeNode> => new Map(nodes.map((node) => [node.id, node]));

/** Returns the nodes that the other state does not have or show, except those inside another such node. */
function topmost(nodes: readonly TreeNode[], parents: Int32Array, other: ReadonlyMap<number, TreeNode>): TreeNode[] {
  const isInside = new Uint8Array(nodes.length);
  return nodes.filter((node, i) => {
    const known = other.get(node.id);
    const isOnlyHere = !known || (has(known, Flag.OnHover) && !has(node, Flag.OnHover));
    const isInOther = isInside[parents[i] ?? -1] === 1;
    // A page may replace its body, which is the root: the change is what is in it.
    isInside[i] = Number(i > 0 && (isOnlyHere || isInOther));
    return isOnlyHere && !isInOther && i > 0;
  });
}

const FACTS = ['value', 'href', 'placeholder', 'src'] as const;

/** @param isOwn returns whether a text belongs to the node itself, and not to the text of another element */
function fieldsOf(before: TreeNode, after: TreeNode, isOwn: (text: string, node: TreeNode) => boolean): Field[] {
  const fields: Field[] = [];
  if (before.role !== after.role) fields.push('role');
  // What only assistive technology no longer finds, or finds again, as behind a dialog, is no change for a person.
  if (has(before, Flag.AriaHidden) === has(after, Flag.AriaHidden)) {
    if (before.name !== after.name) fields.push('name');
    // Text that is shown as part of another element counts as a change of that element.
    const [then, now] = [ownText(before), ownText(after)];
    if (then !== now && isOwn(then, before) && isOwn(now, after)) fields.push('text');
  }
  for (const key of FACTS) if (before.facts?.[key] !== after.facts?.[key]) fields.push(key);
  for (const key of new Set([...Object.keys(before.states ?? {}), ...Object.keys(after.states ?? {})]) as Set<
    keyof States
  >) {
    if (before.states?.[key] !== after.states?.[key]) fields.push(key);
  }
  return fields;
}
