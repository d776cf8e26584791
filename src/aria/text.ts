/** White space as accessible names treat it: only ASCII white space folds, a no-break space is text. */
const FOLD = /[\t\n\f\r ]+/g;
const NEEDS_FOLD = /[\t\n\f\r]| {2}/;

/** https://w3c.github.io/accname/#terminology, "flat string", trimmed */
export function flat(text: string): string {
  const folded = NEEDS_FOLD.test(text) ? text.replace(FOLD, ' ') : text;
  const start = folded.charCodeAt(0) === 32 ? 1 : 0;
  const end = folded.length > start && folded.charCodeAt(folded.length - 1) === 32 ? folded.length - 1 : folded.length;
  return start === 0 && end === folded.length ? folded : folded.slice(start, end);
}

/** True if nothing but ASCII white space is in it. */
export const isBlank = (text: string): boolean => !/[^\t\n\f\r ]/.test(text);
