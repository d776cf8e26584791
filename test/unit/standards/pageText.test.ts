import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seen } from '../../../src/standards/pageText.ts';

/** What `seen` removes or replaces, one character at a time, without its shorter ways. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{NChar}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u3164\u{16fe4}\u{1d159}\ufe00-\ufe0f\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/u;
const KEPT = /[\n\t\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
const BREAK = /[\u0085\u2028\u2029\v\f\r\u2800]/;
const seenAlone = (character: string): string =>
  BREAK.test(character) ? ' ' : INVISIBLE.test(character) && !KEPT.test(character) ? '' : character;

describe('seen', () => {
  it('keeps or removes each character of the first two planes by its category', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x20000; code++) {
      const character = String.fromCodePoint(code);
      if (seen(character) !== seenAlone(character)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('does the same to each character of a text', () => {
    const characters = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 1 }),
      fc.constantFrom('a', 'é', '→', '😀', '❤\ufe0f', '\uf101'),
    );
    fc.assert(
      fc.property(fc.array(characters), (parts) => {
        // Joiners are kept or removed by what is around them.
        const text = parts.join('').replace(/[\u200c\u200d]/g, '');
        expect(seen(text)).toBe([...text].map(seenAlone).join(''));
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it.each([
    ['👨\u200d👩', '👨\u200d👩'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क\u094d\u200dष', 'क\u094d\u200dष'],
    ['a\u200db', 'ab'],
    ['П\u200cр', 'Пр'],
    ['a \u200d b', 'a  b'],
    ['→\u200c→', '→→'],
  ])('keeps joiners inside emoji and between letters that they join or part: %j', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });
});
