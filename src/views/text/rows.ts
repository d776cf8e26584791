import { Apart } from './pieces.ts';
import type { Gap } from './pieces.ts';
import type { Close, FlowState, RowContext } from './FlowState.ts';

/** One line with its cells apart, unless what is in them cannot stand in a line: then each cell begins one. */
export function openRow(flow: FlowState): Close {
  const { out } = flow;
  out.newLine();
  const outer = flow.row;
  const start = out.pieces.length;
  const { blocks, rows } = out;
  const first = out.pending;
  const row: RowContext = { count: 0, gaps: [] };
  flow.row = row;
  return () => {
    flow.row = outer;
    const simple = out.blocks === blocks && out.rows === rows;
    if (simple) joinLines(flow, start, first);
    else for (const gap of row.gaps) begin(gap);
    out.settle(Apart.Line);
    out.rows++;
  };
}

export function openCell(flow: FlowState): Close {
  const { out, row } = flow;
  if (!row) return openBeside(flow, false);
  if (row.count++ > 0) out.cell();
  row.gaps.push(out.pending);
  const start = out.pieces.length;
  // Rows inside the cell are their own.
  flow.row = null;
  return () => {
    flow.row = row;
    if (out.pieces.length > start) out.settle(Apart.None);
  };
}

/** A box beside others: on their line if it holds one line, on lines of its own if more. */
export function openBeside(flow: FlowState, ownLine: boolean): Close {
  const { out } = flow;
  if (ownLine) out.line();
  else out.side();
  const before = out.pending;
  const start = out.pieces.length;
  const { blocks, lines } = out;
  return () => {
    if (out.pieces.length === start) return;
    const inside = out.lines - lines - (before.apart === Apart.Line ? 1 : 0);
    if (inside > 0 || out.blocks > blocks) {
      begin(before);
      out.newLine();
    } else {
      out.settle(ownLine ? Apart.Line : Apart.Side);
    }
  };
}

function begin(gap: Gap): void {
  gap.apart = Apart.Line;
  gap.cells = 0;
}

/** Lines inside a heading or a cell become spaces. */
export function joinLines({ out }: FlowState, start: number, first: Gap): void {
  for (let i = start; i < out.pieces.length; i++) {
    const piece = out.pieces[i];
    if (piece?.kind !== 'gap' || piece === first || out.pieces[i + 1]?.kind === 'region') continue;
    if (piece.apart === Apart.Line || piece.apart === Apart.Side) piece.apart = Apart.Space;
  }
}
