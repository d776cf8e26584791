import { describe, expect, it } from 'vitest';
import { FAR, Reach } from '../../../src/layout/Reach.ts';
import { plainSelector } from '../../../src/layout/selectors.ts';

const { inside, beside, around } = FAR;
const ROWS: readonly (readonly [selector: string, features: Record<string, number>])[] = [
  ['.a .b', { '.a': inside, '.b': inside }],
  ['#x > p[data-y="+ ~ .no"]', { '#x': inside, '[data-y': inside }],
  ['[a~="b"].c', { '[a': inside, '.c': inside }],
  ['.a + .b .c', { ':place': beside, '.a': beside, '.b': beside, '.c': beside }],
  ['.a ~ p', { ':place': beside, '.a': beside }],
  ['li:nth-child(2n + 1)', { ':place': beside }],
  ['.a:first-child', { ':place': beside, '.a': inside }],
  ['.a:empty', { ':empty': beside, '.a': inside }],
  ['input:checked', { ':state': inside }],
  ['input:checked + label', { ':place': beside, ':state': beside }],
  ['form:invalid', { ':state': around }],
  ['.a:focus-within', { '.a': inside, ':state': around }],
  ['.a:hover .b', { '.a': inside, ':hover': inside, '.b': inside }],
  ['main:has(.b) .c', { main: around, '.b': around, '.c': around }],
  ['div:has(*)', { div: around, ':place': around }],
  [':is(.a, .b):not(.c)::before', { '.a': inside, '.b': inside, '.c': inside }],
  [String.raw`.sm\:flex`, { '.sm:flex': inside }],
  ['svg|a[xlink|href]', { '[href': inside }],
];

const NAMES = new Set([
  ...ROWS.flatMap(([, features]) => Object.keys(features)),
  '.no',
  '.d',
  '[b',
  'p',
  'li',
  'input',
  'label',
  'form',
  'svg',
  'a',
  '[xlink',
  ':place',
  ':empty',
  ':state',
  ':hover',
  ':not',
  ':is',
]);
/** All that it asks for. */
const featuresOf = (reach: Reach, names: Iterable<string> = NAMES): Record<string, number> =>
  Object.fromEntries(Array.from(names, (name) => [name, reach.of(name)] as const).filter(([, far]) => far > 0));

describe('how far a rule looks', () => {
  it.each(ROWS)('%s', (selector, features) => {
    const reach = new Reach();
    reach.add(selector);
    expect(featuresOf(reach)).toEqual(features);
  });

  it('takes of rules that only set sizes what is inside', () => {
    const reach = new Reach();
    reach.add('.a + .b:first-child:checked:invalid', true);
    expect(featuresOf(reach)).toEqual({ '.a': inside, '.b': inside, ':state': inside });
  });

  it.each([
    [String.raw`.\31 0 > .b`, '.10 > .b'],
    [String.raw`.\2c x`, String.raw`.\,x`],
    [String.raw`.sm\:flex`, String.raw`.sm\:flex`],
  ])('escapes: %s', (selector, plain) => {
    expect(plainSelector(selector)).toBe(plain);
  });

  it('adds up', () => {
    const [one, other] = [new Reach(), new Reach()];
    one.add('.a');
    other.add('.a + i');
    other.blind = true;
    one.merge(other);
    expect([one.of('.a'), one.of(':place'), one.of('.z'), one.blind, one.counts]).toEqual([
      inside | beside,
      beside,
      0,
      true,
      false,
    ]);
  });

  it('takes in any number, and what they have taken in', () => {
    const names = Array.from({ length: 20 }, (_, i) => `.n${i}`);
    const groups = [new Reach(), new Reach()];
    for (const [i, name] of names.entries()) {
      const one = new Reach();
      one.add(i % 3 ? name : `${name} + .last`);
      groups[i % 2]?.merge(one);
    }
    const all = new Reach();
    all.add('.own');
    for (const group of groups) all.merge(group);
    expect(featuresOf(all, [...NAMES, ...names, '.last', '.own'])).toEqual({
      ...Object.fromEntries(names.map((name, i) => [name, i % 3 ? inside : beside])),
      '.last': beside,
      ':place': beside,
      '.own': inside,
    });
  });

  it('leaves what it has taken in as it was', () => {
    const [all, one, other] = [new Reach(), new Reach(), new Reach()];
    one.add('.a');
    other.add('.b');
    all.merge(one);
    all.merge(one);
    all.merge(other);
    all.add('.c');
    expect([all, one, other].map((reach) => featuresOf(reach))).toEqual([
      { '.a': inside, '.b': inside, '.c': inside },
      { '.a': inside },
      { '.b': inside },
    ]);
  });
});
