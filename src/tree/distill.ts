import { isNamedFromContent, mergesIntoName, isInline, isOpaque, standsAlone } from './keep.ts';
import { hasOwnText, ownText } from './ownText.ts';
import { Flag, NodeKind, has } from './TreeNode.ts';
import type { TreeNode } from './TreeNode.ts';
import { atOnce, liningUp, STEP, type Lineup, type Steps } from './lineUp.ts';
import { wordSet } from '../standards/words.ts';

/** A set of nodes. */
type Kept = Pick<ReadonlySet<TreeNode>, 'has'>;
const flattened = new WeakMap<TreeNode, Kept>();

/**
 * Returns the nodes that the default flattening keeps. A node that is not kept is replaced by its kept descendants, and
 * `aria-hidden` content is never kept. The result is computed once for each tree.
 */
export function keptOf(root: TreeNode): Kept {
  let kept = flattened.get(root);
  if (!kept) {
    const page = atOnce(distilling(root));
    if (root.id < 0) flattened.set(root, (kept = new Set(page.nodes.filter((_, i) => page.kept[i]))));
    else kept = storeKept(page);
  }
  return kept;
}

/** Stores the result for a tree whose nodes already have numbers, with one bit for each number. */
export function storeKept({ nodes, kept }: Distilled): Kept {
  let maxId = 0;
  for (let i = 0; i < nodes.length; i++) maxId = Math.max(maxId, (nodes[i] as TreeNode).id);
  const bits = new Uint8Array((maxId >> 3) + 1);
  for (let i = 0; i < nodes.length; i++) {
    const { id } = nodes[i] as TreeNode;
    if (kept[i]) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7));
  }
  const found = { has: ({ id }: TreeNode) => ((bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0 };
  flattened.set(nodes[0] as TreeNode, found);
  return found;
}

/** A tree in document order, with 1 at the index of each kept node. */
export interface Distilled extends Lineup {
  readonly kept: Uint8Array;
}

/** Determines in steps which nodes are kept. */
export function* distilling(root: TreeNode): Steps<Distilled> {
  const lineup = yield* liningUp(root);
  yield;
  const page = newPage(lineup);
  yield;
  const { length } = page.nodes;
  for (let i = 0; i < length; i++) {
    collectFacts(page, page.nodes[i] as TreeNode, i);
    if (i % STEP === 0) yield;
  }
  // The loop runs backwards, so that all descendants of a node are decided before it.
  for (let i = length - 1; i >= 0; i--) {
    decideNode(page, i);
    if (i % STEP === 0) yield;
  }
  // The loop runs forwards, because these marks depend on decisions about ancestors.
  for (let i = 0; i < length; i++) {
    markKept(page, i);
    if (i % STEP === 0) yield;
  }
  return page;
}

/**
 * Returns the order in which a first snapshot assigns numbers: the body, the kept nodes, then the rest, each in
 * document order.
 */
export const numberingOrder = (root: TreeNode): TreeNode[] => inOrder(atOnce(distilling(root)));

export function inOrder({ nodes, kept }: Distilled): TreeNode[] {
  const order: TreeNode[] = [];
  for (const turn of [1, 0])
    for (let i = 0; i < nodes.length; i++) if ((i ? kept[i] : 1) === turn) order.push(nodes[i] as TreeNode);
  return order;
}

/** The state of the computation. Each array is indexed by document order. */
interface Page extends Distilled {
  readonly verdicts: Verdict[];
  /** 1 for a node with text of its own that is not part of another node's text. */
  readonly texts: Uint8Array;
  /** 1 for a node inside an element that takes its name from content, with no kept node between them. */
  readonly inNamed: Uint8Array;
  /** 1 for a node whose text is part of another node's text. */
  readonly inText: Uint8Array;
  /** 1 for a node that is part of a control's value. */
  readonly inValue: Uint8Array;
  /**
   * The number of children that the node has in the flattened tree, and how many of them are items with a single node.
   */
  readonly counts: Int32Array;
  readonly single: Int32Array;
  /** 1 if the node or a descendant is interactive, has text that is a copyright line, or has other text. */
  readonly usable: Uint8Array;
  readonly copyright: Uint8Array;
  readonly otherText: Uint8Array;
  /** 1 for a node in a footer. */
  readonly footer: Uint8Array;
  /** The index of the enclosing list, or −1. */
  readonly list: Int32Array;
  /** 1 for a node that is removed with all its descendants. */
  readonly gone: Uint8Array;
}

/**
 * `keep` keeps the node, `unwrap` replaces it by its children, `item` keeps it if its list is kept, and `remove` drops
 * it with its descendants.
 */
type Verdict = 'keep' | 'unwrap' | 'item' | 'remove';
/** Decides about one node after all its descendants. The first rule that applies decides. */
function verdictOf(node: TreeNode, page: Page, i: number): Verdict {
  const { kind, tag } = node;
  if (page.inValue[i]) return 'remove';
  if (i === 0 || kind !== NodeKind.Element) return 'keep';
  if (page.copyright[i] && !page.usable[i] && !page.otherText[i] && isFooter(node)) return 'remove';
  if (page.inText[i]) return 'unwrap';
  // An image without a name, and an element that contains nothing at all, are dropped.
  const isUsed = has(node, Flag.Interactive);
  if (tag === 'img' && !node.name && !isUsed) return 'unwrap';
  const counts = page.counts[i] ?? 0;
  if (!counts && !page.texts[i] && !node.name && !isUsed && !isOpaque(node) && !node.shadow && !node.frame)
    return 'unwrap';
  if (page.texts[i] || standsAlone(node)) return 'keep';
  // A list whose items have one node each is replaced by these nodes. An item with one node is kept if its list is.
  if (counts === page.single[i] && LISTS.has(tag)) return 'unwrap';
  if (counts === 1 && tag === 'li') return 'item';
  // Containers, and wrappers of a single node, say less than their content.
  if ((node.role === '' && !ALWAYS.has(tag)) || CONTAINERS.has(tag)) return 'unwrap';
  return counts === 1 && !GROUPS.has(tag) ? 'unwrap' : 'keep';
}
const LISTS = wordSet('ul ol menu');
const CONTAINERS = wordSet('header nav main footer section div aside thead tbody tfoot');
/** Elements that form a group whatever their role is; for example, a form without a name has no role. */
const ALWAYS = wordSet('form dialog details fieldset');
const GROUPS = wordSet('form dialog details fieldset table h1 h2 h3 h4 h5 h6 ul ol menu');

function newPage({ nodes, parents }: Lineup): Page {
  const size = nodes.length;
  const flags = () => new Uint8Array(size);
  const counts = () => new Int32Array(size);
  return {
    nodes,
    parents,
    verdicts: new Array<Verdict>(size).fill('unwrap'),
    texts: flags(),
    inNamed: flags(),
    inText: flags(),
    inValue: flags(),
    counts: counts(),
    single: counts(),
    usable: flags(),
    copyright: flags(),
    otherText: flags(),
    footer: flags(),
    list: counts().fill(-1),
    gone: flags(),
    kept: flags(),
  };
}

function collectFacts(page: Page, node: TreeNode, i: number): void {
  const p = page.parents[i] ?? -1;
  if (has(node, Flag.AriaHidden) || page.gone[p]) page.gone[i] = 1;
  if (page.gone[i]) return;
  const parent = page.nodes[p];
  const isRoot = node.kind !== NodeKind.Element;
  if (parent && !isRoot) {
    page.inNamed[i] = Number(isNamedFromContent(parent) || (page.inNamed[p] && mergesIntoName(parent)));
    page.inValue[i] = Number(page.inValue[p] || isOpaque(parent));
    page.list[i] = LISTS.has(parent.tag) ? p : (page.list[p] ?? -1);
  }
  page.footer[i] = Number(isFooter(node) || page.footer[p] === 1);
  if (page.inValue[i]) return;
  page.usable[i] = Number(has(node, Flag.Interactive) || node.shadow !== null || node.frame !== null);
  page.inText[i] = Number((page.inNamed[i] && mergesIntoName(node)) || (isInline(node) && !standsAlone(node)));
  if (page.inText[i]) return;
  if (!hasOwnText(node)) return;
  page.texts[i] = 1;
  if (page.footer[i]) (COPYRIGHT.test(ownText(node)) ? page.copyright : page.otherText)[i] = 1;
}
const isFooter = (node: TreeNode): boolean => node.tag === 'footer' || node.role === 'contentinfo';
/** Matches a line of at most 200 characters that says who owns the page. */
const COPYRIGHT = /^(?=.{0,200}$).*(©|\(c\)|copyright|all rights reserved)/i;

function decideNode(page: Page, i: number): void {
  const node = page.nodes[i];
  if (!node || page.gone[i]) return;
  const verdict = verdictOf(node, page, i);
  page.verdicts[i] = verdict;
  const p = page.parents[i] ?? -1;
  if (p < 0) return;
  const isUnwrapped = verdict === 'unwrap';
  page.counts[p] = (page.counts[p] ?? 0) + (isUnwrapped ? (page.counts[i] ?? 0) : verdict === 'remove' ? 0 : 1);
  page.single[p] =
    (page.single[p] ?? 0) + (isUnwrapped && !LISTS.has(node.tag) ? (page.single[i] ?? 0) : verdict === 'item' ? 1 : 0);
  if (page.usable[i]) page.usable[p] = 1;
  if (page.copyright[i]) page.copyright[p] = 1;
  if (page.otherText[i]) page.otherText[p] = 1;
}

function markKept(page: Page, i: number): void {
  const node = page.nodes[i];
  if (!node) return;
  const verdict = page.verdicts[i];
  if (verdict === 'remove' || page.gone[page.parents[i] ?? -1]) page.gone[i] = 1;
  const kept = verdict === 'keep' || (verdict === 'item' && page.verdicts[page.list[i] ?? -1] === 'keep');
  if (kept && !page.gone[i]) page.kept[i] = 1;
}
