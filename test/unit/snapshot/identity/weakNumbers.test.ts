import { describe, expect, it } from 'vitest';
import { WeakNumbers } from '../../../../src/snapshot/identity/WeakNumbers.ts';

describe('WeakNumbers', () => {
  it('returns the number last set for each of many objects, and none after its deletion', () => {
    const numbers = new WeakNumbers<object>();
    const objects = Array.from({ length: 40_000 }, () => ({}));
    objects.forEach((object, i) => {
      numbers.add(object, i);
    });
    expect(objects.findIndex((object, i) => numbers.get(object) !== i)).toBe(-1);
    const [first, middle, last] = [objects[0], objects[20_000], objects[39_999]] as [object, object, object];
    numbers.delete(middle);
    numbers.set(first, 7);
    numbers.set(last, 8);
    expect([first, middle, last].map((object) => numbers.get(object))).toEqual([7, undefined, 8]);
    numbers.delete(first);
    expect(numbers.get(first)).toBeUndefined();
    expect(numbers.get({})).toBeUndefined();
  });
});
