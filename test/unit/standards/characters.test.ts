import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  endsWithWord,
  hasWord,
  isWord,
  startsWithWord,
  patternFor,
  wordsOf,
} from '../../../src/standards/characters.ts';

describe('isWord', () => {
  it('agrees with the Unicode categories L and N on every character of the basic plane', () => {
    const pattern = /[\p{L}\p{N}]/u;
    const wrong: string[] = [];
    for (let code = 0; code < 0x10000; code++) {
      const character = String.fromCharCode(code);
      if (isWord(character) !== pattern.test(character)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });
  it('takes both halves of a character outside the basic plane', () => {
    expect([isWord('𝒳'), isWord('😀'), isWord('')]).toEqual([true, false, false]);
  });
});

describe('words at the ends of a text', () => {
  it.each([
    ['año', true, true],
    ['“so”', false, false],
    ['漢字', true, true],
    ['𝒳!', true, false],
    ['!𝒳', false, true],
    ['', false, false],
  ])('%j', (text, starts, ends) => {
    expect([startsWithWord(text), endsWithWord(text)]).toEqual([starts, ends]);
  });
  it('do not exist in a text of punctuation only', () => {
    expect([hasWord('— 😀 …'), hasWord('— é')]).toEqual([false, true]);
  });
});

describe('wordsOf', () => {
  it('returns words in lower case, and every other visible character by itself', () => {
    expect(wordsOf('Café “42”, 😀!')).toEqual(['café', '“', '42', '”', ',', '😀', '!']);
  });
});

describe('patternFor', () => {
  it('gives patterns that find the same in ASCII text as those with Unicode properties', () => {
    const source = '(?<![\\p{L}\\p{N}])[\\p{Lo}]{0,2}pin(?![\\p{L}\\p{Nd}])';
    const texts = [
      'pin',
      'PIN code',
      'a pin.',
      'spin',
      'pin2',
      '4pin',
      'Pins',
      '',
      'épin',
      'çPIN',
      '漢pin',
      'die PIN –',
    ];
    const pattern = patternFor(source, 'iu');
    const full = new RegExp(source, 'iu');
    expect(texts.map((text) => pattern(text).test(text))).toEqual(texts.map((text) => full.test(text)));
    expect(texts.filter((text) => pattern(text).test(text))).toEqual([
      'pin',
      'PIN code',
      'a pin.',
      '漢pin',
      'die PIN –',
    ]);
  });
});

describe('the library', () => {
  it('contains no regular expression literal with a Unicode property, which would be expanded when the script starts', () => {
    const root = path.resolve('src');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const found = files.filter((file) => /(?<!\\)\\p\{/.test(withoutComments(path.join(root, file))));
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});

const withoutComments = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
