import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { cut } from '../../standards/characters.ts';
import type { OverviewFacts, OverviewOptions } from '../overviewTypes.ts';
import { visible } from '../../standards/pageText.ts';
import { ident } from '../text/escape.ts';
import { stateWords } from '../text/stateWords.ts';
import { stableClass } from '../text/hint.ts';
import { elementsIn, shownIn, truncatedIn } from './overviewModel.ts';
import type { Extent, InteractiveRow, Model, OutlineRow } from './overviewModel.ts';
import { idsOf, wordingOf } from './wording.ts';

/**
 * The amount of detail: how long texts and addresses may be, how many similar elements share a row, and whether to omit
 * what only helps to recognize an element that something else identifies (`bare`: classes and counts; `terse`: what the
 * markup calls a field).
 */
export interface Detail extends Extent {
  readonly text: number;
  readonly href: number;
  readonly bare?: true;
}
export const DETAILS: readonly [Detail, ...Detail[]] = [
  { text: 100, href: 50, links: 10, rows: 6 },
  { text: 60, href: 30, links: 10, rows: 6 },
  { text: 40, href: 20, links: 8, rows: 6 },
  { text: 40, href: 0, links: 8, rows: 6 },
  { text: 30, href: 0, links: 6, rows: 4 },
  { text: 24, href: 0, links: 5, rows: 3, bare: true },
  { text: 20, href: 0, links: 4, rows: 3, bare: true, least: true },
  { text: 20, href: 0, links: 3, rows: 3, bare: true, terse: true, least: true },
];

/** The text form: a section each for the outline, what can be used, headings, and a summary. */
export function writeOverview(
  tree: SnapshotTree,
  model: Model,
  options: OverviewOptions,
  facts: OverviewFacts,
  note: string,
  detail: Detail,
): string {
  const { outline, interactives, headings } = model;
  const url = visible(tree.url);
  const sections = [`=== DOM OVERVIEW: ${detail.terse ? cut(url, 50) : url} ===`];
  if (outline)
    sections.push(
      section('[OUTLINE - Page Structure]', [`[${tree.root.id}] body`, ...outlineLines(outline.rows, detail)]),
    );
  if (interactives) {
    const lines = interactives.rows.map((row) => interactiveLine(row, options, facts, detail));
    sections.push(section(`[INTERACTIVES - ${interactives.found} found, showing ${interactives.shown}]`, lines));
  }
  if (headings) {
    const lines = headings.rows.map(
      ({ node, tag, text }) =>
        `[${node.id}] ${tag}: ${quote(text, detail.text)}${tag === 'p' && !detail.bare ? ` (${text.length} chars)` : ''}`,
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
    ...(note ? [`Note: ${note}`] : []),
  ].join('\n');
}

function outlineLines(rows: readonly OutlineRow[], { bare, terse }: Detail): string[] {
  return rows.map(({ node, depth, children }, i) => {
    const next = rows[i + 1];
    const isFollowed = next !== undefined && next.depth > depth && elementsIn(node).includes(next.node);
    const counted =
      isFollowed || children === 0 || bare ? '' : ` (${children} ${children === 1 ? 'child' : 'children'})`;
    const frame = node.frame ? '[iframe] ' : '';
    const name = node.frame && node.name && !terse ? ` ${quote(node.name, 40)}` : '';
    return `${'  '.repeat(Math.min(depth, 3))}${frame}[${node.id}] ${ident(node.tag)}${terse || (bare && !node.facts?.htmlId) ? '' : idOrClass(node)}${name}${counted}`;
  });
}

function interactiveLine(row: InteractiveRow, options: OverviewOptions, facts: OverviewFacts, lengths: Detail): string {
  const { nodes, hidden } = row;
  const [node] = nodes as readonly [TreeNode];
  const { text, label, value } = wordingOf(node, options);
  const { terse, bare = false } = lengths;
  if (nodes.length > 1) {
    const words = text || label;
    const same = nodes.every((other) => {
      const said = wordingOf(other, options);
      return (said.text || said.label) === words;
    });
    return `${idsOf(nodes)} ${nodes.length} similar: ${terse && words ? ident(node.tag) : selectorOf(node)}${words ? ` ${quote(words, lengths.text)}` : ''}${same ? '' : ' …'}`;
  }
  const { placeholder, href, optionCount } = node.facts ?? {};
  const covered = facts.coveredBy?.(node.id) ?? null;
  const said = text || label || placeholder;
  return [
    `[${node.id}] ${terse && said ? ident(node.tag) : selectorOf(node, bare && (text || label) !== '')}`,
    ...(terse
      ? [said && quote(said, lengths.text)]
      : [
          text && quote(text, lengths.text),
          label &&
            !(bare && text) &&
            `${text || !CONTROLS.has(node.tag) ? 'aria-label' : 'label'}=${quote(label, lengths.text)}`,
          placeholder && placeholder !== label && `placeholder=${quote(placeholder, 40)}`,
        ]),
    href && lengths.href && `href=${quote(href, lengths.href)}`,
    optionCount && !(terse && value) && `(${optionCount} ${optionCount === 1 ? 'option' : 'options'})`,
    value && `value=${quote(value, Math.min(80, lengths.text))}`,
    ...stateWords(node, false),
    hidden && 'hidden',
    facts.isNew?.(node.id) && 'new',
    covered !== null && `covered by [${covered}]`,
  ]
    .filter(Boolean)
    .join(' ');
}
const CONTROLS = new Set(['input', 'select', 'textarea']);

/** `input[name="search"]`, `input[type="checkbox"]#all`, `a.nav-link` */
function selectorOf(node: TreeNode, bare = false): string {
  const { nameAttr, inputType } = node.facts ?? {};
  if (bare && !CONTROLS.has(node.tag)) return ident(node.tag);
  if (nameAttr) return `${ident(node.tag)}[name=${quote(nameAttr, 40)}]`;
  return `${ident(node.tag)}${node.tag === 'input' && inputType ? `[type=${quote(inputType, 40)}]` : ''}${idOrClass(node)}`;
}

function idOrClass(node: TreeNode): string {
  const { htmlId, classes } = node.facts ?? {};
  if (htmlId) return `#${ident(htmlId)}`;
  const name = stableClass(node) || (classes ?? '').trim().split(/\s+/u)[0];
  return name ? `.${ident(name)}` : '';
}

const quote = (text: string, length: number): string => JSON.stringify(cut(visible(text).trim(), length));
