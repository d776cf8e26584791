import { sumOf } from '../../standards/indexed.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { Geometry } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import { isInViewport } from '../scope.ts';
import { OPEN_MARK } from './escape.ts';
import type { Line } from './lines.ts';
import type { Piece } from './pieces.ts';
import { estimateTokens, MARGIN } from './tokens.ts';

/** A written line with what it was written from. */
export interface Row {
  readonly line: Line;
  readonly text: string;
  readonly isNew: boolean;
}

/** What a budget needs to know of the page. */
export interface BudgetFacts {
  readonly geometry: Geometry;
  readonly focusId: number;
  /** The pieces in the middle of groups of like rows. */
  readonly repeated: ReadonlySet<Piece>;
}

/** Tokens of the line that stands for what was cut. */
const NOTE = 8;
/** Says in the page's own line what notes of that form mean, once. */
const LEGEND = ' · …: lines cut ~tokens';
/** Less than this is not cut: the note would say hardly less. */
const LEAST = 30;

/** Says which lines are left out and what they cost; `lines` returns them. Cheap: at most eight tokens. */
const cutNote = (from: number, to: number, tokens: number): string =>
  `…${from}${to === from ? '' : `-${to}`}${to > 999 ? '' : ` ~${tokens < 1000 ? Math.round(tokens) : `${Math.round(tokens / 1000)}k`}`}`;

/** Tokens of a line with its line break, rather too many than too few. */
const costOf = ({ text }: Row): number => estimateTokens(`${text}\n`) * MARGIN;

/**
 * Keeps what matters most within the budget, by rank and then from the top. What is cut is one line in its place.
 */
export function fit(rows: readonly Row[], maxTokens: number, facts: BudgetFacts): string[] {
  const costs = rows.map(costOf);
  if (sumOf(costs, Number) <= maxTokens) return rows.map(({ text }) => text);
  const ranks = ranksOf(rows, facts);
  const kept = new Uint8Array(rows.length);
  const isKept = (i: number): boolean => i < 0 || i >= rows.length || kept[i] === 1;
  /** What the view costs more with this line in place of, or beside, what stands for it. */
  const priceOf = (from: number, to = from): number => {
    let price = (Number(!isKept(from - 1)) + Number(!isKept(to + 1)) - 1) * NOTE * MARGIN;
    for (let i = from; i <= to; i++) price += costs[i] ?? 0;
    return price;
  };
  let left = maxTokens - (NOTE + (rows[0]?.line.kind === 'page' ? estimateTokens(LEGEND) : 0)) * MARGIN;
  const beginnings = new Map<number, string>();
  const order = rows.map((_, i) => i).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  for (const i of order) {
    const price = priceOf(i);
    if (price <= left) {
      kept[i] = 1;
      left -= price;
    } else if (left > 2 * NOTE && (costs[i] ?? 0) > 2 * NOTE && !rows[i]?.line.raw) {
      // The beginning of what matters more comes before the whole of what matters less.
      const around = isKept(i - 1) ? 0 : NOTE * MARGIN;
      const text = beginning(rows[i]?.text ?? '', left - around);
      if (!text) continue;
      beginnings.set(i, text);
      left -= around + (estimateTokens(text) + 1) * MARGIN;
    }
  }
  // What is too small to be cut is shown; where there is no room for it, more beside it is cut.
  for (let from = 0; from < rows.length; from++) {
    if (isKept(from)) continue;
    while (!isKept(from - 1)) from--;
    let to = from;
    while (!isKept(to + 1)) to++;
    const cost = sumOf(costs.slice(from, to + 1), Number);
    if (cost < LEAST * MARGIN) {
      const price = priceOf(from, to);
      if (price <= left) {
        kept.fill(1, from, to + 1);
        left -= price;
      } else {
        const [before = 0, after = 0] = [ranks[from - 1] ?? -1, ranks[to + 1] ?? -1];
        const given = before > after ? from - 1 : to + 1;
        if (given < 0 || given >= rows.length || kept[given] !== 1) continue;
        kept[given] = 0;
        left += costs[given] ?? 0;
        from--;
        continue;
      }
    }
    from = to;
  }
  return writeKept(rows, kept, beginnings);
}

/** The lines that are kept, with a note for each run of others. */
function writeKept(rows: readonly Row[], kept: Uint8Array, beginnings?: ReadonlyMap<number, string>): string[] {
  const out: string[] = [];
  let cutFrom = -1;
  let tokens = 0;
  let fenced = false;
  const fence = (raw: boolean): void => {
    if (fenced !== raw) out.push('```');
    fenced = raw;
  };
  const endCut = (to: number): void => {
    if (cutFrom < 0) return;
    fence(false);
    out.push(cutNote(cutFrom + 1, to, tokens));
    cutFrom = -1;
    tokens = 0;
  };
  rows.forEach((row, i) => {
    if (!kept[i]) {
      const beginning = beginnings?.get(i);
      if (beginning) {
        endCut(i);
        fence(false);
        out.push(beginning);
      }
      if (cutFrom < 0) cutFrom = i;
      tokens += estimateTokens(`${row.text}\n`);
      return;
    }
    endCut(i);
    // Fences are written anew around what is kept of the lines inside.
    if (row.line.kind === 'fence') return;
    fence(row.line.raw);
    out.push(row.text);
  });
  endCut(rows.length);
  fence(false);
  if (rows[0]?.line.kind === 'page' && kept.includes(0)) out[0] += LEGEND;
  return out;
}

/** Of the rows that were asked for, as many from the top as the budget has room for. */
function fromTop(rows: readonly Row[], kept: Uint8Array, maxTokens: number): string[] {
  // What stands before them, what was cut at the end, and what the page's line says of it.
  let left = maxTokens - 3 * NOTE * MARGIN;
  rows.forEach((row, i) => {
    if (!kept[i]) left -= kept[i - 1] ? NOTE * MARGIN : 0;
    else if ((left -= costOf(row)) < 0) kept.fill(0, i);
  });
  return writeKept(rows, kept);
}

/** As much of a line as fits, cut between words and before a mark, never inside one; '' where nothing does. */
function beginning(text: string, room: number): string {
  let end = 0;
  for (let step = text.length; step >= 1; step >>= 1)
    if (end + step < text.length && (estimateTokens(text.slice(0, end + step)) + 2) * MARGIN <= room) end += step;
  const part = text.slice(0, text.lastIndexOf(' ', end));
  const open = OPEN_MARK.exec(part)?.index ?? part.length;
  const whole = part.slice(0, open).trimEnd();
  // Of the line of a region, its kind alone says nothing.
  return whole && !/^@\w+$/.test(whole) ? `${whole}…` : '';
}

/** How much lines matter, what matters most first. */
const enum Rank {
  /** The page's own line. */
  Page,
  Dialog,
  Focus,
  Title,
  /** Main content in the viewport. */
  Main,
  New,
  Form,
  Heading,
  /** The first line of a navigation. */
  Navigation,
  Rest,
  /** The middle of a group of like rows. */
  Repeated,
}

/** The rank of each line; lines of code as much as the first of them. */
function ranksOf(rows: readonly Row[], { geometry, focusId, repeated }: BudgetFacts): Rank[] {
  const hasMain = rows.some(({ line }) => line.within === 'main');
  const isMain = ({ within }: Line): boolean => (hasMain ? within === 'main' : !ASIDE.has(within));
  const isSeen = ({ parts }: Line): boolean =>
    parts.some(
      (part) => part.kind !== 'gap' && isInViewport(geometry, part.node.id) && !has(part.node, Flag.Scrollable),
    );
  let fence = 0;
  let isFirst = false;
  return rows.map((row, i) => {
    const next = row.line.region ? rows[i + 1] : undefined;
    // A region's line goes with what it begins.
    const { line, isNew } = next ?? row;
    const rank = ((): Rank => {
      if (line.kind === 'page') return Rank.Page;
      if (OPEN.has(line.within)) return Rank.Dialog;
      if (line.within === 'tools') return Rank.Form;
      if (nodesOf(line).some(({ id }) => id === focusId)) return Rank.Focus;
      if (line.prefix === '# ') return Rank.Title;
      const words = line.parts.filter((part) => part.kind !== 'gap');
      if (line.kind === 'note' || words.every((part) => repeated.has(part))) return Rank.Repeated;
      if (isMain(line) && isSeen(line)) return Rank.Main;
      if (isNew) return Rank.New;
      if (line.within === 'form' || words.some((part) => part.kind === 'el' && FIELDS.has(part.role))) return Rank.Form;
      if (line.prefix.startsWith('#')) return Rank.Heading;
      return line.within === 'nav' && (isFirst || next) ? Rank.Navigation : Rank.Rest;
    })();
    isFirst = row.line.region !== null;
    if (line.kind === 'fence') fence = fence ? 0 : rank;
    return fence || rank;
  });
}
const OPEN = new Set(['dialog', 'overlay', 'alert']);
/** What stands beside the main content. */
const ASIDE = new Set(['nav', 'header', 'footer', 'aside']);
const FIELDS = new Set([
  'textbox',
  'checkbox',
  'radio',
  'switch',
  'combobox',
  'listbox',
  'slider',
  'spinbutton',
  'file',
]);

const nodesOf = ({ parts }: Line): TreeNode[] => parts.flatMap((part) => (part.kind === 'gap' ? [] : [part.node]));

/** Only what is in the viewport; above and below it one line each. */
export function inViewport(rows: readonly Row[], geometry: Geometry, maxTokens: number): string[] {
  const kept = Uint8Array.from(rows, ({ line }, i) => {
    if (line.kind === 'page') return 1;
    const nodes = line.region ? nodesOf(rows[i + 1]?.line ?? line) : nodesOf(line);
    return Number(nodes.some((node) => isInViewport(geometry, node.id) && !has(node, Flag.Scrollable)));
  });
  return fromTop(rows, kept, maxTokens);
}

/**
 * Keeps only the lines in regions of that kind or name. One line stands for what was between them.
 *
 * @throws DomToolError `bad_option` if there is no such region.
 */
export function inRegion(rows: readonly Row[], region: string, maxTokens: number): string[] {
  const wanted = region.replace(/^@/u, '').toLowerCase();
  const known = new Set<string>();
  let inside = 0;
  let isFound = false;
  const kept = Uint8Array.from(rows, ({ line }) => {
    if (line.region) {
      const kind = line.region.region;
      const names = [kind, line.region.node?.name ?? '', `${kind} ${line.region.node?.name ?? ''}`];
      known.add(kind);
      inside = Number(names.some((name) => name.toLowerCase() === wanted));
      isFound ||= inside > 0;
    }
    return line.kind === 'page' ? 1 : inside;
  });
  if (!isFound)
    throw new DomToolError(
      'bad_option',
      `toText: there is no region ${JSON.stringify(region)}; there are ${[...known].join(', ') || 'none'}`,
    );
  return fromTop(rows, kept, maxTokens);
}

/** These lines and no others, the first being 1. */
export function linesBetween(rows: readonly Row[], [from, to]: readonly [number, number]): string[] {
  const part = rows.slice(Math.max(0, from - 1), Math.max(0, to));
  return part.length ? writeKept(part, new Uint8Array(part.length).fill(1)) : [];
}
