import { isString } from '../standards/values.ts';
import { valueOf } from '../standards/indexed.ts';
import { Flag, type TreeNode } from './TreeNode.ts';
import { STEP, type Lineup, type Steps } from './lineUp.ts';

/** The roles and tags of elements that each show one record among others. Rows of tables for layout have no role. */
const ITEMS = new Set(['row', 'tr', 'listitem', 'li', 'article', 'option', 'treeitem']);
/** The number of siblings of the same shape from which they count as items whatever their role. */
const MIN_ALIKE = 3;
/** The largest number of texts of an item that are read. */
const MAX_TEXTS = 30;
/** The largest number of nodes of an item that are read. */
const MAX_NODES = 300;
/** The number of children whose tags make up the shape of an element. */
const MAX_CHILDREN = 8;

/**
 * The items of a tree (rows, list items, cards) and the records that they show. An item is known by the texts that none
 * of its siblings has: "Delete" stands in every row, and the name of a person in one.
 */
export class Records {
  readonly #nodes: readonly TreeNode[];
  readonly #parents: Int32Array;
  readonly #siblings: ReadonlyMap<number, readonly number[]>;
  readonly #shapes = new Map<number, Map<string, number>>();
  readonly #keys = new Map<number, Map<number, readonly string[]>>();

  private constructor({ nodes, parents }: Lineup, siblings: ReadonlyMap<number, readonly number[]>) {
    this.#nodes = nodes;
    this.#parents = parents;
    this.#siblings = siblings;
  }

  /** Reads the items of a tree, in steps. */
  static *reading(lineup: Lineup): Steps<Records> {
    const siblings = new Map<number, number[]>();
    for (let i = 0; i < lineup.nodes.length; i++) {
      if (i % STEP === 0) yield;
      valueOf(siblings, lineup.parents[i] as number, () => []).push(i);
    }
    return new Records(lineup, siblings);
  }

  /** Returns the indexes of the children of the node's parent, the node itself included. */
  siblings(place: number): readonly number[] {
    return this.#siblings.get(this.#parents[place] as number) ?? [];
  }

  /** Returns whether the node is an item, by its role or tag, or because enough of its siblings have the same shape. */
  isItem(place: number): boolean {
    const { role, tag } = this.#nodes[place] as TreeNode;
    if (ITEMS.has(role) || ITEMS.has(tag)) return true;
    const shapes = valueOf(this.#shapes, this.#parents[place] as number, () =>
      counted(this.siblings(place).map((sibling) => this.#shape(sibling))),
    );
    const shape = this.#shape(place);
    return shape !== '' && (shapes.get(shape) ?? 0) >= MIN_ALIKE;
  }

  /** Returns the index of the innermost item around a node, or −1. */
  around(place: number): number {
    let at = this.#parents[place] as number;
    while (at >= 0 && !this.isItem(at)) at = this.#parents[at] as number;
    return at;
  }

  /**
   * Returns the texts of an item that none of its siblings has. Numbers and signs are left out of a text if its words
   * alone distinguish it, such as "Inbox (3)".
   */
  keys(place: number): readonly string[] {
    const keys = valueOf(this.#keys, this.#parents[place] as number, () => this.#keysOf(this.siblings(place)));
    return keys.get(place) ?? [];
  }

  /** Returns whether a subtree has an element that can be used. */
  hasTarget(place: number): boolean {
    return this.#nodes.slice(place, this.end(place)).some(({ flags }) => flags & Flag.Interactive);
  }

  /** Returns the index after that of the last node in a subtree. */
  end(place: number): number {
    let i = place + 1;
    while (i < this.#nodes.length && (this.#parents[i] as number) >= place) i++;
    return i;
  }

  #keysOf(places: readonly number[]): Map<number, readonly string[]> {
    const texts = places.map((place) => this.#texts(place));
    const counts = counted(texts.flatMap((list) => [...new Set([...list, ...list.map(wordsOf)])]));
    const keyOf = (text: string): string => {
      const words = wordsOf(text);
      return places.length > 1 && words && counts.get(words) === 1 ? words : counts.get(text) === 1 ? text : '';
    };
    return new Map(places.map((place, i) => [place, [...new Set(texts[i]?.map(keyOf))].filter(Boolean)]));
  }

  #texts(place: number): string[] {
    const out: string[] = [];
    for (let i = place; i < place + MAX_NODES && out.length < MAX_TEXTS; i++) {
      const node = this.#nodes[i];
      if (!node || (i > place && (this.#parents[i] as number) < place)) break;
      if (node.flags & Flag.OwnName) out.push(node.name);
      for (const child of node.children) if (isString(child)) out.push(child.trim());
    }
    return out;
  }

  /** Returns the tags of an element and of its first children, or an empty string if it has no children. */
  #shape(place: number): string {
    const children = this.#siblings.get(place)?.slice(0, MAX_CHILDREN);
    return children ? [place, ...children].map((i) => this.#nodes[i]?.tag).join() : '';
  }
}

function counted(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const wordsOf = (text: string): string => text.replace(/\P{L}+/gu, ' ').trim();

/** Returns whether two items with these keys show the same record: the first key and at least half of all are kept. */
export function isSameRecord(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [telling(before), telling(after)];
  const kept = old.filter((key) => now.includes(key)).length;
  return keepsFirst(old, now) && 2 * kept >= Math.min(old.length, now.length);
}

/**
 * Returns the keys that do not begin with a number, if there are any, or else all: a price changes, and two records may
 * have the same date.
 */
function telling(keys: readonly string[]): readonly string[] {
  const words = keys.filter((key) => !/^\P{L}*\d/u.test(key));
  return words.length > 0 ? words : keys;
}

/** Returns whether the first key of one is among those of the other, as it is if a word is written before it. */
const keepsFirst = (old: readonly string[], now: readonly string[]): boolean =>
  old[0] === now[0] || now.includes(old[0] ?? '') || old.includes(now[0] ?? '');

/**
 * Finds the items whose elements stay in the page and now show another record, as where a table fills its rows anew for
 * its next page. A row that is renamed is the same row. It shows another record if several siblings lose their first
 * key at once, or if it gets that of a sibling.
 * @param known for each node before, the index of the same element after, or −1
 * @returns the indexes before of these items and of all that is in them
 */
export function* refilled(before: Lineup, after: Lineup, known: Int32Array): Steps<number[]> {
  let old: Records | undefined;
  let now: Records | undefined;
  const seen = new Set<number>();
  const changed = new Map<number, number[]>();
  for (let b = 0; b < known.length; b++) {
    if (b % STEP === 0) yield;
    const a = known[b] as number;
    if (a >= 0 && hasSameText(before.nodes[b] as TreeNode, after.nodes[a] as TreeNode)) continue;
    old ??= yield* Records.reading(before);
    now ??= yield* Records.reading(after);
    const item = old.isItem(b) ? b : old.around(b);
    const same = item < 0 ? -1 : (known[item] as number);
    if (same < 0 || seen.has(item)) continue;
    seen.add(item);
    const [then, keys] = [telling(old.keys(item)), telling(now.keys(same))];
    if (then.length && keys.length && !keepsFirst(then, keys) && old.hasTarget(item))
      valueOf(changed, before.parents[item] as number, () => []).push(item);
  }
  const out: number[] = [];
  if (!old || !now) return out;
  for (const items of changed.values())
    for (const item of items) {
      const [first = ''] = telling(now.keys(known[item] as number));
      if (items.length > 1 || old.siblings(item).some((one) => old?.keys(one).includes(first)))
        for (let i = item, end = old.end(item); i < end; i++) out.push(i);
    }
  return out;
}

const hasSameText = (a: TreeNode, b: TreeNode): boolean =>
  (a.name === b.name || !(a.flags & Flag.OwnName)) &&
  a.children.every((child, i) => !isString(child) || child === b.children[i]);
