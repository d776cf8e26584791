import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import { preorder } from '../../../src/tree/lineUp.ts';
import { serialize } from '../../../src/views/serialized.ts';
import { serializeNode } from '../../../src/views/serializedNode.ts';
import type { SerializedNode } from '../../../src/views/serializedTypes.ts';
import { examplePage } from '../tree/examplePage.ts';
import { a, frameRoot, h, marker, page, shadowRoot } from '../tree/h.ts';

const EXPECTED = `{
  "page": {
    "context": {
      "url": "https://example.com",
      "title": "Sample Page"
    },
    "body": {
      "id": "node_0",
      "tag": "body",
      "children": [
        {
          "id": "node_1",
          "tag": "a",
          "role": "link",
          "aria-label": "Home",
          "text": "Home",
          "href": "/"
        },
        {
          "id": "node_2",
          "tag": "a",
          "role": "link",
          "aria-label": "About",
          "text": "About",
          "href": "/about"
        },
        {
          "id": "node_3",
          "tag": "h1",
          "text": "Welcome"
        },
        {
          "id": "node_4",
          "tag": "p",
          "text": "This is a sample page."
        },
        {
          "id": "node_5",
          "tag": "form",
          "children": [
            {
              "id": "node_6",
              "tag": "label",
              "text": "Name:"
            },
            {
              "id": "node_7",
              "tag": "input",
              "role": "textbox",
              "aria-label": "Name:",
              "placeholder": "Enter your name",
              "inputType": "text"
            },
            {
              "id": "node_8",
              "tag": "button",
              "role": "button",
              "aria-label": "Submit",
              "text": "Submit"
            }
          ]
        }
      ]
    }
  }
}`;

const body = (tree: ReturnType<typeof page>, options = {}) => serialize(tree, options).page.body;
const children = (...nodes: TreeNode[]) => body(page(h('body', ...nodes))).children;
const only = (node: TreeNode, options = {}): SerializedNode | undefined =>
  body(page(h('body', node)), options).children?.[0];

describe('serialize', () => {
  it('matches the worked example exactly', () => {
    expect(JSON.stringify(serialize(page(examplePage(), { url: 'https://example.com' })), null, 2)).toBe(EXPECTED);
  });

  it('is at least 40 % smaller than the tree of all elements in the same node form', () => {
    const card = (n: number) =>
      h(
        'div',
        h(
          'div',
          h('div', h('h3', `Product ${n}`), h('p', h('span', 'From '), h('b', `${n} €`))),
          h('div', h('span', h('button', h('span', h('i'), 'Buy')))),
        ),
      );
    const tree = page(
      h(
        'body',
        h('header', h('div', h('nav', h('ul', h('li', a('/', 'Home')), h('li', a('/s', 'Shop')))))),
        h('main', h('section', h('div', card(1), card(2), card(3)))),
      ),
    );
    const all = (node: TreeNode): SerializedNode => {
      const inner = node.children.filter((c) => typeof c !== 'string').map(all);
      return { ...serializeNode(tree, node, {}), ...(inner.length ? { children: inner } : {}) };
    };
    const flat = JSON.stringify(body(tree)).length;
    expect(flat / JSON.stringify(all(tree.root)).length).toBeLessThan(0.6);
  });

  it('writes keys in a fixed order, and leaves out defaults', () => {
    const node = h('input', {
      name: 'Terms',
      role: 'checkbox',
      flags: Flag.OwnName,
      facts: { inputType: 'checkbox', placeholder: 'p', href: '/h', value: 'v', chosen: true },
      states: {
        disabled: true,
        checked: 'mixed',
        required: true,
        expanded: false,
        selected: true,
        pressed: true,
        readonly: true,
        invalid: true,
        current: 'page',
      },
    });
    const tree = page(h('body', node), { focusId: 1, boxes: () => ({ x: 0, y: 900, width: 5, height: 5 }) });
    expect(Object.keys(body(tree, { includeBoundingBoxes: true }).children?.[0] ?? {})).toEqual([
      'id',
      'tag',
      'role',
      'aria-label',
      'value',
      'href',
      'placeholder',
      'inputType',
      'disabled',
      'checked',
      'required',
      'expanded',
      'offscreen',
      'selected',
      'pressed',
      'readonly',
      'invalid',
      'current',
      'focused',
      'boundingBox',
    ]);
    expect(
      only(h('input', { role: 'checkbox', states: { checked: false, expanded: true }, not: Flag.ExplicitRole })),
    ).toEqual({ id: 'node_1', tag: 'input', role: 'checkbox', expanded: true });
  });

  const roles: [why: string, node: TreeNode, expected: Partial<SerializedNode>][] = [
    [
      'a click target without a role',
      h('div', { flags: Flag.Interactive | Flag.ClickTarget }, 'Go'),
      { tag: 'div', role: 'button', text: 'Go' },
    ],
    [
      'a role that the tag does not say',
      h('div', { role: 'alert' }, 'Saved'),
      { tag: 'div', role: 'alert', text: 'Saved' },
    ],
    ['a role that the tag says', h('ul', { role: 'list' }, h('li', 'One')), { tag: 'ul' }],
    [
      'a file field',
      h('input', { role: '', not: Flag.ExplicitRole, facts: { inputType: 'file' } }),
      { role: 'button', inputType: 'file' },
    ],
    [
      'a password',
      h('input', {
        role: '',
        not: Flag.ExplicitRole,
        flags: Flag.Secret,
        facts: { inputType: 'password', value: 'x' },
      }),
      { role: 'textbox', inputType: 'password' },
    ],
    [
      'an author name beside text',
      h('p', { name: 'Note', flags: Flag.OwnName }, 'Text'),
      { 'aria-label': 'Note', text: 'Text' },
    ],
    ['a name that is the text', h('h2', 'Text'), { tag: 'h2', text: 'Text' }],
  ];
  it.each(roles)('role and name: %s', (_why, node, expected) => {
    const found = { ...only(node, { includeValues: true }), id: '', children: [] };
    expect(found).toEqual({ tag: node.tag, ...expected, id: '', children: [] });
  });

  it('keeps a sentence whole, followed by its link', () => {
    expect(only(h('p', 'See ', a('/d', 'the docs'), '.'))).toEqual({
      id: 'node_1',
      tag: 'p',
      text: 'See the docs.',
      children: [{ id: 'node_2', tag: 'a', role: 'link', 'aria-label': 'the docs', text: 'the docs', href: '/d' }],
    });
  });

  it('cuts text at 500 characters and never inside a surrogate pair', () => {
    const text = only(h('p', `${'x'.repeat(498)}😀😀`))?.text ?? '';
    expect(text).toBe(`${'x'.repeat(498)}…`);
  });

  it('always shows chosen values, shows typed text on request, and never shows card numbers', () => {
    const typed = () => h('input', { facts: { inputType: 'text', value: 'Ann 4111 1111 1111 1111' } });
    const chosen = h('select', { facts: { value: 'Norway', chosen: true } });
    expect(children(typed(), chosen)?.map((c) => c.value)).toEqual([undefined, 'Norway']);
    expect(only(typed(), { includeValues: true })?.value).toBe('Ann •••');
  });
});

describe('content that is left out is counted', () => {
  const tree = () =>
    page(
      h(
        'body',
        h('form', h('label', 'Who'), h('input', { name: 'Who' })),
        a('/1', 'One'),
        h('p', 'Two ', a('/2', 'link')),
        a('/3', 'Three'),
      ),
      {
        boxes: (node) => (node.id < 5 ? { x: 0, y: 0, width: 9, height: 9 } : { x: 0, y: 800, width: 9, height: 9 }),
      },
    );
  const tags = (node: SerializedNode): string =>
    node.tag + (node.children ? `(${node.children.map(tags).join(' ')})` : '');

  it('if it is outside of the viewport', () => {
    expect(body(tree()).children?.map((c) => c.offscreen)).toEqual([undefined, undefined, true, true]);
    const { page: out } = serialize(tree(), { includeOffscreen: false });
    expect(tags(out.body)).toBe('body(form(label input) a)');
    expect(out.omitted).toEqual({ offscreen: 3, ask: 'includeOffscreen: true' });
  });

  it('if it exceeds the limit, after the nearest elements', () => {
    const { page: out } = serialize(tree(), { maxInteractive: 2 });
    expect(tags(out.body)).toBe('body(form(label input) a p)');
    expect(out.omitted).toEqual({ interactive: 2, ask: 'maxInteractive: 4' });
  });

  it('if it is below a depth', () => {
    const { page: out } = serialize(tree(), { maxDepth: 1 });
    expect(tags(out.body)).toBe('body(form a p a)');
    expect(out.omitted).toEqual({ deeper: 3, ask: 'maxDepth without a limit' });
  });

  it('if it is behind a modal dialog', () => {
    const dialog = h('dialog', { name: 'Cart' }, h('button', 'Close'));
    const modal = page(h('body', a('/1', 'One'), dialog), { modal: { id: 2, behind: 214 } });
    const { page: out } = serialize(modal);
    expect(tags(out.body)).toBe('body(dialog(button))');
    expect(out.omitted).toEqual({
      behindModal: { id: 'node_2', 'aria-label': 'Cart', elements: 214 },
      ask: 'behindModal: true',
    });
    expect(tags(serialize(modal, { behindModal: true }).page.body)).toBe('body(a dialog(button))');
  });

  it('if it does not match a filter, in every root, while matches that flattening would drop are kept', () => {
    const price = h('span', '12 €');
    const inner = h('button', 'In');
    const filtered = page(
      h(
        'body',
        h('p', 'Only ', price),
        h('x-a', { shadow: shadowRoot(h('div', inner), h('p', 'x')) }),
        h('x-b', { shadow: shadowRoot(h('p', 'y')) }),
      ),
    );
    const { page: out } = serialize(filtered, { filterIds: new Set([price.id, inner.id]) });
    expect(tags(out.body)).toBe('body(span)');
    expect(out.shadowDoms?.map((s) => tags(s.body))).toEqual(['shadow-root(button)']);
  });
});

describe('frames and shadow roots', () => {
  it('are flat lists, also if they are nested', () => {
    const inner = h('iframe', { facts: { src: '/b' }, frame: marker('Cross-origin iframe (inaccessible)') });
    const frame = h('iframe', {
      frame: frameRoot({ url: 'https://example.com/a', documentTitle: 'A' }, h('button', 'In'), inner),
    });
    const host = h('x-a', { shadow: shadowRoot(h('x-b', { shadow: shadowRoot(h('button', 'Deep')) })) }, 'light');
    const { page: out } = serialize(page(h('body', frame, host)));
    expect(out.body.children).toEqual([
      { id: 'node_1', tag: 'iframe' },
      { id: 'node_6', tag: 'x-a', text: 'light' },
    ]);
    expect(out.iframes).toEqual([
      {
        hostId: 'node_1',
        url: 'https://example.com/a',
        title: 'A',
        body: {
          id: 'node_2',
          tag: 'body',
          children: [
            { id: 'node_3', tag: 'button', role: 'button', 'aria-label': 'In', text: 'In' },
            { id: 'node_4', tag: 'iframe' },
          ],
        },
      },
      {
        hostId: 'node_4',
        url: '/b',
        title: '',
        body: { id: 'node_5', tag: 'iframe', 'aria-label': 'Cross-origin iframe (inaccessible)' },
      },
    ]);
    expect(out.shadowDoms?.map((s) => [s.hostId, s.body.children?.[0]?.tag])).toEqual([
      ['node_6', 'x-b'],
      ['node_8', 'button'],
    ]);
  });

  it('may be nested to any depth', () => {
    let node = h('p', 'deep');
    for (let i = 0; i < 20_000; i++) node = h('div', node);
    expect(only(node)).toEqual({ id: 'node_1', tag: 'p', text: 'deep' });
    expect(preorder(node).length).toBe(20_001);
  });
});
