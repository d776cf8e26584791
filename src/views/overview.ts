import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { preorder } from '../tree/walk.ts';
import { cut } from './cut.ts';
import { modelOf, shownIn, truncatedIn } from './overview/model.ts';
import type { HeadingRow, InteractiveRow, Model, OutlineRow } from './overview/model.ts';
import { idsOf, saidBy } from './overview/said.ts';
import { overviewLines } from './overview/write.ts';
import type {
  DomOverviewResponse, GroupedInteractiveElement, HeadingElement, InteractiveElement, OutlineElement, OverviewFacts, OverviewOptions,
} from './overviewTypes.ts';
import { usedAs } from './roles.ts';
import { stableClass } from './text/hint.ts';
import { estimateTokens } from './text/tokens.ts';

const DEFAULT_ROWS = 30;
const MAX_ROWS = 100;

/** What is on the page and what can be done with it, in at most so many rows: as data. */
export function overview(tree: SnapshotTree, options: OverviewOptions, facts: OverviewFacts): DomOverviewResponse {
  const model = overviewModel(tree, options, facts);
  const { outline, interactives, headings } = model;
  const { viewport } = tree.geometry;
  const note = noteOf(options);
  const modal = options.behindModal ? null : tree.modal;
  return {
    success: true,
    snapshotId: facts.snapshotId,
    tabName: facts.tabName,
    url: tree.url,
    sections: {
      ...(outline ? { outline: outline.rows.map(outlineElement) } : {}),
      ...(interactives ? { interactives: interactives.rows.map((row) => interactiveElement(row, options, facts)) } : {}),
      ...(headings ? { headings: headings.rows.map(headingElement) } : {}),
    },
    summary: {
      total_elements: tree.totalElements,
      shown: shownIn(model),
      truncatedSections: truncatedIn(model),
      viewport_info: { width: viewport.width, height: viewport.height, scroll_position: viewport.scrollY, contentHeight: viewport.contentHeight },
      ...(modal ? { behind_modal: { id: `[${modal.id}]`, elements: modal.behind } } : {}),
      ...(note ? { note } : {}),
    },
  };
}

/** The same as text. */
export function overviewText(tree: SnapshotTree, options: OverviewOptions, facts: OverviewFacts): string {
  const { maxTokens = Infinity } = options;
  const write = (rows: number): string => overviewLines(tree, overviewModel(tree, { ...options, max_rows: rows }, facts), options, facts, noteOf(options));
  let rows = rowLimit(options);
  let text = write(rows);
  while (estimateTokens(text) * 1.1 > maxTokens && rows > 1) {
    rows = Math.floor(rows * 0.75);
    text = write(rows);
  }
  return text;
}

function overviewModel(tree: SnapshotTree, options: OverviewOptions, facts: OverviewFacts): Model {
  const modal = options.behindModal ? undefined : preorder(tree.root).find(({ id }) => id === tree.modal?.id);
  return modelOf(tree, modal ?? tree.root, rowLimit(options), options, facts);
}

const rowLimit = ({ max_rows = DEFAULT_ROWS }: OverviewOptions): number => Math.min(max_rows, MAX_ROWS);
const noteOf = ({ max_rows = 0 }: OverviewOptions): string => (max_rows > MAX_ROWS ? `max_rows ${max_rows} is more than ${MAX_ROWS}: ${MAX_ROWS} it is` : '');

function outlineElement({ node, depth, children }: OutlineRow): OutlineElement {
  const { classes, htmlId } = node.facts ?? {};
  return { id: `[${node.id}]`, tag: node.tag, ...(classes ? { classes: cut(classes, 80) } : {}), ...(htmlId ? { id_attr: htmlId } : {}), depth, child_count: children };
}

const headingElement = ({ node, tag, text }: HeadingRow): HeadingElement => ({ id: `[${node.id}]`, tag, text: cut(text, 100), length: text.length });

function interactiveElement({ nodes }: InteractiveRow, options: OverviewOptions, facts: OverviewFacts): InteractiveElement | GroupedInteractiveElement {
  const [node] = nodes as readonly [TreeNode];
  const selector_hints = facts.hints(nodes.map(({ id }) => id));
  if (nodes.length > 1) return { id: idsOf(nodes), group: stableClass(node) || node.role || node.tag, count: nodes.length, selector_hints };
  const { text, label, value } = saidBy(node, options);
  const { nameAttr, placeholder, href, inputType } = node.facts ?? {};
  const role = has(node, Flag.ExplicitRole) || !TYPES.has(node.tag) ? usedAs(node) : '';
  return {
    id: `[${node.id}]`, type: typeOf(node), tag: node.tag,
    ...(text ? { text } : {}), ...(label ? { label } : {}), ...(value ? { value } : {}),
    attributes: {
      ...(nameAttr ? { name: nameAttr } : {}), ...(placeholder ? { placeholder: cut(placeholder, 40) } : {}), ...(href ? { href: cut(href, 50) } : {}),
      ...(inputType && node.tag === 'input' ? { type: inputType } : {}), ...(role ? { role } : {}),
    },
    selector_hints,
  };
}

const TYPES = new Set(['button', 'a', 'input', 'select', 'textarea']);

function typeOf(node: TreeNode): InteractiveElement['type'] {
  if (node.tag === 'button' || node.tag === 'input' || node.tag === 'select' || node.tag === 'textarea') return node.tag;
  return node.tag === 'a' && node.facts?.href !== undefined || node.role === 'link' ? 'link' : has(node, Flag.Editable) ? 'textarea' : 'button';
}
