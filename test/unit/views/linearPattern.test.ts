import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearPattern } from '../../../src/views/linearPattern.ts';

const matches = (source: string, text: string, flags = ''): boolean => linearPattern(source, flags, source)(text);

/** Patterns with all kinds of parts that can be matched in linear time. */
const pattern = fc.letrec<{ part: string; whole: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(
      'a',
      'b',
      'ab',
      '.',
      '[ab]',
      '[^a]',
      '\\w',
      '\\s',
      '\\d',
      '\\b',
      '\\B',
      '^',
      '$',
      '\\.',
      '-',
      '\\n',
    ),
    fc
      .tuple(tie('whole'), fc.constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}', '*?', '+?'))
      .map(([inner, sign]) => `(?:${inner})${sign}`),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => `(${one}|${other})`),
  ),
  whole: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
})).whole;
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' ', '.', '-', '1', '\n', '\u{1f600}'), maxLength: 12 });

describe('a pattern that is matched in linear time', () => {
  it('matches what the same regular expression matches', () => {
    fc.assert(
      fc.property(pattern, text, fc.constantFrom('', 'i', 's', 'm', 'ims', 'u'), (source, words, flags) => {
        // V8 finds `\B` between the two halves of a surrogate pair, where a pattern with `u` has no position.
        fc.pre(!(flags === 'u' && source.includes('\\B')));
        expect(matches(source, words, flags)).toBe(new RegExp(source, flags).test(words));
      }),
      { numRuns: 3000 },
    );
  });

  it('ends for a pattern that needs exponential time in the engine', () => {
    expect(matches('(a+)+$', `${'a'.repeat(50_000)}!`)).toBe(false);
    expect(matches('(a|a)*b', 'a'.repeat(50_000))).toBe(false);
    expect(matches('(.*)*x', 'y'.repeat(50_000))).toBe(false);
    expect(matches('(?:(?:(?:(?:){2000}){2000}){2000}){2000}x', 'yx')).toBe(true);
  });

  it('refuses a pattern that has many states at once in a long text', () => {
    expect(() => matches(`${'(a*)*'.repeat(300)}b`, 'a'.repeat(400_000))).toThrow('takes too long on this page');
  });

  it('reads names of groups, code points and characters that stand for themselves', () => {
    expect(matches('(?<year>\\d{4})-(?:0[1-9]|1[0-2])', 'On 2024-06')).toBe(true);
    expect(matches('\\u0041\\x42', 'AB')).toBe(true);
    expect(matches('a{b]', 'a{b]')).toBe(true);
    expect(matches('[\\]a-c]{2,3}$', 'x]b')).toBe(true);
    expect(matches('\\p{Lu}', 'é É', 'u')).toBe(true);
  });

  it.each(['(?=a)b', '(?<!a)b', '(a)\\1', '(?<x>a)\\k<x>', '(?:a{1000}){1000}', '(', '[b-a]'])(
    'refuses %s',
    (source) => {
      expect(() => matches(source, 'a')).toThrow(expect.objectContaining({ code: 'bad_option' }));
    },
  );
});
