import { DomToolError } from '../../standards/errors.ts';
import type { Geometry } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import { isInViewport } from '../scope.ts';
import type { Line } from './lines.ts';
import { estimateTokens } from './tokens.ts';

/** A written line with what it was written from. */
export interface Row {
  readonly line: Line;
  readonly text: string;
  readonly isNew: boolean;
}

/** The estimate is seldom further off than this. */
const MARGIN = 1.2;
/** Tokens of the line that stands for what was cut. */
const NOTE = 40;
/**
 * Says what is left out, what it costs, and which call returns it. That call uses the same options, so that it produces
 * the same lines.
 */
function cutNote(from: number, to: number, tokens: number, maxTokens: number): string {
  const call = `${maxTokens === Infinity ? '' : `maxTokens: ${maxTokens}, `}lines: [${from}, ${to}]`;
  return `… ${to - from + 1} ${to === from ? 'line' : 'lines'} cut, about ${roundUp(tokens)} tokens: toText({ ${call} })`;
}

const roundUp = (tokens: number): number =>
  tokens < 100 ? Math.max(1, Math.ceil(tokens)) : Math.ceil(tokens / 10) * 10;

/** Tokens of a view, as far as a budget is concerned. */
export const costOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + cost(row), 0);
const cost = ({ text }: Row): number => (estimateTokens(text) + 0.5) * MARGIN;

/**
 * Keeps what matters most within the budget: a dialog, what has focus, what is in the viewport, what is new, forms,
 * headings; then what is nearest to the top. What is cut is one line in its place.
 */
export function fit(rows: readonly Row[], maxTokens: number, geometry: Geometry, focusId: number): string[] {
  const kept = new Uint8Array(rows.length);
  const ranks = ranksOf(rows, geometry, focusId);
  // A kept line may part a cut in two; the first cut is paid for from the start.
  let left = maxTokens - NOTE * MARGIN;
  for (let rank = HIGHEST; rank >= LOWEST; rank--) {
    for (let i = 0; i < rows.length && left > 0; i++) {
      const row = rows[i];
      if (!row || ranks[i] !== rank) continue;
      const price = cost(row) + (kept[i - 1] || kept[i + 1] ? 0 : NOTE * MARGIN);
      if (price <= left) {
        kept[i] = 1;
        left -= price;
      } else if (rank <= HEADING) {
        break;
      }
    }
  }
  return writeKept(rows, kept, maxTokens);
}

function writeKept(rows: readonly Row[], kept: Uint8Array, maxTokens: number): string[] {
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
    out.push(cutNote(cutFrom + 1, to, tokens / MARGIN, maxTokens));
    cutFrom = -1;
    tokens = 0;
  };
  rows.forEach((row, i) => {
    if (!kept[i]) {
      if (cutFrom < 0) cutFrom = i;
      tokens += cost(row);
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
  const [first] = rows;
  return first && !kept.includes(1) ? [beginning(first.text, maxTokens), ...out] : out;
}

/** As much of a line as fits, cut before a mark, never inside one. */
function beginning(text: string, maxTokens: number): string {
  let end = Math.min(text.length, Math.floor(maxTokens * 2));
  while (end > 0 && estimateTokens(text.slice(0, end)) * MARGIN > maxTokens - 2 * NOTE) end = Math.floor(end * 0.8);
  const part = text.slice(0, end).replace(/[\ud800-\udbff]$/u, '');
  const open = part.lastIndexOf('[');
  return `${open > part.lastIndexOf(']') ? part.slice(0, open) : part}…`;
}

const HIGHEST = 6;
const HEADING = 2;
const LOWEST = 1;

/** How much each line matters; lines of code as much as the first of them. */
function ranksOf(rows: readonly Row[], geometry: Geometry, focusId: number): number[] {
  let region = '';
  let fence = 0;
  return rows.map((row, i) => {
    if (row.line.region) region = row.line.region.region;
    const { line } = row;
    // A region's line goes with what it begins.
    const about = line.region && rows[i + 1] ? (rows[i + 1] ?? row) : row;
    const rank = rankOf(about, region, geometry, focusId);
    if (line.kind === 'fence') fence = fence ? 0 : rank;
    return fence || rank;
  });
}

function rankOf({ line, isNew }: Row, region: string, geometry: Geometry, focusId: number): number {
  if (region === 'dialog' || region === 'alert') return HIGHEST;
  const nodes = nodesOf(line);
  if (nodes.some((node) => node.id === focusId)) return HIGHEST;
  if (nodes.some((node) => isInViewport(geometry, node.id))) return 5;
  if (isNew) return 4;
  if (line.parts.some((part) => part.kind === 'el' && part.role !== '' && part.role !== 'click')) return 3;
  return line.prefix.startsWith('#') ? HEADING : LOWEST;
}

const nodesOf = ({ parts }: Line): TreeNode[] => parts.flatMap((part) => (part.kind === 'gap' ? [] : [part.node]));

/** Only what is in the viewport; above and below it one line each. */
export function inViewport(rows: readonly Row[], geometry: Geometry): string[] {
  const kept = Uint8Array.from(rows, ({ line }, i) => {
    const nodes = line.region ? nodesOf(rows[i + 1]?.line ?? line) : nodesOf(line);
    return Number(nodes.some((node) => isInViewport(geometry, node.id) && !has(node, Flag.Scrollable)));
  });
  return writeKept(rows, kept, Infinity);
}

/**
 * Keeps only the lines in regions of that kind or name. One line stands for what was between them.
 *
 * @throws DomToolError `bad_option` if there is no such region.
 */
export function inRegion(rows: readonly Row[], region: string): string[] {
  const wanted = region.replace(/^@/u, '').toLowerCase();
  const known = new Set<string>();
  let inside = 0;
  const kept = Uint8Array.from(rows, ({ line }) => {
    if (line.region) {
      const kind = line.region.region;
      const names = [kind, line.region.node?.name ?? '', `${kind} ${line.region.node?.name ?? ''}`];
      known.add(kind);
      inside = Number(names.some((name) => name.toLowerCase() === wanted));
    }
    return inside;
  });
  if (!kept.includes(1))
    throw new DomToolError(
      'bad_option',
      `toText: there is no region ${JSON.stringify(region)}; there are ${[...known].join(', ') || 'none'}`,
    );
  return writeKept(rows, kept, Infinity);
}

/** These lines and no others, the first being 1. */
export function linesBetween(rows: readonly Row[], [from, to]: readonly [number, number]): string[] {
  const part = rows.slice(Math.max(0, from - 1), Math.max(0, to));
  return part.length ? writeKept(part, new Uint8Array(part.length).fill(1), Infinity) : [];
}
