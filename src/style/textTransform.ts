import { patternFor } from '../standards/characters.ts';

/**
 * Returns the text as `text-transform` shows it. `capitalize` does not consider text before this text node, which could
 * make its first letter the middle of a word. https://drafts.csswg.org/css-text/#text-transform-property
 */
export function transformed(text: string, transform: string): string {
  if (transform === 'none' || transform === '') return text;
  if (transform.includes('uppercase')) return text.toUpperCase();
  if (transform.includes('lowercase')) return text.toLowerCase();
  if (transform.includes('capitalize')) return text.replace(wordStart(text), (match) => match.toUpperCase());
  return text;
}

/** Matches the first letter of each word. */
const wordStart = patternFor("(?<![\\p{L}\\p{N}\\p{M}_'’])[\\p{L}]", 'gu');
