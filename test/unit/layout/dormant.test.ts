import { describe, expect, it } from 'vitest';
import { Dormant } from '../../../src/layout/Dormant.ts';
import type { Present } from '../../../src/layout/Present.ts';
import { TOP } from '../../../src/layout/rules.ts';
import { plainSelector } from '../../../src/layout/selectors.ts';

/** Stands in for what is looked for in a page. */
class There {
  isUnknown = false;
  dormant = 0;
  readonly features: string[];
  constructor(...features: string[]) {
    this.features = features;
  }
  has(feature: string): boolean {
    return this.features.includes(feature);
  }
}
const dormantIn = (there: There): Dormant<string> => new Dormant<string>(there as unknown as Present);
const take = (dormant: Dormant<string>, selector: string): boolean =>
  dormant.takes(selector, plainSelector(selector), TOP);
const woken = (dormant: Dormant<string>): string[] => dormant.woken().map(({ rule }) => rule);

/** Where an element has `.a` and one has `#i`. */
const NOTHING = [
  '.b',
  '#j',
  '.a.b',
  '.a .b',
  '.b .a',
  '.b > *',
  '.b ~ p',
  '.b + .a',
  'p.b:not(.a)',
  '.b, #j',
  '.b:is(.a, p)',
  '.a:hover .b::before',
  '.b:has(> p)',
  's|p.b',
  String.raw`.a\:b`,
  String.raw`.\61 b`,
  '.b[x="]"]',
  '[x="(.a"] .b',
  '[x="\\"]"].b',
  'p:nth-child(2n + 1 of .a) .b',
  '.b::part(a)',
  ':is(p, .a) #j',
  '.b, .a .b, p#j',
];
const SOMETHING = [
  '.a',
  '#i',
  'p',
  '*',
  '.a#i',
  '.a, .b',
  '.b, p',
  ':not(.b)',
  ':is(.a, .b)',
  ':where(.b)',
  'p:has(.b)',
  '[class~="b"]',
  '[x=".b"]',
  ':host(.b)',
  '::slotted(.b)',
  '.a:not(.b, .c)',
  ':nth-child(1 of .b)',
  String.raw`.\61`,
  '.b, :not(.b)',
  '',
];

describe('rules that match nothing as long as nothing has what they ask for', () => {
  it.each(NOTHING)('%s matches nothing', (selector) => {
    expect(take(dormantIn(new There('.a', '#i')), selector)).toBe(true);
  });

  it.each(SOMETHING)('%s may match something', (selector) => {
    expect(take(dormantIn(new There('.a', '#i')), selector)).toBe(false);
  });

  it('wakes those that ask for what has come, each once', () => {
    const there = new There('.a');
    const dormant = dormantIn(there);
    for (const selector of ['.b', '.c, .d, .g', '.e .b', '#b', '.f']) expect(take(dormant, selector)).toBe(true);
    expect([woken(dormant), there.dormant]).toEqual([[], 5]);
    there.features.push('.b', '.d', '.c');
    expect(woken(dormant).sort()).toEqual(['.b', '.c, .d, .g']);
    expect([woken(dormant), there.dormant]).toEqual([[], 3]);
    there.features.push('.e', '.g');
    expect(woken(dormant)).toEqual(['.e .b']);
    expect([dormant.isEmpty, there.dormant]).toEqual([false, 2]);
    expect(
      dormant
        .all()
        .map(({ rule }) => rule)
        .sort(),
    ).toEqual(['#b', '.f']);
    expect([dormant.isEmpty, there.dormant]).toEqual([true, 0]);
  });

  it('are few as long as there are less than a hundred in all sheets of the document', () => {
    const there = new There();
    const [one, other] = [dormantIn(there), dormantIn(there)];
    for (let i = 0; i < 99; i++) take(i % 2 ? one : other, `.n${i}`);
    expect([one.isFew, other.isFew]).toEqual([true, true]);
    take(one, '.n99');
    expect([one.isFew, other.isFew]).toEqual([false, false]);
    other.all();
    expect(one.isFew).toBe(true);
  });

  it('knows of none where what is there is unknown, and wakes all', () => {
    const there = new There();
    const dormant = dormantIn(there);
    expect(take(dormant, '.b')).toBe(true);
    there.isUnknown = true;
    expect(take(dormant, '.c')).toBe(false);
    expect(woken(dormant)).toEqual(['.b']);
  });
});
