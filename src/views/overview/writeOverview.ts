import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { collapseSpace, cut } from '../../standards/characters.ts';
import type { OverviewFacts, OverviewOptions } from '../overviewTypes.ts';
import { toolNames } from '../scope.ts';
import { ident } from '../../standards/pageText.ts';
import { MAX_ADDRESS } from '../text/escape.ts';
import { stateWords } from '../text/stateWords.ts';
import { stableClass } from '../text/hint.ts';
import { elementsIn, shownIn, truncatedIn } from './overviewModel.ts';
import type { InteractiveRow, Model, OutlineRow } from './overviewModel.ts';
import { idsOf, memberNames, wordingOf } from './wording.ts';
import { FIELD_TAGS } from '../../standards/elements.ts';

/** The largest number of characters of the texts in a row. */
const MAX_TEXT = 60;
/** The largest number of characters of an address in a row. */
const MAX_HREF = 50;
/** The largest number of characters of all names in a group together. */
const MAX_NAMES = 100;

/** Writes the text form: sections for the outline, the interactive elements and the headings, and a summary. */
export function writeOverview(
  tree: SnapshotTree,
  model: Model,
  options: OverviewOptions,
  facts: OverviewFacts,
  note: string,
): string {
  const { outline, interactives, headings } = model;
  const sections = [`=== DOM OVERVIEW: ${cut(tree.url, MAX_ADDRESS)} ===`];
  if (outline)
    sections.push(section('[OUTLINE - Page Structure]', [`[${tree.root.id}] body`, ...outlineLines(outline.rows)]));
  if (interactives) {
    const lines = interactives.rows.map((row) => interactiveLine(row, options, facts));
    sections.push(section(`[INTERACTIVES - ${interactives.found} found, showing ${interactives.shown}]`, lines));
  }
  if (headings) {
    const lines = headings.rows.map(
      ({ node, tag, text }) =>
        `[${node.id}] ${tag}: ${quote(text, MAX_TEXT)}${tag === 'p' ? ` (${text.length} chars)` : ''}`,
    );
    sections.push(section('[HEADINGS & TEXT]', lines));
  }
  sections.push(summary(tree, model, options, facts, note));
  return `${sections.join('\n\n')}\n`;
}
const section = (title: string, lines: readonly string[]): string =>
  [title, ...(lines.length ? lines : ['(none)'])].join('\n');

function summary(
  tree: SnapshotTree,
  model: Model,
  options: OverviewOptions,
  facts: OverviewFacts,
  note: string,
): string {
  const { width, height, scrollY, contentHeight } = tree.geometry.viewport;
  const truncated = truncatedIn(model);
  const { modal } = tree;
  return [
    '[SUMMARY]',
    `Snapshot: ${facts.snapshotId} | Total: ${tree.totalElements} | Shown: ${shownIn(model)} | Truncated: ${truncated.length ? `[${truncated.join(', ')}]` : 'none'}`,
    `Viewport: ${width}x${height} | Scroll: ${scrollY}/${contentHeight}`,
    ...(tree.hiddenElements ? [`Hidden: ${tree.hiddenElements} elements`] : []),
    ...(modal && !options.behindModal ? [`Behind modal [${modal.id}]: ${modal.behind} elements`] : []),
    ...(tree.tools ? [`Page tools: ${toolNames(tree.tools)}`] : []),
    ...(note ? [`Note: ${note}`] : []),
  ].join('\n');
}

const outlineLines = (rows: readonly OutlineRow[]): string[] =>
  rows.map(({ node, depth, children }, i) => {
    const next = rows[i + 1];
    const isFollowed = next !== undefined && next.depth > depth && elementsIn(node).includes(next.node);
    const counted = isFollowed || children === 0 ? '' : ` (${children} ${children === 1 ? 'child' : 'children'})`;
    const frame = node.frame ? '[iframe] ' : '';
    const name = node.frame && node.name ? ` ${quote(node.name, 40)}` : '';
    return `${'  '.repeat(Math.min(depth, 3))}${frame}[${node.id}] ${ident(node.tag)}${idOrClass(node)}${name}${counted}`;
  });

function interactiveLine(
  { nodes, hidden, coverId }: InteractiveRow,
  options: OverviewOptions,
  facts: OverviewFacts,
): string {
  const [node] = nodes as readonly [TreeNode];
  if (nodes.length > 1) {
    const names = memberNames(nodes, options, MAX_NAMES).map((name) => (name === '…' ? name : JSON.stringify(name)));
    return `${idsOf(nodes)} ${nodes.length} similar: ${selectorOf(node)}${names.length ? ` ${names.join(', ')}` : ''}`;
  }
  const { text, label, value } = wordingOf(node, options);
  const { placeholder, href, optionCount } = node.facts ?? {};
  return [
    `[${node.id}] ${selectorOf(node)}`,
    text && quote(text, MAX_TEXT),
    label && !text && `${FIELD_TAGS.has(node.tag) ? 'label' : 'aria-label'}=${quote(label, MAX_TEXT)}`,
    placeholder && placeholder !== label && `placeholder=${quote(placeholder, 40)}`,
    href && `href=${quote(href, MAX_HREF)}`,
    optionCount && `(${optionCount} ${optionCount === 1 ? 'option' : 'options'})`,
    value && `value=${quote(value, 80)}`,
    ...stateWords(node, false),
    hidden && 'hidden',
    facts.isNew?.(node.id) && 'new',
    coverId !== null && `covered by [${coverId}]`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Writes a short selector: `input[name="search"]`, `input[type="checkbox"]#all` or `a.nav-link`. */
function selectorOf(node: TreeNode): string {
  const { nameAttr, inputType } = node.facts ?? {};
  if (nameAttr) return `${ident(node.tag)}[name=${quote(nameAttr, 40)}]`;
  return `${ident(node.tag)}${node.tag === 'input' && inputType ? `[type=${quote(inputType, 40)}]` : ''}${idOrClass(node)}`;
}

/** Writes the id of an element, or else a class, as in a selector; '' if it has neither. */
function idOrClass(node: TreeNode): string {
  const { htmlId } = node.facts ?? {};
  if (htmlId) return `#${ident(htmlId)}`;
  const name = stableClass(node) || stableClass(node, true);
  return name ? `.${ident(name)}` : '';
}

const quote = (text: string, length: number): string => JSON.stringify(cut(collapseSpace(text), length));
