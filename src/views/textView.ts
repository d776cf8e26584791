import { cut, hasInk } from '../standards/characters.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { frontOf } from './scope.ts';
import { fit, inRegion, inViewport, linesBetween } from './text/budget.ts';
import type { Row } from './text/budget.ts';
import { collapseGroups, repeatedPieces } from './text/collapse.ts';
import type { Wanted } from './text/collapse.ts';
import { escapeText, escapeValue, MAX_ADDRESS } from './text/escape.ts';
import { flowOf } from './text/flow.ts';
import { linesOf } from './text/lines.ts';
import type { Line } from './text/lines.ts';
import { newContentSince } from './text/newContent.ts';
import type { Flow, Region } from './text/pieces.ts';
import { simplify } from './text/simplify.ts';
import { estimateTokens } from './text/tokens.ts';
import { coversOf } from './text/visualOrder.ts';
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
  /** Begin with a line about the page: title, address, and which part of it is in sight. */
  page?: true;
}

/**
 * Writes the page as text for a language model, similar to Markdown, with `[12 name]` for each usable element. See
 * docs/text-view.md for the grammar.
 */
export function toText(tree: SnapshotTree, options: ResolvedTextOptions = {}): string {
  const root = frontOf(tree, options.behindModal);
  const behind =
    root !== tree.root && tree.modal
      ? `… behind dialog${root.name && ` "${escapeValue(root.name)}"`}: ${tree.modal.behind} elements\n`
      : '';
  const flow = flowOf(root, tree.geometry, root === tree.root ? coversOf(tree) : undefined);
  const lines = chosen(rowsOf(tree, flow, options), tree, flow, estimateTokens(behind), options);
  return lines.map((line) => `${line}\n`).join('') + behind;
}

/** The lines of the part that was asked for, or as many as the budget has room for. */
function chosen(
  rows: readonly Row[],
  { geometry, focusId }: SnapshotTree,
  flow: Flow,
  spent: number,
  { lines, region, viewport, maxTokens = Infinity }: ResolvedTextOptions,
): string[] {
  const room = maxTokens - spent;
  if (lines) return linesBetween(rows, lines);
  if (region) return inRegion(rows, region, room);
  if (viewport) return inViewport(rows, geometry, room);
  if (room === Infinity) return rows.map(({ text }) => text);
  return fit(rows, room, { geometry, focusId, repeated: repeatedPieces(flow) });
}

function rowsOf(tree: SnapshotTree, flow: Flow, options: ResolvedTextOptions): Row[] {
  const { expand = [], includeValues = false, urls = false } = options;
  const fresh = newContentSince(options.previous, tree);
  const style = { includeValues, urls, expand: expand === 'all', focusId: tree.focusId, isNew: fresh.isNewId };
  const shown = expand === 'all' ? flow.pieces : collapseGroups(flow, wantedBy(expand), style);
  const rows: Row[] = [];
  if (options.page) rows.push(pageRow(tree));
  for (const line of simplify(linesOf(shown))) {
    const words = writeLine(line, style);
    if (words === '' && !line.raw) continue;
    const isNew = fresh.isNewLine(line);
    const marked = isNew && !line.raw && line.parts.some((part) => part.kind === 'text' && hasInk(part.text));
    rows.push({ line, text: marked ? `+ ${words}` : words, isNew });
  }
  return [...rows, ...toolRows(tree)];
}

/** `@page Title · https://example.com/ · 0-720 of 1440 px` */
function pageRow({ title, url, geometry, hiddenElements }: SnapshotTree): Row {
  const { scrollY, height, contentHeight } = geometry.viewport;
  const seen = `${scrollY}-${Math.min(scrollY + height, contentHeight)} of ${contentHeight} px`;
  const told = [
    // A title must not be taken for one with an address behind it.
    escapeText(cut(title, 80)).replace(/ ·/g, ' \\·'),
    escapeText(cut(url, MAX_ADDRESS)),
    contentHeight > height && seen,
    hiddenElements > 0 && `${hiddenElements} hidden`,
  ];
  const prefix = `@page ${told.filter(Boolean).join(' · ')}`;
  return { line: { ...NO_LINE, prefix }, text: prefix, isNew: false };
}
const NO_LINE: Line = {
  kind: 'page',
  prefix: '',
  margin: '',
  cells: 0,
  parts: [],
  region: null,
  raw: false,
  within: '',
};

/** The tools that the page offers, as a region of their own at the end. */
function toolRows({ tools = [] }: SnapshotTree): Row[] {
  const region: Region = { kind: 'region', region: 'tools', node: null, name: '' };
  return (tools.length ? ['@tools', ...tools] : []).map((text, i) => ({
    line: { ...NO_LINE, kind: i ? 'flow' : 'region', prefix: text, region: i ? null : region, within: 'tools' },
    text,
    isNew: false,
  }));
}

const wantedBy = (expand: readonly (number | readonly [number, number])[]): Wanted =>
  expand.length === 0
    ? null
    : (id) => expand.some((one) => (typeof one === 'number' ? one === id : id >= one[0] && id <= one[1]));
