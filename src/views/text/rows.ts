import { Apart } from './pieces.ts';
import type { Gap } from './pieces.ts';
import type { Close, Flow, RowContext } from './flowTypes.ts';

/** One line with its cells apart, unless what is in them cannot stand in a line: then each cell begins one. */
export function openRow(flow: Flow): Close {
  const { stream } = flow;
  stream.newLine();
  const outer = flow.row;
  const start = stream.pieces.length;
  const { blocks, rows } = stream;
  const first = stream.pending;
  const row: RowContext = { count: 0, gaps: [] };
  flow.row = row;
  return () => {
    flow.row = outer;
    const simple = stream.blocks === blocks && stream.rows === rows;
    if (simple) joinLines(flow, start, first);
    else for (const gap of row.gaps) begin(gap);
    stream.settle(Apart.Line);
    stream.rows++;
  };
}

export function openCell(flow: Flow): Close {
  const { stream, row } = flow;
  if (!row) return openBeside(flow, false);
  if (row.count++ > 0) stream.cell();
  row.gaps.push(stream.pending);
  const start = stream.pieces.length;
  // Rows inside the cell are their own.
  flow.row = null;
  return () => {
    flow.row = row;
    if (stream.pieces.length > start) stream.settle(Apart.None);
  };
}

/** A box beside others: on their line if it holds one line, on lines of its own if more. */
export function openBeside(flow: Flow, ownLine: boolean): Close {
  const { stream } = flow;
  if (ownLine) stream.line();
  else stream.side();
  const before = stream.pending;
  const start = stream.pieces.length;
  const { blocks, lines } = stream;
  return () => {
    if (stream.pieces.length === start) return;
    const inside = stream.lines - lines - (before.apart === Apart.Line ? 1 : 0);
    if (inside > 0 || stream.blocks > blocks) {
      begin(before);
      stream.newLine();
    } else {
      stream.settle(ownLine ? Apart.Line : Apart.Side);
    }
  };
}

function begin(gap: Gap): void {
  gap.apart = Apart.Line;
  gap.cells = 0;
}

/** Lines inside a heading or a cell become spaces. */
export function joinLines({ stream }: Flow, start: number, first: Gap): void {
  for (let i = start; i < stream.pieces.length; i++) {
    const piece = stream.pieces[i];
    if (piece?.kind !== 'gap' || piece === first || stream.pieces[i + 1]?.kind === 'region') continue;
    if (piece.apart === Apart.Line || piece.apart === Apart.Side) piece.apart = Apart.Space;
  }
}
