import { characterAt, isFurtherLatin, isTypographic, lazyPattern } from '../../standards/characters.ts';

/** The factor for estimates of text. With it, no estimate for a large view is too low. */
export const MARGIN = 1.04;
/** The same for JSON and markup. */
export const JSON_MARGIN = 1.09;

/**
 * Estimates how many tokens a model will count, without its tokenizer. The text is split as the encoding o200k_base
 * splits it before it merges characters, and each part costs what such parts cost on average in views of pages and in
 * messages of 30 languages.
 *
 * @param text A view, or part of one.
 * @returns Tokens, a whole number.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let i = 0; i < text.length;) {
    const start = i;
    const kind = kindOf(text.charCodeAt(i));
    if (kind === Kind.Other) {
      const character = characterAt(text, i);
      i += character.length;
      tokens += costOfCharacter(character);
      continue;
    }
    if (kind === Kind.Capitals || kind === Kind.Letters) {
      // A word is a run of capitals followed by small letters, so `GetUpdates` counts as two words.
      i = endOf(Kind.Capitals, text, i);
      tokens += i - start > 1 ? 0.55 : i > start ? 0.06 : 0;
      i = endOf(Kind.Letters, text, i);
      tokens += 1 + 0.1 * Math.max(0, i - start - 6);
      continue;
    }
    i = endOf(kind, text, i);
    const length = i - start;
    if (kind === Kind.Digits) tokens += Math.ceil(length / 3) + (text[start - 1] === ' ' ? 1 : 0);
    else if (kind === Kind.Space) tokens += length > 1 ? 0.6 : 0;
    else if (kind === Kind.Break) tokens += 1.6;
    else {
      tokens += costOfMarks(text, start, i);
      // Line breaks belong to the mark before them.
      i = endOf(Kind.Break, text, i);
    }
  }
  return Math.round(tokens);
}

const enum Kind {
  Space,
  Break,
  Letters,
  Capitals,
  Digits,
  Marks,
  Other,
}

/** Returns the index after the run of characters of that kind. */
function endOf(kind: Kind, text: string, from: number): number {
  let i = from;
  while (i < text.length && kindOf(text.charCodeAt(i)) === kind) i++;
  return i;
}

/** Estimates a run of punctuation. Repeated characters count as one, and JSON separators such as `":"` as one token. */
function costOfMarks(text: string, start: number, end: number): number {
  let isQuoted = false;
  let structural = 0;
  let others = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    const last = i > start ? text.charCodeAt(i - 1) : code;
    if (code === QUOTE) isQuoted = true;
    if (code === last) continue;
    // Brackets in a string, as in `"[12]"`, are not part of the JSON structure.
    const isInString = (last === QUOTE && code === 91) || (last === 93 && code === QUOTE);
    if (STRUCTURAL.has(code) && STRUCTURAL.has(last) && !isInString) structural++;
    else others++;
  }
  if (isQuoted) return 1.1 + 0.6 * others;
  // A single punctuation character merges with the word after it, as in `(the`.
  const next = end - start === 1 && end < text.length ? kindOf(text.charCodeAt(end)) : Kind.Space;
  if (next === Kind.Letters || next === Kind.Capitals) return 0.3;
  return 1.05 + 0.19 * structural + 0.67 * others;
}
const QUOTE = 34;
/** The codes of `"(),/:<=>[]{}`. */
const STRUCTURAL = new Set([QUOTE, 40, 41, 44, 47, 58, 60, 61, 62, 91, 93, 123, 125]);

function kindOf(code: number): Kind {
  if (code > 126) return Kind.Other;
  if (code > 96 && code < 123) return Kind.Letters;
  if (code > 64 && code < 91) return Kind.Capitals;
  if (code > 47 && code < 58) return Kind.Digits;
  if (code > 32) return Kind.Marks;
  return code === 32 || code === 9 ? Kind.Space : code === 10 || code === 13 ? Kind.Break : Kind.Other;
}

/** Estimates a character that is a control character or not ASCII. */
function costOfCharacter(character: string): number {
  const code = character.charCodeAt(0);
  if (isTypographic(code)) return 0.5;
  if (isFurtherLatin(code)) return 1;
  // Simplified characters cost 0.8, traditional ones 1.06 and rare ones more. The value is rather too high.
  if (han().test(character)) return 1.1;
  if (hangul().test(character)) return 0.7;
  if (kana().test(character)) return 0.6;
  return letter().test(character) ? 0.3 : code > 0x2fff ? 1 : 0.7;
}
const han = lazyPattern('\\p{Script=Han}', 'u');
const hangul = lazyPattern('\\p{Script=Hangul}', 'u');
const kana = lazyPattern('[\\p{Script=Hiragana}\\p{Script=Katakana}]', 'u');
const letter = lazyPattern('[\\p{L}\\p{M}]', 'u');
