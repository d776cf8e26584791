import { describe, expect, it } from 'vitest';
import { distilling, inOrder, keptOf } from '../../../src/tree/distill.ts';
import { ownText } from '../../../src/tree/ownText.ts';
import { Display, Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import { atOnce, preorder } from '../../../src/tree/lineUp.ts';
import { a, frameRoot, h, marker, page, shadowRoot } from './h.ts';
import { examplePage } from './examplePage.ts';

/** Returns the tags of the kept nodes in document order, without the body. */
function kept(body: TreeNode): string {
  const { root } = page(body);
  return preorder(root)
    .slice(1)
    .filter((n) => keptOf(root).has(n))
    .map((n) => n.tag)
    .join(' ');
}

describe('the worked example', () => {
  it('is numbered in this order: the body, the kept nodes, the containers', () => {
    const body = examplePage();
    expect(inOrder(atOnce(distilling(body))).map((n) => n.tag)).toEqual([
      'body',
      'a',
      'a',
      'h1',
      'p',
      'form',
      'label',
      'input',
      'button',
      'header',
      'nav',
      'main',
      'footer',
      'p',
    ]);
  });
});

describe('the set of kept nodes', () => {
  const target = Flag.Interactive | Flag.ClickTarget;
  const rows: [why: string, body: TreeNode, expected: string][] = [
    [
      'a container without anything of its own gives its place to its content',
      h('body', h('div', h('section', h('p', 'Hello')))),
      'p',
    ],
    ['a container with text of its own', h('body', h('div', 'Hello', h('p', 'World'))), 'div p'],
    ['a container with a role', h('body', h('div', { role: 'alert' }, h('p', 'Saved'))), 'div p'],
    ['a container with a name', h('body', h('nav', { name: 'Main', flags: Flag.OwnName }, a('/', 'Home'))), 'nav a'],
    ['a click target', h('body', h('div', { flags: target }, h('p', 'Open'))), 'div p'],
    [
      'a shadow host, its root, what is in it',
      h('body', h('x-a', { shadow: shadowRoot(h('button', 'In')) })),
      'x-a shadow-root button',
    ],
    ['a frame and its body', h('body', h('iframe', { frame: frameRoot({}, h('button', 'In')) })), 'iframe body button'],
    [
      'a frame that cannot be read',
      h('body', h('iframe', { frame: marker('Cross-origin iframe (inaccessible)') })),
      'iframe iframe',
    ],
    ['inline text belongs to its paragraph', h('body', h('p', 'Hello ', h('b', 'World'))), 'p'],
    ['a link in a sentence follows the sentence', h('body', h('p', 'See ', a('/d', h('b', 'docs')), '.')), 'p a'],
    [
      'what is inside a button is the button',
      h('body', h('button', h('div', h('span', 'Save'), h('img', { name: 'disk' })))),
      'button',
    ],
    ['a heading inside a link stays a heading', h('body', a('/x', h('h3', 'Title'), h('p', 'About'))), 'a h3'],
    ['a list of single links', h('body', h('ul', h('li', a('/1', 'One')), h('li', h('div', a('/2', 'Two'))))), 'a a'],
    ['a list of texts', h('body', h('ul', h('li', 'One'), h('li', 'Two'))), 'ul li li'],
    ['a list where not all items hold one', h('body', h('ul', h('li', a('/1', 'One')), h('li', 'Two'))), 'ul li a li'],
    [
      'lists in lists of singles',
      h('body', h('ul', h('li', a('/1', 'One'), h('ul', h('li', a('/2', 'Two')))))),
      'ul li a a',
    ],
    ['a heading that only holds a link', h('body', h('h2', a('/1', 'One'))), 'h2 a'],
    ['a paragraph that only holds a link', h('body', h('p', a('/1', 'One'))), 'a'],
    ['an empty form, list, paragraph', h('body', h('form'), h('ul', h('li')), h('p')), ''],
    ['an aside', h('body', h('aside', h('p', '© 2025'))), 'p'],
    [
      'a footer that is a copyright line',
      h('body', h('footer', h('div', h('p', '© 2025 Acme. All rights reserved.')))),
      '',
    ],
    ['a footer with a link', h('body', h('footer', h('p', '© 2025'), a('/x', 'Terms'))), 'p a'],
    ['a footer with other words', h('body', h('footer', h('p', '© 2025'), h('p', 'Open daily'))), 'p p'],
    ['aria-hidden content', h('body', h('div', { flags: Flag.AriaHidden }, h('button', 'X')), h('p', 'Y')), 'p'],
    [
      'a picture with words, and one without',
      h('body', h('img', { name: 'A cat', flags: Flag.OwnName }), h('img')),
      'img',
    ],
    [
      'the options of an open select of any role',
      h('body', h('select', { role: 'tab' }, h('option', { flags: Flag.Interactive }, 'One'))),
      'select option',
    ],
    [
      'a table',
      h('body', h('table', h('tbody', h('tr', h('td', 'a'), h('td', a('/', 'b'))), h('tr', h('td', 'c'))))),
      'table tr td a td',
    ],
    ['an empty live region', h('body', h('div', { role: 'status' })), ''],
    ['a canvas', h('body', h('canvas')), 'canvas'],
  ];
  it.each(rows)('%s', (_why, body, expected) => {
    expect(kept(body)).toBe(expected);
  });

  it('is determined for each tree, also for nodes that trees share', () => {
    const item = h('li', a('/1', 'One'));
    expect(keptOf(page(h('body', h('ul', item, h('li', 'Two')))).root).has(item)).toBe(true);
    expect(keptOf(page(h('body', h('ul', item))).root).has(item)).toBe(false);
  });

  it('is determined for a page of any depth', () => {
    let body = h('p', 'deep');
    for (let i = 0; i < 20_000; i++)
      body = h(i % 2 ? 'div' : 'span', { flags: i % 3 ? 0 : Flag.OwnName, name: 'x' }, body);
    expect(kept(h('body', body)).endsWith('p')).toBe(true);
  });
});

describe('ownText', () => {
  const rows: [why: string, node: TreeNode, expected: string][] = [
    ['white space collapses', h('p', '  a \n b', h('b', ' c'), 'd '), 'a b cd'],
    ['a sentence keeps the words of its link', h('p', 'See ', a('/d', 'the docs'), '.'), 'See the docs.'],
    ['a link alone is no sentence', h('li', a('/d', 'Docs')), ''],
    ['nor are links with marks between', h('nav', a('/a', 'A'), ' | ', a('/b', 'B')), ''],
    ['marks alone are text', h('div', '✓'), '✓'],
    ['blocks are not part of it', h('div', 'a', h('div', 'b'), 'c'), 'a c'],
    ['a line break is a space', h('p', 'a', h('br'), 'b'), 'a b'],
    ['nor is aria-hidden text', h('p', 'Hel', h('i', { flags: Flag.AriaHidden }, 'x'), 'lo'), 'Hello'],
    ['a button is not part of a sentence', h('p', 'Press ', h('button', 'OK'), ' now'), 'Press now'],
    ['a button folds its blocks', h('button', h('div', 'a'), h('div', 'b')), 'a b'],
    ['a text field has a value, no text', h('textarea', 'typed'), ''],
    [
      'a host shows in a sentence what its shadow shows',
      h('p', 'Seen ', h('x-t', { display: Display.Inline, shadow: shadowRoot('3 hours ago') }), '.'),
      'Seen 3 hours ago.',
    ],
  ];
  it.each(rows)('%s', (_why, node, expected) => {
    expect(ownText(node)).toBe(expected);
  });
});
