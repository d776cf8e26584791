import { isString } from '../../standards/values.ts';
import { isDialog } from '../../tree/keep.ts';
import { lineUp, preorder } from '../../tree/lineUp.ts';
import type { Geometry, SnapshotTree, TreeBox } from '../../tree/SnapshotTree.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../../tree/TreeNode.ts';
import { isInViewport } from '../scope.ts';
import { LANDMARK_WORDS } from '../../standards/roles.ts';

/** Returns the children of a node in the order in which they are shown, which styles can change. */
export function inVisualOrder(node: TreeNode, parts: readonly TreeChild[], geometry?: Geometry): TreeChild[] {
  const orderOf = (part: TreeChild): number =>
    // The foot of a table is shown last: https://drafts.csswg.org/css-tables/#table-structure
    isString(part) ? 0 : (part.facts?.order ?? Number(part.tag === 'tfoot'));
  let out = [...parts].sort((a, b) => orderOf(a) - orderOf(b));
  if (has(node, Flag.Reversed)) out.reverse();
  if (!geometry || !has(node, Flag.Reordered)) return out;
  const boxes: Boxes = new Map(
    parts.map((part) => [part, isString(part) ? [] : [part, firstIn(part)].map(({ id }) => geometry.box(id))]),
  );
  let count = 0;
  for (const part of parts)
    if (!isString(part) && has(part, Flag.Placed) && count++ < MAX_PLACED) out = moved(out, part, boxes);
  return out;
}
/** The largest number of absolutely positioned children of a node that are moved. The others stay where they are. */
const MAX_PLACED = 300;
/** The boxes of each child and of what it shows first. */
type Boxes = ReadonlyMap<TreeChild, readonly (TreeBox | null)[]>;

/**
 * Returns what a node shows first. The box of the node may begin higher, with a hidden header over which a copy of it
 * is positioned.
 */
function firstIn(node: TreeNode): TreeNode {
  let at = node;
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const [first] = at.children;
    if (first === undefined || isString(first) || has(first, Flag.Placed)) break;
    at = first;
  }
  return at;
}
/** The largest number of levels below a node that are searched for what it shows first. */
const MAX_DEPTH = 30;

/**
 * Moves an absolutely positioned child before the first sibling that it precedes on the screen, or after the last one
 * that precedes it.
 */
function moved(parts: TreeChild[], placed: TreeNode, boxes: Boxes): TreeChild[] {
  const box = boxes.get(placed)?.[0];
  if (!box) return parts;
  const at = parts.indexOf(placed);
  const others = parts.map((part) => boxes.get(part) ?? []);
  let to = others.findIndex((both, i) => i < at && both.some((other) => other && precedes(box, other)));
  if (to < 0) others.forEach(([other], i) => (to = i > at && other && precedes(other, box) ? i : to));
  if (to < 0) return parts;
  const out = parts.filter((part) => part !== placed);
  out.splice(to, 0, placed);
  return out;
}

/** Tells whether box `a` is above `b`, or to its left on the same line, without overlap. */
const precedes = (a: TreeBox, b: TreeBox): boolean =>
  a.width > 0 &&
  b.width > 0 &&
  (a.y + a.height <= b.y + 1 || (a.y < b.y + b.height && b.y < a.y + a.height && a.x + a.width <= b.x + 1));

/** A layer over a smaller part of the viewport, such as a chat button, is not treated as a cover. */
const MIN_COVER = 0.03;

/**
 * Finds the layers in the viewport that lie over other content, such as a cookie bar or a dialog that is not modal. The
 * page's own headers, footers and columns, in which there is a landmark, are not among them.
 */
export function coversOf({ root, geometry, layers = [] }: SnapshotTree): ReadonlySet<TreeNode> {
  const covers = new Set<TreeNode>();
  if (layers.length === 0) return covers;
  const { nodes, parents } = lineUp(root);
  const { width, height } = geometry.viewport;
  nodes.forEach((node, i) => {
    if (!layers.includes(node.id) || !isInViewport(geometry, node.id)) return;
    const inside = preorder(node);
    const box = geometry.box(node.id) as TreeBox;
    if (
      !isDialog(node) &&
      (box.width * box.height < MIN_COVER * width * height || inside.some(({ role }) => LANDMARK_WORDS.has(role)))
    )
      return;
    const parent = nodes[parents[i] as number];
    const isOver = parent?.children.some((other) => {
      const under = isString(other) || other === node ? null : geometry.box(other.id);
      return under && !precedes(under, box) && !precedes(box, under);
    });
    if ((isOver || isDialog(node)) && [...covers].every((cover) => !preorder(cover).includes(node))) covers.add(node);
  });
  return covers;
}
