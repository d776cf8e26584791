import { innerPlace, STEP, type Kin, type Lineup, type Steps } from './walk.ts';
import type { TreeNode } from './TreeNode.ts';

/** How much text of a subtree is kept to compare it by. */
const TEXT = 100;

/** What matching compares: by index in the line-up, of every node with all that is in it. */
export interface Prints {
  /** 52-bit hash over tag, role, name, link, id and text of the subtree: equal ones are taken as equal. */
  readonly hashes: Float64Array;
  /** The first hundred characters of the subtree's text. */
  readonly texts: readonly string[];
  /** Nodes in the subtree, itself included. */
  readonly sizes: Int32Array;
}

/** One pass from the last node to the first, in steps: each finds its descendants done. */
export function* fingerprinting({ nodes, parents }: Lineup, kin: Kin): Steps<Prints> {
  const count = nodes.length;
  const hashes = new Float64Array(count);
  const sizes = new Int32Array(count).fill(1);
  const texts = new Array<string>(count).fill('');
  for (let i = count - 1; i >= 0; i--) {
    if (i % STEP === 0) yield;
    const node = nodes[i] as TreeNode;
    const hash = new Hash();
    const { facts } = node;
    hash.add(`${node.tag}|${node.role}|${node.name}|${facts?.href ?? ''}|${facts?.htmlId ?? ''}|${facts?.testId ?? ''}|${facts?.inputType ?? ''}`);
    const [shadow, frame] = [innerPlace(nodes, kin, i, node.shadow), innerPlace(nodes, kin, i, node.frame)];
    let text = '';
    let next = kin.first[i] ?? -1;
    while (next >= 0 && (next === shadow || next === frame)) next = kin.next[next] ?? -1;
    for (const child of node.children) {
      if (typeof child === 'string') hash.add(child);
      const place = typeof child === 'string' || nodes[next] !== child ? -1 : next;
      if (place >= 0) {
        hash.mix(hashes[place] ?? 0);
        next = kin.next[place] ?? -1;
      }
      if (text.length < TEXT) text = `${text} ${typeof child === 'string' ? child : texts[place] ?? ''}`;
    }
    for (const place of [shadow, frame]) if (place >= 0) hash.mix(hashes[place] ?? 0);
    hashes[i] = hash.value;
    texts[i] = text.slice(0, TEXT + 20).replace(/\s+/g, ' ').trim().slice(0, TEXT);
    const parent = parents[i] ?? -1;
    if (parent >= 0) sizes[parent] = (sizes[parent] ?? 0) + (sizes[i] ?? 0);
  }
  return { hashes, texts, sizes };
}

/** Where the only node with that hash is: −1 if there is none, or more. */
export function* uniqueHashes(hashes: Float64Array): Steps<(hash: number) => number> {
  let size = 1;
  while (size < hashes.length * 2) size *= 2;
  // By hash, with what is next to it for others: one more than a place; less than nothing once there are two.
  const table = new Int32Array(size);
  const find = (hash: number): number => {
    let at = hash & (size - 1);
    for (let held = table[at]; held && hashes[Math.abs(held) - 1] !== hash; held = table[at]) at = (at + 1) & (size - 1);
    return at;
  };
  for (let i = 0; i < hashes.length; i++) {
    if (i % STEP === 0) yield;
    const at = find(hashes[i] as number);
    table[at] = table[at] ? -Math.abs(table[at]) : i + 1;
  }
  return (hash) => Math.max(0, table[find(hash)] ?? 0) - 1;
}

/** Two running 32-bit hashes (FNV-1a and a multiplicative one), read as one number. */
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

  get value(): number { return (this.#a >>> 0) + (this.#b & 0xfffff) * 0x1_0000_0000; }

  #step(code: number): void {
    this.#a = Math.imul(this.#a ^ code, 0x01000193);
    this.#b = (Math.imul(this.#b, 33) ^ code) | 0;
  }
}
