/** Compares what a field holds after typing with what was typed. */
export type Kept = 'exact' | 'formatted' | 'no';

/**
 * `expected` is the old text with the new in its place. A mask may add its own signs, a formatter groups and decimals, a
 * filter may change case; but all that was typed must be there, and something must have changed.
 */
export function kept(before: string, expected: string, typed: string, actual: string): Kept {
  if (actual === expected) return 'exact';
  if (actual === before) return 'no';
  const wanted = plain(expected);
  const found = plain(actual);
  if (wanted === '') return actual.includes(typed.trim()) && typed.trim() !== '' ? 'formatted' : 'no';
  // Completed behind (decimals) or begun for one (a country's code): a few signs, not the text once more.
  const more = found.length - wanted.length;
  return more <= 4 && more < Math.max(wanted.length, 3) && (found.startsWith(wanted) || found.endsWith(wanted)) ? 'formatted' : 'no';
}

/** The same for an editor, which lays out its lines in its own way and, unless `atEnd`, may have had its caret anywhere in its text. */
export function keptRich(before: string, expected: string, typed: string, actual: string, atEnd: boolean): Kept {
  const flat = (s: string): string => s.replace(/\s+/g, '');
  if (flat(actual) === flat(expected)) return 'exact';
  if (flat(actual) === flat(before)) return 'no';
  const [found, wanted, own, old] = [plain(actual), plain(expected), plain(typed), plain(before)];
  if (own === '') return flat(actual).includes(flat(typed)) && flat(typed) !== '' ? 'formatted' : 'no';
  if (found === wanted || found.startsWith(wanted)) return 'formatted';
  // In place of a hint that the editor drew as its text; or in the drawn part of a long document; or in the midst of the text.
  const inPart = old.length > 1000 && found.includes(own) && !old.includes(own);
  const within = !atEnd && found.includes(own) && found.length === old.length + own.length;
  return found === own || inPart || within ? 'formatted' : 'no';
}

/** Letters and digits only, in one case. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
