import fc from 'fast-check';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import { toText } from '../../../src/views/textView.ts';
import { estimateTokens } from '../../../src/views/text/tokens.ts';
import { a, h, page } from '../tree/h.ts';

const WORDS = 'the quick browser renders a page of many interesting words for its customers in Oslo 2024 again'.split(
  ' ',
);
const sentence = (seed: number, length: number): string =>
  Array.from({ length }, (_, i) => WORDS[(seed * 7 + i * ((seed % 5) + 1)) % WORDS.length]).join(' ');
const article = (paragraphs: number): TreeNode[] =>
  Array.from({ length: paragraphs }, (_, i) =>
    i % 6 === 0
      ? h('h2', `Chapter ${i}`)
      : h('p', `${sentence(i, 30)} `, a(`/p/${i}`, `link ${i}`), `, ${sentence(i + 1, 10)}.`),
  );
const big = () =>
  h(
    'body',
    h('nav', a('/', 'Home')),
    h('main', ...article(200), h('form', h('input', { name: 'Your name' }), h('button', 'Send'))),
  );
const below = (order: TreeNode) => ({
  boxes: (node: TreeNode) => ({ x: 0, y: node === order ? 100 : 5000, width: 10, height: 10 }),
});

describe('a budget', () => {
  it('is never exceeded, and is filled to nine tenths where there is more', () => {
    const tree = page(big());
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 9000 }), (maxTokens) => {
        const tokens = encode(toText(tree, { maxTokens, page: true })).length;
        expect(tokens).toBeLessThanOrEqual(maxTokens);
        expect(tokens).toBeGreaterThanOrEqual(maxTokens * (maxTokens < 500 ? 0.88 : 0.9));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the viewport, dialogs, the focused element and forms', () => {
    const seen = h('p', 'In the viewport');
    const dialog = h('div', { role: 'dialog', name: 'Cookies', flags: Flag.OwnName }, h('button', 'Accept'));
    const focused = h('p', a('/focus', 'Focused'));
    const body = h(
      'body',
      ...article(60),
      seen,
      ...article(60),
      focused,
      ...article(60),
      h('form', h('input', { name: 'Your name' })),
      dialog,
    );
    const tree = page(body, below(seen));
    const focusId = (focused.children[0] as TreeNode).id;
    const view = toText({ ...tree, focusId }, { maxTokens: 900 });
    for (const words of ['In the viewport', 'Accept', 'Focused (focused)', 'Your name']) expect(view).toContain(words);
  });

  it('keeps, in this order, the heading of the page, main content in the viewport, forms, headings and other lines', () => {
    const seen = h('p', sentence(1, 30));
    const nav = h('nav', h('p', a('/', 'Home'), a('/b', 'Blog')), h('p', sentence(2, 40)));
    const field = h('form', h('input', { name: 'Your name' }), h('button', 'Send'));
    const body = h('body', nav, h('main', h('h1', 'Title'), seen, ...article(30), field, h('p', sentence(8, 40))));
    const tree = page(body, below(seen));
    const views = Array.from({ length: 80 }, (_, i) => toText(tree, { maxTokens: 40 + i * 30 }));
    const firstWith = (words: string): number => views.findIndex((view) => view.includes(words));
    const order = ['# Title', sentence(1, 30), 'Your name', '## Chapter 6', sentence(8, 40)].map(firstWith);
    expect(order).toEqual([...order].sort((x, y) => x - y));
    expect(order[0]).toBe(0);
    expect(order).not.toContain(-1);
    // Of a navigation, only the first line is kept.
    expect(firstWith('[4 Home][5 Blog]')).toBeLessThan(firstWith(sentence(2, 40)));
  });

  it('writes a note of at most eight tokens with the numbers and the tokens of omitted lines', () => {
    const tree = page(big());
    for (const maxTokens of [200, 1000, 4000]) {
      const view = toText(tree, { maxTokens });
      const whole = toText(tree).split('\n');
      const notes = [...view.matchAll(/^…(\d+)(?:-(\d+))? ~(\d+)(k?)$/gm)];
      expect(notes.length, `notes at ${maxTokens}`).toBeGreaterThan(0);
      for (const [note, from, to = from, tokens, thousands] of notes) {
        expect(encode(`${note}\n`).length, note).toBeLessThanOrEqual(8);
        const part = toText(tree, { maxTokens, lines: [Number(from), Number(to)] });
        expect(part, note).toBe(`${whole.slice(Number(from) - 1, Number(to)).join('\n')}\n`);
        const price = Number(tokens) * (thousands ? 1000 : 1);
        const real = encode(part).length;
        expect(Math.abs(real - price), note).toBeLessThan(thousands ? 500 + real * 0.1 : Math.max(5, real * 0.1));
        expect(real, note).toBeGreaterThanOrEqual(28);
      }
    }
  });

  it('explains the notes in the first line', () => {
    expect(toText(page(big()), { page: true, maxTokens: 500 })).toMatch(
      /^@page Sample Page · https:\/\/example\.com\/ · …: lines cut ~tokens\n/,
    );
    expect(toText(page(big()), { page: true })).toMatch(/^@page Sample Page · https:\/\/example\.com\/\n/);
  });

  it('can be applied to a region, by kind or by name', () => {
    const nav = (name: string): TreeNode => h('nav', { name, flags: Flag.OwnName }, a(`/${name}`, `go ${name}`));
    const tree = page(
      h(
        'body',
        h('p', 'Before'),
        nav('Top'),
        h('main', h('h1', 'Title'), nav('Pages'), h('p', 'Text')),
        h('footer', 'End'),
      ),
    );
    expect(toText(tree, { region: 'main' })).toBe('…1-3 ~12\n@main\n# Title\n…6-7 ~9\n@main\nText\n…10-11 ~6\n');
    expect(toText(tree, { region: '@nav Pages' })).toContain('@nav Pages\n[6 go Pages]\n…');
    expect(toText(tree, { region: 'top' })).toContain('@nav Top\n[3 go Top]\n…');
    expect(() => toText(tree, { region: 'aside' })).toThrow(
      'toText: there is no region "aside"; there are nav, main, footer',
    );
    expect(() => toText(page(h('body', h('p', 'Text'))), { region: 'aside' })).toThrow(
      'toText: the page has no regions',
    );
  });

  it('omits the middle of groups of similar rows first', () => {
    const table = h(
      'table',
      ...Array.from({ length: 60 }, (_, i) => h('tr', h('td', `Customer ${i}`), h('td', h('button', 'Edit')))),
    );
    const view = toText(page(h('body', h('p', 'Before'), table, h('p', 'After'))), { maxTokens: 150 });
    expect(view).toMatch(
      /^Before\nCustomer 0 [^]*\nCustomer 4 [^]*\n…\d+-\d+ ~\d+\nCustomer 59 \| \[\d+ button Edit\]\nAfter\n$/,
    );
  });

  it('closes the fence around shortened code', () => {
    const code = h(
      'pre',
      { flags: Flag.Pre },
      Array.from({ length: 200 }, (_, i) => `const value${i} = ${i};`).join('\n'),
    );
    const view = toText(page(h('body', h('p', 'Before'), code, h('p', 'After'))), { maxTokens: 400 });
    expect(view).toMatch(/Before\n```\nconst value0 = 0;\n[^`]*```\n…\d+-\d+ ~/);
    expect(view.match(/```/g)?.length).toBe(2);
  });

  it('cuts a line that alone exceeds it', () => {
    const view = toText(page(h('body', h('p', sentence(3, 5000)))), { maxTokens: 300 });
    expect(encode(view).length).toBeLessThanOrEqual(300);
    expect(encode(view).length).toBeGreaterThan(260);
    expect(view).toContain('interesting customers');
    expect(view).toMatch(/…\n…1 ~\d+k?\n$/);
  });
});

describe('parts of the view', () => {
  it('can be limited to the viewport', () => {
    const seen = h('p', 'In the viewport');
    const view = toText(page(h('body', h('p', 'Above'), seen, h('p', 'Below')), below(seen)), { viewport: true });
    expect(view).toBe('…1 ~3\nIn the viewport\n…3 ~3\n');
  });

  it.each([{ region: 'main' }, { viewport: true }])('keep to the budget, told from their top: %o', (part) => {
    const rows = Array.from({ length: 200 }, (_, i) => h('p', `Row ${i} of ${sentence(i, 20)}`));
    const tree = page(h('body', h('header', h('p', 'Top')), h('main', ...rows), h('footer', h('p', 'End'))));
    for (const maxTokens of [100, 200, 1000, 3000]) {
      const view = toText(tree, { ...part, maxTokens, page: true });
      expect(encode(view).length, view).toBeLessThanOrEqual(maxTokens);
      expect(view).toMatch(/Row 0 of/);
      expect(view).not.toMatch(/Row 199 of/);
    }
    expect(toText(tree, { ...part, page: true })).toMatch(/Row 199 of/);
  });

  it.each([
    ['items of a list', (links: TreeNode[]) => h('ul', ...links.map((link) => h('li', link)))],
    ['one paragraph', (links: TreeNode[]) => h('p', ...links.flatMap((link) => [link, ', ']))],
  ])('can be a part of many links that are %s', (_, around) => {
    const links = Array.from({ length: 500 }, (_, i) => a(`/${i}`, `Page ${i}`));
    const seen = links[250] as TreeNode;
    const tree = page(h('body', h('p', 'Before'), around(links), h('p', 'After')), below(seen));
    const whole = toText(tree, { expand: 'all' }).split('\n');
    expect(whole.join('').match(/Page \d+/g)).toEqual(links.map((_, i) => `Page ${i}`));
    expect(Math.max(...whole.map((line) => line.length))).toBeLessThan(1200);
    const parts = toText(tree, { expand: 'all', viewport: true }).split('\n').slice(1, -2);
    expect(parts).toHaveLength(1);
    expect(parts[0]).toContain(`[${seen.id} Page 250]`);
    const cut = Number(/…(\d+)-\d+ /.exec(toText(tree, { expand: 'all', maxTokens: 1000 }))?.[1]);
    const part = toText(tree, { expand: 'all', lines: [cut, cut] });
    expect(part).toMatch(/^\[\d+ Page \d+\]/);
    expect(encode(part).length).toBeLessThan(1000);
  });

  it('do not divide a bar of fifty links', () => {
    const links = Array.from({ length: 50 }, (_, i) => h('li', a(`/${i}`, `Page ${i}`)));
    expect(toText(page(h('body', h('ul', ...links))))).toMatch(/^\[1 Page 0\].*\[50 Page 49\]\n$/);
  });

  it('are marked if they are new since the previous snapshot', () => {
    const before = page(
      h('body', h('p', 'Old'), h('p', '1 item'), h('button', 'Buy'), h('div', h('ul', h('li', 'x')))),
    );
    const [old, items, buy, rest] = before.root.children as TreeNode[];
    const fresh = [h('p', 'Saved'), h('button', 'Undo')];
    fresh.forEach((node, i) => {
      node.id = 100 + i;
    });
    const root = {
      ...before.root,
      children: [old, { ...items, children: ['2 items'] }, buy, ...fresh, rest] as TreeNode[],
    };
    const view = toText({ ...before, root }, { previous: before });
    expect(view.split('\n').slice(0, 5)).toEqual([
      'Old',
      '+ 2 items',
      `[${buy?.id} button Buy]`,
      '+ Saved',
      '[101 button Undo (new)]',
    ]);
    expect(toText(before, { previous: page(h('body', h('p', 'Other'))) })).not.toContain('+ ');
  });

  it('are found in a long log without reading it again for each of its lines', () => {
    const log = (lines: number): string => Array.from({ length: lines }, (_, i) => `line ${i}`).join('\n');
    const before = page(h('body', h('div', { flags: Flag.Pre }, log(3000))));
    const [pre] = before.root.children as [TreeNode];
    let reads = 0;
    const grown = { ...pre };
    Object.defineProperty(grown, 'children', {
      enumerable: true,
      get: () => {
        reads++;
        return [`${log(3000)}\nline 3000`];
      },
    });
    let searched = 0;
    const { includes } = String.prototype;
    String.prototype.includes = function (...given): boolean {
      searched += this.length;
      return includes.apply(this, given);
    };
    let view;
    try {
      view = toText({ ...before, root: { ...before.root, children: [grown] } }, { previous: before });
    } finally {
      String.prototype.includes = includes;
    }
    expect(view.split('\n').filter((line) => line.startsWith('+ '))).toEqual(['+ line 3000']);
    expect(reads).toBeLessThan(100);
    expect(searched).toBeLessThan(100 * log(3000).length);
  });
});

describe('the estimate', () => {
  it('is close on text views', () => {
    const view = toText(page(big()));
    expect(Math.abs(estimateTokens(view) / encode(view).length - 1)).toBeLessThan(0.1);
  });
});
