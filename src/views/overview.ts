import type { GuardedSteps } from '../standards/guardedSteps.ts';
import { filled } from '../standards/values.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';
import { cut } from '../standards/characters.ts';
import { wordSet } from '../standards/words.ts';
import { frontOf, toolNames } from './scope.ts';
import { modelOf, mostImportant, rowsIn, shownIn, truncatedIn } from './overview/overviewModel.ts';
import type { HeadingRow, InteractiveRow, Model, OutlineRow } from './overview/overviewModel.ts';
import { idsOf, memberNames, wordingOf } from './overview/wording.ts';
import { writeOverview } from './overview/writeOverview.ts';
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
import { toText } from './textView.ts';
import { within } from './jsonBudget.ts';

/** The default of `max_rows`. */
const DEFAULT_ROWS = 30;
/** The largest number of rows in each section, whatever `max_rows` is. */
const MAX_ROWS = 100;
/** The largest number of characters of all names in a group together. */
const MAX_NAMES_LENGTH = 200;

/**
 * The default limit of the text form in estimated tokens, if the caller gives neither a number of rows nor of tokens.
 * The estimate times `MARGIN` must not exceed it. This leaves room for an estimate that is too low, so that no overview
 * exceeds 300 tokens.
 */
const DEFAULT_TOKENS = 302;
/** The default limit of the JSON form on small pages. On other pages, it is the size of the page's text view. */
const DEFAULT_JSON_TOKENS = 600;

/** Returns an overview of the page as data. The least important rows are omitted to keep within the limit. */
export function* overview(
  tree: SnapshotTree,
  options: OverviewOptions,
  facts: OverviewFacts,
): GuardedSteps<DomOverviewResponse> {
  const limit = limitOf(options, () =>
    Math.max(DEFAULT_JSON_TOKENS, estimateTokens(toText(tree, { behindModal: options.behindModal === true }))),
  );
  const known = new Map<number, InteractiveElement | GroupedInteractiveElement>();
  const elementOf = (row: InteractiveRow): InteractiveElement | GroupedInteractiveElement => {
    const id = row.nodes[0]?.id ?? -1;
    const element = known.get(id) ?? interactiveElement(row, options, facts);
    known.set(id, element);
    return element;
  };
  return yield* fitting(tree, options, facts, limit, (model) => responseOf(tree, model, elementOf, options, facts));
}

/** Writes the overview as text. The least important rows are omitted, and the head of a section says how many. */
export const overviewText = (
  tree: SnapshotTree,
  options: OverviewOptions,
  facts: OverviewFacts,
): GuardedSteps<string> =>
  fitting(
    tree,
    options,
    facts,
    limitOf(options, () => DEFAULT_TOKENS),
    (model) => writeOverview(tree, model, options, facts, noteOf(options)),
  );

/** @param usual returns the limit in tokens if the caller gives neither a number of rows nor of tokens */
const limitOf = ({ max_rows, maxTokens }: OverviewOptions, usual: () => number): number =>
  maxTokens ?? (max_rows === undefined ? usual() : Infinity);

/** Makes an overview of as many rows as the limit, in tokens, has room for. */
function* fitting<T>(
  tree: SnapshotTree,
  options: OverviewOptions,
  facts: OverviewFacts,
  limit: number,
  make: (model: Model) => T,
): GuardedSteps<T> {
  const { max_rows = DEFAULT_ROWS } = options;
  const root = frontOf(tree, options.behindModal);
  const model = yield* modelOf(tree, root, Math.min(max_rows, MAX_ROWS), options, facts);
  return within(limit, rowsIn(model), (count) => make(mostImportant(model, count)));
}

const noteOf = ({ max_rows = 0 }: OverviewOptions): string =>
  max_rows > MAX_ROWS ? `max_rows is limited to ${MAX_ROWS}` : '';

function responseOf(
  tree: SnapshotTree,
  model: Model,
  elementOf: (row: InteractiveRow) => InteractiveElement | GroupedInteractiveElement,
  options: OverviewOptions,
  facts: OverviewFacts,
): DomOverviewResponse {
  const { outline, interactives, headings } = model;
  const { viewport } = tree.geometry;
  const modal = options.behindModal ? null : tree.modal;
  const note = noteOf(options);
  return {
    success: true,
    snapshotId: facts.snapshotId,
    tabName: facts.tabName,
    url: tree.url,
    sections: filled<DomOverviewResponse['sections']>({
      outline: outline?.rows.map(outlineElement),
      interactives: interactives?.rows.map(elementOf),
      headings: headings?.rows.map(headingElement),
    }),
    summary: {
      total_elements: tree.totalElements,
      ...(tree.hiddenElements && { hidden_elements: tree.hiddenElements }),
      shown: shownIn(model),
      truncatedSections: truncatedIn(model),
      viewport_info: {
        width: viewport.width,
        height: viewport.height,
        scroll_position: viewport.scrollY,
        contentHeight: viewport.contentHeight,
      },
      ...filled<DomOverviewResponse['summary']>({
        behind_modal: modal && { id: `[${modal.id}]`, elements: modal.behind },
        page_tools: tree.tools && toolNames(tree.tools),
        note,
      }),
    },
  };
}

function outlineElement({ node, depth, children }: OutlineRow): OutlineElement {
  const { classes, htmlId } = node.facts ?? {};
  return {
    id: `[${node.id}]`,
    tag: node.tag,
    ...filled<OutlineElement>({ classes: classes && cut(classes, 80), id_attr: htmlId }),
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
  if (nodes.length > 1) {
    const texts = memberNames(nodes, options, MAX_NAMES_LENGTH);
    return {
      id: idsOf(nodes),
      group: stableClass(node) || node.role || node.tag,
      count: nodes.length,
      ...(texts.length && { texts }),
      selector_hints,
    };
  }
  const { text, label, value } = wordingOf(node, options);
  const { nameAttr, placeholder, href, inputType } = node.facts ?? {};
  const role = has(node, Flag.ExplicitRole) || !TYPES.has(node.tag) ? usedAs(node) : '';
  return {
    id: `[${node.id}]`,
    type: typeOf(node),
    tag: node.tag,
    ...filled<InteractiveElement>({ text, label, value }),
    attributes: filled<InteractiveElement['attributes']>({
      name: nameAttr,
      placeholder: placeholder && cut(placeholder, 40),
      href: href && cut(href, 50),
      type: node.tag === 'input' && inputType,
      role,
    }),
    selector_hints,
  };
}

/** Tags that `type` tells, so that only a given role is told beside it. */
const TYPES = wordSet('button a input select textarea');

function typeOf(node: TreeNode): InteractiveElement['type'] {
  if (node.tag === 'button' || node.tag === 'input' || node.tag === 'select' || node.tag === 'textarea')
    return node.tag;
  return (node.tag === 'a' && node.facts?.href !== undefined) || node.role === 'link'
    ? 'link'
    : has(node, Flag.Editable)
      ? 'textarea'
      : 'button';
}
