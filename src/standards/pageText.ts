import { lazyPattern } from './characters.ts';

/** Text as it is seen: invisible characters gone, any white space one space. */
export function visible(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutInvisibles(text).replace(/\s+/g, ' ');
}
/** White space other than single spaces, or what is not known to be seen. */
const UNUSUAL = / {2}|[^ -~\u00a1-\u00ac\u00ae-\u0344\u0370-\u05ff\u2010-\u2027\u20a0-\u20bf\u4e00-\u9fff]/;

/** Text without the characters that nobody can see, its line breaks and spaces kept. */
export const withoutInvisibles = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(joiners(), '').replace(BREAKS, ' ').replace(invisible(), '');
const PLAIN = /^[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u0344\u0370-\u05ff\u2010-\u2027\u20a0-\u20bf\u4e00-\u9fff]*$/;
/** Zero-width joiner and non-joiner, but between letters and inside emoji, where they change what is seen. */
const joiners = lazyPattern(
  '(?<![\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![\\p{L}\\p{M}\\p{Extended_Pictographic}])',
  'gu',
);
const BREAKS = /[\u0085\u2028\u2029\v\f\r]/g;
/**
 * Controls, format characters (but joiners, and the signs that enclose digits), private use, lone surrogates,
 * non-characters, fillers, variation selectors and tags. U+F8F0 to U+F8F7 stand for the text view's own marks until it
 * writes them; the gate removes them.
 */
const invisible = lazyPattern(
  '(?![\\n\\t\\uf8f0-\\uf8f7\\u200c\\u200d\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])' +
    '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{NChar}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
    '\\u2065\\u3164\\ufe00-\\ufe0f\\uffa0\\ufff0-\\ufff8\\u{e0000}-\\u{e0fff}]',
  'gu',
);
