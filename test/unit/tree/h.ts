import { Display, Flag, NodeKind } from '../../../src/tree/TreeNode.ts';
import type { Facts, States, TreeChild, TreeNode } from '../../../src/tree/TreeNode.ts';
import { distilling, inOrder } from '../../../src/tree/distill.ts';
import { TextGate } from '../../../src/standards/TextGate.ts';
import { gatingTree } from '../../../src/tree/gateTree.ts';
import { atOnce } from '../../../src/tree/lineUp.ts';
import type { TreeBox, SnapshotTree } from '../../../src/tree/SnapshotTree.ts';

/** The differences from the node that the tag alone determines. */
export interface Given {
  role?: string;
  name?: string;
  /** Flags to add and to remove. */
  flags?: number;
  not?: number;
  display?: Display;
  kind?: NodeKind;
  facts?: Facts;
  states?: States;
  shadow?: TreeNode;
  frame?: TreeNode;
  assigned?: readonly TreeChild[];
}

/** Makes a tree node like the one that a snapshot makes of such an element, for tests without a browser. */
export function h(tag: string, ...rest: (Given | TreeChild)[]): TreeNode {
  const [first, ...others] = rest;
  const given: Given = first !== undefined && typeof first !== 'string' && !('children' in first) ? first : {};
  const children = (given === first ? others : rest) as TreeChild[];
  const [role, display, flags] = OF_TAG[tag] ?? ['', Display.Block, 0];
  const actualRole = given.role ?? (tag === 'a' && !given.facts?.href ? '' : role);
  const interactive = actualRole === '' && tag === 'a' ? 0 : flags;
  return {
    id: -1,
    tag,
    kind: given.kind ?? NodeKind.Element,
    display: given.display ?? display,
    role: actualRole,
    flags: (Flag.Visible | interactive | (given.role ? Flag.ExplicitRole : 0) | (given.flags ?? 0)) & ~(given.not ?? 0),
    name: given.name ?? (FROM_CONTENT.has(actualRole) ? words(children) : ''),
    children,
    shadow: given.shadow ?? null,
    frame: given.frame ?? null,
    assigned: given.assigned ?? null,
    facts: given.facts ?? null,
    states: given.states ?? null,
  };
}

/** Makes a link. */
export const a = (href: string, ...children: TreeChild[]): TreeNode => h('a', { facts: { href } }, ...children);
/** Makes the content of a shadow root or frame, or the marker of content that cannot be read. */
export const shadowRoot = (...children: TreeChild[]): TreeNode =>
  h('shadow-root', { kind: NodeKind.ShadowRoot }, ...children);
export const frameRoot = (facts: Facts, ...children: TreeChild[]): TreeNode =>
  h('body', { kind: NodeKind.FrameRoot, facts }, ...children);
export const marker = (text: string): TreeNode => h('iframe', { kind: NodeKind.Marker, facts: { marker: text } });

/** Makes a page with numbered nodes, as a snapshot passes it to a view. */
export function page(
  body: TreeNode,
  extra: Partial<SnapshotTree> & { boxes?: (node: TreeNode) => TreeBox | null } = {},
): SnapshotTree {
  const order = inOrder(atOnce(distilling(body)));
  order.forEach((node, i) => {
    node.id = i;
  });
  const { boxes, ...rest } = extra;
  const gate = new TextGate();
  atOnce(gatingTree(order, body, gate));
  const told = { url: gate.line(rest.url ?? 'https://example.com/'), title: gate.line(rest.title ?? 'Sample Page') };
  const viewport = { width: 1280, height: 720, scrollX: 0, scrollY: 0, contentHeight: 720 };
  return {
    root: body,
    totalElements: order.length,
    hiddenElements: 0,
    focusId: -1,
    modal: null,
    geometry: {
      viewport,
      box: (id) => (boxes && order[id] ? boxes(order[id]) : { x: 0, y: 0, width: 10, height: 10 }),
    },
    ...rest,
    ...told,
  };
}

const USE = Flag.Interactive;
const OF_TAG: Record<string, readonly [role: string, display: Display, flags: number]> = {
  a: ['link', Display.Inline, USE],
  button: ['button', Display.InlineBlock, USE],
  input: ['textbox', Display.InlineBlock, USE],
  textarea: ['textbox', Display.InlineBlock, USE],
  select: ['combobox', Display.InlineBlock, USE],
  summary: ['', Display.Block, USE],
  header: ['banner', Display.Block, 0],
  nav: ['navigation', Display.Block, 0],
  main: ['main', Display.Block, 0],
  footer: ['contentinfo', Display.Block, 0],
  aside: ['complementary', Display.Block, 0],
  form: ['form', Display.Block, 0],
  h1: ['heading', Display.Block, 0],
  h2: ['heading', Display.Block, 0],
  h3: ['heading', Display.Block, 0],
  h4: ['heading', Display.Block, 0],
  p: ['paragraph', Display.Block, 0],
  ul: ['list', Display.Block, 0],
  ol: ['list', Display.Block, 0],
  li: ['listitem', Display.ListItem, 0],
  table: ['table', Display.Table, 0],
  tbody: ['rowgroup', Display.RowGroup, 0],
  thead: ['rowgroup', Display.RowGroup, 0],
  tr: ['row', Display.Row, 0],
  td: ['cell', Display.Cell, 0],
  th: ['columnheader', Display.Cell, 0],
  caption: ['caption', Display.Caption, 0],
  span: ['', Display.Inline, 0],
  b: ['strong', Display.Inline, 0],
  em: ['emphasis', Display.Inline, 0],
  i: ['', Display.Inline, 0],
  label: ['', Display.Inline, Flag.Labels],
  img: ['img', Display.Inline, 0],
  br: ['', Display.Inline, 0],
  code: ['code', Display.Inline, 0],
  slot: ['', Display.Contents, 0],
  dialog: ['dialog', Display.Block, 0],
  article: ['article', Display.Block, 0],
  fieldset: ['group', Display.Block, 0],
  iframe: ['iframe', Display.InlineBlock, 0],
};
const FROM_CONTENT = new Set(['link', 'button', 'heading', 'tab', 'cell', 'columnheader', 'row', 'menuitem', 'option']);

const words = (children: readonly TreeChild[]): string =>
  children
    .map((c) => (typeof c === 'string' ? c : c.name || words(c.children)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
