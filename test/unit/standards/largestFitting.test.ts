import { describe, expect, it } from 'vitest';
import { largestFitting } from '../../../src/standards/largestFitting.ts';

describe('largestFitting', () => {
  for (const limit of [0, 1, 2, 7, 8])
    it(`finds every boundary up to ${limit}`, () => {
      for (let boundary = 0; boundary <= limit; boundary++)
        expect(largestFitting(limit, (count) => count <= boundary)).toBe(boundary);
    });

  it('returns 0 if nothing else fits', () => {
    expect(largestFitting(9, () => false)).toBe(0);
    expect(largestFitting(-1, () => true)).toBe(0);
  });

  it('asks about as often as the binary logarithm of the limit', () => {
    let questions = 0;
    largestFitting(1000, (count) => ++questions > 0 && count <= 700);
    expect(questions).toBeLessThanOrEqual(10);
  });
});
