import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../src/tree/editDistance.ts';

describe('the edit distance', () => {
  it('is that of an independent implementation', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 110 }),
      fc.string({ unit: fc.constantFrom('a', 'b', 'é', '😀'), maxLength: 110 }),
    );
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editDistance(a, b)).toBe(distance(a, b));
      }),
      { numRuns: 3000 },
    );
  });

  it('is the length of the other text if one is empty, and 0 for equal texts', () => {
    expect(editDistance('', '')).toBe(0);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('abc', '')).toBe(3);
    expect(editDistance('a'.repeat(64), 'a'.repeat(64))).toBe(0);
  });
});
