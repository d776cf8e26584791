import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Flag } from '../../../src/tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../../../src/tree/TreeNode.ts';
import { ownText } from '../../../src/tree/ownText.ts';
import { toText } from '../../../src/views/textView.ts';
import { a, h, page } from '../tree/h.ts';
import { readMarks } from './parseText.ts';

const view = (...nodes: TreeNode[]): string => toText(page(h('body', ...nodes))).trimEnd();
const sup = (...children: TreeChild[]): TreeNode => h('span', { flags: Flag.Raised }, ...children);
const sub = (...children: TreeChild[]): TreeNode => h('span', { flags: Flag.Lowered }, ...children);
const struck = (...children: TreeChild[]): TreeNode => h('span', { flags: Flag.Struck }, ...children);
const faint = (...children: TreeChild[]): TreeNode => h('span', { flags: Flag.Faint }, ...children);
const bar = (name: string): TreeNode =>
  h('span', { role: 'progressbar', name, states: { valuenow: 40, valuemin: 0, valuemax: 100 } });
const code = (...children: TreeChild[]): TreeNode => h('code', ...children);

describe('marks inside a line', () => {
  const rows: [why: string, nodes: TreeNode[], expected: string][] = [
    ['superscript', [h('p', '10', sup('8'), ' metres, n', sup('2'))], '10^8 metres, n^2'],
    ['superscript of letters', [h('p', 'the 4', sup('th'), ' of May')], 'the 4^th of May'],
    ['superscript before a digit', [h('p', '10', sup('8'), '5')], '10^(8)5'],
    ['superscript of several words', [h('p', 'e', sup('i (t + 1)'))], 'e^(i \\(t + 1\\))'],
    ['an ion', [h('p', 'Ca', sup('2+'), ' and Cl', sup('−1'))], 'Ca^(2+) and Cl^−1'],
    ['subscript', [h('p', 'H', sub('2'), 'O, v', sub('max'))], 'H_2O, v_(max)'],
    ['the number of a footnote', [h('p', 'so', sup(a('#3', '[3]')), ' it is')], 'so[2 \\[3\\]] it is'],
    ['a struck price', [h('p', '€69 ', struck('€89'))], '€69 ~~€89~~'],
    ['struck digits beside others', [h('p', struck('10'), '8')], '~~10~~8'],
    ['struck parts side by side', [h('p', struck('a ', h('b', 'b'), ' c'))], '~~a b c~~'],
    [
      'struck text around text that is not struck',
      [h('p', { flags: Flag.StruckText | Flag.Faint }, '9 ', h('b', '8'))],
      '~~(faint: 9)~~ 8',
    ],
    ['struck text in struck text', [h('p', struck('a ', struck('b')))], '~~a b~~'],
    [
      'a struck block of two lines',
      [h('div', { flags: Flag.Struck }, h('p', 'One'), h('p', 'Two'))],
      '~~One~~\n~~Two~~',
    ],
    ['a struck task that can be clicked', [struck(h('button', 'Buy milk'))], '[1 button ~~Buy milk~~]'],
    ['a button with struck text', [h('button', 'Pay ', struck('€9'))], '[1 button Pay ~~€9~~]'],
    ['code', [h('p', 'Run ', code('npm ci'), '.')], 'Run `npm ci`.'],
    ['code of several parts', [h('p', code(h('b', 'let'), ' x'))], '`let x`'],
    ['code with backticks', [h('p', code('a `b`'))], '`` a `b` ``'],
    ['code keeps its characters', [h('p', code('a_1 ^b ~~c'))], '`a_1 ^b ~~c`'],
    ['code with a bracket', [h('p', code('x[0]'))], '`x\\[0]`'],
    ['superscript in code in struck text', [h('p', struck('x ', code('y')))], '~~x `y`~~'],
    [
      'page text that looks like marks',
      [h('p', 'a ~~b~~ ^c d_2 `e` snake_case (faint: f) (hidden: g)')],
      'a \\~~b\\~~ \\^c d\\_2 \\`e\\` snake_case \\(faint: f) \\(hidden: g)',
    ],
    ['a progress bar', [h('p', 'Now ', bar('Upload (all) 9 %) b'))], 'Now (progress Upload \\(all\\) 9 %\\) b 40 %)'],
    [
      'page text that looks like bars',
      [h('p', '(progress x 5 %) (meter) (progressive) (meters')],
      '\\(progress x 5 %) \\(meter) (progressive) (meters',
    ],
    ['faint text', [h('p', 'Price ', faint('plus (much) tax'))], 'Price (faint: plus \\(much\\) tax)'],
    ['faint text side by side', [h('p', faint('a'), ' ', faint('b'))], '(faint: a b)'],
    [
      'faint text around clear text',
      [h('p', { flags: Flag.Faint }, 'a ', h('b', 'clear'), ' c')],
      '(faint: a) clear (faint: c)',
    ],
    ['a faint separator without a mark', [h('p', 'a ', faint('/'), ' b')], 'a / b'],
    ['faint text in struck text', [h('p', struck('was ', faint('9')))], '~~was (faint: 9)~~'],
    [
      'faint lines of preformatted text',
      [h('pre', { flags: Flag.Faint | Flag.Pre }, 'a\n  b')],
      '```\n(faint: a)\n  (faint: b)\n```',
    ],
    ['a button with faint text', [h('button', { flags: Flag.Faint }, 'Pay')], '[1 button (faint: Pay)]'],
  ];
  it.each(rows)('writes %s', (_why, nodes, expected) => {
    expect(view(...nodes)).toBe(expected);
  });

  it('stand in the text of the other views too', () => {
    expect(ownText(h('p', '10', sup('8'), ' H', sub('2'), 'O ', struck('€89')))).toBe('10^8 H_2O ~~€89~~');
    expect(ownText(h('p', { flags: Flag.Struck }, 'a ', struck('b')))).toBe('~~a b~~');
    expect(ownText(h('p', 'a ', faint('b')))).toBe('a (faint: b)');
  });
});

describe('the part of a name that nobody sees', () => {
  const named = (tag: string, name: string, ...children: TreeChild[]): TreeNode =>
    h(tag, { name, flags: Flag.OwnName | Flag.UnseenName }, ...children);
  const rows: [why: string, node: TreeNode, expected: string][] = [
    ['at the end', named('button', 'Read more about x', 'Read more'), 'Read more (hidden: about x)'],
    ['at the beginning', named('button', 'Pay now or Cancel', 'Cancel'), '(hidden: Pay now or) Cancel'],
    ['inside', named('button', 'Add Foo to cart', 'Add to cart'), 'Add (hidden: Foo) to cart'],
    ['as a whole', named('button', 'Pay now', 'Cancel'), 'Cancel (hidden: Pay now)'],
    ['in another order', named('button', 'cart to Add', 'Add to cart'), 'Add to cart (hidden: cart to Add)'],
    [
      'after a text with code',
      named('button', 'Please run x now', 'Run ', h('code', 'x')),
      'Run `x` (hidden: Please now)',
    ],
    ['as a whole after code', named('button', 'Pay now', h('code', 'x')), '`x` (hidden: Pay now)'],
    ['with parentheses', named('button', 'Save (all)', 'Save'), 'Save (hidden: \\(all\\))'],
    ['with a forged end', named('button', 'Save ) (disabled', 'Save'), 'Save (hidden: \\) \\(disabled)'],
  ];
  it.each(rows)('is marked %s', (_why, node, expected) => {
    expect(view(node)).toBe(`[1 button ${expected}]`);
  });

  it.each<[why: string, node: TreeNode, expected: string]>([
    ['nothing is written on the button', named('button', 'Close'), 'Close'],
    ['only a symbol is', named('button', 'Close', '×'), '× Close'],
    ['it is also seen', named('button', 'Save', 'Save all'), 'Save all'],
    [
      'a picture says the rest of it beside code',
      named('button', 'Run x fast', 'Run ', h('code', 'x'), ' ', h('img', { name: 'fast' })),
      'Run `x` fast',
    ],
  ])('has no mark if %s', (_why, node, expected) => {
    expect(view(node)).toBe(`[1 button ${expected}]`);
  });
});

type Part = [kind: 'text' | '~~' | '^' | '_' | '`' | 'faint', words: string];
const words = fc
  .array(
    fc.constantFrom(
      ...'a1 ~`^_()\\[].|+-',
      '~~',
      '^2',
      '_2',
      '`x`',
      '(faint: x)',
      '\uf8f0',
      '\uf8f7',
      '\uf8f8',
      '\uf8fb',
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .map((text) => `x${text}y`.replace(/\\y$/, '\\'));
const part: fc.Arbitrary<Part> = fc.tuple(fc.constantFrom('text', '~~', '^', '_', '`', 'faint'), words) as never;

it('marks are read back, each with its text, whatever the page writes', () => {
  const nodeOf = ([kind, text]: Part): TreeChild =>
    kind === '~~'
      ? struck(text)
      : kind === '^'
        ? sup(text)
        : kind === '_'
          ? sub(text)
          : kind === '`'
            ? code(text)
            : kind === 'faint'
              ? faint(text)
              : text;
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
      const line = view(h('p', 'x ', ...parts.flatMap((one) => [nodeOf(one), ' ']), 'x'));
      const expected = parts
        .filter(([kind]) => kind !== 'text')
        .map(([kind, text]) => [kind, text.replace(/[\uf8f0-\uf8fb]/g, '')]);
      // A backslash of the page is not doubled, so that only the other characters come back exactly.
      const bare = ([mark = '', text = '']: string[]): string[] => [mark, text.replace(/[\\\s]/g, '')];
      expect(readMarks(line).map(({ mark, text }) => bare([mark, text]))).toEqual(joined(expected, parts).map(bare));
    }),
    { numRuns: 1000 },
  );
});

/** Joins parts of the same kind that only a space separates. */
function joined(expected: string[][], parts: readonly Part[]): string[][] {
  const out: string[][] = [];
  let last = '';
  let at = 0;
  for (const [kind] of parts) {
    if (kind !== 'text') {
      const [mark = '', text = ''] = expected[at++] ?? [];
      const before = out.at(-1);
      if (before && last === mark && mark !== '`') before[1] += ` ${text}`;
      else out.push([mark, text]);
    }
    last = kind;
  }
  return out;
}
