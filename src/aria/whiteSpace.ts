import { isBlank } from '../standards/characters.ts';

/**
 * White space in accessible names: only ASCII white space is folded. A no-break space is text.
 * https://infra.spec.whatwg.org/#ascii-whitespace
 */

const WHITE_SPACE = /[\t\n\f\r ]+/g;
const NEEDS_FOLDING = /[\t\n\f\r]| {2}/;

/**
 * Makes a trimmed "flat string" of the text: each run of white space becomes one space.
 * https://w3c.github.io/accname/#terminology
 */
export function toFlatString(text: string): string {
  const folded = NEEDS_FOLDING.test(text) ? text.replace(WHITE_SPACE, ' ') : text;
  const start = folded.charCodeAt(0) === 32 ? 1 : 0;
  const end = folded.length > start && folded.charCodeAt(folded.length - 1) === 32 ? folded.length - 1 : folded.length;
  return start === 0 && end === folded.length ? folded : folded.slice(start, end);
}

/** Returns the text, or undefined if it is null or blank. */
export const nonBlank = (text: string | null): string | undefined =>
  text === null || isBlank(text) ? undefined : text;
