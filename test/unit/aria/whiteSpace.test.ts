import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../../src/aria/ariaAttributes.ts';
import { nonBlank, toFlatString } from '../../../src/aria/whiteSpace.ts';
import { isBlank } from '../../../src/standards/characters.ts';

describe('toFlatString', () => {
  it.each([
    ['plain', 'plain'],
    ['  a \n\t b\r\f ', 'a b'],
    ['\u00a0a\u00a0\u00a0b\u00a0', '\u00a0a\u00a0\u00a0b\u00a0'],
    ['a\u2003b', 'a\u2003b'],
    [' ', ''],
    ['', ''],
    ['a ', 'a'],
  ])('turns %j into %j', (text, expected) => expect(toFlatString(text)).toBe(expected));

  it('leaves a flat string unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\u00a0', 'é') }),
        (text) => toFlatString(toFlatString(text)) === toFlatString(text),
      ),
    );
  });

  it('changes nothing but ASCII white space', () => {
    const ink = (text: string): string => text.replace(/[\t\n\f\r ]/g, '');
    fc.assert(fc.property(fc.string(), (text) => ink(toFlatString(text)) === ink(text)));
  });
});

describe('isBlank', () => {
  it.each([
    ['', true],
    [' \n', true],
    ['\u00a0', false],
    [' a', false],
  ])('returns for %j: %s', (text, expected) => expect(isBlank(text)).toBe(expected));
});

describe('nonBlank', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    [' \n', undefined],
    [' a', ' a'],
  ])('returns for %j: %j', (text, expected) => expect(nonBlank(text)).toBe(expected));
});

describe('tokens', () => {
  it.each([
    ['', []],
    [' \n ', []],
    ['a  b\tc', ['a', 'b', 'c']],
    ['\u00a0a', ['\u00a0a']],
  ])('splits %j at ASCII white space into %j', (value, expected) => expect(tokens(value)).toEqual(expected));
});
