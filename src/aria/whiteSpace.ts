import { isBlank, foldSpace } from '../standards/characters.ts';

/**
 * White space in accessible names: only ASCII white space is folded. A no-break space is text.
 * https://infra.spec.whatwg.org/#ascii-whitespace
 */

/**
 * Makes a trimmed "flat string" of the text: each run of white space becomes one space.
 * https://w3c.github.io/accname/#terminology
 */
export const toFlatString = (text: string): string => foldSpace(text).replace(/^ | $/g, '');

/** Returns the text, or undefined if it is null or blank. */
export const nonBlank = (text: string | null): string | undefined =>
  text === null || isBlank(text) ? undefined : text;
