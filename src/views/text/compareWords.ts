import { collapseSpace, endsWithWord, startsWithWord, wordsOf } from '../../standards/characters.ts';
import { hiddenPart, unmarked } from './inlineMarks.ts';
import { Apart, isGap, isTextPiece } from './pieces.ts';
import type { Piece } from './pieces.ts';

/**
 * Normalizes a text for comparison: removes white space and the marks at the start and end of labels, and ignores case.
 */
export const squash = (words: string): string =>
  unmarked(words)
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^\*+|[:*…]+$/g, '');

/**
 * Returns the visible words among the pieces from an index on, on one line.
 * @param withPictures whether the alternative texts of pictures count
 */
export function visibleWords(pieces: readonly Piece[], from = 0, withPictures = false): string {
  let words = '';
  for (let i = from; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    if (isTextPiece(piece)) {
      if ((withPictures || !piece.alt) && piece.onHover === undefined) words += piece.text;
    } else if (isGap(piece) && piece.apart !== Apart.None) {
      if (piece.apart > Apart.Box || boxesApart(pieces[i - 1], pieces[i + 1])) words += ' ';
    }
  }
  return collapseSpace(words);
}

/**
 * Tells whether two inline boxes without white space between them are separate words. Single letters are not.
 */
export const boxesApart = (before: Piece | undefined, after: Piece | undefined): boolean =>
  isTextPiece(before) && isTextPiece(after) && before.text.trim().length > 1 && after.text.trim().length > 1;

/**
 * Combines the text and the name of an element without repeating words that both contain.
 * @param seen if nobody sees some words of the name: the text with the alternative texts of pictures in it. The other
 *   words of the name are marked.
 */
export function combine(shown: string, name: string, seen?: string): string {
  const plain = unmarked(shown);
  if (!shown || !name || plain === name) return shown || name;
  if (plain.length > LONG || squash(shown).includes(squash(name))) return shown;
  if (seen !== undefined) {
    // A box cuts the words off.
    const start = plain.endsWith('…') ? plain.slice(0, -1) : '';
    if (start && name.startsWith(start)) return `${shown} ${hiddenPart(name.slice(start.length).trim())}`;
    const marked = markUnseen(seen, name);
    if (marked.showsAll && plain === shown) return marked.name;
    // The name has no marks such as those of code, so that the text shown stays as it is.
    const unseen = marked.showsAll ? marked.unseen : name;
    if (unseen) return `${shown} ${hiddenPart(unseen)}`;
  }
  const a = wordsOf(plain);
  const b = wordsOf(name);
  const inA = new Set(a);
  const inB = new Set(b);
  if (b.every((word) => inA.has(word))) return shown;
  const at = name.toLowerCase().indexOf(plain.toLowerCase());
  const isWhole = at >= 0 && !endsWithWord(name.slice(0, at)) && !startsWithWord(name.slice(at + plain.length));
  if (isWhole && name.toLowerCase().length === name.length)
    return name.slice(0, at) + shown + name.slice(at + plain.length);
  if (a.every((word) => inB.has(word)) || (plain.length > 4 && squash(name).includes(squash(shown)))) return name;
  return `${shown} ${name}`;
}

/**
 * Marks the words of a name that are not among the words shown, in their order.
 * @returns the name, the words of it that are not shown, and whether it contains all words shown
 */
export function markUnseen(
  shown: string,
  name: string,
): { readonly name: string; readonly unseen: string; readonly showsAll: boolean } {
  if (!shown) return { name, unseen: name, showsAll: true };
  const words = wordsOf(shown);
  const parts: { text: string; isSeen: boolean }[] = [];
  let from = 0;
  let found = 0;
  for (const text of name.split(' ')) {
    const own = wordsOf(text);
    const at = own.length > 0 ? words.indexOf(own[0] as string, from) : -1;
    const isSeen = at >= 0 && own.every((word, i) => words[at + i] === word);
    if (isSeen) {
      from = at + own.length;
      found += own.length;
    }
    const last = parts.at(-1);
    if (last?.isSeen === isSeen) last.text += ` ${text}`;
    else parts.push({ text, isSeen });
  }
  return {
    name: parts.map(({ text, isSeen }) => (isSeen ? text : hiddenPart(text))).join(' '),
    unseen: parts.flatMap(({ text, isSeen }) => (isSeen ? [] : text)).join(' '),
    showsAll: found === words.length,
  };
}

/** Names are cut at 250 characters, so they cannot contain a text longer than this. */
const LONG = 240;

/** Tells whether a name describes nothing: the file name of a picture with a number, or only dots and dashes. */
export const saysNothing = (name: string): boolean =>
  FILLER.test(name) || (PICTURE_FILE.test(name) && /^\S*\d{3}\S*$/.test(name));
const FILLER = /^[\s.…_-]+$/;
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp)$/i;
