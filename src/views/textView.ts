import { hasInk } from '../standards/characters.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { frontOf } from './scope.ts';
import { costOf, fit, inRegion, inViewport, linesBetween } from './text/budget.ts';
import type { Row } from './text/budget.ts';
import { collapseGroups, LIMITS } from './text/collapse.ts';
import type { Limits, Wanted } from './text/collapse.ts';
import { escapeText } from './text/escape.ts';
import { flowOf } from './text/flow.ts';
import { unmarked } from './text/inlineMarks.ts';
import { linesOf } from './text/lines.ts';
import { newContentSince } from './text/newContent.ts';
import type { Flow } from './text/pieces.ts';
import { simplify } from './text/simplify.ts';
import { writeLine } from './text/writeLine.ts';

export interface TextViewOptions {
  /** Show typed text too (default: false). Passwords, cards and one-time codes never. */
  includeValues?: boolean;
  /** Show where links lead (default: false; they would double the text). */
  urls?: boolean;
  /**
   * Rows of long groups to show that the view leaves out: those with one of these numbers, or with a number from one to
   * another. `all` leaves out none, and lists all options of every select.
   */
  expand?: 'all' | readonly (number | readonly [from: number, to: number])[];
  /** Include what lies behind a modal dialog (default: false). */
  behindModal?: boolean;
  /**
   * At most about so many tokens: a dialog, what has focus, the viewport, what is new, forms and headings first. What
   * is cut is one line, with its price and the `lines` that give it.
   */
  maxTokens?: number;
  /** Only what is in the viewport (default: false). */
  viewport?: boolean;
  /** Only regions of this kind or name, as `main`, `nav`, `nav Categories`. */
  region?: string;
  /** Only these lines of the whole view, the first being 1. */
  lines?: readonly [from: number, to: number];
}

/** The options as the view takes them. */
export interface ResolvedTextOptions extends TextViewOptions {
  /** The page as it was last looked at: what is new since is marked. */
  previous?: SnapshotTree;
}

/** Groups shown, from the usual limits to none that has a middle: the narrower the budget, the more is collapsed. */
const TIGHTER: readonly Limits[] = [
  LIMITS,
  { rows: 100, tokens: 1500 },
  { rows: 30, tokens: 400 },
  { rows: 0, tokens: 0 },
];

/**
 * Writes the page as text for a language model, similar to Markdown, with `[12 name]` for each usable element. See
 * docs/text-view.md for the grammar.
 */
export function toText(tree: SnapshotTree, options: ResolvedTextOptions = {}): string {
  const root = frontOf(tree, options.behindModal);
  const { rows, fits } = rowsWithin(tree, flowOf(root, tree.geometry), options);
  let out = '';
  for (const line of chosen(rows, fits, tree, options)) out += `${line}\n`;
  if (root !== tree.root && tree.modal)
    out += `… behind dialog${root.name && ` "${escapeText(unmarked(root.name))}"`}: ${tree.modal.behind} elements\n`;
  return out;
}

/** The lines of the part that was asked for, or as many as the budget has room for. */
function chosen(
  rows: readonly Row[],
  fits: boolean,
  { geometry, focusId }: SnapshotTree,
  { lines, region, viewport, maxTokens = Infinity }: ResolvedTextOptions,
): string[] {
  if (lines) return linesBetween(rows, lines);
  if (region) return inRegion(rows, region);
  if (viewport) return inViewport(rows, geometry);
  return fits ? rows.map(({ text }) => text) : fit(rows, maxTokens, geometry, focusId);
}

/** The rows of the page, as many groups collapsed as the budget asks for; and whether they keep to it. */
function rowsWithin(tree: SnapshotTree, flow: Flow, options: ResolvedTextOptions): { rows: Row[]; fits: boolean } {
  const { maxTokens } = options;
  if (maxTokens === undefined) return { rows: rowsOf(tree, flow, LIMITS, options), fits: true };
  let rows: Row[] = [];
  for (const limits of TIGHTER) {
    // Laying out changes pieces: each try takes its own.
    const pieces = flow.pieces.map((piece) => ({ ...piece }));
    rows = rowsOf(tree, { ...flow, pieces }, limits, options);
    if (costOf(rows) <= maxTokens) return { rows, fits: true };
  }
  return { rows, fits: false };
}

function rowsOf(tree: SnapshotTree, flow: Flow, limits: Limits, options: ResolvedTextOptions): Row[] {
  const { expand = [], includeValues = false, urls = false } = options;
  const fresh = newContentSince(options.previous, tree);
  const style = { includeValues, urls, expand: expand === 'all', focusId: tree.focusId, isNew: fresh.isNewId };
  const shown = expand === 'all' ? flow.pieces : collapseGroups(flow, wantedBy(expand), limits);
  const rows: Row[] = [];
  for (const line of simplify(linesOf(shown))) {
    const words = writeLine(line, style);
    if (words === '' && !line.raw) continue;
    const isNew = fresh.isNewLine(line);
    const marked = isNew && !line.raw && line.parts.some((part) => part.kind === 'text' && hasInk(part.text));
    rows.push({ line, text: marked ? `+ ${words}` : words, isNew });
  }
  return rows;
}

const wantedBy = (expand: readonly (number | readonly [number, number])[]): Wanted =>
  expand.length === 0
    ? null
    : (id) => expand.some((one) => (typeof one === 'number' ? one === id : id >= one[0] && id <= one[1]));
