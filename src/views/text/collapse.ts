import { sumOf } from '../../standards/indexed.ts';
import { likeSiblings, MIN_ROWS, isRow } from './groups.ts';
import { Apart, gap, isEl, isTextPiece } from './pieces.ts';
import type { Flow, Piece, Range, SiblingList } from './pieces.ts';
import { compactRows } from './template.ts';
import { estimateTokens } from './tokens.ts';
import type { Style } from './writeLine.ts';

/** A group with at least this many rows is written compactly. */
const MANY_ROWS = 100;
/** So is one with at least this many estimated tokens. */
const MANY_TOKENS = 6000;
/** The number of rows that are written in full at the start of a group. The last row is written in full too. */
const FULL_ROWS = 5;
/** Rows are written compactly only if that takes at most this fraction of their tokens. */
const MAX_RATIO = 0.8;

/** Tells which element numbers cause their row to be written in full, or is null if there are none. */
export type Wanted = ((id: number) => boolean) | null;

/**
 * Writes the rows in the middle of long groups compactly: one line for what the rows have in common, and a short line
 * for each row.
 */
export function collapseGroups(flow: Flow, wanted: Wanted, style: Style): readonly Piece[] {
  const { pieces, lists } = flow;
  /** The ranges that are replaced. They are never nested, since outer lists come first in the loop. */
  const hidden: (Range & { notes: readonly string[] })[] = [];
  for (let i = lists.length - 1; i >= 0; i--) {
    const list = lists[i] as SiblingList;
    const whole = spanOf(list.ranges);
    if (hidden.some(({ start, end }) => start <= whole.start && whole.start < end)) continue;
    if (list.siblings.length < MANY_ROWS && costOf(pieces, [whole], mostTokens) < MANY_TOKENS) continue;
    for (const rows of groupsOf(list)) {
      if (rows.length < MANY_ROWS && costOf(pieces, rows) < MANY_TOKENS) continue;
      for (const run of hiddenRuns(pieces, rows, wanted)) {
        const notes = compactRows(pieces, run, style);
        if (estimateTokens(notes.join('\n')) > MAX_RATIO * costOf(pieces, run)) continue;
        hidden.push({ ...spanOf(run), notes });
      }
    }
  }
  if (!hidden.length) return pieces;
  const out: Piece[] = [];
  const byStart = new Map(hidden.map((run) => [run.start, run]));
  for (let i = 0; i < pieces.length; i++) {
    const run = byStart.get(i);
    if (!run) {
      out.push(pieces[i] as Piece);
      continue;
    }
    out.push(gap(Apart.Line));
    for (const note of run.notes) out.push({ kind: 'note', note });
    out.push(gap(Apart.Line));
    i = run.end - 1;
  }
  return out;
}

/** Returns the pieces in the middle of groups, which are the first to be omitted when the budget is too small. */
export function repeatedPieces({ pieces, lists }: Flow): ReadonlySet<Piece> {
  const repeated = new Set<Piece>();
  for (const list of lists)
    for (const rows of groupsOf(list))
      for (const { start, end } of rows.slice(FULL_ROWS, -1))
        for (const piece of pieces.slice(start, end)) repeated.add(piece);
  return repeated;
}

/** Returns the range from the first of some ranges to the last one. */
const spanOf = (ranges: readonly Range[]): Range => ({ start: ranges[0]?.start ?? 0, end: ranges.at(-1)?.end ?? 0 });

/** Returns the runs of similar siblings. A sibling is given by the range of its pieces. */
const groupsOf = ({ siblings, ranges }: SiblingList): Range[][] =>
  likeSiblings(siblings, MIN_ROWS, isRow).map(({ from, to }) => ranges.slice(from, to));

/** Returns the rows in the middle that the caller did not ask for, in runs of at least two. */
function hiddenRuns(pieces: readonly Piece[], rows: readonly Range[], wanted: Wanted): Range[][] {
  const runs: Range[][] = [[]];
  rows.forEach((row, i) => {
    const shown = i < FULL_ROWS || i === rows.length - 1 || (wanted !== null && holdsAny(pieces, row, wanted));
    if (!shown) runs.at(-1)?.push(row);
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs.filter((run) => run.length > 1);
}

const holdsAny = (pieces: readonly Piece[], { start, end }: Range, wanted: (id: number) => boolean): boolean =>
  pieces.slice(start, end).some((piece) => isEl(piece) && piece.ids.some(wanted));

/** Returns an upper bound of the estimated tokens of a text, which takes less time than the estimate. */
const mostTokens = (text: string): number => text.length * 1.36;

/** Estimates the tokens of rows, including separators and the brackets, numbers and roles of elements. */
const costOf = (pieces: readonly Piece[], rows: readonly Range[], costOfText = estimateTokens): number =>
  sumOf(rows, ({ start, end }) =>
    sumOf(pieces.slice(start, end), (piece) =>
      isTextPiece(piece) ? costOfText(piece.text) + 1 : isEl(piece) ? costOfText(piece.name) + 5 : 0,
    ),
  );
