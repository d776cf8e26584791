import { indexed, valueOf } from '../../standards/indexed.ts';
import { matching, type Side } from '../../tree/match.ts';
import { refilled } from '../../tree/Records.ts';
import { NumberTable } from '../../tree/NumberTable.ts';
import { NodeKind, type TreeNode } from '../../tree/TreeNode.ts';
import { liningUp, STEP, type Lineup, type Steps } from '../../tree/lineUp.ts';
import { newNode } from '../walk/WalkFrame.ts';
import type { WalkState } from '../walk/WalkState.ts';
import type { NodeRegistry } from './NodeRegistry.ts';

/**
 * The number of earlier removals that are remembered, for content that returns, such as a route that is left and
 * visited again.
 */
const MAX_REMOVALS = 8;
/** The number of nodes that all remembered removals together may have. */
const MAX_REMOVED_NODES = 20_000;
/** The number of numbers that are handed over in one step. */
const NUMBERS_PER_STEP = 100;

/**
 * Keeps the numbers of nodes across replacement: when a framework removes elements and inserts equal ones in their
 * place, the new elements take over the numbers of the old ones.
 *
 * An element that the page fills with another record gives up its number first, with all that it contains. The nodes of
 * the new tree without a number are matched first with nodes of the last tree that left the page, then with those of
 * earlier removals (`tree/match.ts` says what is alike).
 *
 * Invariants: a number is handed over only if its element is no longer in the page or gave it up, to one new element at
 * most, and only if the match is clear; in doubt the new element gets a new number.
 *
 * It does not number nodes (`NodeRegistry` does) and does not notice changes. No DOM object is held.
 */
export class Identity {
  #last: TreeNode | null = null;
  /**
   * Trees of the nodes that were removed and not replaced, the latest removal first, under placeholders of their
   * parents.
   */
  #removals: Lineup[] = [];

  /** True if there was a tree before. In the first one, the nodes that views keep are numbered first. */
  get knows(): boolean {
    return this.#last !== null;
  }

  /**
   * Hands the numbers of removed nodes over to the new nodes that match them, in steps between which the page can run.
   * An element that leaves the page meanwhile is still in the new tree, and keeps its number.
   * @param root the new tree, whose nodes have no numbers yet: their `id` is the index of their object in
   *   `walk.objects`
   */
  *takingOver(root: TreeNode, walk: WalkState, registry: NodeRegistry): Steps<void> {
    if (!this.#last) return;
    const { objects } = walk;
    const numberOf = (node: TreeNode): number | undefined =>
      node.kind === NodeKind.Marker ? -1 : registry.numberOf(objects[node.id] as Node);
    const after = yield* indexByNumber(yield* liningUp(root), numberOf);
    const before = yield* liningUp(this.#last);
    for (const b of yield* refilled(before, after, yield* knownOf(before, after.places))) {
      const { id } = before.nodes[b] as TreeNode;
      const a = after.places.get(id);
      if (a < 0) continue;
      registry.release(id);
      after.places.set(id, -1);
      after.open[a] = 1;
      after.count++;
    }
    let taken = 0;
    if (after.count > 0) {
      for (const lineup of [before, ...this.#removals]) {
        const open = yield* findRemoved(lineup, after.places, registry);
        if (!open.includes(1)) continue;
        const known = yield* knownOf(lineup, after.places);
        for (const [b, a] of yield* matching({ ...lineup, open }, after, known)) {
          if (++taken % NUMBERS_PER_STEP === 0) yield;
          const { id } = lineup.nodes[b] as TreeNode;
          registry.takeOver(id, objects[(after.nodes[a] as TreeNode).id] as Node);
          after.places.set(id, a);
          after.open[a] = 0;
        }
        if (!after.open.includes(1)) break;
      }
    } else if (after.nodes.length === before.nodes.length) return;
    // If no node is new and the number of nodes is the same, none was removed either.
    yield* this.#rememberRemovals(before, after.places, registry);
  }

  /** Remembers the tree, with which the next one will be compared. */
  remember(root: TreeNode): void {
    this.#last = root;
  }

  /** Remembers the outermost nodes that were removed and whose number was not handed over. */
  *#rememberRemovals(lineup: Lineup, places: NumberTable, registry: NodeRegistry): Steps<void> {
    const { nodes, parents } = lineup;
    const gone = yield* findRemoved(lineup, places, registry);
    const byParent = new Map<number, TreeNode[]>();
    for (const [i, node] of indexed(nodes)) {
      if (i % STEP === 0) yield;
      const parent = parents[i] ?? -1;
      if (!gone[i] || parent < 0 || gone[parent]) continue;
      const { id } = nodes[parent] as TreeNode;
      valueOf(byParent, id, () => []).push(node);
    }
    if (byParent.size === 0) return;
    const stays = [...byParent].map(([id, children]) => placeholderParent(id, children));
    this.#removals = [yield* liningUp(placeholderParent(-1, stays)), ...this.#removals].slice(0, MAX_REMOVALS);
    let kept = 0;
    this.#removals = this.#removals.filter(({ nodes: { length } }) => (kept += length) <= MAX_REMOVED_NODES);
  }
}

/**
 * The new tree, with the places of its nodes by number. `open` marks the nodes without a number, and `count` is how
 * many they are.
 */
interface IndexedTree extends Side {
  readonly places: NumberTable;
  count: number;
}

/** @param numberOf returns the number of a node, −1 for a marker, undefined for a node without a number */
function* indexByNumber(lineup: Lineup, numberOf: (node: TreeNode) => number | undefined): Steps<IndexedTree> {
  const places = new NumberTable();
  const open = new Uint8Array(lineup.nodes.length);
  let count = 0;
  for (const [i, node] of indexed(lineup.nodes)) {
    if (i % STEP === 0) yield;
    const id = numberOf(node);
    if (id === undefined) open[i] = 1;
    else if (id >= 0) places.set(id, i);
    count += open[i] as number;
  }
  return { ...lineup, open, places, count };
}

/** Returns for each node of an earlier tree the place of the same element in the new tree, or −1. */
function* knownOf({ nodes }: Lineup, places: NumberTable): Steps<Int32Array> {
  const known = new Int32Array(nodes.length);
  for (let b = 0; b < known.length; b++) {
    if (b % STEP === 0) yield;
    known[b] = places.get((nodes[b] as TreeNode).id);
  }
  return known;
}

/**
 * Returns an array with 1 at the place of each node of an earlier tree that left the page and is not in the new tree.
 */
function* findRemoved({ nodes }: Lineup, places: NumberTable, registry: NodeRegistry): Steps<Uint8Array> {
  const gone = new Uint8Array(nodes.length);
  for (const [i, { id, kind }] of indexed(nodes)) {
    if (i % STEP === 0) yield;
    if (kind !== NodeKind.Marker && id >= 0 && places.get(id) < 0 && registry.object(id) === null) gone[i] = 1;
  }
  return gone;
}

/**
 * Makes a node that stands for a parent that is still in the page. It has what matching needs: the parent's number and
 * the children that it lost.
 */
const placeholderParent = (id: number, children: TreeNode[]): TreeNode => ({
  ...newNode(NodeKind.Element, ''),
  id,
  children,
});
