import { flatParentAcrossFrames } from '../dom/composed.ts';
import { contains } from '../dom/natives.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { diffSnapshots, type SnapshotDiff } from '../views/diff.ts';

/** The most changes of each kind that are listed. */
const MAX_LISTED = 20;

/** What differs in the page after an action, at most `MAX_LISTED` of each kind, and how many more changes there are. */
export type ActionDiff = Partial<SnapshotDiff> & { readonly more?: number };

/**
 * Compares the page before and after an action.
 * @param touched the nodes that changed since the action began; null if `before` was up to date at that moment, so that
 * every difference counts
 */
export function reportChanges(before: DomSnapshot, after: DomSnapshot, touched: ReadonlySet<Node> | null): ActionDiff {
  const found = diffSnapshots(before.tree, after.tree, touched ? { only: isTouched(after, touched) } : {});
  let more = 0;
  const few = <T>(list: T[]): T[] => ((more += Math.max(0, list.length - MAX_LISTED)), list.slice(0, MAX_LISTED));
  const [appeared, gone, changed] = [few(found.appeared), few(found.gone), few(found.changed)];
  return {
    ...(appeared.length && { appeared }),
    ...(gone.length && { gone }),
    ...(changed.length && { changed }),
    ...(more && { more }),
  };
}

/** Whether a node changed, is inside a changed node, or contains one. */
function isTouched(after: DomSnapshot, touched: ReadonlySet<Node>): (node: TreeNode) => boolean {
  const { registry } = after.parts;
  const numbers = new Set(Array.from(touched, (node) => registry.numberOf(node)));
  return ({ id }) => {
    const object = registry.object(id) ?? after.parts.remote?.(id)?.frame;
    if (!object || numbers.has(id)) return numbers.has(id);
    for (let node: Node | null = object; node; node = flatParentAcrossFrames(node)) if (touched.has(node)) return true;
    return [...touched].some((node) => contains(object, node));
  };
}
