import { lazyPattern } from '../standards/characters.ts';

/**
 * Text as `text-transform` shows it: names are what a person sees. https://drafts.csswg.org/css-text/#text-transform-property
 * `capitalize` looks at the node alone, not at the text before it.
 */
export function transformed(text: string, transform: string): string {
  if (transform === 'none' || transform === '') return text;
  if (transform.includes('uppercase')) return text.toUpperCase();
  if (transform.includes('lowercase')) return text.toLowerCase();
  if (transform.includes('capitalize')) return text.replace(wordStart(), (match) => match.toUpperCase());
  return text;
}

const wordStart = lazyPattern("(?<![\\p{L}\\p{N}\\p{M}_'’])\\p{L}", 'gu');
