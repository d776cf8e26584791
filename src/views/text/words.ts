import { Apart } from './pieces.ts';
import type { Piece } from './pieces.ts';

/** For comparing texts that may differ in case, white space and the marks that labels begin or end in. */
export const squash = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\s+/gu, '')
    .replace(/^[*]+|[:*…]+$/gu, '');

/** The words on the page among the pieces, on one line. */
export function visibleWords(pieces: readonly Piece[]): string {
  let words = '';
  pieces.forEach((piece, i) => {
    if (piece.kind === 'gap')
      words +=
        piece.apart > Apart.Box || (piece.apart === Apart.Box && boxesApart(pieces[i - 1], pieces[i + 1])) ? ' ' : '';
    else if (piece.kind === 'text' && !piece.alt) words += piece.text;
  });
  return words.replace(/\s+/gu, ' ').trim();
}

/** Two boxes in a line that a page has put side by side without white space are two words, unless they are single letters. */
export const boxesApart = (before: Piece | undefined, after: Piece | undefined): boolean =>
  before?.kind === 'text' && after?.kind === 'text' && before.text.trim().length > 1 && after.text.trim().length > 1;

/** Text and name of one element as one: what one says of the other is not said twice. */
export function combine(shown: string, name: string): string {
  if (!shown || !name) return shown || name;
  const a = wordsOf(shown);
  const b = wordsOf(name);
  const inA = new Set(a);
  const inB = new Set(b);
  if (b.every((word) => inA.has(word)) || squash(shown).includes(squash(name)) || shown.length > LONG) return shown;
  const at = name.toLowerCase().indexOf(shown.toLowerCase());
  const isWhole =
    at >= 0 && !/[\p{L}\p{N}]$/u.test(name.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(name.slice(at + shown.length));
  if (isWhole && name.toLowerCase().length === name.length)
    return name.slice(0, at) + shown + name.slice(at + shown.length);
  if (a.every((word) => inB.has(word)) || (shown.length > 4 && squash(name).includes(squash(shown)))) return name;
  return `${shown} ${name}`;
}
/** A name is cut at 250 characters and cannot hold a longer text. */
const LONG = 240;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** What a camera or a program called a picture says nothing of it. */
export const isFileName = (name: string): boolean => /^\S*\d{3}\S*\.(?:jpe?g|png|gif|webp)$/iu.test(name);
