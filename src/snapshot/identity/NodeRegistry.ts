import { isElement } from '../../dom/kinds.ts';
import { isConnected } from '../../dom/natives.ts';
import { STEP, type Steps } from '../../tree/lineUp.ts';
import { WeakNumbers } from './WeakNumbers.ts';

/**
 * Which number belongs to which DOM object, both ways in O(1), holding no object alive. A number is given once and never
 * to another object. Markers (what stands for a frame or shadow root that was not walked) are keyed by their host.
 */
export class NodeRegistry {
  readonly #numbers = new WeakNumbers<Node>();
  readonly #markers = new WeakMap<Node, number>();
  /** By number, in blocks of so many: a map of all takes twice the memory. */
  readonly #blocks = new Map<number, (WeakRef<Node> | undefined)[]>();
  #held = 0;
  #successors: WeakSet<Node> | null = null;
  #next = 0;

  /** The object's number, a new one if it has none yet. */
  assign(object: Node): number {
    return this.#numbers.get(object) ?? this.assignNew(object);
  }

  /** The number of an object that has none yet. */
  assignNew(object: Node): number {
    const id = this.#next++;
    this.#numbers.add(object, id);
    this.#hold(id, object);
    return id;
  }

  /** Gives the number of an object that left the page to the one that replaced it. The old one, should it return, gets a new number. */
  takeOver(id: number, successor: Node): void {
    const old = this.#ref(id)?.deref();
    if (old) this.#numbers.delete(old);
    this.#numbers.set(successor, id);
    this.#hold(id, successor);
    (this.#successors ??= new WeakSet<Node>()).add(successor);
  }

  /** True if the object took over its number. */
  isSuccessor(object: Node): boolean {
    return this.#successors?.has(object) ?? false;
  }

  /** The number of the marker that stands in `host` for content which was not walked. */
  assignMarker(host: Node): number {
    let id = this.#markers.get(host);
    if (id === undefined) this.#markers.set(host, (id = this.#next++));
    return id;
  }

  numberOf(object: Node): number | undefined {
    return this.#numbers.get(object);
  }

  /** The object with that number while it is in a document; null once it was removed or collected, or for a marker. */
  object(id: number): Node | null {
    const object = this.#ref(id)?.deref();
    return object && isConnected(object) ? object : null;
  }

  /** The same, if it is an element. */
  element(id: number): Element | null {
    const object = this.object(id);
    return object && isElement(object) ? object : null;
  }

  /** True if the number was ever given out. */
  knows(id: number): boolean {
    return Number.isInteger(id) && id >= 0 && id < this.#next;
  }

  /** How many numbers were given. */
  get given(): number {
    return this.#next;
  }

  /** Forgets the numbers of collected objects; linear, in steps, for the end of a build. Where few more are held than are in `use`, it is not worth it. */
  *sweeping(use: number): Steps<void> {
    if (this.#held < use * 1.2 + STEP) return;
    for (const [key, block] of this.#blocks) {
      let left = 0;
      block.forEach((ref, i) => {
        if (ref?.deref()) left++;
        else if (ref) {
          block[i] = undefined;
          this.#held--;
        }
      });
      // The newest is still being filled.
      if (left === 0 && (key + 1) * BLOCK <= this.#next) this.#blocks.delete(key);
      yield;
    }
  }

  #ref(id: number): WeakRef<Node> | undefined {
    return this.#blocks.get(Math.floor(id / BLOCK))?.[id % BLOCK];
  }

  #hold(id: number, object: Node): void {
    const key = Math.floor(id / BLOCK);
    let block = this.#blocks.get(key);
    if (!block) this.#blocks.set(key, (block = new Array<WeakRef<Node> | undefined>(BLOCK).fill(undefined)));
    if (!block[id % BLOCK]) this.#held++;
    block[id % BLOCK] = new WeakRef(object);
  }
}
const BLOCK = 1024;
