import { MIN_ROWS } from './groups.ts';
import { Apart, gap } from './pieces.ts';
import type { El, Piece } from './pieces.ts';
import { template } from './template.ts';
import { estimateTokens } from './tokens.ts';

/** A group of so many rows, or so many tokens, is not read out in full. */
export interface Limits {
  readonly rows: number;
  readonly tokens: number;
}
export const LIMITS: Limits = { rows: 100, tokens: 3000 };
/** Rows shown at the start of a group; the last one is shown too. */
const SHOWN = 5;

/** Which rows are shown although their group is not: those that hold one of these numbers. */
export type Wanted = (id: number) => boolean;

/** A row: where its pieces begin and end. */
interface Row {
  readonly start: number;
  end: number;
  readonly groups: Group[];
}
interface Group {
  readonly rows: Row[];
}

/**
 * Replaces the middle of long groups by one line that says how many there are, which numbers they have and what each
 * consists of.
 */
export function collapseGroups(pieces: readonly Piece[], wanted: Wanted, limits: Limits): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const { start, end, note } of hiddenRanges(pieces, groupsOf(pieces), wanted, limits)) {
    out.push(...pieces.slice(from, start), gap(Apart.Line), { kind: 'note', note }, gap(Apart.Line));
    from = end;
  }
  if (from === 0) return [...pieces];
  for (let i = from; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece) out.push(piece);
  }
  return out;
}

interface Hidden {
  readonly start: number;
  readonly end: number;
  readonly note: string;
}

function groupsOf(pieces: readonly Piece[]): Group[] {
  const outermost: Group[] = [];
  const open: { row: Row; group: number }[] = [];
  const last = new Map<number, Group>();
  pieces.forEach((piece, i) => {
    if (piece.kind !== 'row') return;
    if (!piece.open) {
      const closed = open.pop();
      if (closed) closed.row.end = i + 1;
      return;
    }
    const row: Row = { start: i, end: i, groups: [] };
    const known = last.get(piece.group);
    if (known) known.rows.push(row);
    else {
      const group = { rows: [row] };
      last.set(piece.group, group);
      (open.at(-1)?.row.groups ?? outermost).push(group);
    }
    open.push({ row, group: piece.group });
  });
  return outermost;
}

/** What is hidden, in order: never one range inside another. */
function hiddenRanges(pieces: readonly Piece[], outermost: readonly Group[], wanted: Wanted, limits: Limits): Hidden[] {
  const out: Hidden[] = [];
  const stack: { group: Group; inside: boolean }[] = outermost.map((group) => ({ group, inside: false }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { group, inside } = next;
    const collapses =
      group.rows.length >= MIN_ROWS &&
      (inside || group.rows.length >= limits.rows || weight(pieces, group) >= limits.tokens);
    const hidden = collapses ? hiddenRuns(pieces, group, wanted) : [];
    for (const run of hidden) out.push(hide(pieces, run));
    const gone = new Set(hidden.flat());
    for (const row of group.rows)
      if (!gone.has(row)) for (const inner of row.groups) stack.push({ group: inner, inside: inside || collapses });
  }
  return out.sort((a, b) => a.start - b.start);
}

/** Rows in the middle that nobody asked for, in runs of at least two. */
function hiddenRuns(pieces: readonly Piece[], group: Group, wanted: Wanted): Row[][] {
  const runs: Row[][] = [[]];
  group.rows.forEach((row, i) => {
    const shown = i < SHOWN || i === group.rows.length - 1 || elsOf(pieces, row).some((el) => el.ids.some(wanted));
    if (!shown) runs.at(-1)?.push(row);
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs.filter((run) => run.length > 1);
}

function hide(pieces: readonly Piece[], rows: readonly Row[]): Hidden {
  const first = rows[0]?.start ?? 0;
  const start = pieces[first - 1]?.kind === 'gap' ? first - 1 : first;
  const end = rows.at(-1)?.end ?? first;
  const counts = rows.map((row) => elsOf(pieces, row).length);
  const ids = rows.flatMap((row) => elsOf(pieces, row).flatMap((el) => el.ids));
  const low = counts.reduce((a, b) => Math.min(a, b), Infinity);
  const high = counts.reduce((a, b) => Math.max(a, b), 0);
  const numbers = ids.length
    ? `: [${ids.reduce((a, b) => Math.min(a, b), Infinity)}-${ids.reduce((a, b) => Math.max(a, b), 0)}], ${low === high ? low : `${low}-${high}`} each`
    : '';
  const each = template(rows.map((row) => pieces.slice(row.start, row.end)));
  return { start, end, note: `… ${rows.length} more like these${numbers}; each: ${each}` };
}

const elsOf = (pieces: readonly Piece[], row: Row): El[] =>
  pieces.slice(row.start, row.end).filter((piece) => piece.kind === 'el');

function weight(pieces: readonly Piece[], { rows }: Group): number {
  let tokens = 0;
  for (const { start, end } of rows) {
    for (let i = start; i < end; i++) {
      const piece = pieces[i];
      if (piece?.kind === 'text') tokens += estimateTokens(piece.text);
      else if (piece?.kind === 'el') tokens += estimateTokens(piece.name) + 3;
    }
  }
  return tokens;
}
