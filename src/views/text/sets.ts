import type { TreeNode } from '../../tree/TreeNode.ts';
import type { Close, Flow, SetContext } from './flowTypes.ts';

const HOLDERS = new Set(['list', 'listbox', 'feed', 'grid', 'treegrid', 'table', 'tree', 'menu']);

/** After the items that are there, a line that says how many there are in all. */
export function openSet(flow: Flow, node: TreeNode): Close {
  const { posinset: at, setsize: size } = node.states ?? {};
  if (flow.set && at !== undefined && size !== undefined) {
    const { set } = flow;
    set.first = Math.min(set.first, at);
    set.last = Math.max(set.last, at);
    set.count++;
    set.size = size;
  }
  if (!HOLDERS.has(node.role)) return undefined;
  const outer = flow.set;
  const set: SetContext = { first: Infinity, last: 0, count: 0, size: 0 };
  flow.set = set;
  return () => {
    flow.set = outer;
    if (set.count === 0 || set.size !== -1 && set.size <= set.count) return;
    flow.stream.note(`… ${set.first}-${set.last} of ${set.size === -1 ? 'an unknown number' : set.size} here: scrolling shows more`);
  };
}
