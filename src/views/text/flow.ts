import { isString } from '../../standards/values.ts';
import type { Geometry } from '../../tree/SnapshotTree.ts';
import { collapseSpace, cut, hasInk } from '../../standards/characters.ts';
import { composedChildren, preorder } from '../../tree/lineUp.ts';
import { isOpaque } from '../../tree/keep.ts';
import { Display, Flag, NodeKind, has, isTarget, nodesAmong } from '../../tree/TreeNode.ts';
import type { TreeChild, TreeNode } from '../../tree/TreeNode.ts';
import {
  addPicture,
  addProgress,
  openAbbreviation,
  openBox,
  openHeading,
  openMark,
  openPreformatted,
  openSetIn,
} from './aspects.ts';
import { openElement } from './element.ts';
import { answers } from './FlowState.ts';
import { markedIn } from './inlineMarks.ts';
import type { Close, FlowState } from './FlowState.ts';
import { MIN_ROWS } from './groups.ts';
import { openLabel } from './labels.ts';
import { Apart, isGap } from './pieces.ts';
import type { Flow, Range } from './pieces.ts';
import { PieceWriter } from './PieceWriter.ts';
import { openRegion } from './regions.ts';
import { inVisualOrder } from './visualOrder.ts';
import { findRows } from './rows.ts';
import { describeScroller, openSet } from './drawnParts.ts';

/**
 * Reads the content of a node into pieces, in the order in which a person reads it. It uses an explicit stack, since a
 * page may be nested more deeply than the engine allows calls to be.
 *
 * @param geometry The boxes of elements. With it, scroll containers are described and aligned boxes become rows.
 * @param covers The elements that come first because they lie over the rest of the page.
 * @returns The pieces, and the lists of siblings that may contain groups of similar rows.
 */
export function flowOf(root: TreeNode, geometry?: Geometry, covers: ReadonlySet<TreeNode> = NONE): Flow {
  const out = new PieceWriter();
  const flow: FlowState = {
    out,
    root,
    covers,
    labels: null,
    geometry,
    row: null,
    table: null,
    set: null,
    rows: new Set(),
    told: new Set(),
    threads: new Map(),
    beside: null,
    pre: false,
    around: '',
    marks: '',
  };
  let level: Level | null = open(flow, root, null);
  while (level) {
    const part: TreeChild | undefined = level.parts[level.at++];
    if (part === undefined) level = close(flow, level);
    else if (isString(part)) addText(flow, level.node, part);
    else level = open(flow, part, level);
  }
  return out;
}

const NONE: ReadonlySet<TreeNode> = new Set();

/** A node whose content is being read. */
interface Level {
  readonly node: TreeNode;
  readonly outer: Level | null;
  readonly parts: readonly TreeChild[];
  at: number;
  /** The index of the node's first piece, and the number of lines before it. */
  readonly start: number;
  readonly lines: number;
  /** The functions to call at the end of the node. */
  readonly closes: readonly (Close | null | undefined)[];
  /** The pieces of its element children, or null if there are too few children for a group of rows. */
  readonly ranges: Range[] | null;
}

/**
 * Applies the properties of a node that affect the text around and inside it: its box, role, tag and text style. Most
 * nodes are plain boxes, for which only `openBox` has an effect.
 */
function open(flow: FlowState, node: TreeNode, outer: Level | null): Level {
  const { tag, role } = node;
  const { lines } = flow.out;
  const start = flow.out.pieces.length;
  const closes: Level['closes'][number][] = [];
  closes.push(openBox(flow, node));
  const isBar = (role === 'progressbar' || role === 'meter') && !isTarget(node);
  if (isBar) addProgress(flow, node);
  if (isBar || (has(node, Flag.OnHover) && addHoverText(flow, node)))
    return { node, outer, parts: [], at: 0, start, lines, closes, ranges: null };
  if (role !== '' || node.frame || flow.covers.has(node)) {
    closes.push(openRegion(flow, node));
    closes.push(openSet(flow, node));
    closes.push(openSetIn(flow, node));
  }
  closes.push(answers?.(flow, node, outer?.node));
  if (has(node, Flag.Scrollable)) describeScroller(flow, node);
  if (role === 'heading') closes.push(openHeading(flow, node));
  if (tag === 'label') closes.push(openLabel(flow, node));
  if (isTarget(node) || has(node, Flag.ShowsOthers)) closes.push(openElement(flow, node));
  else addPicture(flow, node);
  if (tag === 'abbr') closes.push(openAbbreviation(flow, node));
  if (tag === 'pre' || isSetOut(node)) closes.push(openPreformatted(flow, node));
  else closes.push(openMark(flow, node));
  const parts = partsOf(flow, node);
  findRows(flow, parts);
  const ranges = parts.length >= MIN_ROWS && tag !== 'svg' ? [] : null;
  return { node, outer, parts, at: 0, start, lines, closes, ranges };
}

/** Tells whether a node shows indentation or columns of its text as they are written. */
const isSetOut = (node: TreeNode): boolean =>
  has(node, Flag.Pre) &&
  node.display > Display.InlineBlock &&
  node.children.some((part) => isString(part) && part.includes('\n') && SET_OUT.test(part));
const SET_OUT = /(?:^|\n)[ \t]+\S|\S(?: {2,}|\t)\S/;

/**
 * Writes text that shows only while the pointer is over an element, in parentheses. Returns false, and writes nothing,
 * if there are interactive elements in it.
 */
function addHoverText({ out }: FlowState, node: TreeNode): boolean {
  const inside = preorder(node);
  if (inside.some(isTarget)) return false;
  const words = inside.flatMap(({ children }) => children.filter(isString)).join(' ');
  if (hasInk(words)) out.text(node, cut(collapseSpace(words), MAX_HOVER_TEXT), false, node.facts?.onHover);
  return true;
}
const MAX_HOVER_TEXT = 200;

/** Calls the functions for the end of the node, the last first. */
function close(flow: FlowState, { outer, parts, start, lines, closes, ranges }: Level): Level | null {
  const { out } = flow;
  const first = out.pieces[start];
  if (isGap(first) && out.lines > lines + Number(first.apart === Apart.Line)) first.edge = out.pending.edge = true;
  for (let i = closes.length - 1; i >= 0; i--) closes[i]?.(flow);
  const { lists, pieces } = out;
  if (ranges && ranges.length >= MIN_ROWS) lists.push({ siblings: nodesAmong(parts), ranges });
  outer?.ranges?.push({ start, end: pieces.length });
  return outer;
}

function partsOf({ root, covers, geometry }: FlowState, node: TreeNode): readonly TreeChild[] {
  if (node.kind === NodeKind.Marker) return node.facts?.marker ? [node.facts.marker] : [];
  const parts = isOpaque(node) && !node.frame ? [] : composedChildren(node);
  const isReordered = has(node, Flag.Reversed | Flag.Reordered) || node.display === Display.Table;
  const seen = isReordered ? inVisualOrder(node, parts, geometry) : parts;
  if (covers.size === 0) return seen;
  const uncovered = seen.filter((part) => isString(part) || !covers.has(part));
  return node === root ? [...covers, ...uncovered] : uncovered;
}

function addText({ out, pre }: FlowState, node: TreeNode, words: string): void {
  if (pre) {
    out.raw(node, words);
    return;
  }
  const lines = has(node, Flag.Pre) ? words.split('\n') : [words];
  lines.forEach((line, i) => {
    if (i) out.newLine();
    out.text(node, markedIn(node, line), false);
  });
}
