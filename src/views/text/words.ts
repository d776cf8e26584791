import type { Piece } from './pieces.ts';

/** For comparing texts that may differ in case, white space and the marks that labels end in. */
export const squash = (words: string): string => words.toLowerCase().replace(/[\s\u00a0]+|[:*…]+$/gu, '').replace(/[:*…]+$/u, '');

/** The words on the page among the pieces, on one line. */
export function visibleWords(pieces: readonly Piece[]): string {
  let words = '';
  for (const piece of pieces) {
    if (piece.kind === 'gap') words += piece.apart ? ' ' : '';
    else if (piece.kind === 'text' && !piece.alt) words += piece.text;
  }
  return words.replace(/\s+/gu, ' ').trim();
}

/** Text and name of one element as one: what one says of the other is not said twice. */
export function combine(shown: string, name: string): string {
  if (!shown || !name) return shown || name;
  const a = wordsOf(shown);
  const b = wordsOf(name);
  const inA = new Set(a);
  const inB = new Set(b);
  if (b.every((word) => inA.has(word)) || squash(shown).includes(squash(name)) || shown.length > LONG) return shown;
  const at = name.toLowerCase().indexOf(shown.toLowerCase());
  if (at >= 0 && name.toLowerCase().length === name.length) return name.slice(0, at) + shown + name.slice(at + shown.length);
  if (a.every((word) => inB.has(word)) || squash(name).includes(squash(shown))) return name;
  return `${shown} ${name}`;
}
/** A name is cut at 250 characters and cannot hold a longer text. */
const LONG = 240;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
