import type { GuardedSteps } from '../../standards/guardedSteps.ts';
import { sumOf } from '../../standards/indexed.ts';
import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import { isFooter } from '../../tree/keep.ts';
import { isTarget, NodeKind, nodesAmong } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren, preorder } from '../../tree/lineUp.ts';
import { LANDMARK_ROLES } from '../../standards/roles.ts';
import { wordSet } from '../../standards/words.ts';
import type { OverviewFacts, OverviewOptions } from '../overviewTypes.ts';
import { ownText } from '../../tree/ownText.ts';
import { headingLevel } from '../text/stateWords.ts';
import { isInViewport } from '../scope.ts';
import { groupSimilar } from './similar.ts';
import { markedWordsIn, wordsIn } from '../../tree/wordsIn.ts';

/** The content of an overview before it is written as JSON or text. */
export interface Model {
  readonly outline: Section<OutlineRow> | null;
  readonly interactives: Section<InteractiveRow> | null;
  readonly headings: Section<HeadingRow> | null;
}

/** The content of one section. */
export interface Section<T> {
  /** The rows in the order of the page. */
  readonly rows: readonly T[];
  /** The number of elements (not rows) that were found. */
  readonly found: number;
  /** The number of elements (not rows) that are shown. */
  readonly shown: number;
}

/** A row of any section. `rank` is the number of rows in its section that are more important. */
interface Row {
  readonly rank: number;
}
/** An element of the page's structure, with its depth below the body and the number of its child elements. */
export interface OutlineRow extends Row {
  readonly node: TreeNode;
  readonly depth: number;
  readonly children: number;
}
/** One element, or several similar ones. */
export interface InteractiveRow extends Row {
  readonly nodes: readonly TreeNode[];
  readonly hidden: boolean;
  /** The number of what covers the last element, or null if one of them is free. */
  readonly coverId: number | null;
}
/** A heading, by the tag of its level, or a paragraph. */
export interface HeadingRow extends Row {
  readonly node: TreeNode;
  readonly tag: 'h1' | 'h2' | 'h3' | 'p';
  readonly text: string;
}

/** Returns the number of elements that the sections show. */
export const shownIn = ({ outline, interactives, headings }: Model): number =>
  (outline?.shown ?? 0) + (interactives?.shown ?? 0) + (headings?.shown ?? 0);

/** Returns the names of the sections that do not show all that was found. */
export const truncatedIn = (model: Model): string[] =>
  (['outline', 'interactives', 'headings'] as const).filter(
    (name) => (model[name]?.found ?? 0) > (model[name]?.shown ?? 0),
  );

/** A paragraph with more characters than this is listed with the headings. */
const LONG_PARAGRAPH = 50;

/** Returns all rows, at most `limit` in each section. */
export function* modelOf(
  tree: SnapshotTree,
  root: TreeNode,
  limit: number,
  options: OverviewOptions,
  facts: OverviewFacts,
): GuardedSteps<Model> {
  const { filters } = options;
  const wants = (section: 'outline' | 'interactives' | 'headings'): boolean => !filters || filters[section] === true;
  const interactives = wants('interactives') ? yield* interactivesOf(tree, root, limit, options, facts) : null;
  const said = new Set(interactives?.rows.flatMap(({ nodes }) => nodes.map((node) => markedWordsIn(node))));
  return {
    outline: wants('outline') ? outlineOf(tree, root, limit) : null,
    interactives,
    headings: wants('headings') ? headingsOf(tree, root, limit, options, said) : null,
  };
}

/** The number of interactive elements that are kept for each row of the outline and each heading. */
const SHARE = 3;

/** Returns the model with only its `count` most important rows. */
export function mostImportant({ outline, interactives, headings }: Model, count: number): Model {
  const places = [
    ...(interactives?.rows ?? []).map(({ rank }) => rank),
    ...[outline, headings].flatMap((section) => (section?.rows ?? []).map(({ rank }) => rank * SHARE)),
  ].sort((a, b) => a - b);
  const last = places[count] ?? Infinity;
  const keep = <T extends Row>(section: Section<T> | null, share: number, sizeOf: (row: T) => number) => {
    const rows = section?.rows.filter(({ rank }) => rank * share < last) ?? [];
    return section && { rows, found: section.found, shown: sumOf(rows, sizeOf) };
  };
  return {
    outline: keep(outline, SHARE, () => 1),
    interactives: keep(interactives, 1, ({ nodes }) => nodes.length),
    headings: keep(headings, SHARE, () => 1),
  };
}

/** Returns the number of rows in all sections. */
export const rowsIn = ({ outline, interactives, headings }: Model): number =>
  (outline?.rows.length ?? 0) + (interactives?.rows.length ?? 0) + (headings?.rows.length ?? 0);

/** Returns the `limit` rows with the least weight, in the order of the page. */
function ranked<T>(rows: readonly T[], limit: number, weightOfRow: (row: T) => number): (T & Row)[] {
  const order = new Map(
    rows
      .map((row) => [row, weightOfRow(row)] as const)
      .sort(([, a], [, b]) => a - b)
      .slice(0, limit)
      .map(([row], rank) => [row, rank]),
  );
  return rows.flatMap((row) => (order.has(row) ? [{ ...row, rank: order.get(row) as number }] : []));
}

const SEMANTIC = wordSet('header main nav section aside footer article form dialog iframe frame');

/**
 * Collects two levels below the body, and every frame. Inside a semantic element (a header, a navigation), only
 * semantic elements are collected. Semantic elements are also kept first if there are too many rows.
 */
function outlineOf(tree: SnapshotTree, root: TreeNode, limit: number): Section<OutlineRow> {
  const found: Omit<OutlineRow, 'rank'>[] = [];
  const stack: { node: TreeNode; depth: number; plain: boolean }[] = [{ node: root, depth: 0, plain: true }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, depth, plain } = next;
    const inner = elementsIn(node);
    const isListed = depth === 1 || (depth === 2 && (plain || isSemantic(node))) || node.frame !== null;
    if (depth > 0 && isListed && hasBox(tree, node)) found.push({ node, depth, children: inner.length });
    for (const child of inner.reverse()) stack.push({ node: child, depth: depth + 1, plain: !isSemantic(node) });
  }
  const rows = ranked(found, limit, ({ node, depth }) => (isSemantic(node) ? 0 : 4) + Math.min(depth, 3));
  return { rows, found: found.length, shown: rows.length };
}

const isSemantic = (node: TreeNode): boolean => SEMANTIC.has(node.tag) || LANDMARK_ROLES.has(node.role);

/** Returns the child elements as they are shown: those of the shadow root of a host, or of the body of a frame. */
export function elementsIn(node: TreeNode): TreeNode[] {
  const inside = node.frame?.kind === NodeKind.FrameRoot ? node.frame : node;
  return nodesAmong(composedChildren(inside)).filter(({ kind, tag }) => kind === NodeKind.Element && tag !== 'br');
}

function hasBox(tree: SnapshotTree, node: TreeNode): boolean {
  const box = tree.geometry.box(node.id);
  return box !== null && box.width > 0 && box.height > 0;
}

function* interactivesOf(
  tree: SnapshotTree,
  root: TreeNode,
  limit: number,
  options: OverviewOptions,
  facts: OverviewFacts,
): GuardedSteps<Section<InteractiveRow>> {
  const isNear = (node: TreeNode): boolean => options.viewport === false || isInViewport(tree.geometry, node.id);
  const targets = preorder(root).filter((node) => isTarget(node) && isNear(node));
  const all = groupSimilar(root, targets, (node) => wordsIn(node)).map((nodes) => listed(nodes, false));
  if (options.visible === false) all.push(...(facts.hidden ?? []).map((node) => listed([node], true)));
  const inFooter = new Set(preorder(root).filter(isFooter).flatMap(preorder));
  const addresses = new Set<string>();
  for (const row of all) row.weight = weightOf(tree, row, inFooter, addresses);
  // What covers a row takes long to find, so it is looked for only until enough rows are free.
  let free = 0;
  for (const row of [...all].sort((a, b) => a.weight - b.weight).slice(0, MAX_TESTED)) {
    if (free === limit) break;
    row.coverId = yield* coverOf(row, facts);
    if (row.coverId === null) free++;
    else row.weight += COVERED;
  }
  const rows: InteractiveRow[] = [];
  for (const row of ranked(all, limit, ({ weight }) => weight))
    rows.push({ ...row, coverId: row.coverId === undefined ? yield* coverOf(row, facts) : row.coverId });
  return { rows, found: countOf(all), shown: countOf(rows) };
}

/** Returns the number of what covers the last of the elements, or null if one of them is free. */
function* coverOf({ nodes }: Listed, { coveredBy }: OverviewFacts): GuardedSteps<number | null> {
  let cover: number | null = null;
  for (const { id } of nodes) if ((cover = yield* coveredBy(id)) === null) return null;
  return cover;
}

/** Elements that may become a row. */
interface Listed extends Pick<InteractiveRow, 'nodes' | 'hidden'> {
  weight: number;
  /** As in the row; undefined before it is looked for. */
  coverId: number | null | undefined;
}

const listed = (nodes: readonly TreeNode[], hidden: boolean): Listed => ({
  nodes,
  hidden,
  weight: 0,
  coverId: undefined,
});

/** The number of rows that are tested. Others count as free, unless they are shown. */
const MAX_TESTED = 400;

/** The weight of a row whose elements cannot be used until what covers them is gone. */
const COVERED = 4;

/**
 * Returns the weight of a row. The most important row has the least weight. Visible elements come before hidden ones,
 * and elements in the viewport before others. A second link to the same address is redundant. Buttons and fields come
 * before links, and the footer of the page comes last.
 */
function weightOf(
  tree: SnapshotTree,
  { nodes, hidden }: Listed,
  inFooter: ReadonlySet<TreeNode>,
  addresses: Set<string>,
): number {
  const address = nodes.length === 1 ? nodes[0]?.facts?.href : undefined;
  const isRepeated = address !== undefined && addresses.has(address);
  if (address !== undefined) addresses.add(address);
  return (
    (hidden ? 16 : 0) +
    (nodes.some((node) => isInViewport(tree.geometry, node.id)) ? 0 : 8) +
    (isRepeated ? 4 : 0) +
    (nodes.every((node) => inFooter.has(node)) ? 2 : 0) +
    (nodes[0]?.role === 'link' ? 1 : 0)
  );
}

const countOf = (rows: readonly Pick<Listed, 'nodes'>[]): number => sumOf(rows, ({ nodes }) => nodes.length);

/**
 * Collects headings and long paragraphs. Headings are more important than paragraphs, and a heading that only repeats
 * the words of a control, such as one that is a link, is the least important.
 */
function headingsOf(
  tree: SnapshotTree,
  root: TreeNode,
  limit: number,
  options: OverviewOptions,
  said: ReadonlySet<string>,
): Section<HeadingRow> {
  const found: (Omit<HeadingRow, 'rank'> & { readonly x: number; readonly y: number })[] = [];
  for (const node of preorder(root)) {
    const tag = headingTag(node);
    if (!tag || (options.viewport !== false && !isInViewport(tree.geometry, node.id))) continue;
    const text = tag === 'p' ? ownText(node) : markedWordsIn(node);
    if (!text || (tag === 'p' && text.length <= LONG_PARAGRAPH)) continue;
    const { x, y } = tree.geometry.box(node.id) ?? { x: 0, y: 0 };
    found.push({ node, tag, text, x, y });
  }
  const rows = ranked(
    found.sort((a, b) => a.y - b.y || a.x - b.x),
    limit,
    ({ tag, text }) => (said.has(text) ? 8 : 0) + (tag === 'p' ? 4 : Number(tag[1])),
  );
  return { rows, found: found.length, shown: rows.length };
}

/** Returns the tag for a heading of the first three levels or for a paragraph, or null for other elements. */
function headingTag(node: TreeNode): HeadingRow['tag'] | null {
  if (node.tag === 'p') return 'p';
  const level = node.role === 'heading' ? headingLevel(node) : 0;
  return level === 1 ? 'h1' : level === 2 ? 'h2' : level === 3 ? 'h3' : null;
}
