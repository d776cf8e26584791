import type { TreeNode } from '../../tree/TreeNode.ts';
import type { Close, FlowState, SetContext } from './flowTypes.ts';

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
