/**
 * The functions of this file test characters by their Unicode properties. Engines expand each `\p{…}` in a regular
 * expression literal into thousands of ranges when they parse the script, even in a function that is never called;
 * about twenty of them cost 3 ms in every frame. Patterns with properties are therefore compiled at their first use,
 * and ASCII text, which is the usual case, never needs them.
 */

// Saves the constructor when the script starts, because the page may replace it before the first use.
const RegularExpression = RegExp;

/** Returns a function that compiles the pattern at its first call, and always returns the same object. */
export function lazyPattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => (pattern ??= new RegularExpression(source, flags));
}

/** Returns the source of a pattern that matches exactly this text. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a function that gives the pattern to use on a text. In ASCII text, which is the usual case, that is a pattern
 * without Unicode properties, which compiles several times faster.
 * @param source may have the properties L, M, N, Lo and Nd, and only in character classes
 */
export function patternFor(source: string, flags: string): (text: string) => RegExp {
  const full = lazyPattern(source, flags);
  const inAscii = source.replace(/\\p\{(\w+)\}/g, (_, name: string) =>
    name === 'L' ? 'a-zA-Z' : name[0] === 'N' ? '\\d' : '',
  );
  const plain = lazyPattern(inAscii, flags.replace('u', ''));
  return (text) => (ASCII.test(text) ? plain() : full());
}
/** Matches text in ASCII characters only. */
export const ASCII = /^[\0-\x7f]*$/;

const letterOrDigit = lazyPattern('[\\p{L}\\p{N}]', 'u');

/** Returns whether a UTF-16 code unit is an ASCII letter or digit. */
export const isAsciiWord = (code: number): boolean =>
  (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);

/**
 * Returns whether a UTF-16 code unit is a Latin letter with an accent, or one of the Latin alphabets' further letters.
 */
export const isFurtherLatin = (code: number): boolean => code >= 0xc0 && code < 0x250 && code !== 0xd7 && code !== 0xf7;

/** Returns whether a UTF-16 code unit is a dash, a quotation mark, a bullet or an ellipsis. */
export const isTypographic = (code: number): boolean => code >= 0x2010 && code < 0x2028;

/** Returns whether a UTF-16 code unit is of the private use area, from which icon fonts take their glyphs. */
const isPrivate = (code: number): boolean => code >= 0xe000 && code < 0xf900;

/**
 * Returns the character that begins at an index, with both halves of a surrogate pair, or '' at the end of the text.
 */
export function characterAt(text: string, i: number): string {
  const code = text.charCodeAt(i);
  const low = text.charCodeAt(i + 1);
  return text.slice(i, i + (code >= 0xd800 && code < 0xdc00 && low >= 0xdc00 && low < 0xe000 ? 2 : 1));
}

/** Returns whether the character is a letter or digit of any script (Unicode categories L and N); false for ''. */
export function isWord(character: string): boolean {
  const code = character.charCodeAt(0);
  // The code of an empty text is NaN.
  if (!(code >= 128)) return isAsciiWord(code);
  if (isFurtherLatin(code)) return true;
  return !isTypographic(code) && !isPrivate(code) && letterOrDigit().test(character);
}

/** Returns whether the text begins with a letter or digit of any script. */
export const startsWithWord = (text: string): boolean => isWord(characterAt(text, 0));

/** Returns whether the text ends with a letter or digit of any script. */
export function endsWithWord(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  return isWord(code >= 0xdc00 && code < 0xe000 ? text.slice(-2) : text.slice(-1));
}

/** Returns whether the text contains a letter or digit of any script. */
export function hasWord(text: string): boolean {
  for (let i = 0; i < text.length;) {
    const character = characterAt(text, i);
    if (isWord(character)) return true;
    i += character.length;
  }
  return false;
}

/** Splits a text in lower case into words of letters and digits, and every other visible character. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const words: string[] = [];
  let start = -1;
  for (let i = 0; i < lower.length;) {
    const character = characterAt(lower, i);
    if (isWord(character)) {
      if (start < 0) start = i;
    } else {
      if (start >= 0) words.push(lower.slice(start, i));
      start = -1;
      if (hasInk(character)) words.push(character);
    }
    i += character.length;
  }
  if (start >= 0) words.push(lower.slice(start));
  return words;
}

/** Returns whether the text contains anything but white space. */
export const hasInk = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return (code > 32 && code < 127) || INK.test(text);
};
const INK = /\S/;

/** Replaces each run of white space by one space. */
export const oneLine = (text: string): string => (UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text);
const UNEVEN = / {2}|[^\S ]/;

/** Replaces each run of white space by one space, and trims the text. */
export const collapseSpace = (text: string): string => oneLine(text).trim();

/**
 * Replaces each run of ASCII white space by one space. Most texts contain single spaces only.
 * https://infra.spec.whatwg.org/#ascii-whitespace
 */
export const foldSpace = (text: string): string => (RUN.test(text) ? text.replace(/[\t\n\f\r ]+/g, ' ') : text);
const RUN = /[\t\n\f\r]| {2}/;

/**
 * Tells whether the text is empty or consists of ASCII white space. A no-break space is text.
 * https://infra.spec.whatwg.org/#ascii-whitespace
 */
export const isBlank = (text: string): boolean => !/[^\t\n\f\r ]/.test(text);

/** Returns the text for a comparison in which white space and case do not matter. */
export const folded = (text: string): string => collapseSpace(text).toLowerCase();

/** Shortens a text to `limit` UTF-16 units, including the `…` that marks the cut. It never splits a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 2);
  return `${text.slice(0, last >= 0xd800 && last < 0xdc00 ? limit - 2 : limit - 1)}…`;
}
