import { wordSet } from '../../standards/words.ts';
import { isNamedFromContent, isOpaque } from '../../tree/keep.ts';
import { Display, Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { collapseSpace, hasWord, wordsOf } from '../../standards/characters.ts';
import { MAX_NAME } from '../../standards/TextGate.ts';
import { roleWord } from './stateWords.ts';
import type { Close, FlowState } from './FlowState.ts';
import { hiddenPart, unmarked } from './inlineMarks.ts';
import { chosenIn, isLabelled } from './labels.ts';
import {
  Apart,
  clearTexts,
  gap,
  holdsBlock,
  isBorder,
  isEl,
  isGap,
  isPlain,
  isTextPiece,
  takeNumbers,
} from './pieces.ts';
import type { El, Gap, Piece } from './pieces.ts';
import type { PieceWriter } from './PieceWriter.ts';
import { combine, markUnseen, squash, visibleWords } from './compareWords.ts';

/** A click target with more text than this is treated as a container. */
const MAX_TARGET_TEXT = 200;
/** An inline element that contains line breaks and has a longer name is written on a line of its own. */
const LONG_NAME = 60;

/** Returns the accessible name without a repetition of itself and without the characters that stand for marks. */
const nameOf = (node: TreeNode): string => unmarked(node.name).replace(/^(\S+ .+) \1$/, '$1');

/**
 * Combines the words that an element shows with its name. The part of the name that nobody sees is marked, unless the
 * name says what a symbol or picture means, which words behind a box do not.
 */
const nameWith = (shown: string, node: TreeNode, seen: () => string): string =>
  !shown && has(node, Flag.UnseenName) && has(node, Flag.Faint)
    ? hiddenPart(nameOf(node))
    : combine(shown, nameOf(node), has(node, Flag.UnseenName) && hasWord(shown) ? unmarked(seen()) : undefined);

/** Writes the bracket of an element. It contains the words of the element if there is nothing else in the element. */
export function openElement(flow: FlowState, node: TreeNode): Close | null {
  const { out } = flow;
  const el: El = { kind: 'el', node, ids: [node.id], role: roleWord(node), name: '', shown: false, container: false };
  const before = out.el(el);
  if (isOpaque(node)) {
    el.name = isLabelled(node) ? nameOf(node).replace(/\s*:\s*$/, '') : nameOf(node);
    if (has(node, Flag.UnseenName) && node.role === 'button') el.name = hiddenPart(el.name);
    return null;
  }
  const start = out.pieces.length;
  const after = gap(Apart.None);
  out.pieces.push(after);
  const { els, blocks, headings, lines } = out;
  return () => {
    if (out.els === els) {
      if (out.blocks === blocks && wrapText(out, el, before, start, lines)) return;
      if (out.headings === headings + 1 && isNamedFromContent(node) && wrapHeading(out, el, start)) return;
    }
    if (out.els !== els + 1 || !wrapsOne(out, el, start)) contain(out, el, start, after);
  };
}

/** Moves the words of the element into its bracket. Returns false, and changes nothing, if they do not belong there. */
function wrapText(out: PieceWriter, el: El, before: Gap, start: number, lines: number): boolean {
  const { node } = el;
  const isChoice = CHOICES.has(node.role) || node.states?.haspopup === 'listbox';
  if (has(node, Flag.Editable) && !isChoice) return false;
  const words = visibleWords(out.pieces, start);
  if (isNamedFromContent(node)) {
    if (words.length > MAX_NAME) return false;
  } else if (words.length > MAX_TARGET_TEXT || hasCells(out.pieces, start)) return false;
  const block = out.lines > lines && node.display === Display.Inline;
  el.name = isChoice
    ? withoutValue(nameOf(node), words)
    : nameWith(words, node, () => visibleWords(out.pieces, start, true));
  out.truncate(start);
  out.lines = lines;
  if (isChoice && words) [el.value, el.role] = [words, el.role === 'button' ? 'combobox' : el.role];
  el.shown = words !== '';
  const { posinset, setsize } = node.states ?? {};
  // A star of a rating without words is written with its position in the set.
  if (!words && node.role === 'radio' && posinset && setsize)
    el.name = `${once(el.name)} ${posinset} of ${setsize}`.trim();
  if (!block || el.name.length <= LONG_NAME) return true;
  if (before.apart < Apart.Cell) before.apart = Apart.Line;
  out.newLine();
  return true;
}

/** Roles whose content is the chosen value, not the name. */
const CHOICES = wordSet('combobox spinbutton');

/** Removes the chosen value from the name of a combobox or spinbutton, which often contains both. */
const withoutValue = (name: string, value: string): string =>
  once(collapseSpace(` ${name} `.replace(` ${value} `, ' ')));

/** Removes the repetition from words that are written twice. */
const once = (words: string): string => words.replace(/^(.+) \1$/, '$1');

/** Returns whether there is a border between cells among the pieces from an index on. */
const hasCells = (pieces: readonly Piece[], start: number): boolean => pieces.slice(start).some(isBorder);

/**
 * Moves the bracket of the element around the heading inside it and leaves the rest of the content after it. Returns
 * false if there are other blocks inside.
 */
function wrapHeading(out: PieceWriter, el: El, start: number): boolean {
  const inside = out.pieces.slice(start);
  if (holdsBlock(inside)) return false;
  const from = inside.findIndex((piece) => isGap(piece) && piece.prefix.startsWith('#'));
  const to = inside.findIndex((piece, i) => i > from && isGap(piece) && piece.apart === Apart.Line);
  const heading = inside.slice(from + 1, to < 0 ? undefined : to);
  const rest = to < 0 ? [] : inside.slice(to);
  // The old bracket is removed too.
  out.truncate(start - 1);
  el.name = visibleWords(heading);
  el.shown = true;
  out.pieces.push(...inside.slice(0, from + 1), el, ...rest);
  return true;
}

/** Content with more pieces than this is not searched for a single control. */
const FEW_PIECES = 60;

/** Returns the text, or an empty string if it has only characters that separate, such as those of a date. */
const withWords = (text: string): string => (wordsOf(text).length > 0 ? text : '');

/**
 * Merges an element with the only control inside it, and returns whether it did. If the element is only clickable or
 * has the control's role, the control takes its number and its name. If the control is a link with the element's name,
 * the element, such as a tab, takes the number of the link.
 */
function wrapsOne(out: PieceWriter, el: El, start: number): boolean {
  const { pieces } = out;
  const { node, role } = el;
  if (pieces.length - start > FEW_PIECES || role === '' || has(node, Flag.DropTarget)) return false;
  const inside = pieces.slice(start);
  const inner = inside.find((piece) => isEl(piece));
  if (!inner || inner.container || holdsBlock(inside)) return false;
  const words = squash(withWords(visibleWords(inside)));
  if (role !== 'click' && role !== inner.role) {
    if (words || !isPlain(inner.role) || squash(inner.name) !== squash(nameOf(node)) || !takeNumbers(el, inner))
      return false;
    out.truncate(start);
    out.els--;
    el.name = inner.name;
    el.shown = inner.shown;
    return true;
  }
  if (words && words !== squash(chosenIn(inner)) && (words !== squash(inner.name) || !isLabelled(inner.node)))
    return false;
  if (!takeNumbers(inner, el)) return false;
  if (words) clearTexts(inside);
  if (has(node, Flag.OwnName)) inner.name = nameWith(inner.name, node, () => inner.name);
  out.withdraw(el);
  return true;
}

/**
 * Leaves the bracket before the content. It contains the name, or the words that come before other elements unless they
 * are longer than a name may be.
 */
function contain({ pieces }: PieceWriter, el: El, start: number, after: Gap): void {
  el.container = true;
  const { node } = el;
  const first = pieces[start + 1];
  if (isGap(first) && first.apart === Apart.Line && !first.prefix && !first.cells) first.apart = Apart.Space;
  after.apart = Apart.Space;
  if (has(node, Flag.OwnName)) {
    el.name = has(node, Flag.UnseenName)
      ? markUnseen(visibleWords(pieces, start, true), nameOf(node)).name
      : nameOf(node);
    return;
  }
  if (!isNamedFromContent(node)) return;
  const leading: Piece[] = [];
  for (let i = start; i < pieces.length; i++) {
    const piece = pieces[i];
    if ((isGap(piece) && piece.apart < Apart.Line && !piece.prefix) || isTextPiece(piece)) leading.push(piece);
    else break;
  }
  const words = visibleWords(leading);
  if (words.length > MAX_NAME) return;
  el.name = words;
  el.shown = words !== '';
  if (el.shown) for (const piece of leading) if (isTextPiece(piece) && !piece.alt) piece.text = '';
}
