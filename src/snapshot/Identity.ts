import { match, type Pair, type Side } from '../tree/match.ts';
import { Display, NodeKind, type TreeNode } from '../tree/TreeNode.ts';
import { lineUp, preorder, type Lineup } from '../tree/walk.ts';
import type { Gathered } from './Gathered.ts';
import type { NodeRegistry } from './NodeRegistry.ts';

/** What a walk gave: in its nodes `id` is still the index into `objects`. */
type Walked = Pick<Gathered, 'nodes' | 'objects' | 'reuse'>;

/** How many earlier departures are looked through: a route left and come back to, a dialog opened again. */
const DEPARTURES = 8;
/** Nodes kept of all departures together. */
const KEPT = 20_000;

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
  get knows(): boolean { return this.#last !== null; }

  /** Gives numbers of nodes that left to new nodes that match them. */
  takeOver(root: TreeNode, walk: Walked, registry: NodeRegistry): void {
    if (!this.#last || this.#isSettled(root, walk, registry)) return;
    const { objects } = walk;
    const walked = walk.reuse && new Set(walk.nodes);
    const after = lineUp(root);
    const numberOf = (node: TreeNode): number | undefined =>
      node.kind === NodeKind.Marker ? undefined : walked?.has(node) === false ? node.id : registry.numberOf(objects[node.id] as Node);
    const fresh = (node: TreeNode): boolean => node.kind !== NodeKind.Marker && numberOf(node) === undefined;
    const isNew = after.nodes.map(fresh);
    if (!isNew.includes(true)) {
      // As many as before and none new: none left either.
      if (after.nodes.length !== this.#count) this.#depart(lineUp(this.#last), registry);
      return;
    }
    const before = lineUp(this.#last);
    for (const lineup of [before, ...this.#departed]) {
      const lost = (node: TreeNode): boolean => node.kind !== NodeKind.Marker && node.id >= 0 && registry.object(node.id) === null;
      const open = Uint8Array.from(lineup.nodes, (node) => Number(lost(node)));
      if (!open.includes(1)) continue;
      const now: Side = { ...after, open: Uint8Array.from(isNew, Number) };
      for (const [b, a] of match({ ...lineup, open }, now, sameElements(lineup, after, numberOf))) {
        registry.takeOver((lineup.nodes[b] as TreeNode).id, objects[(after.nodes[a] as TreeNode).id] as Node);
        isNew[a] = false;
      }
      if (!isNew.includes(true)) break;
    }
    this.#depart(before, registry);
  }

  /** The tree that the next one will be compared with. `isPart`: it shares nodes with the last one. */
  remember(root: TreeNode, isPart: boolean): void {
    this.#last = root;
    this.#count = isPart ? -1 : preorder(root).length;
  }

  /** Of a walk that took over parts of the last one: nothing came that could have a number, or nothing left that could give one. */
  #isSettled(root: TreeNode, { objects, reuse }: Walked, registry: NodeRegistry): boolean {
    if (!reuse || !this.#last) return false;
    const { left, taken } = reuse;
    const isGone = left.nodes.some((node) => node.kind !== NodeKind.Marker && registry.object(node.id) === null);
    const isNew = lineUp(root, (node) => taken.has(node)).nodes.some((node) => node.kind !== NodeKind.Marker && registry.numberOf(objects[node.id] as Node) === undefined);
    if (isNew) return !isGone && this.#departed.length === 0;
    if (isGone) this.#depart(left, registry);
    return true;
  }

  /** Keeps the outermost nodes that left and whose number nobody took over. */
  #depart({ nodes, parents }: Lineup, registry: NodeRegistry): void {
    const gone = nodes.map((node) => node.kind !== NodeKind.Marker && registry.object(node.id) === null);
    const byParent = new Map<number, TreeNode[]>();
    nodes.forEach((node, i) => {
      const parent = parents[i] ?? -1;
      if (!gone[i] || parent < 0 || gone[parent]) return;
      const id = (nodes[parent] as TreeNode).id;
      const siblings = byParent.get(id);
      if (siblings) siblings.push(node);
      else byParent.set(id, [node]);
    });
    if (byParent.size === 0) return;
    const stays = Array.from(byParent, ([id, children]) => standIn(id, children));
    this.#departed = [lineUp(standIn(-1, stays)), ...this.#departed].slice(0, DEPARTURES);
    let kept = 0;
    this.#departed = this.#departed.filter(({ nodes: { length } }) => (kept += length) <= KEPT);
  }
}

/** Pairs of indexes of nodes that are the same element on both sides. */
function sameElements(before: Lineup, after: Lineup, numberOf: (node: TreeNode) => number | undefined): Pair[] {
  const places = new Map<number, number>();
  before.nodes.forEach((node, i) => { if (node.id >= 0) places.set(node.id, i); });
  const pairs: Pair[] = [];
  after.nodes.forEach((node, a) => {
    const id = numberOf(node);
    const b = id === undefined ? undefined : places.get(id);
    if (b !== undefined) pairs.push([b, a]);
  });
  return pairs;
}

/** What is needed of a parent that is still in the page: its number, and which children it lost. */
function standIn(id: number, children: TreeNode[]): TreeNode {
  return {
    id, kind: NodeKind.Element, tag: '', flags: 0, display: Display.Block, role: '', name: '', children, shadow: null, frame: null,
    assigned: null, facts: null, states: null,
  };
}
