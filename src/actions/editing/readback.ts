import { lazyPattern } from '../../standards/characters.ts';

/** How many letters or digits a page may add to what was typed. */
const MAX_ADDED = 4;

/** Compares what a field holds after typing with what was typed. */
export type Kept = 'exact' | 'formatted' | 'no';

/**
 * Whether a field kept what was typed. A mask may add characters, a formatter groups and decimals, a filter may
 * change case, but all that was typed must be there, and the value must have changed.
 * @param expected The old value with the typed text in its place.
 */
export function kept(before: string, expected: string, typed: string, actual: string): Kept {
  if (actual === expected) return 'exact';
  if (actual === before || !keepsSigns(typed, actual)) return 'no';
  const wanted = plain(expected);
  const found = plain(actual);
  if (wanted === '') return actual.includes(typed.trim()) && typed.trim() !== '' ? 'formatted' : 'no';
  // A formatter may append (decimals) or prepend (a country code) a few characters, but not repeat the text.
  const more = found.length - wanted.length;
  return more <= MAX_ADDED && more < Math.max(wanted.length, 3) && (found.startsWith(wanted) || found.endsWith(wanted))
    ? 'formatted'
    : 'no';
}

/**
 * Masks and formatters may change punctuation, but not the minus and the decimal point of a number, nor, in other
 * texts, anything but spaces, dashes and underscores: a filter that drops the @ has not kept the text.
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

/**
 * Whether an editor kept what was typed. Editors break lines in their own way and may turn signs into others or into
 * marks. More signs, such as closing brackets, are not what was typed.
 * @param atEnd The caret was at the end of the text; otherwise it may have been anywhere.
 */
export function keptRich(before: string, expected: string, typed: string, actual: string, atEnd: boolean): Kept {
  const flat = (s: string): string => s.replace(/\s+/g, '');
  if (flat(actual) === flat(expected)) return 'exact';
  if (flat(actual) === flat(before)) return 'no';
  const [found, wanted, own, old] = [plain(actual), plain(expected), plain(typed), plain(before)];
  if (own === '') return flat(actual).includes(flat(typed)) && flat(typed) !== '' ? 'formatted' : 'no';
  // An editor of a long document renders only a part of it.
  if (old.length > 1000 && found.includes(own) && !old.includes(own)) return 'formatted';
  if (countSigns(actual) > countSigns(expected)) return 'no';
  if (found.startsWith(wanted) && found.length - wanted.length <= MAX_ADDED) return 'formatted';
  // The text may stand where the editor rendered a placeholder as text, or in the middle of the old text.
  const within = !atEnd && found.includes(own) && found.length === old.length + own.length;
  return found === own || within ? 'formatted' : 'no';
}
const countSigns = (text: string): number => text.match(signs())?.length ?? 0;

/** Whether the value has the pattern of what was typed, but other letters or digits. */
export function isInPlaceOf(typed: string, actual: string): boolean {
  const form = (s: string): string => s.trim().replace(letters(), 'a').replace(numbers(), '9');
  const sorted = (s: string): string => [...plain(s)].sort().join('');
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
