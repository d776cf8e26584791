import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokens } from '../../../src/aria/references.ts';
import { flat, isBlank } from '../../../src/aria/text.ts';

describe('flat', () => {
  it.each([
    ['plain', 'plain'],
    ['  a \n\t b\r\f ', 'a b'],
    ['\u00a0a\u00a0\u00a0b\u00a0', '\u00a0a\u00a0\u00a0b\u00a0'],
    ['a\u2003b', 'a\u2003b'],
    [' ', ''],
    ['', ''],
    ['a ', 'a'],
  ])('%j is %j', (text, expected) => expect(flat(text)).toBe(expected));

  it('leaves what is flat', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\u00a0', 'é') }),
        (text) => flat(flat(text)) === flat(text),
      ),
    );
  });

  it('changes nothing but ASCII white space', () => {
    const ink = (text: string): string => text.replace(/[\t\n\f\r ]/g, '');
    fc.assert(fc.property(fc.string(), (text) => ink(flat(text)) === ink(text)));
  });
});

describe('isBlank', () => {
  it.each([
    ['', true],
    [' \n', true],
    ['\u00a0', false],
    [' a', false],
  ])('%j: %s', (text, expected) => expect(isBlank(text)).toBe(expected));
});

describe('tokens', () => {
  it.each([
    ['', []],
    [' \n ', []],
    ['a  b\tc', ['a', 'b', 'c']],
    ['\u00a0a', ['\u00a0a']],
  ])('%j', (value, expected) => expect(tokens(value)).toEqual(expected));
});
