import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeNode } from '../../../src/tree/TreeNode.ts';
import { preorder } from '../../../src/tree/lineUp.ts';
import { toText } from '../../../src/views/textView.ts';
import { a, h, page } from '../tree/h.ts';
import { parseText } from './parseText.ts';
import type { ParsedLine } from './parseText.ts';
import { FORGERIES } from '../../browser/hostile/forgeries.ts';

/**
 * Short forgeries, and characters that end lines or that nobody sees. Long texts are left out, because a table with a
 * long text in a cell is not written as rows.
 */
const HOSTILE = [
  ...FORGERIES.filter(({ length }) => length <= 16),
  '\u2028',
  '\u2029',
  '\u0085',
  '\u202e',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\u2066',
  '\ufeff',
  '\ue000',
  '\u{e0041}',
  '٣',
  '· ',
  '&nbsp;',
  '\ud800',
  ' (new)',
  'a_(b)',
  '\uf8f0',
  '\uf8f1\uf8f6',
];

const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 4 })), { maxLength: 6 })
  .map((parts) => parts.join(''));

type Spec = { kind: number; words: string; more: string; children: Spec[] };
const spec: fc.Arbitrary<Spec> = fc.letrec<{ node: Spec }>((tie) => ({
  node: fc.record({
    kind: fc.nat(11),
    words: hostile,
    more: hostile,
    children: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant<Spec[]>([]),
      fc.array(tie('node'), { maxLength: 4 }),
    ),
  }),
})).node;

/** Makes the same page twice: with the page's words, and with harmless words. */
function build(specs: readonly Spec[], say: (words: string, n: number) => string): TreeNode {
  let n = 0;
  const text = (words: string): string => say(words, n++);
  const make = ({ kind, words, more, children }: Spec): TreeNode => {
    const inner = () => children.map(make);
    switch (kind) {
      case 0:
        return h('p', text(words), ...inner());
      case 1:
        return h('h2', text(words));
      case 2:
        return h('ul', h('li', text(words), ...inner()), h('li', text(more)));
      case 3:
        return h('table', h('tr', h('td', text(words)), h('td', text(more)), h('td', ...inner())));
      case 4:
        return h('p', text(words), a(`/${n}`, text(more)), text(words));
      case 5:
        return h('button', { facts: { classes: words }, states: { disabled: true } }, text(more));
      case 6:
        return h('input', {
          name: text(words),
          facts: { value: text(more), placeholder: text(words) },
          states: { required: true },
        });
      case 7:
        return h('nav', { name: text(words), flags: Flag.OwnName }, ...inner(), text(more));
      case 8:
        return h('select', { name: text(words), facts: { value: text(more), chosen: true, optionCount: 3 } });
      case 9:
        return h('button', { flags: Flag.OnHover, facts: { onHover: 70007 } }, text(words));
      case 10:
        return h(
          'p',
          text(words),
          h('span', { flags: Flag.OnHover, facts: { onHover: 70008 } }, text(more)),
          text(words),
        );
      default:
        return h('div', ...inner());
    }
  };
  return h('body', ...specs.map(make));
}

const lines = (body: TreeNode): ParsedLine[] => parseText(toText(page(body), { includeValues: true }));
const count = (parsed: readonly ParsedLine[], kind: string): number =>
  parsed.filter((line) => line.kind === kind).length;
const harmless = (_words: string, n: number): string => ` word${n} `;
const harmful = (words: string, n: number): string => ` word${n} ${words}`;
const harmfulFirst = (words: string, n: number): string => `${words} word${n} `;

describe.each([
  ['at the end', harmful],
  ['at the beginning', harmfulFirst],
])('whatever the page writes %s of its texts', (_where, say) => {
  it('contains exactly the existing marks in order, with their roles and states', () => {
    fc.assert(
      fc.property(fc.array(spec, { maxLength: 5 }), (specs) => {
        const body = build(specs, say);
        const marks = lines(body).flatMap((line) => line.marks);
        const expected = preorder(body).filter((node) => (node.flags & Flag.Interactive) !== 0);
        expect(marks.map((mark) => mark.ids[0])).toEqual(expected.map((node) => node.id));
        marks.forEach((mark, i) => {
          const node = expected[i];
          expect(mark.ids, `mark ${i}`).toHaveLength(1);
          if (node?.tag === 'button') expect(mark.role, `mark ${i}`).toBe('button');
          expect(mark.states, `mark ${i}`).toEqual(
            node?.tag === 'button'
              ? [node.facts?.onHover === undefined ? 'disabled' : 'on hover 70007']
              : node?.tag === 'input' && !node.name.includes('*')
                ? ['required']
                : [],
          );
        });
      }),
      { numRuns: 400 },
    );
  });

  it('marks exactly the words that show on hover', () => {
    fc.assert(
      fc.property(fc.array(spec, { maxLength: 5 }), (specs) => {
        const body = build(specs, say);
        const told = lines(body).flatMap(({ text }) => text.match(/(?<!\\)\(on hover \d+:/gu) ?? []);
        const expected = preorder(body).filter(({ tag, facts }) => tag === 'span' && facts?.onHover !== undefined);
        expect(told).toHaveLength(expected.length);
      }),
      { numRuns: 400 },
    );
  });

  it('contains exactly the existing headings, items, regions, rows and notes', () => {
    fc.assert(
      fc.property(fc.array(spec, { maxLength: 5 }), (specs) => {
        const expected = lines(build(specs, harmless));
        const found = lines(build(specs, say));
        for (const kind of ['heading', 'region', 'row', 'more', 'fence'])
          expect([kind, count(found, kind)]).toEqual([kind, count(expected, kind)]);
        expect(count(found, 'item')).toBeGreaterThanOrEqual(count(expected, 'item'));
      }),
      { numRuns: 400 },
    );
  });
});

it('contains names and values as the page has them', () => {
  const words = fc
    .string({ unit: fc.constantFrom(...'ab []()="|.-/#:1'), minLength: 1, maxLength: 12 })
    .map((s) => s.replace(/\s+/g, ' ').trim())
    .filter((s) => s !== '');
  fc.assert(
    fc.property(words, words, (name, value) => {
      const body = h('body', h('button', name), h('p'), h('select', { name: 'x', facts: { value, chosen: true } }));
      const [button, select] = lines(body).flatMap((line) => line.marks);
      expect(button?.name).toBe(name);
      expect(select?.value).toBe(value);
    }),
    { numRuns: 1000 },
  );
});

it('never contains invisible characters', () => {
  fc.assert(
    fc.property(fc.array(spec, { maxLength: 4 }), (specs) => {
      const view = toText(page(build(specs, harmful)));
      expect(view).not.toMatch(
        /(?!\n)[\p{Cc}\p{Co}\p{Cs}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u,
      );
    }),
    { numRuns: 200 },
  );
});

it('contains the numbers and the differing words of each row of a long group, whatever they are', () => {
  const words = fc
    .array(fc.oneof(hostile, fc.string({ unit: fc.constantFrom(...'ab €5'), maxLength: 8 })), {
      minLength: 3,
      maxLength: 9,
    })
    .filter((list) => new Set(list).size > 2);
  fc.assert(
    fc.property(words, (list) => {
      const say = (i: number, step: number): string => `${list[(i * step) % list.length] ?? ''} w${i}`;
      const rows = Array.from({ length: 110 }, (_, i) =>
        h('tr', h('td', say(i, 1)), h('td', 'the same in all of the rows'), h('td', h('button', say(i, 2)))),
      );
      const body = h('body', h('table', ...rows));
      const view = toText(page(body));
      const parsed = parseText(view);
      const numbers = new Set(parsed.flatMap(({ marks }) => marks.flatMap(({ ids }) => ids)));
      for (const { id, tag } of preorder(body)) if (tag === 'button') expect(numbers).toContain(id);
      expect(numbers.size).toBe(110);
      expect(parsed.filter(({ kind }) => kind === 'more').length).toBeLessThanOrEqual(1);
      for (let i = 0; i < 110; i++) expect(view).toMatch(new RegExp(` w${i}\\b`, 'u'));
    }),
    { numRuns: 60 },
  );
});

it('begins with a line about the page, whose title and address cannot be taken for anything else', () => {
  fc.assert(
    fc.property(hostile, hostile, (title, url) => {
      const [first, ...rest] = parseText(toText(page(h('body', h('p', 'word')), { title, url }), { page: true }));
      expect(first?.kind).toBe('region');
      expect(first?.marks).toEqual([]);
      expect(rest.map(({ text }) => text)).toEqual(['word']);
    }),
    { numRuns: 300 },
  );
});
