import { isEl } from './pieces.ts';
import { sumOf } from '../../standards/indexed.ts';
import { largestFitting } from '../../standards/largestFitting.ts';
import { badOption } from '../../standards/errors.ts';
import { wordSet } from '../../standards/words.ts';
import type { Geometry } from '../../tree/SnapshotTree.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import { isInViewport } from '../scope.ts';
import { OPEN_MARK } from './escape.ts';
import { isField } from './labels.ts';
import { contentOf } from './lines.ts';
import type { Line } from './lines.ts';
import type { Piece } from './pieces.ts';
import { estimateTokens, MARGIN } from './tokens.ts';

/** A line of the view as text, together with the model that it was written from. */
export interface Row {
  readonly line: Line;
  readonly text: string;
  readonly isNew: boolean;
}

/** The facts about the page that decide which lines matter most. */
export interface BudgetFacts {
  readonly geometry: Geometry;
  readonly focusId: number;
  /** The pieces in the middle of groups of like rows. */
  readonly repeated: ReadonlySet<Piece>;
}

/** The largest number of tokens that a note for omitted lines takes. */
const NOTE_TOKENS = 8;
/** The same with the margin of the estimate. */
const NOTE_COST = NOTE_TOKENS * MARGIN;
/** Explains the notes, once, at the end of the first line of the view. */
const LEGEND = ' · …: lines cut ~tokens';
/** A run of lines with fewer tokens than this is not omitted, since its note would take almost as many. */
const MIN_CUT_TOKENS = 30;

/**
 * Writes the note for omitted lines, for instance `…30-51 ~780`: their numbers, which the option `lines` accepts, and
 * their tokens.
 */
const cutNote = (from: number, to: number, tokens: number): string =>
  `…${from}${to === from ? '' : `-${to}`}${to > 999 ? '' : ` ~${tokens < 1000 ? Math.round(tokens) : `${Math.round(tokens / 1000)}k`}`}`;

/** Estimates the tokens of a line with its line break. */
const tokensOf = ({ text }: Row): number => estimateTokens(`${text}\n`);

/** Returns the tokens of a line with the margin of the estimate, which is then rather too high than too low. */
const costOf = (row: Row): number => tokensOf(row) * MARGIN;

/**
 * Keeps the lines that matter most within the budget, by rank and then from top to bottom. A note replaces each run of
 * omitted lines.
 *
 * @returns The lines of the view, with at most `maxTokens` tokens.
 */
export function fit(rows: readonly Row[], maxTokens: number, facts: BudgetFacts): string[] {
  const costs = rows.map(costOf);
  if (sumOf(costs, Number) <= maxTokens) return rows.map(({ text }) => text);
  const ranks = ranksOf(rows, facts);
  const kept = new Uint8Array(rows.length);
  const isKept = (i: number): boolean => i < 0 || i >= rows.length || kept[i] === 1;
  /** Returns by how many tokens the view grows when lines `from` to `to` are written instead of their note. */
  const priceOf = (from: number, to: number): number => {
    let price = (Number(!isKept(from - 1)) + Number(!isKept(to + 1)) - 1) * NOTE_COST;
    for (let i = from; i <= to; i++) price += costs[i] as number;
    return price;
  };
  /** Returns the end of the omitted lines beside a line if they are too few for a note, or else the line itself. */
  const reach = (i: number, step: 1 | -1): number => {
    let tokens = 0;
    let at = i;
    while (!isKept(at + step)) if ((tokens += costs[(at += step)] as number) >= MIN_CUT_TOKENS * MARGIN) return i;
    return at;
  };
  let room = maxTokens - (NOTE_TOKENS + (rows[0]?.line.kind === 'page' ? estimateTokens(LEGEND) : 0)) * MARGIN;
  const beginnings = new Map<number, string>();
  const order = rows.map((_, i) => i).sort((a, b) => (ranks[a] as number) - (ranks[b] as number) || a - b);
  for (const i of order) {
    if (kept[i]) continue;
    const [from, to] = [reach(i, -1), reach(i, 1)];
    const price = priceOf(from, to);
    if (price <= room) {
      kept.fill(1, from, to + 1);
      room -= price;
    } else if (Math.min(room, (costs[i] as number) / 2) > NOTE_TOKENS && isCuttable(rows[i] as Row)) {
      // The beginning of an important line is worth more than a whole line that is less important.
      const around = isKept(i - 1) ? 0 : NOTE_COST;
      const text = beginning((rows[i] as Row).text, room - around);
      if (!text) continue;
      beginnings.set(i, text);
      room -= around + (estimateTokens(text) + 1) * MARGIN;
    }
  }
  return writeKept(rows, kept, beginnings);
}

/** Returns whether a line may be cut. Half a note of the view itself would say something else, or nothing. */
const isCuttable = ({ line }: Row): boolean => !line.raw && line.kind !== 'note';

/** Writes the lines that are kept, and a note for each run of omitted lines. */
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
      tokens += tokensOf(row);
      return;
    }
    endCut(i);
    // New fences are written around the preformatted lines that are kept.
    if (row.line.kind === 'fence') return;
    fence(row.line.raw);
    out.push(row.text);
  });
  endCut(rows.length);
  fence(false);
  if (rows[0]?.line.kind === 'page' && kept.includes(0)) out[0] += LEGEND;
  return out;
}

/** Writes the first of the requested rows, as many as the budget has room for. */
function fromTop(rows: readonly Row[], kept: Uint8Array, maxTokens: number): string[] {
  // Reserves room for the notes before and after the requested rows and for the legend.
  let room = maxTokens - 3 * NOTE_COST;
  rows.forEach((row, i) => {
    if (!kept[i]) room -= kept[i - 1] ? NOTE_COST : 0;
    else if ((room -= costOf(row)) < 0) kept.fill(0, i);
  });
  return writeKept(rows, kept);
}

/**
 * Returns as much of the beginning of a line as fits, cut between words and never inside a bracket. Returns an empty
 * string if nothing fits.
 */
function beginning(text: string, room: number): string {
  const fits = (end: number): boolean => (estimateTokens(text.slice(0, end)) + 2) * MARGIN <= room;
  const end = largestFitting(text.length - 1, fits);
  const part = text.slice(0, Math.max(0, text.lastIndexOf(' ', end)));
  const open = OPEN_MARK.exec(part)?.index ?? part.length;
  const whole = part.slice(0, open).trimEnd();
  // The line of a region is useless with its kind alone.
  return whole && !/^@\w+$/.test(whole) ? `${whole}…` : '';
}

/** The importance of lines, the most important first. */
const enum Rank {
  /** The line that describes the page. */
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
  /** Rows in the middle of a group of similar rows. */
  Repeated,
}

/** Computes the rank of each line. All lines between two fences have the rank of the first. */
function ranksOf(rows: readonly Row[], { geometry, focusId, repeated }: BudgetFacts): Rank[] {
  const hasMain = rows.some(({ line }) => line.within === 'main');
  const isMain = ({ within }: Line): boolean => (hasMain ? within === 'main' : !ASIDE.has(within));
  let fence = 0;
  let isFirst = false;
  return rows.map((row, i) => {
    const next = row.line.region ? rows[i + 1] : undefined;
    // The line of a region has the rank of the line that follows it.
    const { line, isNew } = next ?? row;
    const rank = ((): Rank => {
      if (line.kind === 'page') return Rank.Page;
      if (OPEN.has(line.within)) return Rank.Dialog;
      if (line.within === 'tools') return Rank.Form;
      const words = contentOf(line);
      if (words.some(({ node }) => node.id === focusId)) return Rank.Focus;
      if (line.prefix === '# ') return Rank.Title;
      if (line.kind === 'note' || words.every((part) => repeated.has(part))) return Rank.Repeated;
      if (isMain(line) && isSeen(line, geometry)) return Rank.Main;
      if (isNew) return Rank.New;
      if (line.within === 'form' || words.some((part) => isEl(part) && isField(part.node))) return Rank.Form;
      if (line.prefix.startsWith('#')) return Rank.Heading;
      return line.within === 'nav' && (isFirst || next) ? Rank.Navigation : Rank.Rest;
    })();
    isFirst = row.line.region !== null;
    if (line.kind === 'fence') fence = fence ? 0 : rank;
    return fence || rank;
  });
}
/** Regions that lie over the page. */
const OPEN = wordSet('dialog overlay alert');
/** Regions beside the main content. */
const ASIDE = wordSet('nav header footer aside');

/**
 * Returns whether an element of the line is in the viewport. That of a scroll container says nothing of its content.
 */
const isSeen = (line: Line, geometry: Geometry): boolean =>
  contentOf(line).some(({ node }) => isInViewport(geometry, node.id) && !has(node, Flag.Scrollable));

/** Keeps only the lines of elements in the viewport. A note replaces the lines above and below. */
export function inViewport(rows: readonly Row[], geometry: Geometry, maxTokens: number): string[] {
  const kept = Uint8Array.from(rows, ({ line }, i) => {
    if (line.kind === 'page') return 1;
    return Number(isSeen((line.region && rows[i + 1]?.line) || line, geometry));
  });
  return fromTop(rows, kept, maxTokens);
}

/**
 * Keeps only the lines in regions with the given kind or name. A note replaces the lines between them.
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
    throw badOption(
      known.size > 0
        ? `toText: there is no region ${JSON.stringify(region)}; there are ${[...known].join(', ')}`
        : 'toText: the page has no regions',
    );
  return fromTop(rows, kept, maxTokens);
}

/** Returns only the lines from `from` to `to`, both inclusive and counted from 1. */
export function linesBetween(rows: readonly Row[], [from, to]: readonly [number, number]): string[] {
  const part = rows.slice(Math.max(0, from - 1), Math.max(0, to));
  return part.length ? writeKept(part, new Uint8Array(part.length).fill(1)) : [];
}
