import type { Close, FlowState, SetContext } from './FlowState.ts';
import type { Geometry, Scroll } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';

/** Like siblings from which on they are rows. */
const ROWS = 5;
/** Nodes looked at for rows. */
const MOST = 60;

/**
 * Writes before the content of a scroll container, which is written in full, what is above and below, and which rows of
 * how many are rendered.
 */
export function describeScroller({ out, geometry, pre }: FlowState, node: TreeNode): void {
  const scroll = pre ? null : geometry?.scroll?.(node.id);
  if (!geometry || !scroll) return;
  const below = Math.max(0, scroll.height - scroll.shown - scroll.top);
  out.note(`… [${node.id}] scrolls: ${scroll.top} px above, ${below} px below${drawnRows(node, scroll, geometry)}`);
}

/**
 * Says how many rows a list has that renders only some of them and keeps its full height (by a spacer, a transform or a
 * tall box). Returns an empty string where its rows fill it, or where `aria-rowcount` tells.
 */
function drawnRows(node: TreeNode, scroll: Scroll, geometry: Geometry): string {
  const rows = rowsOf(node);
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

/** The first run of like siblings that is long enough. */
function rowsOf(node: TreeNode): readonly TreeNode[] {
  const queue = [node];
  for (let i = 0; i < queue.length && i < MOST; i++) {
    const children = (queue[i] as TreeNode).children.filter((child) => typeof child !== 'string');
    const [model] = children;
    const alike = model ? children.filter(({ tag, role }) => tag === model.tag && role === model.role) : [];
    if (alike.length >= ROWS && alike.length * 2 > children.length) return alike;
    queue.push(...children);
  }
  return [];
}

const HOLDERS = new Set(['list', 'listbox', 'feed', 'grid', 'treegrid', 'table', 'tree', 'menu']);

/** After the items that are there, a line that says how many there are in all. */
export function openSet(flow: FlowState, node: TreeNode): Close | null {
  const { set } = flow;
  const at = node.states?.posinset ?? node.facts?.rowIndex;
  const size = node.states?.setsize ?? set?.rows;
  if (set && at !== undefined && size !== undefined) {
    set.first = Math.min(set.first, at);
    set.last = Math.max(set.last, at);
    set.count++;
    set.size = size;
  }
  if (!HOLDERS.has(node.role)) return null;
  const own: SetContext = { first: Infinity, last: 0, count: 0, size: 0, rows: node.facts?.rowCount };
  flow.set = own;
  return () => {
    flow.set = set;
    const { first, last, count, size: all } = own;
    if (count === 0 || (all !== -1 && all <= count)) return;
    flow.out.note(`… ${first}-${last} of ${all === -1 ? 'an unknown number' : all} here: scrolling shows more`);
  };
}
