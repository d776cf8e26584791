import { describe, expect, it } from 'vitest';
import { Display, Flag } from '../../../src/tree/TreeNode.ts';
import type { SnapshotTree } from '../../../src/tree/SnapshotTree.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import * as views from '../../../src/views/semantic.ts';
import type { SemanticFacts, SemanticNode, SemanticOptions } from '../../../src/views/semanticTypes.ts';
import { skeletonDom } from '../../../src/views/skeleton.ts';
import { estimateTokens } from '../../../src/views/text/tokens.ts';
import { examplePage } from '../tree/examplePage.ts';
import { atOnce, uncovered } from './atOnce.ts';
import { a, frameRoot, h, marker, page, shadowRoot } from '../tree/h.ts';

const semanticState = (tree: SnapshotTree, options: SemanticOptions = {}, facts: Partial<SemanticFacts> = {}) =>
  atOnce(views.semanticState(tree, options, { coveredBy: uncovered, ...facts }));
const nodes = (children: TreeNode[], options?: SemanticOptions): SemanticNode[] =>
  semanticState(page(h('body', ...children)), options).interactiveTree;

describe('semantic_v3', () => {
  it('has the documented fields', () => {
    expect(semanticState(page(h('body', h('button', 'Save'), h('p', 'text'))))).toEqual({
      domMode: 'semantic_v3',
      url: 'https://example.com/',
      pageTitle: 'Sample Page',
      viewport: { width: 1280, height: 720 },
      scrollPosition: { x: 0, y: 0 },
      interactiveTree: [{ i: '1', r: 'btn', n: 'Save', xy: [5, 5] }],
    });
  });

  const rows: [why: string, node: TreeNode, expected: Partial<SemanticNode>, options?: SemanticOptions][] = [
    ['a box on request', a('/', 'Home'), { n: 'Home', box: [0, 0, 10, 10] }, { boxes: true }],
    [
      'what is hard to see and what nobody sees',
      h('button', { name: 'Pay now', flags: Flag.OwnName | Flag.UnseenName }, h('b', { flags: Flag.Faint }, 'Pay')),
      { r: 'btn', n: '(faint: Pay) (hidden: now)' },
    ],
    [
      'states',
      h('input', { role: 'checkbox', name: 'All', states: { checked: 'mixed', disabled: true } }),
      { r: 'chk', n: 'All', s: 'mix dis' },
    ],
    [
      'what is chosen',
      h('select', { name: 'Size', facts: { value: 'M', chosen: true } }),
      { r: 'sel', n: 'Size', v: 'M' },
    ],
    ['what is typed: not unasked', h('input', { name: 'Name', facts: { value: 'Ann' } }), { r: 'txt', n: 'Name' }],
    [
      'what is typed: asked for',
      h('input', { name: 'Name', facts: { value: 'Ann' } }),
      { r: 'txt', n: 'Name', v: 'Ann' },
      { includeValues: true },
    ],
    ['a role without an abbreviation', h('div', { role: 'scrollbar', flags: Flag.Interactive }), { r: 'scrollbar' }],
    [
      'a click target',
      h('div', { flags: Flag.Interactive | Flag.ClickTarget }, h('p', 'Card'), h('h3', 'Title')),
      { r: 'btn', n: 'Card Title' },
    ],
    ['a picture button', h('button', { facts: { classes: 'fa-trash' } }), { r: 'btn', n: '.trash' }],
  ];
  it.each(rows)('%s', (_why, node, expected, options) => {
    expect(nodes([node], options)).toEqual([{ i: '1', xy: [5, 5], ...expected }]);
  });

  it('names an element with interactive content by the rest of its words, shortened', () => {
    const row = h(
      'li',
      { flags: Flag.Interactive | Flag.ClickTarget },
      h('button', 'Star'),
      h('p', 'Ann'),
      h('p', 'Minutes of the meeting '.repeat(4)),
    );
    const card = h(
      'div',
      { flags: Flag.Interactive | Flag.ClickTarget, facts: { classes: 'offer' } },
      a('/x', 'Lamp'),
      h('button', 'Buy'),
    );
    expect(nodes([row, card]).map(({ n }) => n)).toEqual([
      'Ann Minutes of the meeting Minutes of the meeting Minutes o…',
      'Star',
      '.offer',
      'Lamp',
      'Buy',
    ]);
  });

  it('says which elements are covered and which must be scrolled to', () => {
    const list = h('div', { flags: Flag.Scrollable }, h('button', 'In'), h('button', 'Scrolled out'));
    const tree = page(h('body', list, h('button', 'Below')), {
      boxes: (node) =>
        node === list
          ? { x: 0, y: 0, width: 100, height: 50 }
          : { x: 0, y: node.name === 'Below' ? 900 : node.name === 'In' ? 0 : 60, width: 10, height: 10 },
    });
    const geometry = { ...tree.geometry, scroll: () => ({ top: 0, height: 400, shown: 50 }) };
    const state = semanticState(
      { ...tree, geometry },
      {},
      {
        *coveredBy(id) {
          return id === 1 ? 40 : null;
        },
        recentEvents: ['clicked [1]'],
      },
    );
    expect(state.interactiveTree.map(({ i, occ, scr }) => ({ i, occ, scr }))).toEqual([
      { i: '1', occ: true, scr: undefined },
      { i: '2', occ: undefined, scr: String(list.id) },
      { i: '3', occ: undefined, scr: undefined },
    ]);
    expect(state.interactiveTree.map(({ xy }) => xy)).toEqual([
      [5, 5],
      [5, 65],
      [5, 905],
    ]);
    expect(state.scrollableContainers).toEqual([{ i: String(list.id), top: 0, height: 400, shown: 50 }]);
    expect(state.recentEvents).toEqual(['clicked [1]']);
  });

  it('observes its limits, lists the viewport first, and counts what is left out', () => {
    const tree = page(h('body', ...Array.from({ length: 50 }, (_, i) => h('button', `Button ${i}`))), {
      boxes: (node) => ({ x: 0, y: node.name === 'Button 40' ? 0 : 2000, width: 10, height: 10 }),
    });
    const few = semanticState(tree, { maxElements: 2 });
    expect([few.interactiveTree.map(({ n }) => n), few.omitted]).toEqual([['Button 0', 'Button 40'], { elements: 48 }]);
    expect(estimateTokens(JSON.stringify(semanticState(tree, { maxTokens: 500 })))).toBeLessThan(500);
    const modal = page(h('body', h('button', 'Behind'), h('dialog', h('button', 'Close'))), {
      modal: { id: 2, behind: 9 },
    });
    expect([
      semanticState(modal).interactiveTree.length,
      semanticState(modal).omitted,
      semanticState(modal, { behindModal: true }).interactiveTree.length,
    ]).toEqual([1, { behindModal: 9 }, 2]);
  });
});

describe('skeletonDom', () => {
  it('writes the structure as HTML, with numbers on interactive elements', () => {
    expect(skeletonDom(page(examplePage()))).toBe(
      '<a data-llm-id="1" href="/">Home</a><a data-llm-id="2" href="/about">About</a><h1>Welcome</h1>' +
        '<p>This is a sample page.</p><form><label>Name:</label><input data-llm-id="7" type="text" aria-label="Name:" placeholder="Enter your name">' +
        '<button data-llm-id="8">Submit</button></form> © 2025',
    );
  });

  const rows: [why: string, node: TreeNode, expected: string][] = [
    [
      'a link stays in its sentence',
      h('p', 'See ', a('/d', 'the ', h('b', 'docs')), '.'),
      '<p>See <a data-llm-id="2" href="/d">the docs</a>.</p>',
    ],
    ['blocks that go leave a space', h('div', h('footer', h('p', '© a')), h('footer', h('p', '© b'))), '© a © b'],
    [
      'page text can open and close nothing',
      h('p', '</p><script>"x"&amp;'),
      '<p>&lt;/p&gt;&lt;script&gt;&quot;x&quot;&amp;amp;</p>',
    ],
    [
      'states',
      h('input', { role: 'checkbox', facts: { inputType: 'checkbox' }, states: { checked: true, disabled: true } }),
      '<input data-llm-id="1" role="checkbox" type="checkbox" checked disabled>',
    ],
    [
      'roles of what is not what it is',
      h('div', { flags: Flag.Interactive | Flag.ClickTarget, states: { expanded: false } }, 'Menu'),
      '<div data-llm-id="1" role="button" aria-expanded="false">Menu</div>',
    ],
    [
      'shadow content in place',
      h('x-a', { shadow: shadowRoot(h('button', 'In'), h('slot', { assigned: ['light'] })) }, 'light'),
      '<x-a><button data-llm-id="3">In</button>light</x-a>',
    ],
    [
      'frames',
      h('iframe', { frame: frameRoot({}, h('button', 'Pay')) }),
      '<iframe><button data-llm-id="3">Pay</button></iframe>',
    ],
    [
      'frames that cannot be read',
      h('iframe', { frame: marker('Cross-origin iframe (inaccessible)') }),
      '<iframe>Cross-origin iframe (inaccessible)</iframe>',
    ],
    [
      'aria-hidden content is not there',
      h('p', 'a', h('b', { flags: Flag.AriaHidden, display: Display.Inline }, 'x')),
      '<p>a</p>',
    ],
  ];
  it.each(rows)('%s', (_why, node, expected) => {
    expect(skeletonDom(page(h('body', node))).startsWith(expected)).toBe(true);
  });

  it('observes a budget, and leaves out text outside of the viewport first', () => {
    const tree = page(
      h(
        'body',
        ...Array.from({ length: 60 }, (_, i) => h('p', `Paragraph ${i} says this and that. `, a(`/${i}`, `link ${i}`))),
      ),
      {
        boxes: (node) => ({ x: 0, y: node.id < 11 ? 0 : 2000, width: 10, height: 10 }),
      },
    );
    const some = skeletonDom(tree, { maxTokens: 1900 });
    expect(some).toContain('<p>Paragraph 3 says');
    expect(some).not.toContain('Paragraph 30');
    expect(some).toContain('href="/30"');
    const little = skeletonDom(tree, { maxTokens: 300 });
    expect(little).toContain('<p>Paragraph 3 says');
    expect(little).toMatch(/<!-- \d+ elements left out -->$/);
    expect(estimateTokens(little)).toBeLessThan(300);
  });
});
