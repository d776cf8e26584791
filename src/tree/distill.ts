import { HEADINGS } from '../standards/elements.ts';
import {
  GROUPING_TAGS,
  isFooter,
  isInline,
  isNamedFromContent,
  isOpaque,
  mergesIntoName,
  standsAlone,
} from './keep.ts';
import { hasOwnText, ownText } from './ownText.ts';
import { Flag, NodeKind, has } from './TreeNode.ts';
import type { TreeNode } from './TreeNode.ts';
import { atOnce, liningUp, STEP, type Lineup, type Steps } from './lineUp.ts';
import { wordSet } from '../standards/words.ts';

/** The nodes that are kept, of one tree. */
type Kept = Pick<ReadonlySet<TreeNode>, 'has'>;
/** The kept nodes of each tree, by its root. */
const flattened = new WeakMap<TreeNode, Kept>();

/**
 * Returns the nodes that the default flattening keeps. A node that is not kept is replaced by its kept descendants, and
 * `aria-hidden` content is never kept. The result is computed once for each tree.
 * @param root the root of a tree whose nodes have numbers
 */
export const keptOf = (root: TreeNode): Kept => flattened.get(root) ?? storeKept(atOnce(distilling(root)));

/** Stores the result for a tree whose nodes have numbers, with one bit for each number. */
export function storeKept({ nodes, traits }: Distilled): Kept {
  let maxId = 0;
  for (let i = 0; i < nodes.length; i++) maxId = Math.max(maxId, (nodes[i] as TreeNode).id);
  const bits = new Uint8Array((maxId >> 3) + 1);
  for (let i = 0; i < nodes.length; i++) {
    const { id } = nodes[i] as TreeNode;
    if ((traits[i] as number) & Trait.Kept) bits[id >> 3] = (bits[id >> 3] as number) | (1 << (id & 7));
  }
  const found = { has: ({ id }: TreeNode) => ((bits[id >> 3] as number) & (1 << (id & 7))) !== 0 };
  flattened.set(nodes[0] as TreeNode, found);
  return found;
}

/** What is known about a node. */
const enum Trait {
  /** It has text of its own, which is not part of another node's text. */
  Text = 1,
  /** It is inside an element that takes its name from content, with no kept node between them. */
  InNamed = 2,
  /** Its text is part of another node's text. */
  InText = 4,
  /** It is part of a control's value. */
  InValue = 8,
  InFooter = 16,
  /** The node or a descendant is interactive, or hosts a shadow tree or a document. */
  Usable = 32,
  /** It is in a footer, and it or a descendant has a text that is a copyright line. */
  Copyright = 64,
  /** It is in a footer, and it or a descendant has another text. */
  OtherText = 128,
  /** The nearest list around it is kept. */
  InKeptList = 256,
  /** It is removed with all its descendants. */
  Gone = 512,
  Kept = 1024,
}

/** A tree in document order, with the bits of `Trait` for each node. */
export interface Distilled extends Lineup {
  readonly traits: Int32Array;
}

/** Determines in steps which nodes are kept. */
export function* distilling(root: TreeNode): Steps<Distilled> {
  const lineup = yield* liningUp(root);
  yield;
  const { length } = lineup.nodes;
  const page: Page = {
    ...lineup,
    traits: new Int32Array(length),
    verdicts: new Array<Verdict>(length).fill('unwrap'),
    counts: new Int32Array(length),
    single: new Int32Array(length),
  };
  yield* visiting(length, (i) => (page.traits[i] = traitsFromAbove(page, i)));
  // This goes backwards, so that all descendants of a node are decided before it.
  yield* visiting(length, (i) => decideNode(page, length - 1 - i));
  // This goes forwards, because the rest depends on decisions about ancestors.
  yield* visiting(length, (i) => markKept(page, i));
  return page;
}

/** Calls a function with each number below `count`, in steps. */
function* visiting(count: number, visit: (i: number) => void): Steps<void> {
  for (let i = 0; i < count; i++) {
    if (i % STEP === 0) yield;
    visit(i);
  }
}

/**
 * Returns the order in which a first snapshot assigns numbers: the body, the kept nodes, then the rest, each in
 * document order.
 */
export function inOrder({ nodes, traits }: Distilled): TreeNode[] {
  const isFirst = (i: number): boolean => i === 0 || ((traits[i] as number) & Trait.Kept) !== 0;
  return [...nodes.filter((_, i) => isFirst(i)), ...nodes.filter((_, i) => !isFirst(i))];
}

/** The state of the computation. Each array is indexed by document order. */
interface Page extends Distilled {
  readonly verdicts: Verdict[];
  /**
   * The number of children that the node has in the flattened tree, and how many of them are items with a single node.
   */
  readonly counts: Int32Array;
  readonly single: Int32Array;
}

/**
 * `keep` keeps the node, `unwrap` replaces it by its children, `item` keeps it if its list is kept, and `remove` drops
 * it with its descendants.
 */
type Verdict = 'keep' | 'unwrap' | 'item' | 'remove';

/** Decides about one node after all its descendants. The first rule that applies decides. */
function verdictOf(node: TreeNode, page: Page, i: number): Verdict {
  const { kind, tag } = node;
  const traits = page.traits[i] as number;
  if (traits & Trait.InValue) return 'remove';
  if (i === 0 || kind !== NodeKind.Element) return 'keep';
  if (traits & Trait.Copyright && !(traits & (Trait.Usable | Trait.OtherText)) && isFooter(node)) return 'remove';
  if (traits & Trait.InText) return 'unwrap';
  // An image without a name, and an element that contains nothing at all, are dropped.
  const isUsed = has(node, Flag.Interactive);
  if (tag === 'img' && !node.name && !isUsed) return 'unwrap';
  const counts = page.counts[i] as number;
  const hasText = (traits & Trait.Text) !== 0;
  if (!counts && !hasText && !node.name && !isUsed && !isOpaque(node) && !node.shadow && !node.frame) return 'unwrap';
  if (hasText || standsAlone(node)) return 'keep';
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
const ALWAYS = wordSet(GROUPING_TAGS);
const GROUPS = wordSet(GROUPING_TAGS, HEADINGS, 'table ul ol menu');

/** Returns what is known of a node before its descendants. Its ancestors come before it. */
function traitsFromAbove({ nodes, parents, traits }: Page, i: number): number {
  const node = nodes[i] as TreeNode;
  const p = parents[i] as number;
  const parent = nodes[p];
  const around = traits[p] as number;
  if (has(node, Flag.AriaHidden) || around & Trait.Gone) return Trait.Gone;
  let own = isFooter(node) ? Trait.InFooter : around & Trait.InFooter;
  if (parent && node.kind === NodeKind.Element) {
    if (around & Trait.InValue || isOpaque(parent)) return own | Trait.InValue;
    if (isNamedFromContent(parent) || (around & Trait.InNamed && mergesIntoName(parent))) own |= Trait.InNamed;
  }
  if (has(node, Flag.Interactive) || node.shadow || node.frame) own |= Trait.Usable;
  if ((own & Trait.InNamed && mergesIntoName(node)) || (isInline(node) && !standsAlone(node)))
    return own | Trait.InText;
  if (!hasOwnText(node)) return own;
  if (own & Trait.InFooter) own |= COPYRIGHT.test(ownText(node)) ? Trait.Copyright : Trait.OtherText;
  return own | Trait.Text;
}
/** Matches a line of at most 200 characters that says who owns the page. */
const COPYRIGHT = /^(?=.{0,200}$).*(©|\(c\)|copyright|all rights reserved)/i;

function decideNode(page: Page, i: number): void {
  const { nodes, parents, traits, verdicts, counts, single } = page;
  const node = nodes[i] as TreeNode;
  const own = traits[i] as number;
  if (own & Trait.Gone) return;
  const verdict = verdictOf(node, page, i);
  verdicts[i] = verdict;
  const p = parents[i] as number;
  if (p < 0) return;
  const isUnwrapped = verdict === 'unwrap';
  counts[p] = (counts[p] as number) + (isUnwrapped ? (counts[i] as number) : verdict === 'remove' ? 0 : 1);
  const isPassedOn = isUnwrapped && !LISTS.has(node.tag);
  single[p] = (single[p] as number) + (isPassedOn ? (single[i] as number) : verdict === 'item' ? 1 : 0);
  traits[p] = (traits[p] as number) | (own & (Trait.Usable | Trait.Copyright | Trait.OtherText));
}

function markKept({ nodes, parents, traits, verdicts }: Page, i: number): void {
  const verdict = verdicts[i];
  const p = parents[i] as number;
  const around = traits[p] as number;
  let own = traits[i] as number;
  if (verdict === 'remove' || around & Trait.Gone) own |= Trait.Gone;
  const parent = nodes[i]?.kind === NodeKind.Element && nodes[p];
  if (parent && (LISTS.has(parent.tag) ? verdicts[p] === 'keep' : around & Trait.InKeptList)) own |= Trait.InKeptList;
  const isKept = verdict === 'keep' || (verdict === 'item' && own & Trait.InKeptList);
  traits[i] = isKept && !(own & Trait.Gone) ? own | Trait.Kept : own;
}
