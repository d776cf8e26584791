import { sumOf } from '../standards/indexed.ts';

/** The characters of one text that are compared at a time: a whole number has that many bits. */
const WORD = 32;

/**
 * Returns the edit distance (Levenshtein) of two texts. The columns of the table of distances are computed as bits, 32
 * rows at a time: Heikki Hyyrö, "Explaining and extending the bit-parallel approximate string matching algorithm of
 * Myers" (2001).
 */
export function editDistance(a: string, b: string): number {
  // By how much the distance grows from column to column in the last row so far.
  const steps = new Int8Array(b.length).fill(1);
  for (let start = 0; start < a.length; start += WORD) {
    const rows = Math.min(WORD, a.length - start);
    const places: Partial<Record<string, number>> = {};
    for (let row = 0; row < rows; row++) {
      const letter = a.charAt(start + row);
      places[letter] = (places[letter] ?? 0) | (1 << row);
    }
    // The rows in which the distance is greater, or smaller, than in the row above.
    let more = -1;
    let less = 0;
    for (let column = 0; column < b.length; column++) {
      const equal = places[b.charAt(column)] ?? 0;
      const step = steps[column] ?? 0;
      const grows = step > 0 ? 1 : 0;
      const shrinks = step < 0 ? 1 : 0;
      const differing = equal | less;
      const from = equal | shrinks;
      const kept = (((from & more) + more) ^ more) | from;
      const grown = less | ~(kept | more);
      const shrunk = more & kept;
      steps[column] = ((grown >>> (rows - 1)) & 1) - ((shrunk >>> (rows - 1)) & 1);
      const moreThere = (grown << 1) | grows;
      more = (shrunk << 1) | shrinks | ~(differing | moreThere);
      less = moreThere & differing;
    }
  }
  return a.length + sumOf(steps, Number);
}
