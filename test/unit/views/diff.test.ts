import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../../../src/tree/TreeNode.ts';
import { diffSnapshots } from '../../../src/views/diff.ts';
import { a, h, page } from '../tree/h.ts';

/**
 * Makes a later state with the same numbers, in which some nodes are changed, some gone, and some new (numbered from
 * 100).
 */
function later(
  node: TreeNode,
  change: (node: TreeNode) => TreeNode | TreeNode[] | null,
  next = { id: 100 },
): TreeNode[] {
  const changed = node.id < 0 || node.id >= 100 ? node : change(node);
  const nodes = changed === null ? [] : Array.isArray(changed) ? changed : [changed];
  return nodes.map((one) => {
    if (one.id < 0) one.id = next.id++;
    return {
      ...one,
      children: one.children.flatMap((child): TreeChild[] =>
        typeof child === 'string' ? [child] : later(child, change, next),
      ),
    };
  });
}

const before = page(
  h(
    'body',
    h('p', '3 items'),
    h('button', 'Buy'),
    h('input', { name: 'Name', facts: { value: 'An' } }),
    h('div', { role: 'tab', name: 'Orders', flags: Flag.Interactive, states: { selected: true } }, 'Orders'),
    h('ul', h('li', a('/1', 'One')), h('li', 'two')),
  ),
);

const [root] = later(before.root, (node) => {
  switch (node.tag) {
    case 'p':
      return { ...node, children: ['4 items'] };
    case 'button':
      return [node, h('div', { role: 'alert' }, h('p', 'Saved'), h('button', 'Undo'))];
    case 'input':
      return { ...node, facts: { value: 'Ann' } };
    case 'div':
      return node.role === 'tab' ? { ...node, states: { expanded: true } } : node;
    case 'li':
      return node.children.includes('two') ? null : node;
    default:
      return node;
  }
});
const after = { ...before, root: root as TreeNode };

describe('the difference between two snapshots', () => {
  it('is described as data', () => {
    expect(diffSnapshots(before, after)).toEqual({
      appeared: [{ id: 'node_100', tag: 'div', role: 'alert', text: '@alert Saved [102 button Undo]', elements: 3 }],
      gone: [{ id: 'node_8', tag: 'li', text: '- two', elements: 1 }],
      changed: [
        { id: 'node_1', tag: 'p', changes: { text: ['3 items', '4 items'] } },
        { id: 'node_3', tag: 'input', role: 'textbox', 'aria-label': 'Name', changes: { value: ['•••', '•••'] } },
        {
          id: 'node_4',
          tag: 'div',
          role: 'tab',
          'aria-label': 'Orders',
          changes: { selected: [true, null], expanded: [null, true] },
        },
      ],
    });
  });

  it('has typed values on request', () => {
    const { changed } = diffSnapshots(before, after, { includeValues: true });
    expect(changed.find(({ id }) => id === 'node_3')?.changes).toEqual({ value: ['An', 'Ann'] });
  });

  it('says how the number of hidden elements changed', () => {
    const after = { ...before, hiddenElements: 4 };
    expect(diffSnapshots(before, after)).toEqual({ appeared: [], gone: [], changed: [], hidden: [0, 4] });
    expect(diffSnapshots(after, after)).not.toHaveProperty('hidden');
  });
});
