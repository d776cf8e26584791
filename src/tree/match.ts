import { isString } from '../standards/values.ts';
import { indexed, valueOf } from '../standards/indexed.ts';
import { isSameRecord, Records } from './Records.ts';
import { fingerprinting, type Fingerprints } from './fingerprint.ts';
import { isAlike, MIN_SIMILARITY, similarity, textSimilarity } from './similarity.ts';
import { Flag, type TreeNode } from './TreeNode.ts';
import { STEP, type Lineup, type Steps } from './lineUp.ts';

/** One of the two states of the page, before or after, whose nodes are matched. */
export interface Side extends Lineup {
  /** Contains 1 at the index of each node that may be matched: one that is gone from the page, or new in it. */
  readonly open: Uint8Array;
}

/** The index of a removed node, and that of the node that replaced it. */
export type Pair = readonly [before: number, after: number];

/** The least difference between the best and the second-best candidate. A doubtful match is no match. */
const MARGIN = 0.1;
/** The least number of characters of the text of a distinctive subtree. */
const DISTINCTIVE_TEXT = 16;
/** The least number of nodes of a distinctive subtree. */
const DISTINCTIVE_SIZE = 3;
/** How many places from its own a node is looked for among siblings that all changed. */
const MAX_SHIFT = 3;
/** The largest number of elements around a node that are passed because they hold nothing else. */
const MAX_WRAPPERS = 10;
/** The number of compared nodes in one step. */
const PAIRS_PER_STEP = 32;

/**
 * Finds the new nodes that replaced removed ones, in steps. Each node is matched at most once. The time is linear in
 * the number of nodes, because siblings that all changed are compared with a few neighbours only.
 * @param known for each node before, the index of the same element after, or −1
 */
export function* matching(before: Side, after: Side, known: Int32Array): Steps<Pair[]> {
  const matcher = new Matcher(
    before,
    after,
    known,
    [yield* fingerprinting(before), yield* fingerprinting(after)],
    [yield* Records.reading(before), yield* Records.reading(after)],
  );
  yield* matcher.byKey(({ facts }) => facts?.htmlId);
  yield* matcher.byKey(({ facts }) => facts?.testId);
  yield* matcher.byKey(
    (node) => (node.name && node.flags & Flag.Interactive ? `${node.role}|${node.name}` : undefined),
    true,
  );
  yield* matcher.byHash();
  yield* matcher.matchChildren();
  return matcher.found;
}

class Matcher {
  readonly found: Pair[] = [];
  readonly #before: Side;
  readonly #after: Side;
  readonly #old: Fingerprints;
  readonly #new: Fingerprints;
  readonly #oldRecords: Records;
  readonly #newRecords: Records;
  /** For each node before, the index of its match after, or −1. */
  readonly #to: Int32Array;
  /** For each node after, the index of its match before, or −1. */
  readonly #from: Int32Array;
  /** The matched nodes of `before`, in the order in which they were matched. */
  readonly #paired: number[] = [];
  #done = 0;

  constructor(
    before: Side,
    after: Side,
    known: Int32Array,
    prints: readonly [Fingerprints, Fingerprints],
    records: readonly [Records, Records],
  ) {
    this.#before = before;
    this.#after = after;
    [this.#old, this.#new] = prints;
    [this.#oldRecords, this.#newRecords] = records;
    this.#to = known.slice();
    this.#from = new Int32Array(after.nodes.length).fill(-1);
    known.forEach((a, b) => {
      if (a < 0) return;
      this.#from[a] = b;
      this.#paired.push(b);
    });
  }

  #isStep(): boolean {
    return ++this.#done % PAIRS_PER_STEP === 0;
  }

  /** Matches two nodes, unless one of them has a match already. */
  join(b: number, a: number): void {
    if (this.#to[b] !== -1 || this.#from[a] !== -1) return;
    this.#to[b] = a;
    this.#from[a] = b;
    this.#paired.push(b);
    this.found.push([b, a]);
  }

  /**
   * Matches nodes that are the only ones of their side with a key, if they are otherwise similar.
   * @param inPlace whether their parents must be similar too: the "Close" of another dialog is another button
   */
  *byKey(key: (node: TreeNode) => string | undefined, inPlace = false): Steps<void> {
    const olds = yield* uniques(this.#before.nodes, key);
    for (const [value, a] of yield* uniques(this.#after.nodes, key)) {
      if (this.#isStep()) yield;
      const b = olds.get(value) ?? -1;
      if (b < 0 || a < 0 || !this.#isOpen(b, a) || (inPlace && !this.#sameSurroundings(b, a))) continue;
      if (this.#sameRecords(b, a, !inPlace) && this.#similarity(b, a) > 0) this.join(b, a);
    }
  }

  /** Matches equal subtrees that occur once on each side, outermost subtrees first. */
  *byHash(): Steps<void> {
    const olds = yield* uniques(this.#before.nodes, (_, b) => this.#old.hashes[b]);
    for (const [hash, a] of yield* uniques(this.#after.nodes, (_, a) => this.#new.hashes[a])) {
      if (this.#isStep()) yield;
      const b = olds.get(hash) ?? -1;
      if (a < 0 || b < 0 || !this.#isOpen(b, a)) continue;
      const isDistinctive = this.#isDistinctive(a);
      if ((isDistinctive || this.#sameSurroundings(b, a)) && this.#sameRecords(b, a, isDistinctive)) this.join(b, a);
    }
  }

  /** Matches the children of all matched pairs, including those that are found on the way. */
  *matchChildren(): Steps<void> {
    for (let i = 0; i < this.#paired.length; i++) {
      if (this.#isStep()) yield;
      const b = this.#paired[i] as number;
      const a = this.#to[b] as number;
      const [oldNode, newNode] = [this.#before.nodes[b] as TreeNode, this.#after.nodes[a] as TreeNode];
      this.#inner(oldNode.shadow, newNode.shadow);
      this.#inner(oldNode.frame, newNode.frame);
      const olds = this.#children(oldNode, this.#old);
      const news = this.#children(newNode, this.#new);
      if (olds.length === 0 || news.length === 0 || !news.some((place) => this.#after.open[place] === 1)) continue;
      yield* this.#equalSiblings(olds, news);
      yield* this.#gaps(olds, news);
    }
  }

  /** Matches the shadow roots, or the frames' roots, of two matched nodes. */
  #inner(old: TreeNode | null, now: TreeNode | null): void {
    const b = old ? this.#old.places.get(old) : undefined;
    const a = now ? this.#new.places.get(now) : undefined;
    if (b !== undefined && a !== undefined && this.#isOpen(b, a) && old?.kind === now?.kind) this.join(b, a);
  }

  #children(node: TreeNode, { places }: Fingerprints): number[] {
    const out: number[] = [];
    for (const child of node.children) {
      const place = isString(child) ? undefined : places.get(child);
      if (place !== undefined) out.push(place);
    }
    return out;
  }

  /**
   * Matches equal subtrees among the children in order, if their number is the same as before. Otherwise it is unknown
   * which of them were removed.
   */
  *#equalSiblings(olds: readonly number[], news: readonly number[]): Steps<void> {
    const before = yield* this.#byHash(olds, this.#old, (b) => this.#before.open[b] === 1 && this.#to[b] === -1);
    const after = yield* this.#byHash(news, this.#new, (a) => this.#after.open[a] === 1 && this.#from[a] === -1);
    for (const [hash, as] of after) {
      if (this.#isStep()) yield;
      const bs = before.get(hash);
      if (bs?.length === as.length) bs.forEach((b, i) => this.join(b, as[i] as number));
    }
  }

  /** Groups the open ones of some siblings by the hashes of their subtrees. */
  *#byHash(
    places: readonly number[],
    prints: Fingerprints,
    isOpen: (place: number) => boolean,
  ): Steps<Map<number, number[]>> {
    const groups = new Map<number, number[]>();
    for (const place of places) {
      if (this.#isStep()) yield;
      if (!isOpen(place)) continue;
      const hash = prints.hashes[place] as number;
      valueOf(groups, hash, () => []).push(place);
    }
    return groups;
  }

  /** Matches changed nodes between the same two siblings as before. */
  *#gaps(olds: readonly number[], news: readonly number[]): Steps<void> {
    const order = new Map<number, number>();
    for (const b of olds) order.set(b, order.size);
    let oldAt = 0;
    let gap: number[] = [];
    for (const a of [...news, -1]) {
      if (this.#isStep()) yield;
      const b = a < 0 ? -1 : (this.#from[a] ?? -1);
      const place = a < 0 ? olds.length : order.get(b);
      if (place === undefined || place < oldAt) {
        if (b === -1 && a >= 0) gap.push(a);
        continue;
      }
      yield* this.#gap(
        olds.slice(oldAt, place).filter((o) => this.#to[o] === -1 && this.#before.open[o] === 1),
        gap.filter((n) => this.#after.open[n] === 1),
      );
      gap = [];
      oldAt = place + 1;
    }
  }

  /** Matches each node with the clearly best candidate near its position, if each is the other's best. */
  *#gap(olds: readonly number[], news: readonly number[]): Steps<void> {
    if (olds.length === 0 || news.length === 0) return;
    const equals = yield* this.#equalIn(olds, news);
    const likeness = (b: number, a: number): number => (equals.has(a) || equals.has(~b) ? 0 : this.#similarity(b, a));
    const best: number[] = [];
    for (const a of news) {
      if (this.#isStep()) yield;
      best.push(this.#best(best.length, news.length, olds, (b) => likeness(b, a)));
    }
    for (const [i, b] of indexed(olds)) {
      if (this.#isStep()) yield;
      const j = this.#best(i, olds.length, news, (a) => likeness(b, a));
      if (j >= 0 && best[j] === i) this.join(b, news[j] as number);
    }
  }

  /**
   * Returns the nodes that have equal nodes on the other side. There are not as many of these on both sides, or else
   * `#equalSiblings` would have matched them, so it is unknown which is which. New nodes are in the set as their index,
   * removed ones as `~index`.
   */
  *#equalIn(olds: readonly number[], news: readonly number[]): Steps<Set<number>> {
    const before = yield* this.#byHash(olds, this.#old, () => true);
    const after = yield* this.#byHash(news, this.#new, () => true);
    const out = new Set<number>();
    for (const [hash, as] of after) {
      if (this.#isStep()) yield;
      const bs = before.get(hash);
      if (!bs) continue;
      for (const a of as) out.add(a);
      for (const b of bs) out.add(~b);
    }
    return out;
  }

  /**
   * Returns the index of the candidate that is clearly the most similar one.
   * @param place the position of the node among `of` siblings; candidates near the same place are compared
   * @returns −1 if none is similar enough, or if another one is nearly as similar
   */
  #best(place: number, of: number, others: readonly number[], like: (other: number) => number): number {
    const centre = of > 1 ? Math.round((place * (others.length - 1)) / (of - 1)) : (others.length - 1) >> 1;
    let best = -1;
    let first = 0;
    let second = 0;
    for (let j = Math.max(0, centre - MAX_SHIFT); j < Math.min(others.length, centre + MAX_SHIFT + 1); j++) {
      const score = like(others[j] as number);
      if (score > first) [best, second, first] = [j, first, score];
      else if (score > second) second = score;
    }
    return first >= MIN_SIMILARITY && first - second >= MARGIN ? best : -1;
  }

  /**
   * Returns whether a subtree is so distinctive that an equal one elsewhere is the same subtree, moved: a table row is,
   * but not the word "Close".
   */
  #isDistinctive(a: number): boolean {
    return (this.#new.texts[a] ?? '').length >= DISTINCTIVE_TEXT && (this.#new.sizes[a] ?? 0) >= DISTINCTIVE_SIZE;
  }

  /** Compares the nearest ancestors that have more text than the nodes: a cell that holds only a link says no more. */
  #sameSurroundings(b: number, a: number): boolean {
    const [old, now] = [surrounding(b, this.#before, this.#old), surrounding(a, this.#after, this.#new)];
    if (old < 0 || now < 0) return old === now;
    return (
      this.#to[old] === now || textSimilarity(this.#old.texts[old] ?? '', this.#new.texts[now] ?? '') >= MIN_SIMILARITY
    );
  }

  /**
   * Returns whether the items around two nodes show the same records.
   * @param mayMove whether the nodes may have moved between items that are both still there
   */
  #sameRecords(b: number, a: number, mayMove: boolean): boolean {
    const [old, now] = [this.#oldRecords.around(b), this.#newRecords.around(a)];
    if (old < 0 && now < 0) return true;
    const [to, from] = [this.#to[old], this.#from[now]];
    if (to === -1 && from === -1) return this.#isSameRecord(old, now) && this.#sameRecords(old, now, mayMove);
    return to !== -1 && from !== -1 && (mayMove || to === now);
  }

  #isSameRecord(b: number, a: number): boolean {
    return isSameRecord(this.#oldRecords.keys(b), this.#newRecords.keys(a));
  }

  #isOpen(b: number, a: number): boolean {
    return this.#before.open[b] === 1 && this.#after.open[a] === 1 && this.#to[b] === -1 && this.#from[a] === -1;
  }

  /** Returns how similar the nodes are, or 0 if they cannot be the same. */
  #similarity(b: number, a: number): number {
    if ((this.#oldRecords.isItem(b) || this.#newRecords.isItem(a)) && !this.#isSameRecord(b, a)) return 0;
    const old = { node: this.#before.nodes[b] as TreeNode, text: this.#old.texts[b] ?? '' };
    const now = { node: this.#after.nodes[a] as TreeNode, text: this.#new.texts[a] ?? '' };
    return isAlike(old, now) ? similarity(old, now) : 0;
  }
}

/** Returns the index of the nearest ancestor whose text is not that of the node alone, or −1. */
function surrounding(place: number, { parents }: Side, { texts }: Fingerprints): number {
  let at = parents[place] ?? -1;
  for (let i = 0; i < MAX_WRAPPERS && at >= 0 && texts[at] === texts[place]; i++) at = parents[at] ?? -1;
  return at;
}

/** Returns each key with the index of the only node that has it, or −1 if several have it. */
function* uniques<K>(
  nodes: readonly TreeNode[],
  key: (node: TreeNode, i: number) => K | undefined,
): Steps<Map<K, number>> {
  const places = new Map<K, number>();
  for (const [i, node] of indexed(nodes)) {
    if (i % STEP === 0) yield;
    const value = key(node, i);
    if (value !== undefined) places.set(value, places.has(value) ? -1 : i);
  }
  return places;
}
