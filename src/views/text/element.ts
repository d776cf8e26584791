import { folds, isOpaque } from '../../tree/keep.ts';
import { Display, Flag, NodeKind, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { roleWord } from './describe.ts';
import type { Close, Flow } from './flowTypes.ts';
import { isLabelled } from './labels.ts';
import { Apart, gap } from './pieces.ts';
import type { El, Gap, Piece } from './pieces.ts';
import { combine, squash, visibleWords } from './words.ts';

/** A click target with more text than this is a container that happens to be clickable. */
const MAX_TARGET_TEXT = 200;
/** An element with a longer name, and blocks in it, stands on a line of its own. */
const LONG_NAME = 60;

export const isTarget = (node: TreeNode): boolean =>
  has(node, Flag.Interactive) && !has(node, Flag.AriaHidden) && node.kind === NodeKind.Element;

/** Gives the element its bracket: around its own words if that is all that is in it, else before its content. */
export function openElement(flow: Flow, node: TreeNode): Close {
  if (!isTarget(node)) return undefined;
  const { stream } = flow;
  const el: El = { kind: 'el', node, ids: [node.id], role: roleWord(node), name: '', shown: false, container: false };
  const before = stream.el(el);
  if (isOpaque(node)) {
    el.name = isLabelled(node) ? node.name.replace(/\s*:\s*$/u, '') : node.name;
    return undefined;
  }
  const start = stream.pieces.length;
  const after = gap(Apart.None);
  stream.pieces.push(after);
  const { els, blocks, headings, lines } = stream;
  return () => {
    if (stream.els === els) {
      const inside = stream.pieces.slice(start);
      const plain = stream.blocks === blocks && !inside.some((piece) => piece.kind === 'row');
      if (plain && takesText(node, inside)) {
        wrapText(flow, el, before, inside, lines);
        return;
      }
      if (
        stream.headings === headings + 1 &&
        folds(node) &&
        !inside.some((piece) => piece.kind === 'fence' || piece.kind === 'region' || piece.kind === 'note')
      ) {
        wrapHeading(flow, el, inside);
        return;
      }
    }
    if (stream.els === els + 1 && wrapsOne(flow, el, start)) stream.withdraw(el);
    else contain(flow, el, start, after);
  };
}

function takesText(node: TreeNode, inside: readonly Piece[]): boolean {
  if (has(node, Flag.Editable)) return false;
  if (folds(node)) return true;
  return (
    !inside.some((piece) => piece.kind === 'gap' && piece.apart === Apart.Cell) &&
    visibleWords(inside).length <= MAX_TARGET_TEXT
  );
}

function wrapText({ stream }: Flow, el: El, before: Gap, inside: readonly Piece[], lines: number): void {
  const { node } = el;
  const words = visibleWords(inside);
  const block = stream.lines > lines && node.display === Display.Inline;
  stream.cut(stream.pieces.length - inside.length, lines);
  el.name = combine(words, node.name);
  el.shown = words !== '';
  if (!block || el.name.length <= LONG_NAME) return;
  if (before.apart < Apart.Cell) before.apart = Apart.Line;
  stream.newLine();
}

/** The bracket moves around the heading inside; what else there is stands beside it. */
function wrapHeading({ stream }: Flow, el: El, inside: readonly Piece[]): void {
  const from = inside.findIndex((piece) => piece.kind === 'gap' && piece.prefix.startsWith('#'));
  const to = inside.findIndex((piece, i) => i > from && piece.kind === 'gap' && piece.apart === Apart.Line);
  const heading = inside.slice(from + 1, to < 0 ? undefined : to);
  const rest = to < 0 ? [] : inside.slice(to);
  stream.pieces.length -= inside.length + 1;
  el.name = combine(visibleWords(heading), '');
  el.shown = true;
  stream.pieces.push(...inside.slice(0, from + 1), el, ...rest);
}

/** More pieces than this are not looked through for one element. */
const FEW_PIECES = 60;

/** Something clickable around a single control says nothing beyond it: the control takes its number and its name. */
function wrapsOne({ stream: { pieces } }: Flow, { node, role, ids }: El, start: number): boolean {
  if (role !== 'click' || pieces.length - start > FEW_PIECES) return false;
  const inside = pieces.slice(start);
  const inner = inside.find((piece) => piece.kind === 'el');
  if (!inner || inner.container || inside.some(({ kind }) => kind !== 'el' && kind !== 'gap' && kind !== 'text'))
    return false;
  const words = squash(visibleWords(inside));
  if (words !== '' && (words !== squash(inner.name) || !isLabelled(inner.node))) return false;
  for (const piece of inside) if (piece.kind === 'text') piece.text = '';
  inner.ids = [...inner.ids, ...ids];
  if (has(node, Flag.OwnName)) inner.name = combine(inner.name, node.name);
  return true;
}

/** The bracket stands before the content, with the words in it that come before anything else to use. */
function contain({ stream: { pieces } }: Flow, el: El, start: number, after: Gap): void {
  el.container = true;
  const { node } = el;
  const first = pieces[start + 1];
  if (first?.kind === 'gap' && first.apart === Apart.Line && !first.prefix && !first.cells) first.apart = Apart.Space;
  after.apart = Apart.Space;
  if (has(node, Flag.OwnName)) {
    el.name = node.name;
    return;
  }
  if (!folds(node)) return;
  const leading: Piece[] = [];
  for (let i = start; i < pieces.length; i++) {
    const piece = pieces[i];
    if ((piece?.kind === 'gap' && piece.apart < Apart.Line && !piece.prefix) || piece?.kind === 'text')
      leading.push(piece);
    else break;
  }
  el.name = visibleWords(leading);
  el.shown = el.name !== '';
  if (el.shown) for (const piece of leading) if (piece.kind === 'text' && !piece.alt) piece.text = '';
}
