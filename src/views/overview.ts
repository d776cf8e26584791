import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { cut } from '../standards/characters.ts';
import { frontOf } from './scope.ts';
import { modelOf, shownIn, truncatedIn } from './overview/overviewModel.ts';
import type { HeadingRow, InteractiveRow, Model, OutlineRow } from './overview/overviewModel.ts';
import { idsOf, wordingOf } from './overview/wording.ts';
import { DETAILS, writeOverview } from './overview/writeOverview.ts';
import type { Detail } from './overview/writeOverview.ts';
import type {
  DomOverviewResponse,
  GroupedInteractiveElement,
  HeadingElement,
  InteractiveElement,
  OutlineElement,
  OverviewFacts,
  OverviewOptions,
} from './overviewTypes.ts';
import { usedAs } from './controlWords.ts';
import { stableClass } from './text/hint.ts';
import { estimateTokens } from './text/tokens.ts';
import { within } from './jsonBudget.ts';

const DEFAULT_ROWS = 30;
const MAX_ROWS = 100;

/** What is on the page and what can be done with it, in at most so many rows: as data. */
export const overview = (tree: SnapshotTree, options: OverviewOptions, facts: OverviewFacts): DomOverviewResponse =>
  within(options.maxTokens, rowLimit(options), (max_rows) =>
    overviewOf(tree, { ...options, max_rows }, facts, noteOf(options)),
  );

function overviewOf(
  tree: SnapshotTree,
  options: OverviewOptions,
  facts: OverviewFacts,
  note: string,
): DomOverviewResponse {
  const model = overviewModel(tree, options, facts, DETAILS[0]);
  const { outline, interactives, headings } = model;
  const { viewport } = tree.geometry;
  const modal = options.behindModal ? null : tree.modal;
  return {
    success: true,
    snapshotId: facts.snapshotId,
    tabName: facts.tabName,
    url: tree.url,
    sections: {
      ...(outline ? { outline: outline.rows.map(outlineElement) } : {}),
      ...(interactives
        ? { interactives: interactives.rows.map((row) => interactiveElement(row, options, facts)) }
        : {}),
      ...(headings ? { headings: headings.rows.map(headingElement) } : {}),
    },
    summary: {
      total_elements: tree.totalElements,
      shown: shownIn(model),
      truncatedSections: truncatedIn(model),
      viewport_info: {
        width: viewport.width,
        height: viewport.height,
        scroll_position: viewport.scrollY,
        contentHeight: viewport.contentHeight,
      },
      ...(modal ? { behind_modal: { id: `[${modal.id}]`, elements: modal.behind } } : {}),
      ...(note ? { note } : {}),
    },
  };
}

/**
 * Writes the overview as text. It contains every detail if that costs at most 300 tokens; otherwise it is shortened
 * until it does, or until a row costs at most 16 tokens.
 */
export const overviewText = (tree: SnapshotTree, options: OverviewOptions, facts: OverviewFacts): string =>
  within(options.maxTokens, rowLimit(options), (max_rows) =>
    writeWithin(tree, { ...options, max_rows }, facts, noteOf(options)),
  );

/** What an overview may cost, or else what it may cost a row and for all that stands around the rows. */
const CHEAP = 300;
const PER_ROW = 16;
const AROUND = 60;

function writeWithin(tree: SnapshotTree, options: OverviewOptions, facts: OverviewFacts, note: string): string {
  let within = '';
  const write = (
    detail: Detail,
    max_rows = rowLimit(options),
  ): { text: string; tokens: number; rows: number; controls: number } => {
    const model = overviewModel(tree, { ...options, max_rows }, facts, detail);
    const text = writeOverview(tree, model, options, facts, note, detail);
    return { text, tokens: estimateTokens(text), rows: rowsIn(model), controls: model.interactives?.rows.length ?? 0 };
  };
  let last = write(DETAILS[0]);
  for (const detail of DETAILS) {
    if (detail !== DETAILS[0]) last = write(detail);
    // Short rows are more marks than words, of which the estimate thinks too little.
    if (last.tokens <= CHEAP * (detail === DETAILS[0] ? 0.94 : 0.91)) return last.text;
    if (!within && last.tokens <= (PER_ROW * last.rows + AROUND) * 0.97) within = last.text;
  }
  // A row or two too many: what matters least is counted, not told.
  for (let rows = last.controls - 1; last.tokens <= CHEAP * 1.1 && rows >= last.controls - 5; rows--) {
    const { text, tokens } = write(TERSEST, rows);
    if (tokens <= CHEAP * 0.91) return text;
  }
  return within || last.text;
}

const TERSEST = DETAILS[DETAILS.length - 1] as Detail;

function overviewModel(tree: SnapshotTree, options: OverviewOptions, facts: OverviewFacts, detail: Detail): Model {
  return modelOf(tree, frontOf(tree, options.behindModal), rowLimit(options), options, facts, detail);
}

const rowsIn = ({ outline, interactives, headings }: Model): number =>
  (outline?.rows.length ?? 0) + (interactives?.rows.length ?? 0) + (headings?.rows.length ?? 0);

const rowLimit = ({ max_rows = DEFAULT_ROWS }: OverviewOptions): number => Math.min(max_rows, MAX_ROWS);
const noteOf = ({ max_rows = 0 }: OverviewOptions): string =>
  max_rows > MAX_ROWS ? `max_rows ${max_rows} is more than ${MAX_ROWS}: ${MAX_ROWS} it is` : '';

function outlineElement({ node, depth, children }: OutlineRow): OutlineElement {
  const { classes, htmlId } = node.facts ?? {};
  return {
    id: `[${node.id}]`,
    tag: node.tag,
    ...(classes ? { classes: cut(classes, 80) } : {}),
    ...(htmlId ? { id_attr: htmlId } : {}),
    depth,
    child_count: children,
  };
}

const headingElement = ({ node, tag, text }: HeadingRow): HeadingElement => ({
  id: `[${node.id}]`,
  tag,
  text: cut(text, 100),
  length: text.length,
});

function interactiveElement(
  { nodes }: InteractiveRow,
  options: OverviewOptions,
  facts: OverviewFacts,
): InteractiveElement | GroupedInteractiveElement {
  const [node] = nodes as readonly [TreeNode];
  const selector_hints = facts.hints(nodes.map(({ id }) => id));
  if (nodes.length > 1)
    return { id: idsOf(nodes), group: stableClass(node) || node.role || node.tag, count: nodes.length, selector_hints };
  const { text, label, value } = wordingOf(node, options);
  const { nameAttr, placeholder, href, inputType } = node.facts ?? {};
  const role = has(node, Flag.ExplicitRole) || !TYPES.has(node.tag) ? usedAs(node) : '';
  return {
    id: `[${node.id}]`,
    type: typeOf(node),
    tag: node.tag,
    ...(text ? { text } : {}),
    ...(label ? { label } : {}),
    ...(value ? { value } : {}),
    attributes: {
      ...(nameAttr ? { name: nameAttr } : {}),
      ...(placeholder ? { placeholder: cut(placeholder, 40) } : {}),
      ...(href ? { href: cut(href, 50) } : {}),
      ...(inputType && node.tag === 'input' ? { type: inputType } : {}),
      ...(role ? { role } : {}),
    },
    selector_hints,
  };
}

const TYPES = new Set(['button', 'a', 'input', 'select', 'textarea']);

function typeOf(node: TreeNode): InteractiveElement['type'] {
  if (node.tag === 'button' || node.tag === 'input' || node.tag === 'select' || node.tag === 'textarea')
    return node.tag;
  return (node.tag === 'a' && node.facts?.href !== undefined) || node.role === 'link'
    ? 'link'
    : has(node, Flag.Editable)
      ? 'textarea'
      : 'button';
}
