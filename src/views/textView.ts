import { isTextPiece } from './text/pieces.ts';
import { cut, hasInk } from '../standards/characters.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { treeFor } from '../tree/withoutTyped.ts';
import { frontOf } from './scope.ts';
import { fit, inRegion, inViewport, linesBetween } from './text/budget.ts';
import type { Row } from './text/budget.ts';
import { collapseGroups, repeatedPieces } from './text/collapse.ts';
import type { Wanted } from './text/collapse.ts';
import { escapeText, escapeValue, MAX_ADDRESS } from './text/escape.ts';
import { flowOf } from './text/flow.ts';
import { emptyLine, linesOf } from './text/lines.ts';
import { newContentSince } from './text/newContent.ts';
import type { Flow, Region } from './text/pieces.ts';
import { simplify } from './text/simplify.ts';
import { estimateTokens } from './text/tokens.ts';
import { coversOf } from './text/visualOrder.ts';
import { writeLine } from './text/writeLine.ts';

/** The options of the text view. */
export interface TextViewOptions {
  /** Show typed text too (default: false). Passwords, card numbers and one-time codes are never shown. */
  includeValues?: boolean;
  /** Show the addresses of links (default: false, since they would double the text). */
  urls?: boolean;
  /**
   * Rows of long groups to write in full: those with one of these element numbers, or with a number in one of these
   * ranges. `all` writes all rows in full and lists all options of every select.
   */
  expand?: 'all' | readonly (number | readonly [from: number, to: number])[];
  /** Include content behind a modal dialog (default: false). */
  behindModal?: boolean;
  /**
   * The approximate number of tokens at most. Dialogs, the focused element, the viewport, new content, forms and
   * headings come first. A note replaces each run of omitted lines, with their numbers for `lines` and their tokens.
   */
  maxTokens?: number;
  /** Show only lines with elements in the viewport (default: false). */
  viewport?: boolean;
  /** Show only regions with this kind or name, such as `main`, `nav` or `nav Categories`. */
  region?: string;
  /** Show only these lines of the whole view, counted from 1. */
  lines?: readonly [from: number, to: number];
}

/** The options together with the state that the view needs. */
export interface ResolvedTextOptions extends TextViewOptions {
  /** An earlier snapshot. Content that is new since then is marked. */
  previous?: SnapshotTree;
  /** Begin with a line about the page: its title, its address, and the part of it that is in the viewport. */
  page?: true;
}

/**
 * Writes the page as text for a language model, similar to Markdown, with `[12 name]` for each usable element. See
 * docs/text-view.md for the grammar.
 * @returns the lines, each with a line break, within the budget
 * @throws DomToolError `bad_option` if there is no such region
 */
export function toText(page: SnapshotTree, options: ResolvedTextOptions = {}): string {
  const tree = treeFor(page, options.includeValues);
  const root = frontOf(tree, options.behindModal);
  const behind =
    root !== tree.root && tree.modal
      ? `… behind dialog${root.name && ` "${escapeValue(root.name)}"`}: ${tree.modal.behind} elements\n`
      : '';
  const flow = flowOf(root, tree.geometry, root === tree.root ? coversOf(tree) : undefined);
  const lines = chosen(rowsOf(tree, flow, options), tree, flow, estimateTokens(behind), options);
  return lines.map((line) => `${line}\n`).join('') + behind;
}

/** Returns the lines that the caller asked for, as many as the budget has room for. */
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

/** Returns all lines of the view as text, before any are left out. */
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
    const marked = isNew && !line.raw && line.parts.some((part) => isTextPiece(part) && hasInk(part.text));
    rows.push({ line, text: marked ? `+ ${words}` : words, isNew });
  }
  return [...rows, ...toolRows(tree)];
}

/** Writes the line about the page, for instance `@page Title · https://example.com/ · 0-720 of 1440 px`. */
function pageRow({ title, url, geometry, hiddenElements }: SnapshotTree): Row {
  const { scrollY, height, contentHeight } = geometry.viewport;
  const seen = `${scrollY}-${Math.min(scrollY + height, contentHeight)} of ${contentHeight} px`;
  const parts = [
    // Escapes the separator, so that a title cannot look like a title followed by an address.
    escapeText(cut(title, 80)).replace(/ ·/g, ' \\·'),
    escapeText(cut(url, MAX_ADDRESS)),
    contentHeight > height && seen,
    hiddenElements > 0 && `${hiddenElements} hidden`,
  ];
  const prefix = `@page ${parts.filter(Boolean).join(' · ')}`;
  return { line: emptyLine('page', prefix, ''), text: prefix, isNew: false };
}

/** Writes the tools that the page offers as a region at the end. */
function toolRows({ tools = [] }: SnapshotTree): Row[] {
  const region: Region = { kind: 'region', region: 'tools', node: null, name: '' };
  return (tools.length ? ['@tools', ...tools] : []).map((text, i) => ({
    line: i ? emptyLine('flow', text, 'tools') : emptyLine('region', text, 'tools', region),
    text,
    isNew: false,
  }));
}

const wantedBy = (expand: readonly (number | readonly [number, number])[]): Wanted =>
  expand.length === 0
    ? null
    : (id) => expand.some((one) => (typeof one === 'number' ? one === id : id >= one[0] && id <= one[1]));
