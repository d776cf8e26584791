import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import { NodeKind } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren, preorder } from '../../tree/lineUp.ts';
import { LANDMARK_ROLES } from '../../standards/roles.ts';
import type { OverviewFacts, OverviewOptions } from '../overviewTypes.ts';
import { ownText } from '../../tree/ownText.ts';
import { headingLevel } from '../text/stateWords.ts';
import { isTarget } from '../text/element.ts';
import { isInViewport } from '../scope.ts';
import { groupSimilar } from './similar.ts';
import type { Similar } from './similar.ts';
import { wordsIn } from './wording.ts';

/** The overview before it is written as JSON or text. */
export interface Model {
  readonly outline: Section<OutlineRow> | null;
  readonly interactives: Section<InteractiveRow> | null;
  readonly headings: Section<HeadingRow> | null;
}

export interface Section<T> {
  readonly rows: readonly T[];
  /** Elements, not rows. */
  readonly found: number;
  readonly shown: number;
}

export interface OutlineRow {
  readonly node: TreeNode;
  readonly depth: number;
  readonly children: number;
}
/** One element, or several similar ones. */
export interface InteractiveRow {
  readonly nodes: readonly TreeNode[];
  readonly hidden: boolean;
}
export interface HeadingRow {
  readonly node: TreeNode;
  readonly tag: 'h1' | 'h2' | 'h3' | 'p';
  readonly text: string;
}

export const shownIn = ({ outline, interactives, headings }: Model): number =>
  (outline?.shown ?? 0) + (interactives?.shown ?? 0) + (headings?.shown ?? 0);

export const truncatedIn = (model: Model): string[] =>
  (['outline', 'interactives', 'headings'] as const).filter(
    (name) => (model[name]?.found ?? 0) > (model[name]?.shown ?? 0),
  );

const LONG_PARAGRAPH = 50;

/**
 * Controls which elements share a row. The smallest form has one level of outline, no paragraphs, and no heading that
 * only repeats the words of a control.
 */
export interface Extent extends Similar {
  readonly least?: true;
  /**
   * Leaves out elements that something covers, which cannot be used until the cover is gone, and links that lead to the
   * same place as an earlier one.
   */
  readonly terse?: true;
}

export function modelOf(
  tree: SnapshotTree,
  root: TreeNode,
  rows: number,
  options: OverviewOptions,
  facts: OverviewFacts,
  extent: Extent,
): Model {
  const { filters } = options;
  const wants = (section: 'outline' | 'interactives' | 'headings'): boolean => !filters || filters[section] === true;
  const interactives = wants('interactives') ? interactivesOf(tree, root, rows, options, facts, extent) : null;
  const said = extent.least && new Set(interactives?.rows.flatMap(({ nodes }) => nodes.map((node) => wordsIn(node))));
  return {
    outline: wants('outline') ? outlineOf(tree, root, rows, extent.least ? 1 : 2) : null,
    interactives,
    headings: wants('headings') ? headingsOf(tree, root, rows, options, said || null) : null,
  };
}

const SEMANTIC = new Set([
  'header',
  'main',
  'nav',
  'section',
  'aside',
  'footer',
  'article',
  'form',
  'dialog',
  'iframe',
  'frame',
]);

/**
 * Two levels under the body, and every frame. Inside what has a meaning of its own (a header, a list of links) only
 * what has one too is told; where there is too much, that comes first.
 */
function outlineOf(tree: SnapshotTree, root: TreeNode, limit: number, deepest: 1 | 2): Section<OutlineRow> {
  const found: OutlineRow[] = [];
  const stack: { node: TreeNode; depth: number; plain: boolean }[] = [{ node: root, depth: 0, plain: true }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, depth, plain } = next;
    const inner = elementsIn(node);
    const told = depth === 1 || (depth === 2 && deepest === 2 && (plain || isSemantic(node))) || node.frame !== null;
    if (depth > 0 && told && hasBox(tree, node)) found.push({ node, depth, children: inner.length });
    for (const child of inner.reverse()) stack.push({ node: child, depth: depth + 1, plain: !isSemantic(node) });
  }
  const kept = new Set(
    [...found.filter(({ node }) => isSemantic(node)), ...found.filter(({ node }) => !isSemantic(node))].slice(0, limit),
  );
  return { rows: found.filter((row) => kept.has(row)), found: found.length, shown: kept.size };
}

const isSemantic = (node: TreeNode): boolean => SEMANTIC.has(node.tag) || LANDMARK_ROLES.has(node.role);

/** Child elements as a person sees them: a host's are those of its shadow root, a frame's those of its body. */
export function elementsIn(node: TreeNode): TreeNode[] {
  const inside = node.frame?.kind === NodeKind.FrameRoot ? node.frame : node;
  return composedChildren(inside)
    .filter((child) => typeof child !== 'string')
    .filter(({ kind, tag }) => kind === NodeKind.Element && tag !== 'br');
}

function hasBox(tree: SnapshotTree, node: TreeNode): boolean {
  const box = tree.geometry.box(node.id);
  return box !== null && box.width > 0 && box.height > 0;
}

function interactivesOf(
  tree: SnapshotTree,
  root: TreeNode,
  limit: number,
  options: OverviewOptions,
  facts: OverviewFacts,
  extent: Extent,
): Section<InteractiveRow> {
  const isNear = (node: TreeNode): boolean => options.viewport === false || isInViewport(tree.geometry, node.id);
  const targets = preorder(root).filter((node) => isTarget(node) && isNear(node));
  const all: InteractiveRow[] = groupSimilar(root, targets, (node) => wordsIn(node), extent).map((nodes) => ({
    nodes,
    hidden: false,
  }));
  if (options.visible === false) all.push(...(facts.hidden ?? []).map((node) => ({ nodes: [node], hidden: true })));
  const some = extent.terse ? withoutUseless(all, facts) : all;
  const low =
    extent.terse &&
    new Set(
      preorder(root)
        .filter(({ tag, role }) => tag === 'footer' || role === 'contentinfo')
        .flatMap(preorder),
    );
  const kept = new Set(
    some
      .map((row) => ({ row, rank: rankOf(tree, row) + (low ? importance(row, low) : 0) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limit)
      .map(({ row }) => row),
  );
  const rows = all.filter((row) => kept.has(row));
  return { rows, found: countOf(all), shown: countOf(rows) };
}

/** Unless that is a third of them or more. */
function withoutUseless(rows: readonly InteractiveRow[], { coveredBy }: OverviewFacts): readonly InteractiveRow[] {
  const led = new Set<string | undefined>();
  const some = rows.filter(({ nodes }) => {
    const isKnown = nodes.every(({ facts }) => led.has(facts?.href) && facts?.href !== undefined);
    for (const { facts } of nodes) led.add(facts?.href);
    return !isKnown && !nodes.every(({ id }) => (coveredBy?.(id) ?? null) !== null);
  });
  return some.length * 3 > rows.length * 2 ? some : rows;
}

/** A page's foot goes first, then links: buttons and fields are what a page is used with. */
const importance = ({ nodes }: InteractiveRow, foot: ReadonlySet<TreeNode>): number =>
  nodes.every((node) => foot.has(node)) ? 0.5 : nodes[0]?.role === 'link' ? 0.25 : 0;

const countOf = (rows: readonly InteractiveRow[]): number => rows.reduce((sum, { nodes }) => sum + nodes.length, 0);

/** What is in the viewport before what is not, what can be seen before what cannot. */
function rankOf(tree: SnapshotTree, { nodes, hidden }: InteractiveRow): number {
  return hidden ? 2 : nodes.some((node) => isInViewport(tree.geometry, node.id)) ? 0 : 1;
}

/** Without paragraphs, and what is already `said`, where there is to be as little as possible. */
function headingsOf(
  tree: SnapshotTree,
  root: TreeNode,
  limit: number,
  options: OverviewOptions,
  said: ReadonlySet<string> | null,
): Section<HeadingRow> {
  const found: (HeadingRow & { readonly x: number; readonly y: number })[] = [];
  for (const node of preorder(root)) {
    const tag = headingTag(node);
    if (!tag || (tag === 'p' && said) || (options.viewport !== false && !isInViewport(tree.geometry, node.id)))
      continue;
    const text = tag === 'p' ? ownText(node) : wordsIn(node);
    if (!text || said?.has(text) || (tag === 'p' && text.length <= LONG_PARAGRAPH)) continue;
    const { x, y } = tree.geometry.box(node.id) ?? { x: 0, y: 0 };
    found.push({ node, tag, text, x, y });
  }
  const rows = found.sort((a, b) => a.y - b.y || a.x - b.x).slice(0, limit);
  return { rows, found: found.length, shown: rows.length };
}

function headingTag(node: TreeNode): HeadingRow['tag'] | null {
  if (node.tag === 'p') return 'p';
  const level = node.role === 'heading' ? headingLevel(node) : 0;
  return level === 1 ? 'h1' : level === 2 ? 'h2' : level === 3 ? 'h3' : null;
}
