import { nodesAmong } from '../../tree/TreeNode.ts';
import { isString } from '../../standards/values.ts';
import type { Close, FlowState, SetContext } from './FlowState.ts';
import type { Geometry, Scroll } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/lineUp.ts';
import { wordSet } from '../../standards/words.ts';

/** The least number of similar siblings that count as rows. */
const MIN_ROWS = 5;
/** The number of nodes that are searched for rows. */
const MAX_NODES = 60;

/**
 * Writes a note before the content of a scroll container: how much of it is above and below, in CSS px, and which of
 * its rows are rendered. The content itself is written in full.
 */
export function describeScroller({ out, geometry, pre }: FlowState, node: TreeNode): void {
  const scroll = pre ? null : geometry?.scroll?.(node.id);
  if (!geometry || !scroll) return;
  const below = Math.max(0, scroll.height - scroll.shown - scroll.top);
  out.note(`… [${node.id}] scrolls: ${scroll.top} px above, ${below} px below${drawnRows(node, scroll, geometry)}`);
}

/**
 * Estimates the number of rows of a list that renders only some of them but keeps its full height (by a spacer, a
 * transform or a tall box). Returns an empty string if its rows fill it or if ARIA attributes give their positions.
 */
function drawnRows(node: TreeNode, scroll: Scroll, geometry: Geometry): string {
  const rows = rowsOf(node, geometry);
  const [first, last] = [rows[0], rows.at(-1)].map((row) => (row ? geometry.box(row.id) : null));
  const box = geometry.box(node.id);
  if (
    !first ||
    !last ||
    !box ||
    rows.some(({ states, facts }) => states?.posinset !== undefined || facts?.rowIndex !== undefined)
  )
    return '';
  const pitch = (last.y - first.y) / (rows.length - 1);
  if (pitch < 1 || scroll.height < 2 * pitch * rows.length) return '';
  const start = Math.max(0, Math.round((first.y - box.y + scroll.top) / pitch));
  return `, rows ${start + 1}-${start + rows.length} of about ${Math.max(start + rows.length, Math.round(scroll.height / pitch))}`;
}

/**
 * Returns the children of the first node inside that are similar to each other, below each other and enough to be rows.
 */
function rowsOf(node: TreeNode, geometry: Geometry): readonly TreeNode[] {
  for (const { children } of preorder(node).slice(0, MAX_NODES)) {
    const inner = nodesAmong(children);
    const alike = inner.filter(({ tag, role }) => tag === inner[0]?.tag && role === inner[0].role);
    if (alike.length < MIN_ROWS || alike.length * 2 <= inner.length) continue;
    const boxes = alike.slice(0, MIN_ROWS).map(({ id }) => geometry.box(id));
    const isBelow = boxes.every((box, i) => {
      const above = boxes[i - 1];
      return !i || (box && above && box.y >= above.y + above.height / 2);
    });
    if (isBelow) return alike;
  }
  return [];
}

/** Roles of sets that may render only some of their items. */
const SET_ROLES = wordSet('list listbox feed grid treegrid table tree menu');

/** Writes a note after the items of a set if the set has more items than the page renders. */
export function openSet(flow: FlowState, node: TreeNode): Close | null {
  const { set } = flow;
  const at = node.states?.posinset ?? node.facts?.rowIndex;
  const size = node.states?.setsize ?? set?.rows;
  if (set && at !== undefined && size !== undefined) {
    // A row of headers is one of the rows, but it stays when the others scroll.
    if (!node.children.some((child) => !isString(child) && child.role === 'columnheader')) {
      set.first = Math.min(set.first, at);
      set.last = Math.max(set.last, at);
    }
    set.count++;
    set.size = size;
  }
  if (!SET_ROLES.has(node.role)) return null;
  const own: SetContext = { first: Infinity, last: 0, count: 0, size: 0, rows: node.facts?.rowCount };
  flow.set = own;
  return () => {
    flow.set = set;
    const { first, last, count, size: all } = own;
    if (last < first || (all !== -1 && all <= count)) return;
    flow.out.note(`… ${first}-${last} of ${all === -1 ? 'an unknown number' : all} here: scrolling shows more`);
  };
}
