import { describe, expect, it } from 'vitest';
import { Flag, type TreeNode } from '../../../src/tree/TreeNode.ts';
import { treeFor, withoutTyped } from '../../../src/tree/withoutTyped.ts';
import { toText } from '../../../src/views/textView.ts';
import { a, frameRoot, h, page, shadowRoot } from './h.ts';

const editor = (...children: (TreeNode | string)[]): TreeNode =>
  h('div', { flags: Flag.Editable | Flag.Interactive, role: 'textbox' }, ...children);

describe('a tree without typed text', () => {
  it('is the same object if nothing can be edited', () => {
    const tree = page(h('body', h('p', 'Words'), h('textarea', { flags: Flag.Editable })));
    expect(withoutTyped(tree)).toBe(tree);
    expect(treeFor(tree, true)).toBe(tree);
  });

  it('has the text of an editor as its value, and shares the nodes outside of it', () => {
    const tree = page(h('body', h('p', 'Above'), editor('One ', h('b', 'two'), h('p', 'three'))));
    const told = withoutTyped(tree);
    const [above, edited] = told.root.children as TreeNode[];
    expect(above).toBe(tree.root.children[0]);
    expect(edited?.facts?.value).toBe('One two three');
    expect(JSON.stringify(edited?.children)).not.toMatch(/One|two|three/);
    expect(treeFor(told, true).root).toBe(tree.root);
    expect(treeFor(told).root).toBe(told.root);
  });

  it('keeps the words of buttons in an editor, but not those of links', () => {
    const tree = page(h('body', editor(h('button', 'Remove'), a('/x', 'typed')), h('p', editor('typed'))));
    expect(toText(withoutTyped(tree))).toBe('[1 textbox (filled)][2 button Remove][3 link]\n[4 textbox (filled)]\n');
  });

  it('has no text of an editor in a shadow tree, in a slot or in a frame', () => {
    const slotted = h('span', 'typed');
    const host = h('x-host', { shadow: shadowRoot(h('p', 'typed'), h('slot', { assigned: [slotted] })) }, slotted);
    const frame = h('iframe', { frame: frameRoot({}, h('p', 'Frame'), editor('typed')) });
    const told = withoutTyped(page(h('body', editor(host), frame)));
    expect(JSON.stringify(told.root)).not.toMatch(/"children":\[[^\]]*typed/);
    expect(toText(told)).toContain('Frame');
  });
});
