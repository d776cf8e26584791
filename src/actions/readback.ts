import { lazyPattern } from '../standards/characters.ts';

/** Compares what a field holds after typing with what was typed. */
export type Kept = 'exact' | 'formatted' | 'no';

/**
 * `expected` is the old text with the new in its place. A mask may add its own signs, a formatter groups and decimals, a
 * filter may change case; but all that was typed must be there, and something must have changed.
 */
export function kept(before: string, expected: string, typed: string, actual: string): Kept {
  if (actual === expected) return 'exact';
  if (actual === before || !keepsSigns(typed, actual)) return 'no';
  const wanted = plain(expected);
  const found = plain(actual);
  if (wanted === '') return actual.includes(typed.trim()) && typed.trim() !== '' ? 'formatted' : 'no';
  // Completed behind (decimals) or begun for one (a country's code): a few signs, not the text once more.
  const more = found.length - wanted.length;
  return more <= 4 && more < Math.max(wanted.length, 3) && (found.startsWith(wanted) || found.endsWith(wanted))
    ? 'formatted'
    : 'no';
}

/**
 * Masks and formatters deal with signs as they like, but not with those that mean something: the minus and the decimal point
 * of a number, and whatever else than spaces and dashes stands in a text (a filter that drops the @ has not kept it).
 */
function keepsSigns(typed: string, actual: string): boolean {
  const text = typed.trim();
  if (/^-?\d*([.,]\d+)?$/.test(text)) {
    return (
      (!text.startsWith('-') || /[-−(]/.test(actual)) &&
      (!/[.,]/.test(text) || /,\d{3}$/.test(text) || /[.,]\d/.test(actual))
    );
  }
  if (!letter().test(text)) return true;
  let from = 0;
  for (const sign of text.match(signs()) ?? []) {
    from = actual.indexOf(sign, from) + 1;
    if (from === 0) return false;
  }
  return true;
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

/** Of the same form as what was typed, but not made of the same signs. */
export function isInPlaceOf(typed: string, actual: string): boolean {
  const form = (s: string): string => s.trim().replace(letters(), 'a').replace(numbers(), '9');
  const sorted = (s: string): string => Array.from(plain(s)).sort().join('');
  return plain(typed) !== '' && form(typed) === form(actual) && sorted(typed) !== sorted(actual);
}

/** Letters and digits only, in one case. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(otherThanWords(), '');

const letter = lazyPattern('\\p{L}', 'u');
const letters = lazyPattern('\\p{L}', 'gu');
const numbers = lazyPattern('\\p{N}', 'gu');
/** What gives text its form: neither letters nor digits nor white space. */
const signs = lazyPattern('[^\\p{L}\\p{N}\\p{M}\\s_-]', 'gu');
const otherThanWords = lazyPattern('[^\\p{L}\\p{N}]', 'gu');
