import { matching, type Side } from '../../tree/match.ts';
import { NumberTable } from '../../tree/NumberTable.ts';
import { Display, NodeKind, type TreeNode } from '../../tree/TreeNode.ts';
import { liningUp, STEP, type Lineup, type Steps } from '../../tree/lineUp.ts';
import type { WalkState } from '../walk/WalkState.ts';
import type { NodeRegistry } from './NodeRegistry.ts';

/** What a walk gave: in its nodes `id` is still the index into `objects`. */
type Walked = Pick<WalkState, 'objects'>;

/** How many earlier departures are looked through: a route left and come back to, a dialog opened again. */
const DEPARTURES = 8;
/** Nodes kept of all departures together. */
const KEPT = 20_000;
/** So many numbers that are handed on make a step. */
const FEW = 100;

/**
 * Number for number across a replacement: when a framework put equal elements in the place of those that left, they take
 * over the numbers (core document, "Smart ID preservation").
 */
export class Identity {
  #last: TreeNode | null = null;
  #count = 0;
  /** What left the page and was not replaced, latest first, each under a stand-in for the parent that stayed. */
  #departed: Lineup[] = [];

  /** Whether there was a tree before: only the first one gives its first numbers to what is kept. */
  get knows(): boolean {
    return this.#last !== null;
  }

  /**
   * Gives numbers of nodes that left to new nodes that match them. In steps: an element that leaves the page meanwhile is in
   * the new tree all the same, and keeps its number.
   */
  *takingOver(root: TreeNode, walk: Walked, registry: NodeRegistry): Steps<void> {
    if (!this.#last) return;
    const { objects } = walk;
    const numberOf = (node: TreeNode): number | undefined =>
      node.kind === NodeKind.Marker ? -1 : registry.numberOf(objects[node.id] as Node);
    const after = yield* looking(yield* liningUp(root), numberOf);
    const before = yield* liningUp(this.#last);
    let taken = 0;
    if (after.count > 0) {
      for (const lineup of [before, ...this.#departed]) {
        const open = yield* going(lineup, after.places, registry);
        if (!open.includes(1)) continue;
        const known = new Int32Array(open.length);
        for (let b = 0; b < known.length; b++) {
          if (b % STEP === 0) yield;
          known[b] = after.places.get((lineup.nodes[b] as TreeNode).id);
        }
        for (const [b, a] of yield* matching({ ...lineup, open }, after, known)) {
          if (++taken % FEW === 0) yield;
          const { id } = lineup.nodes[b] as TreeNode;
          registry.takeOver(id, objects[(after.nodes[a] as TreeNode).id] as Node);
          after.places.set(id, a);
          after.open[a] = 0;
        }
        if (!after.open.includes(1)) break;
      }
    } else if (after.nodes.length === this.#count) return;
    // As many as before and none new: none left either.
    yield* this.#departing(before, after.places, registry);
  }

  /** The tree that the next one will be compared with, and how many nodes it has; −1 if it shares nodes with the last one. */
  remember(root: TreeNode, count: number): void {
    this.#last = root;
    this.#count = count;
  }

  /** Keeps the outermost nodes that left and whose number nobody took over. */
  *#departing(lineup: Lineup, places: NumberTable, registry: NodeRegistry): Steps<void> {
    const { nodes, parents } = lineup;
    const gone = yield* going(lineup, places, registry);
    const byParent = new Map<number, TreeNode[]>();
    for (const [i, node] of nodes.entries()) {
      if (i % STEP === 0) yield;
      const parent = parents[i] ?? -1;
      if (!gone[i] || parent < 0 || gone[parent]) continue;
      const { id } = nodes[parent] as TreeNode;
      const siblings = byParent.get(id);
      if (siblings) siblings.push(node);
      else byParent.set(id, [node]);
    }
    if (byParent.size === 0) return;
    const stays = Array.from(byParent, ([id, children]) => standIn(id, children));
    this.#departed = [yield* liningUp(standIn(-1, stays)), ...this.#departed].slice(0, DEPARTURES);
    let kept = 0;
    this.#departed = this.#departed.filter(({ nodes: { length } }) => (kept += length) <= KEPT);
  }
}

/** Nodes of the new tree by number, and which of them have none yet. */
interface Look extends Side {
  readonly places: NumberTable;
  readonly count: number;
}

function* looking(lineup: Lineup, numberOf: (node: TreeNode) => number | undefined): Steps<Look> {
  const places = new NumberTable();
  const open = new Uint8Array(lineup.nodes.length);
  let count = 0;
  for (const [i, node] of lineup.nodes.entries()) {
    if (i % STEP === 0) yield;
    const id = numberOf(node);
    if (id === undefined) open[i] = 1;
    else if (id >= 0) places.set(id, i);
    count += open[i] as number;
  }
  return { ...lineup, open, places, count };
}

/** By place: 1 for a node of an earlier tree that left the page, as far as it is not in the new tree. */
function* going({ nodes }: Lineup, places: NumberTable, registry: NodeRegistry): Steps<Uint8Array> {
  const gone = new Uint8Array(nodes.length);
  for (const [i, { id, kind }] of nodes.entries()) {
    if (i % STEP === 0) yield;
    if (kind !== NodeKind.Marker && id >= 0 && places.get(id) < 0 && registry.object(id) === null) gone[i] = 1;
  }
  return gone;
}

/** What is needed of a parent that is still in the page: its number, and which children it lost. */
function standIn(id: number, children: TreeNode[]): TreeNode {
  return {
    id,
    kind: NodeKind.Element,
    tag: '',
    flags: 0,
    display: Display.Block,
    role: '',
    name: '',
    children,
    shadow: null,
    frame: null,
    assigned: null,
    facts: null,
    states: null,
  };
}
