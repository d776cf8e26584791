/** Compares what a field holds after typing with what was typed. */
export type Kept = 'exact' | 'formatted' | 'no';

/**
 * `expected` is the old text with the new in its place. A mask may add its own signs, a formatter groups and decimals, a
 * filter may change case; but all that was typed must be there, and something must have changed.
 */
export function kept(before: string, expected: string, typed: string, actual: string): Kept {
  if (actual === expected) return 'exact';
  if (actual === before) return 'no';
  const signs = plain(typed);
  const found = plain(actual);
  if (found === plain(expected) && found !== '') return 'formatted';
  if (signs === '') return actual.includes(typed.trim()) ? 'formatted' : 'no';
  return count(found, signs) > count(plain(before), signs) || (found.includes(signs) && !plain(before).includes(signs)) ||
    (found.startsWith(plain(expected)) && found !== '') ? 'formatted' : 'no';
}

/** Letters and digits only, in one case. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function count(text: string, part: string): number {
  return part === '' ? 0 : text.split(part).length - 1;
}
