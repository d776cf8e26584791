import { folds, foldsAway, isInline, isOpaque, standsAlone } from './keep.ts';
import { hasOwnText, ownText } from './ownText.ts';
import { Flag, NodeKind, has } from './TreeNode.ts';
import type { TreeNode } from './TreeNode.ts';
import { atOnce, liningUp, STEP, type Lineup, type Steps } from './lineUp.ts';

/** Nodes by number. */
type Kept = Pick<ReadonlySet<TreeNode>, 'has'>;
const flattened = new WeakMap<TreeNode, Kept>();

/**
 * What the default flattening keeps of the tree. A node that is not kept gives its place to its kept descendants.
 * `aria-hidden` content is never kept. Found out once for each tree, when it is first asked for.
 */
export function keptOf(root: TreeNode): Kept {
  let kept = flattened.get(root);
  if (!kept) {
    const page = atOnce(distilling(root));
    if (root.id < 0) flattened.set(root, (kept = new Set(page.nodes.filter((_, i) => page.kept[i]))));
    else kept = rememberKept(page);
  }
  return kept;
}

/** Keeps what was found out of a tree with it, once its nodes have numbers: as a bit for each. */
export function rememberKept({ nodes, kept }: Distilled): Kept {
  let most = 0;
  for (let i = 0; i < nodes.length; i++) most = Math.max(most, (nodes[i] as TreeNode).id);
  const bits = new Uint8Array((most >> 3) + 1);
  for (let i = 0; i < nodes.length; i++) {
    const { id } = nodes[i] as TreeNode;
    if (kept[i]) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7));
  }
  const found = { has: ({ id }: TreeNode) => ((bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0 };
  flattened.set(nodes[0] as TreeNode, found);
  return found;
}

/** A tree lined up, and by place 1 for what is kept. */
export interface Distilled extends Lineup {
  readonly kept: Uint8Array;
}

/** Finds out what is kept, in steps. */
export function* distilling(root: TreeNode): Steps<Distilled> {
  const lineup = yield* liningUp(root);
  yield;
  const page = newPage(lineup);
  yield;
  const { length } = page.nodes;
  for (let i = 0; i < length; i++) {
    surveyNode(page, page.nodes[i] as TreeNode, i);
    if (i % STEP === 0) yield;
  }
  // From the last node to the first, so that a node finds all that is under it decided.
  for (let i = length - 1; i >= 0; i--) {
    decide(page, i);
    if (i % STEP === 0) yield;
  }
  // From the first to the last: what depends on a decision further up.
  for (let i = 0; i < length; i++) {
    mark(page, i);
    if (i % STEP === 0) yield;
  }
  return page;
}

/** The order in which a first snapshot gives out numbers: the body, what is kept, the rest, each in document order. */
export const numberingOrder = (root: TreeNode): TreeNode[] => inOrder(atOnce(distilling(root)));

export function inOrder({ nodes, kept }: Distilled): TreeNode[] {
  const order: TreeNode[] = [];
  for (const turn of [1, 0])
    for (let i = 0; i < nodes.length; i++) if ((i ? kept[i] : 1) === turn) order.push(nodes[i] as TreeNode);
  return order;
}

/** What is known of all nodes, by their place in document order. */
interface Page extends Distilled {
  readonly verdicts: Verdict[];
  /** Has text of its own that is not part of another node's. */
  readonly texts: Uint8Array;
  /** Inside an element that folds, with nothing between that is kept on its own. */
  readonly folded: Uint8Array;
  /** Its words are part of another node's text. */
  readonly part: Uint8Array;
  /** Part of a control's value. */
  readonly inValue: Uint8Array;
  /** How many children it has in the flattened tree, and how many of those are items that hold one node. */
  readonly held: Int32Array;
  readonly single: Int32Array;
  /** Whether it holds something to use, text that is a copyright line, other text; each with all that is under it. */
  readonly lively: Uint8Array;
  readonly copyright: Uint8Array;
  readonly otherText: Uint8Array;
  /** In a footer. */
  readonly footer: Uint8Array;
  /** The list around, −1 without one. */
  readonly list: Int32Array;
  /** Goes with all that is under it. */
  readonly gone: Uint8Array;
}

/** `item`: kept if its list is. `remove`: goes with all that is under it. */
type Verdict = 'keep' | 'unwrap' | 'item' | 'remove';
/** What becomes of the node by itself; all that is under it has its verdict. The first rule that holds decides. */
function verdictOf(node: TreeNode, page: Page, i: number): Verdict {
  const { kind, tag } = node;
  if (page.inValue[i]) return 'remove';
  if (i === 0 || kind !== NodeKind.Element) return 'keep';
  if (page.copyright[i] && !page.lively[i] && !page.otherText[i] && isFooter(node)) return 'remove';
  if (page.part[i]) return 'unwrap';
  // A picture that nobody named, and what holds nothing at all.
  const isUsed = has(node, Flag.Interactive);
  if (tag === 'img' && !node.name && !isUsed) return 'unwrap';
  const held = page.held[i] ?? 0;
  if (!held && !page.texts[i] && !node.name && !isUsed && !isOpaque(node) && !node.shadow && !node.frame)
    return 'unwrap';
  if (page.texts[i] || standsAlone(node)) return 'keep';
  // A list of items with one node each is only those; an item of one is kept with its list.
  if (held === page.single[i] && LISTS.has(tag)) return 'unwrap';
  if (held === 1 && tag === 'li') return 'item';
  // Containers, and what wraps one node, say less than what is in them.
  if ((node.role === '' && !ALWAYS.has(tag)) || CONTAINERS.has(tag)) return 'unwrap';
  return held === 1 && !GROUPS.has(tag) ? 'unwrap' : 'keep';
}
const LISTS = new Set(['ul', 'ol', 'menu']);
const CONTAINERS = new Set(['header', 'nav', 'main', 'footer', 'section', 'div', 'aside', 'thead', 'tbody', 'tfoot']);
/** Groups whatever their role: a form without a name has none. */
const ALWAYS = new Set(['form', 'dialog', 'details', 'fieldset']);
const GROUPS = new Set([
  'form',
  'dialog',
  'details',
  'fieldset',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'menu',
]);

function newPage({ nodes, parents }: Lineup): Page {
  const size = nodes.length;
  const flags = () => new Uint8Array(size);
  const counts = () => new Int32Array(size);
  return {
    nodes,
    parents,
    verdicts: new Array<Verdict>(size).fill('unwrap'),
    texts: flags(),
    folded: flags(),
    part: flags(),
    inValue: flags(),
    held: counts(),
    single: counts(),
    lively: flags(),
    copyright: flags(),
    otherText: flags(),
    footer: flags(),
    list: counts().fill(-1),
    gone: flags(),
    kept: flags(),
  };
}

function surveyNode(page: Page, node: TreeNode, i: number): void {
  const p = page.parents[i] ?? -1;
  if (has(node, Flag.AriaHidden) || page.gone[p]) page.gone[i] = 1;
  if (page.gone[i]) return;
  const parent = page.nodes[p];
  const apart = node.kind !== NodeKind.Element;
  if (parent && !apart) {
    page.folded[i] = Number(folds(parent) || (page.folded[p] && foldsAway(parent)));
    page.inValue[i] = Number(page.inValue[p] || isOpaque(parent));
    page.list[i] = LISTS.has(parent.tag) ? p : (page.list[p] ?? -1);
  }
  page.footer[i] = Number(isFooter(node) || page.footer[p] === 1);
  if (page.inValue[i]) return;
  page.lively[i] = Number(has(node, Flag.Interactive) || node.shadow !== null || node.frame !== null);
  page.part[i] = Number((page.folded[i] && foldsAway(node)) || (isInline(node) && !standsAlone(node)));
  if (page.part[i]) return;
  if (!hasOwnText(node)) return;
  page.texts[i] = 1;
  if (page.footer[i]) (COPYRIGHT.test(ownText(node)) ? page.copyright : page.otherText)[i] = 1;
}
const isFooter = (node: TreeNode): boolean => node.tag === 'footer' || node.role === 'contentinfo';
/** One line that says whose page it is. */
const COPYRIGHT = /^(?=.{0,200}$).*(©|\(c\)|copyright|all rights reserved)/iu;

function decide(page: Page, i: number): void {
  const node = page.nodes[i];
  if (!node || page.gone[i]) return;
  const verdict = verdictOf(node, page, i);
  page.verdicts[i] = verdict;
  const p = page.parents[i] ?? -1;
  if (p < 0) return;
  const rises = verdict === 'unwrap';
  page.held[p] = (page.held[p] ?? 0) + (rises ? (page.held[i] ?? 0) : verdict === 'remove' ? 0 : 1);
  page.single[p] =
    (page.single[p] ?? 0) + (rises && !LISTS.has(node.tag) ? (page.single[i] ?? 0) : verdict === 'item' ? 1 : 0);
  if (page.lively[i]) page.lively[p] = 1;
  if (page.copyright[i]) page.copyright[p] = 1;
  if (page.otherText[i]) page.otherText[p] = 1;
}

function mark(page: Page, i: number): void {
  const node = page.nodes[i];
  if (!node) return;
  const verdict = page.verdicts[i];
  if (verdict === 'remove' || page.gone[page.parents[i] ?? -1]) page.gone[i] = 1;
  const kept = verdict === 'keep' || (verdict === 'item' && page.verdicts[page.list[i] ?? -1] === 'keep');
  if (kept && !page.gone[i]) page.kept[i] = 1;
}
