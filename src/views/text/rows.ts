import { Apart, hasTwoLines, holdsBlock, isEl, isGap, isTextPiece } from './pieces.ts';
import { sumOf } from '../../standards/indexed.ts';
import { hasInk } from '../../standards/characters.ts';
import { Display, Flag, has, nodesAmong } from '../../tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../../tree/TreeNode.ts';
import type { Gap, Piece } from './pieces.ts';
import type { Close, FlowState, RowContext } from './FlowState.ts';
import type { PieceWriter } from './PieceWriter.ts';

/** Writes a row on one line, or each cell on a line of its own if the content of a cell needs several lines. */
export function openRow(flow: FlowState, node: TreeNode): Close {
  const { out } = flow;
  out.newLine();
  const { row: outer, table } = flow;
  const start = out.pieces.length;
  const { blocks, rows, headings } = out;
  const first = out.pending;
  const row: RowContext = { count: 0, gaps: [], node, table: table ?? { reach: [] }, isLong: false };
  flow.row = row;
  flow.table = null;
  return () => {
    const hasContent = out.pieces.length > start;
    if (hasContent) fillReached(flow, row);
    flow.row = outer;
    flow.table = table;
    const isRow = node.role === 'row';
    if (!row.isLong && isSimple(flow, start, blocks, rows, isRow ? out.headings : headings)) {
      // Empty cells at the end keep the row as wide as the others.
      if (hasContent && out.pending.cells) out.flush();
      joinLines(flow, start, first, ' / ');
      out.headings = headings;
      if (hasContent && node.states?.selected && !has(node, Flag.Interactive)) out.ownWords(node, ' (selected)');
    } else for (const gap of row.gaps) begin(gap);
    out.settle(Apart.Line);
    out.rows++;
  };
}

/**
 * Tells whether a row fits on one line: it contains no other rows, regions, fences or notes. The items of a short list
 * are separated by a slash. In a table row, a heading is written as text.
 */
function isSimple({ out }: FlowState, start: number, blocks: number, rows: number, headings: number): boolean {
  if (out.rows !== rows || out.headings !== headings) return false;
  if (out.blocks === blocks) return true;
  const inside = out.pieces.slice(start);
  return !holdsBlock(inside) && sumOf(inside, (piece) => (isTextPiece(piece) ? piece.text.length : 0)) <= MAX_ROW;
}
/** A row with lists and more text than this is probably used for the layout of the page. */
const MAX_ROW = 400;

/** Stands for the text of a cell in the other columns and rows that the cell spans. */
const DITTO = '"';

/** Writes a ditto mark in the columns that cells of rows above span. */
function fillReached({ out }: FlowState, row: RowContext): void {
  const { reach } = row.table;
  for (let left = reach[row.count]; left; left = reach[row.count]) {
    reach[row.count] = left - 1;
    if (row.count++ > 0) out.cell();
    addDitto(out, row.node);
  }
}

/** Writes a ditto mark as the only content of a cell. */
function addDitto(out: PieceWriter, node: TreeNode): void {
  out.ownWords(node, DITTO);
  out.settle(Apart.None);
}

/** Writes a cell of the current row, or outside of a row a box beside others. */
export function openCell(flow: FlowState, node: TreeNode): Close {
  const { out, row } = flow;
  if (!row) return openBeside(flow, node);
  const { colSpan = 1, rowSpan = 1, sorted } = node.facts ?? {};
  fillReached(flow, row);
  const column = row.count;
  if (row.count++ > 0) out.cell();
  row.gaps.push(out.pending);
  const start = out.pieces.length;
  const { rows } = out;
  // A row inside the cell is not part of this row, and a box in it is not beside those in other cells.
  flow.row = null;
  flow.beside = null;
  return () => {
    flow.row = row;
    const inside = out.pieces.slice(start);
    const isFilled = inside.some((piece) => !isGap(piece) && !(isTextPiece(piece) && !piece.text));
    // Lines of code that are joined, or without their indentation, mean something else.
    row.isLong ||= flow.pre && out.rows === rows && hasTwoLines(inside);
    // A label that stands in the bracket of a control leaves no cell before it.
    if (!column && inside.length > 0 && !isFilled) row.count = 0;
    if (isFilled) out.settle(Apart.None);
    if (isFilled && sorted) out.ownWords(node, ` (sorted ${sorted})`);
    for (let i = 1; i < Math.min(colSpan, MAX_SPAN); i++) {
      row.count++;
      out.cell();
      if (isFilled) addDitto(out, node);
    }
    if (rowSpan > 1) for (let i = column; i < Math.min(row.count, MAX_REACHED); i++) row.table.reach[i] = rowSpan - 1;
  };
}
/** A larger `colspan` only means "the whole row". */
const MAX_SPAN = 30;
/**
 * Cells in further columns are not repeated in the rows below: if each row had a cell that spans all rows, the marks
 * would grow with the square of the rows.
 */
const MAX_REACHED = 100;

/**
 * Writes a box beside others: on their line if its content fits on one line, or else on lines of its own. Adjacent
 * boxes with the same sequence of several texts and elements are cards, and each starts a new line. So does a box below
 * the one before it.
 */
export function openBeside(flow: FlowState, node: TreeNode): Close {
  const { out, geometry, beside } = flow;
  const ownLine = has(node, Flag.OwnLine);
  const [above, box] = beside && geometry ? [geometry.box(beside.id), geometry.box(node.id)] : [];
  if (ownLine) out.line();
  // What shows only on hover may have another place until then.
  else if (above && box && box.y >= above.y + above.height && !has(node, Flag.OnHover)) out.newLine();
  else out.atLeast(Apart.Side);
  const before = out.pending;
  const previous = before.apart === Apart.Line ? null : flow.beside;
  flow.beside = null;
  const start = out.pieces.length;
  const { blocks, lines } = out;
  return () => {
    if (out.pieces.length === start) {
      flow.beside = previous;
      return;
    }
    const isLong = out.lines - lines > (before.apart === Apart.Line ? 1 : 0) || out.blocks > blocks;
    const shape = shapeOf(out.pieces, start);
    const isCard = previous?.shape === shape && shape.includes(' ');
    flow.beside = { id: node.id, gap: before, shape };
    if (isCard) begin(previous.gap);
    if (isCard || isLong) {
      begin(before);
      if (isLong) out.newLine();
    } else {
      out.settle(ownLine ? Apart.Line : Apart.Side);
    }
  };
}

/** Describes texts and elements in order, with one word each: `text` or the role. */
export const shapeOf = (pieces: readonly Piece[], start: number): string =>
  pieces
    .slice(start)
    .map((piece) => (isEl(piece) ? piece.role || 'link' : isTextPiece(piece) && hasInk(piece.text) ? 'text' : ''))
    .filter(Boolean)
    .join(' ');

/**
 * Finds rows among the children of a node: the first three must consist of the same number of boxes side by side, and
 * their columns must be aligned.
 */
export function findRows(flow: FlowState, parts: readonly TreeChild[]): void {
  const { geometry } = flow;
  if (!geometry || parts.length < MIN_ALIGNED) return;
  const rows = nodesAmong(parts);
  const columns = rows.slice(0, MIN_ALIGNED).map(cellsOf);
  const [first = []] = columns;
  if (columns.length < MIN_ALIGNED || first.length < 2) return;
  if (columns.some((cells) => cells.length !== first.length)) return;
  const boxes = columns.map((cells) => cells.map(({ id }) => geometry.box(id)));
  const isAligned = boxes.every((row, i) =>
    row.every((box, at) => {
      const [left, above] = [row[at - 1], boxes[i - 1]?.[at]];
      return box && (!left || box.x >= left.x + left.width - 1) && (!above || (box.x === above.x && box.y > above.y));
    }),
  );
  if (isAligned) for (const row of rows) if (cellsOf(row).length === first.length) flow.rows.add(row);
}
/** In fewer rows, boxes may be aligned by chance. */
const MIN_ALIGNED = 3;

/** Returns the boxes side by side in a possible row, or none if one of them starts a line of its own. */
function cellsOf(row: TreeNode): TreeNode[] {
  const cells = nodesAmong(row.children);
  return cells.every(({ display, flags }) => display === Display.FlexItem && !(flags & Flag.OwnLine)) ? cells : [];
}

/** Makes the gap one that begins a line. */
function begin(gap: Gap): void {
  gap.apart = Apart.Line;
  gap.cells = 0;
}

/**
 * Replaces the line breaks inside a heading by spaces, or those inside a row by `separator`. Headings in a row become
 * text.
 */
export function joinLines({ out }: FlowState, start: number, first: Gap, separator?: string): void {
  for (let i = start; i < out.pieces.length; i++) {
    const piece = out.pieces[i];
    if (!isGap(piece)) continue;
    if (separator && piece.prefix.startsWith('#')) piece.prefix = '';
    if (piece === first || out.pieces[i + 1]?.kind === 'region') continue;
    if (piece.apart === Apart.Line && separator && !piece.cells) piece.prefix = separator;
    if (piece.apart === Apart.Line || piece.apart === Apart.Side) piece.apart = piece.cells ? Apart.Cell : Apart.Space;
  }
}
