import { describe, expect, it } from 'vitest';
import { counterText, generatedText, hasGeneratedText } from '../../../src/style/generatedText.ts';
import { transformed } from '../../../src/style/textTransform.ts';

const counters: Record<string, readonly number[]> = { n: [1, 2], empty: [] };
const el = document.createElement('b');
el.setAttribute('data-x', 'attribute');
const textOf = (content: string, quotes = 'auto') => generatedText(el, content, quotes, (name) => counters[name] ?? []);

describe('the text of a computed `content`', () => {
  it.each([
    ['"a"', 'a'],
    ['"a" "b"', 'ab'],
    ['"say \\"hi\\""', 'say "hi"'],
    ['"\\2014 "', '—'],
    ['attr(data-x)', 'attribute'],
    ['attr(data-none)', ''],
    ['attr(data-none, "fall\\"back")', 'fall"back'],
    ['attr(data-x, "fallback")', 'attribute'],
    ['counter(n) ". "', '2. '],
    ['counter(n, upper-roman)', 'II'],
    ['counters(n, ".")', '1.2'],
    ['counters(n, "-", lower-alpha)', 'a-b'],
    ['counter(empty)', '0'],
    ['open-quote "x" close-quote', '“x”'],
    ['no-open-quote "x"', 'x'],
  ])('%s is %j', (content, text) => expect(textOf(content)).toEqual({ shown: text, text, replaced: false }));

  it.each([
    ['"★" / "star"', '★', 'star'],
    ['"★" / ""', '★', ''],
    ['url("x.png") / "new " counter(n)', '', 'new 2'],
    ['url(x.png)', '', ''],
  ])('%s shows %j and is replaced content with the text %j', (content, shown, text) =>
    expect(textOf(content)).toEqual({ shown, text, replaced: true }),
  );

  it('uses the quotation marks of the computed `quotes`', () =>
    expect(textOf('open-quote close-quote', '"«" "»" "<" ">"').text).toBe('«»'));

  it.each([
    ['auto', '“”', '‘’', '‘’'],
    ['"«" "»"', '«»', '«»', '«»'],
    ['"«" "»" "<" ">" "(" ")"', '«»', '<>', '()'],
  ])('nests the quotation marks %s', (quotes, ...texts) => {
    const outer = document.createElement('q');
    outer.innerHTML = '<b><q><q></q></q></b>';
    const marks = [outer, ...outer.querySelectorAll('q')].map(
      (q) => generatedText(q, 'open-quote close-quote', quotes, () => []).text,
    );
    expect(marks).toEqual(texts);
  });

  it.each([
    ['none', false],
    ['normal', false],
    ['""', false],
    ['', false],
    ['"a"', true],
    ['"" / "a"', true],
  ])('whether %s generates text is %s', (content, expected) => expect(hasGeneratedText(content)).toBe(expected));
});

describe('the text of a counter', () => {
  it.each([
    [3, 'decimal', '3'],
    [3, 'decimal-leading-zero', '03'],
    [-3, 'decimal-leading-zero', '-03'],
    [27, 'lower-alpha', 'aa'],
    [0, 'lower-alpha', '0'],
    [1994, 'upper-roman', 'MCMXCIV'],
    [9, 'lower-roman', 'ix'],
    [5000, 'upper-roman', '5000'],
    [3, 'none', ''],
    [3, 'disc', '•'],
    [3, 'lower-greek', 'γ'],
    [25, 'lower-greek', 'αα'],
    [3, 'my-own', ''],
  ])('writes %i in the style %s as %j', (value, style, text) => expect(counterText(value, style)).toBe(text));
});

describe('text-transform', () => {
  it.each([
    ['Straße', 'uppercase', 'STRASSE'],
    ['ABC', 'lowercase', 'abc'],
    ['it’s a dog-day', 'capitalize', 'It’s A Dog-Day'],
    ['x', 'none', 'x'],
    ['x', 'full-width', 'x'],
  ])('shows %s with %s as %s', (text, transform, expected) => expect(transformed(text, transform)).toBe(expected));
});
