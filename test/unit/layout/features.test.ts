import { describe, expect, it } from 'vitest';
import { AT, locate } from '../../../src/layout/features.ts';
import { plainSelector } from '../../../src/layout/selectors.ts';

/** `level: features of which one must be there, with the tags that the element must have`. */
function place(selector: string, isNested = false): string {
  const found = locate(plainSelector(selector), isNested);
  if (!found) return 'anything';
  const level = Object.entries(AT).find(([, at]) => at === found.at)?.[0] as string;
  const names = found.features.map(
    ([kind, name]) => `${{ classes: '.', classTexts: '~', ids: '#', tags: '', attributes: '@' }[kind]}${name}`,
  );
  return `${level}: ${names.join(' ')}${found.tags.length > 0 ? ` / ${found.tags.map(([, tag]) => tag).join(' ')}` : ''}`;
}

describe('where a rule is filed', () => {
  for (const [selector, filed] of [
    ['.a', 'self: .a'],
    ['p', 'self: p'],
    ['P#x.y', 'self: #x'],
    ['*', 'anything'],
    [':not(.a)', 'anything'],
    [':first-child', 'anything'],
    ['[data-x]', 'self: @data-x'],
    ['[class^="a-"]', 'self: ~a-'],
    ['[class]', 'self: @class'],
    ['[x|href]', 'anything'],
    ['p[class="A" i]', 'self: p'],
    ['.a > *', 'parent: .a'],
    ['.a > :first-child', 'parent: .a'],
    ['.a *', 'around: .a'],
    ['.a > * > *', 'around: .a'],
    ['.a + *', 'anything'],
    ['.b > .a ~ *', 'parent: .b'],
    ['.a ~ * > *', 'anything'],
    ['.a p', 'around: .a / p'],
    ['.a > p', 'parent: .a / p'],
    ['ul > li', 'self: li'],
    ['.a ul > li', 'around: .a / li'],
    ['.b > .a + p', 'parent: .b / p'],
    ['.a + p', 'self: p'],
    ['[x] p', 'self: p'],
    ['[x] > *', 'parent: @x'],
    [':where(.a, #b) > *', 'parent: .a #b'],
    [':is(p, li)', 'self: p li'],
    [':is(p, .c)', 'self: p .c'],
    [':where(.x).a', 'self: .a'],
    [':where(:not(.x))', 'anything'],
    [':is(.a :is(.d, u), s)', 'self: .d u s'],
    [':root', 'self: html svg'],
    [':root > body > *', 'parent: body'],
    [':host', 'self: '],
    [':host > *', 'anything'],
    [':host(.x) .y', 'self: .y'],
    [':focus', 'pointed: '],
    ['*:focus-visible', 'pointed: '],
    [':where(*):hover', 'pointed: '],
    [':not(:hover)', 'anything'],
    ['p:hover', 'self: p'],
    ['svg|path', 'self: path'],
    ['*|path', 'self: path'],
    ['.\\31 0', 'self: .10'],
    ['.a\\:b', 'self: .a:b'],
    ['.a\\>b', 'self: .a>b'],
    ['[x="]"] .y', 'self: .y'],
    ['[x="a > b"]', 'self: @x'],
    ['.é', 'self: .é'],
    ['[xé]', 'anything'],
  ] as const)
    it(`${selector} is filed by ${filed}`, () => {
      expect(place(selector)).toBe(filed);
    });

  for (const [selector, filed] of [
    ['& p', 'anything'],
    ['p', 'anything'],
    ['&.a', 'self: .a'],
    ['& > *', 'anything'],
    ['.a > *', 'parent: .a'],
    ['.a p', 'around: .a'],
  ] as const) {
    it(`${selector} in another rule is filed by ${filed}`, () => {
      expect(place(selector, true)).toBe(filed);
    });
  }

  it('a selector that holds lists ever deeper is filed by nothing', () => {
    expect(place(`${':is('.repeat(50)}.a${')'.repeat(50)}`)).toBe('anything');
  });
});
