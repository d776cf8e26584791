import { isString } from '../standards/values.ts';
import { STEP, type Lineup, type Steps } from './lineUp.ts';
import type { TreeNode } from './TreeNode.ts';

/** The number of characters of a subtree's text that are compared. */
const MAX_TEXT = 100;

/** The properties of each node and its subtree that matching compares, by index in the lineup. */
export interface Fingerprints {
  /** A 52-bit hash of tag, role, name, link, id and text of the subtree. Subtrees with the same hash count as equal. */
  readonly hashes: Float64Array;
  /** The first `MAX_TEXT` characters of the subtree's text. */
  readonly texts: readonly string[];
  /** The number of nodes in the subtree, including its root. */
  readonly sizes: Int32Array;
  /** The index of each node in the lineup. */
  readonly places: ReadonlyMap<TreeNode, number>;
}

/**
 * Computes the fingerprints in steps, from the last node to the first, so that all descendants of a node come before
 * it.
 */
export function* fingerprinting({ nodes, parents }: Lineup): Steps<Fingerprints> {
  const count = nodes.length;
  const hashes = new Float64Array(count);
  const sizes = new Int32Array(count).fill(1);
  const texts = new Array<string>(count).fill('');
  const places = new Map<TreeNode, number>();
  for (let i = count - 1; i >= 0; i--) {
    if (i % STEP === 0) yield;
    const node = nodes[i] as TreeNode;
    const hash = new Hash();
    const { facts } = node;
    hash.add(
      `${node.tag}|${node.role}|${node.name}|${facts?.href ?? ''}|${facts?.htmlId ?? ''}|${facts?.testId ?? ''}|${facts?.inputType ?? ''}`,
    );
    let text = '';
    for (const child of node.children) {
      if (isString(child)) hash.add(child);
      const place = isString(child) ? undefined : places.get(child);
      if (place !== undefined) hash.mix(hashes[place] ?? 0);
      if (text.length < MAX_TEXT)
        text = `${text} ${isString(child) ? child : place === undefined ? '' : (texts[place] ?? '')}`;
    }
    for (const inner of [node.shadow, node.frame]) {
      const place = inner ? places.get(inner) : undefined;
      if (place !== undefined) hash.mix(hashes[place] ?? 0);
    }
    places.set(node, i);
    hashes[i] = hash.value;
    texts[i] = text
      .slice(0, MAX_TEXT + 20)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_TEXT);
    const parent = parents[i] ?? -1;
    if (parent >= 0) sizes[parent] = (sizes[parent] ?? 0) + (sizes[i] ?? 0);
  }
  return { hashes, texts, sizes, places };
}

/** Combines two running 32-bit hashes (FNV-1a and a multiplicative one) into one number. */
class Hash {
  #a = 0x811c9dc5;
  #b = 0x1505;

  add(text: string): void {
    for (let i = 0; i < text.length; i++) this.#step(text.charCodeAt(i));
    this.#step(0xffff);
  }

  mix(hash: number): void {
    this.#step(hash | 0);
    this.#step(Math.floor(hash / 0x1_0000_0000) | 0);
  }

  get value(): number {
    return (this.#a >>> 0) + (this.#b & 0xfffff) * 0x1_0000_0000;
  }

  #step(code: number): void {
    this.#a = Math.imul(this.#a ^ code, 0x01000193);
    this.#b = (Math.imul(this.#b, 33) ^ code) | 0;
  }
}
