import { TEX, withoutTexStyle } from '../../standards/tex.ts';
import type { TreeBox } from '../../tree/SnapshotTree.ts';
import { Display, Flag, NodeKind, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { isInline } from '../../tree/keep.ts';
import { cut } from '../../standards/characters.ts';
import { escapeStart, escapeText } from './escape.ts';
import { headingLevel } from './stateWords.ts';
import type { Close, FlowState } from './FlowState.ts';
import { Apart, gap } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { PieceWriter } from './PieceWriter.ts';
import { kindOf, putMark } from './inlineMarks.ts';
import type { MarkKind } from './inlineMarks.ts';
import { joinLines, openBeside, openCell, openRow } from './rows.ts';
import { saysNothing } from './compareWords.ts';

/**
 * Tells how the node's box stands in the flow: within a line, on a line of its own, beside others, as a row, a cell or
 * an item.
 */
export function openBox(flow: FlowState, node: TreeNode): Close | null {
  const { out } = flow;
  if (node.display === Display.Inline && node.role === '' && node.tag !== 'br' && node.tag !== 'li') return null;
  if (node.tag === 'br') {
    out.newLine();
    return null;
  }
  if (isRow(node) || flow.rows.has(node)) return openRow(flow, node);
  if (isCell(node) || (node.display === Display.FlexItem && flow.row && flow.rows.has(flow.row.node)))
    return openCell(flow, node);
  if (node.display === Display.FlexItem) {
    if (!isItem(node)) return openBeside(flow, has(node, Flag.OwnLine));
    return has(node, Flag.OwnLine) ? openItem(flow, node) : openBeside(flow, false);
  }
  if (node.display === Display.Inline || node.display === Display.Contents) return null;
  if (node.display === Display.InlineBlock) {
    if (isBesideOthers(node)) return openBeside(flow, false);
    out.box();
    return endInlineBlock;
  }
  if (isItem(node)) return openItem(flow, node);
  out.line();
  return node.display === Display.Table || TABLES.has(node.role) ? openTable(flow) : endBlock;
}

const TABLES = new Set(['table', 'grid', 'treegrid']);

/** What its cells reach into counts for its own rows only. */
function openTable(flow: FlowState): Close {
  const { table } = flow;
  flow.table = { reach: [] };
  return () => {
    flow.table = table;
    flow.out.newLine();
  };
}

const endInlineBlock: Close = ({ out }) => {
  out.box();
};
const endBlock: Close = ({ out }) => {
  out.newLine();
};

const isRow = (node: TreeNode): boolean => node.display === Display.Row || node.role === 'row';
const CELLS = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);
const isCell = (node: TreeNode): boolean => node.display === Display.Cell || CELLS.has(node.role);
const isItem = (node: TreeNode): boolean =>
  node.display === Display.ListItem || node.tag === 'li' || node.role === 'listitem';

/** A block in the line; not a control, a picture or a word in a frame, which are part of the line. */
const isBesideOthers = (node: TreeNode): boolean =>
  !isInline(node) && !has(node, Flag.Interactive) && !PICTURES.has(node.tag);
const PICTURES = new Set(['img', 'svg', 'image', 'canvas', 'label']);

/** An item begins with the number that the page shows, else with `-`; what else is in it is set in under it. */
function openItem({ out }: FlowState, node: TreeNode): Close {
  takePlaceOfMarker(out);
  out.line(`${markerOf(node)} `);
  return setIn(out, '  ');
}

/** A marker that is no number is text of the page. */
function markerOf({ facts }: TreeNode): string {
  const marker = cut(facts?.itemMarker ?? '-', 40);
  return /^(?:-|[\da-z]+\.)$/i.test(marker) ? marker : escapeStart(escapeText(marker));
}

/** What begins an item instead of its marker leaves nothing for the item's further lines to be set in under. */
function takePlaceOfMarker(out: PieceWriter): void {
  if (out.pending.prefix) out.margin = out.pending.margin;
}

/** What is inside begins with the margin, on every line. */
export function setIn(out: PieceWriter, margin: string): Close {
  const { margin: outer } = out;
  out.margin += margin;
  return (flow) => {
    endPrefixed(flow);
    out.margin = outer;
  };
}

/** Quotations are set in, and so are the items under a tree item and the answers to an article. */
export function openSetIn(flow: FlowState, node: TreeNode): Close | null {
  const { out, around } = flow;
  const { role } = node;
  if (role === 'blockquote') {
    out.newLine();
    return setIn(out, '> ');
  }
  if (role !== 'group' && role !== 'article' && role !== 'treeitem') return null;
  const isInner = role === 'group' ? around === 'treeitem' : role === 'article' && around === 'article';
  // An item of a list is set in already.
  flow.around = node.tag === 'li' ? '' : role;
  const end = isInner ? setIn(out, '  ') : null;
  return () => {
    flow.around = around;
    end?.(flow);
  };
}

const endPrefixed: Close = ({ out }) => {
  out.newLine();
  out.pending.prefix = '';
};

export function openHeading(flow: FlowState, node: TreeNode): Close {
  const { out } = flow;
  takePlaceOfMarker(out);
  out.line(`${'#'.repeat(headingLevel(node))} `);
  const start = out.pieces.length;
  const before = out.pending;
  const { headings } = out;
  return () => {
    if (out.headings === headings + 1) joinLines(flow, start, before);
    endPrefixed(flow);
  };
}

/** How far something has got, in percent if it says so: its bar is a picture. */
export function addProgress({ out }: FlowState, node: TreeNode): void {
  const { role, name } = node;
  const { valuenow, valuemin = 0, valuemax = 100 } = node.states ?? {};
  const percent =
    valuenow === undefined ? '' : `${Math.round(((valuenow - valuemin) / (valuemax - valuemin)) * 100)} %`;
  out.text(
    node,
    ` (${role === 'meter' ? 'meter' : 'progress'}${name && ` ${name}`}${percent && ` ${percent}`}) `,
    false,
  );
}

/**
 * Writes a picture by its words. Content that cannot be read as text (a canvas, a video, a custom element) is written
 * by its kind.
 */
export function addPicture({ out, geometry }: FlowState, node: TreeNode): void {
  const { tag, name } = node;
  if (has(node, Flag.Interactive | Flag.AriaHidden)) return;
  const kind = DRAWN.has(tag) || (isEmptyCustom(node) && isLarge(geometry?.box(node.id) ?? null)) ? tag : '';
  if (!kind && tag !== 'img' && node.role !== 'img') return;
  if (tag === 'img' && (TEX.test(name) || FORMULA.test(`${node.facts?.classes ?? ''} ${node.facts?.src ?? ''}`))) {
    out.text(node, withoutTexStyle(name), false);
    const last = out.pieces.at(-1);
    if (last?.kind === 'text' && name) last.text = putMark(last.text, kindOf({ ...node, role: 'math' }) as MarkKind);
    return;
  }
  const words =
    name && !saysNothing(name) && !CARET.test(name) ? `${kind && kind !== 'canvas' ? `${kind} ` : ''}${name}` : kind;
  if (words) out.text(node, words, true);
}
/** An icon that only points to where a list opens. An arrow may say that a figure has risen. */
const CARET = /^(?:caret|chevron)?[- ]?(?:down|up)$/i;
/** What pages call pictures of formulas. */
const FORMULA = /\b(?:la)?tex\b|\bmath|formula|equation/i;
const DRAWN = new Set(['canvas', 'video', 'object', 'embed']);
const isEmptyCustom = (node: TreeNode): boolean =>
  node.tag.includes('-') && node.kind === NodeKind.Element && node.children.length === 0 && !node.shadow;
/** Smaller ones are icons. */
const isLarge = (box: TreeBox | null): boolean => box !== null && box.width >= 48 && box.height >= 48;

function hasTwoLines(pieces: readonly Piece[], start: number): boolean {
  let isText = false;
  let isEnded = false;
  for (let i = start; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece?.kind === 'gap' && piece.apart === Apart.Line) isEnded ||= isText;
    else if (piece?.kind === 'text' || piece?.kind === 'el') {
      if (isEnded) return true;
      isText = true;
    }
  }
  return false;
}

export function openPreformatted(flow: FlowState, node: TreeNode): Close | null {
  if (node.kind !== NodeKind.Element || flow.pre) return null;
  const { out } = flow;
  const start = out.pieces.length;
  out.fence();
  flow.pre = true;
  return () => {
    flow.pre = false;
    if (hasTwoLines(out.pieces, start)) {
      out.fence();
      return;
    }
    // One line needs no fences; its white space is then that of any text.
    out.isRaw = false;
    let opening = start;
    while (out.pieces[opening]?.kind !== 'fence') opening++;
    out.pieces[opening] = gap(Apart.Line);
  };
}

/** Marks the texts and the shown names inside the node, each by itself: they may stand on several lines. */
export function openMark(flow: FlowState, node: TreeNode): Close | null {
  const kind = flow.pre ? undefined : kindOf(node);
  if (!kind || flow.marks.includes(kind.mark)) return null;
  const before = flow.marks;
  flow.marks += kind.mark;
  const { pieces, pending } = flow.out;
  const start = pieces.length;
  const last = pieces[start - 1];
  // Two keys side by side are two.
  if (last?.kind === 'text' && last.text.endsWith(kind.close) && kind.mark === '`' && pending.apart < Apart.Space)
    pending.apart = Apart.Space;
  return ({ out }) => {
    flow.marks = before;
    for (let i = start; i < out.pieces.length; i++) {
      const piece = out.pieces[i];
      if (piece?.kind === 'text' && !piece.alt && !piece.own) piece.text = putMark(piece.text, kind);
      // A link that is set higher, such as the number of a footnote, is parted from the word by its own bracket.
      else if (piece?.kind === 'el' && piece.shown && kind.mark === '~~') piece.name = putMark(piece.name, kind);
    }
  };
}
