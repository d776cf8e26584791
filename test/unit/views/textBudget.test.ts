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
  it('is never exceeded by more than a tenth', () => {
    const tree = page(big());
    fc.assert(
      fc.property(fc.integer({ min: 120, max: 12_000 }), (maxTokens) => {
        expect(encode(toText(tree, { maxTokens })).length).toBeLessThanOrEqual(maxTokens * 1.1);
      }),
      { numRuns: 40 },
    );
  });

  it('is used', () => {
    expect(encode(toText(page(big()), { maxTokens: 3000 })).length).toBeGreaterThan(1800);
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

  it('leaves a note that says what was cut, what it costs, and which call returns it', () => {
    const tree = page(big());
    const view = toText(tree, { maxTokens: 1000 });
    const whole = toText(tree).split('\n');
    const notes = [
      ...view.matchAll(
        /^… (\d+) lines? cut, about (\d+) tokens: toText\(\{ maxTokens: 1000, lines: \[(\d+), (\d+)\] \}\)$/gm,
      ),
    ];
    expect(notes.length).toBeGreaterThan(0);
    for (const [, count, tokens, from, to] of notes) {
      const part = toText(tree, { maxTokens: 1000, lines: [Number(from), Number(to)] });
      expect(part.split('\n'), `lines ${from}-${to}`).toHaveLength(Number(count) + 1);
      expect(part).toBe(`${whole.slice(Number(from) - 1, Number(to)).join('\n')}\n`);
      expect(Math.abs(encode(part).length / Number(tokens) - 1), `lines ${from}-${to}`).toBeLessThan(0.2);
    }
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
    expect(toText(tree, { region: 'main' })).toBe(
      '… 3 lines cut, about 11 tokens: toText({ lines: [1, 3] })\n@main\n# Title\n… 2 lines cut, about 10 tokens: toText({ lines: [6, 7] })\n@main\nText\n… 2 lines cut, about 4 tokens: toText({ lines: [10, 11] })\n',
    );
    expect(toText(tree, { region: '@nav Pages' })).toContain('@nav Pages\n[6 go Pages]\n…');
    expect(toText(tree, { region: 'top' })).toContain('@nav Top\n[3 go Top]\n…');
    expect(() => toText(tree, { region: 'aside' })).toThrow(
      'toText: there is no region "aside"; there are nav, main, footer',
    );
  });

  it('collapses groups before it cuts', () => {
    const table = h(
      'table',
      ...Array.from({ length: 60 }, (_, i) => h('tr', h('td', `Customer ${i}`), h('td', h('button', 'Edit')))),
    );
    expect(toText(page(h('body', h('p', 'Before'), table, h('p', 'After'))), { maxTokens: 250 })).toMatch(
      /Before\n[^]*… 54 more like these: [^]*After/,
    );
  });

  it('closes the fence around shortened code', () => {
    const code = h(
      'pre',
      { flags: Flag.Pre },
      Array.from({ length: 200 }, (_, i) => `const value${i} = ${i};`).join('\n'),
    );
    const view = toText(page(h('body', h('p', 'Before'), code, h('p', 'After'))), { maxTokens: 400 });
    expect(view).toMatch(/Before\n```\nconst value0 = 0;\n[^`]*```\n… \d+ lines cut/);
    expect(view.match(/```/g)?.length).toBe(2);
  });

  it('cuts a line that alone exceeds it', () => {
    const view = toText(page(h('body', h('p', sentence(3, 5000)))), { maxTokens: 300 });
    expect(encode(view).length).toBeLessThanOrEqual(330);
    expect(view).toContain('interesting customers');
  });
});

describe('parts of the view', () => {
  it('can be limited to the viewport', () => {
    const seen = h('p', 'In the viewport');
    const view = toText(page(h('body', h('p', 'Above'), seen, h('p', 'Below')), below(seen)), { viewport: true });
    expect(view).toBe(
      '… 1 line cut, about 2 tokens: toText({ lines: [1, 1] })\nIn the viewport\n… 1 line cut, about 2 tokens: toText({ lines: [3, 3] })\n',
    );
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
});

describe('the estimate', () => {
  it('is close on text views', () => {
    const view = toText(page(big()));
    expect(Math.abs(estimateTokens(view) / encode(view).length - 1)).toBeLessThan(0.1);
  });
});
