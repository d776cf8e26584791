import { cut, lazyPattern } from './characters.ts';

/**
 * What a text of the page is on its way out of the tool: `TextGate` is the one place that all of them pass. White space
 * is kept, any other line break is a space, and what nobody can see is gone.
 */
export const seen = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text.replace(joiners(), '').replace(UNITS, '').replace(BREAKS, ' ').replace(invisible(), '');
const PLAIN = /^[\n\t\x20-\x7e\u00a0-\u00ac\u00ae-\u0344\u0370-\u05ff\u2010-\u2027\u20a0-\u20bf\u4e00-\u9fff]*$/;
/** Zero-width joiner and non-joiner, but between letters and inside emoji, where they change what is seen. */
const joiners = lazyPattern(
  '(?<![\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![\\p{L}\\p{M}\\p{Extended_Pictographic}])',
  'gu',
);
/**
 * Single units that nobody can see: private use, halves of pairs, variation selectors, non-characters. In WebKit,
 * patterns with the flag `u` take U+F800 to U+FBFF before U+FC00 to U+FFFF for a pair.
 */
const UNITS =
  /[\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const BREAKS = /[\u0085\u2028\u2029\v\f\r]/g;
/**
 * Controls, format characters (but joiners, and the signs that enclose digits), private use, non-characters, fillers
 * and tags.
 */
const invisible = lazyPattern(
  '(?![\\n\\t\\u200c\\u200d\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])' +
    '[\\p{Cc}\\p{Cf}\\p{Co}\\p{NChar}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
    '\\u2065\\u3164\\u{e0000}-\\u{e0fff}]',
  'gu',
);

/** Any white space as one space. */
export const oneLine = (text: string): string => (UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text);
const UNEVEN = / {2}|[^\S ]/;

/** Text as it is seen, on one line. */
export const visible = (text: string): string => oneLine(seen(text));

/** A tag, id or class as one word: what a page calls things cannot break out of its place. */
export const ident = (name: string): string => cut(visible(name).replace(/[\s"'<>=[\]()|\\]/gu, '_'), 40);

/** Words of the page in a sentence of the tool: between quotes that they cannot end. */
export const quoted = (text: string, longest = 60): string =>
  `'${cut(visible(text).trim(), longest).replace(/'/g, '’')}'`;
