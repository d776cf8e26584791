import { cut, lazyPattern, oneLine } from './characters.ts';

/**
 * Removes what nobody can see from a text of the page, keeps white space, and turns line breaks other than `\n` into
 * spaces. Every text of the page goes through `TextGate`, which calls this function.
 */
export function seen(text: string): string {
  if (PLAIN.test(text)) return text;
  const joined = JOINER.test(text) ? text.replace(joiners(), '') : text;
  const units = joined.replace(UNITS, '').replace(BREAKS, ' ');
  return PLAIN.test(units) ? units : units.replace(invisible(), '');
}
/** Matches any text in characters of the frequent blocks, which are all visible. */
const VISIBLE =
  /[\n\t\x20-\x7e\xa0-\xac\xae-\u0344\u0370-\u05ff\u2010-\u2027\u2030-\u205f\u20a0-\u27ff\u2801-\u3163\u3165-\ud7ff]*/
    .source;
/** The same with emoji, which are pairs of surrogates. */
const PLAIN = new RegExp(`^${VISIBLE}(?:[\\ud83c-\\ud83e][\\udc00-\\udfff]${VISIBLE})*$`);
const JOINER = /[\u200c\u200d]/;
/** The letters of scripts in which joiners change what is seen, such as Arabic and those of India. */
const JOINED = '\\u0600-\\u1aff\\ua800-\\uabff\\ufb50-\\ufefc\\u{10a00}-\\u{11fff}\\p{Extended_Pictographic}';
/** Matches zero-width joiners and non-joiners, except between such letters and inside emoji. */
const joiners = lazyPattern(
  `(?<![${JOINED}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]+|[\\u200c\\u200d]+(?![${JOINED}])`,
  'gu',
);
/**
 * Matches single UTF-16 units that nobody can see: private use, halves of surrogate pairs, variation selectors,
 * noncharacters. In WebKit, patterns with the flag `u` take U+F800 to U+FBFF before U+FC00 to U+FFFF for a surrogate
 * pair.
 */
const UNITS =
  /[\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Matches line breaks, and the sign of Braille without a dot. */
const BREAKS = /[\u0085\u2028\u2029\v\f\r\u2800]/g;
/**
 * Matches control characters, format characters (except joiners, and the signs that enclose digits), private use,
 * noncharacters, fillers and tags.
 */
const invisible = lazyPattern(
  '(?![\\n\\t\\u200c\\u200d\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])' +
    '[\\p{Cc}\\p{Cf}\\p{Co}\\p{NChar}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f' +
    '\\u2065\\u3164\\u{16fe4}\\u{1d159}\\u{e0000}-\\u{e0fff}]',
  'gu',
);

/** Returns the visible text on one line. */
export const visible = (text: string): string => oneLine(seen(text));

/** Turns a tag, id or class into one word, so that a name that the page chose cannot break out of its place. */
export const ident = (name: string): string => cut(visible(name).replace(/[\s"'<>=[\]()|\\]/gu, '_'), 40);

/** Writes words of the page between quotes, which they cannot close, for a sentence of the tool. */
export const quoted = (text: string, maxLength = 60): string =>
  `'${cut(visible(text).trim(), maxLength).replace(/'/g, '’')}'`;

/**
 * Removes line breaks and tabs from an address, as browsers do.
 * https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export const asAddress = (value: string): string => value.replace(/[\t\n\r]/g, '');
