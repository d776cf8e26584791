import { likeSiblings, MIN_ROWS, isRow } from './groups.ts';
import { Apart, gap } from './pieces.ts';
import type { Flow, Piece, SiblingList } from './pieces.ts';
import { template } from './template.ts';
import type { Row } from './template.ts';
import { estimateTokens } from './tokens.ts';

/** A group of so many rows, or so many tokens, is not read out in full. */
export interface Limits {
  readonly rows: number;
  readonly tokens: number;
}
export const LIMITS: Limits = { rows: 100, tokens: 3000 };
/** Rows shown at the start of a group; the last one is shown too. */
const SHOWN = 5;

/** Which rows are shown although their group is not: those that hold one of these numbers; null for none. */
export type Wanted = ((id: number) => boolean) | null;

/**
 * Replaces the middle of long groups by one line that says how many there are, which numbers they have and what each
 * consists of. Groups are looked for only in lists that are long enough to be collapsed.
 */
export function collapseGroups(flow: Flow, wanted: Wanted, limits: Limits): readonly Piece[] {
  const { pieces } = flow;
  const hidden = hiddenRanges(flow, wanted, limits);
  if (!hidden.length) return pieces;
  const out: Piece[] = [];
  let from = 0;
  for (const { start, end, note } of hidden) {
    for (; from < start; from++) out.push(pieces[from] as Piece);
    out.push(gap(Apart.Line), { kind: 'note', note }, gap(Apart.Line));
    from = end;
  }
  for (; from < pieces.length; from++) out.push(pieces[from] as Piece);
  return out;
}

interface Hidden extends Row {
  readonly note: string;
}

/** What is hidden, in order: never one range inside another. */
function hiddenRanges(flow: Flow, wanted: Wanted, limits: Limits): Hidden[] {
  const { pieces, lists } = flow;
  const hidden: Hidden[] = [];
  if (!lists.length) return hidden;
  const weights = new Weights(pieces);
  /**
   * For each piece, whether it is in a collapsed group and whether it is hidden. Inner groups of the shown rows are
   * collapsed, too.
   */
  let marks: Uint8Array | null = null;
  // From the outermost list inwards: a list is noted at its end.
  for (let i = lists.length - 1; i >= 0; i--) {
    const list = lists[i] as SiblingList;
    const { bounds, siblings } = list;
    const whole = { start: bounds[0] ?? 0, end: bounds[bounds.length - 1] ?? 0 };
    const mark = marks?.[whole.start] ?? 0;
    if (mark === HIDDEN) continue;
    const inside = mark === COLLAPSED;
    if (!inside && siblings.length < limits.rows && !weights.mayReach(whole, limits.tokens)) continue;
    for (const rows of groupsOf(list)) {
      if (!inside && rows.length < limits.rows && weights.of(rows) < limits.tokens) continue;
      marks ??= new Uint8Array(pieces.length);
      if (!inside) marks.fill(COLLAPSED, rows[0]?.start, rows[rows.length - 1]?.end);
      for (const run of hiddenRuns(pieces, rows, wanted)) {
        const range = hide(pieces, run);
        marks.fill(HIDDEN, range.start, range.end);
        hidden.push(range);
      }
    }
  }
  return hidden.sort((a, b) => a.start - b.start);
}
const COLLAPSED = 1;
const HIDDEN = 2;

/** Runs of like siblings, each sibling by its pieces; found once for each list. */
function groupsOf(list: SiblingList): readonly Row[][] {
  let groups = found.get(list);
  if (!groups) {
    const { siblings, bounds } = list;
    const rowOf = (i: number): Row => ({ start: bounds[2 * i] ?? 0, end: bounds[2 * i + 1] ?? 0 });
    groups = likeSiblings(siblings, MIN_ROWS, isRow).map(({ from, to }) => {
      const rows: Row[] = [];
      for (let i = from; i < to; i++) rows.push(rowOf(i));
      return rows;
    });
    found.set(list, groups);
  }
  return groups;
}
/** A narrow budget tries one page several times. */
const found = new WeakMap<SiblingList, readonly Row[][]>();

/** Rows in the middle that nobody asked for, in runs of at least two. */
function hiddenRuns(pieces: readonly Piece[], rows: readonly Row[], wanted: Wanted): Row[][] {
  const runs: Row[][] = [[]];
  rows.forEach((row, i) => {
    const shown = i < SHOWN || i === rows.length - 1 || (wanted !== null && holdsAny(pieces, row, wanted));
    if (!shown) runs.at(-1)?.push(row);
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs.filter((run) => run.length > 1);
}

function hide(pieces: readonly Piece[], rows: readonly Row[]): Hidden {
  const start = rows[0]?.start ?? 0;
  const end = rows.at(-1)?.end ?? start;
  let [first, last, fewest, most] = [Infinity, 0, Infinity, 0];
  for (const row of rows) {
    let count = 0;
    for (let i = row.start; i < row.end; i++) {
      const piece = pieces[i];
      if (piece?.kind !== 'el') continue;
      count++;
      for (const id of piece.ids) {
        first = Math.min(first, id);
        last = Math.max(last, id);
      }
    }
    fewest = Math.min(fewest, count);
    most = Math.max(most, count);
  }
  const each = fewest === most ? fewest : `${fewest}-${most}`;
  const numbers = most > 0 ? `: [${first}-${last}], ${each} each` : '';
  return { start, end, note: `… ${rows.length} more like these${numbers}; each: ${template(pieces, rows)}` };
}

function holdsAny(pieces: readonly Piece[], { start, end }: Row, wanted: (id: number) => boolean): boolean {
  for (let i = start; i < end; i++) {
    const piece = pieces[i];
    if (piece?.kind === 'el' && piece.ids.some(wanted)) return true;
  }
  return false;
}

/** What pieces cost in tokens. Estimates are made only where a bound that needs none leaves it open. */
class Weights {
  readonly #pieces: readonly Piece[];
  /** By index, the most that all pieces before may cost; made when first needed. */
  #bounds: Float64Array | null = null;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  /** False where the pieces surely cost less. */
  mayReach({ start, end }: Row, tokens: number): boolean {
    if (tokens === 0) return true;
    const bounds = (this.#bounds ??= this.#sums());
    return (bounds[end] ?? 0) - (bounds[start] ?? 0) >= tokens;
  }

  of(rows: readonly Row[]): number {
    let tokens = 0;
    for (const { start, end } of rows) {
      for (let i = start; i < end; i++) {
        const piece = this.#pieces[i];
        if (piece?.kind === 'text') tokens += estimateTokens(piece.text);
        else if (piece?.kind === 'el') tokens += estimateTokens(piece.name) + 3;
      }
    }
    return tokens;
  }

  #sums(): Float64Array {
    const pieces = this.#pieces;
    const bounds = new Float64Array(pieces.length + 1);
    let sum = 0;
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] as Piece;
      if (piece.kind === 'text') sum += DEAREST * piece.text.length + 1;
      else if (piece.kind === 'el') sum += DEAREST * piece.name.length + 4;
      bounds[i + 1] = sum;
    }
    return bounds;
  }
}
/** No character costs more tokens than a digit by itself. */
const DEAREST = 1.36;
