import { isElement } from '../../dom/kinds.ts';
import { isConnected } from '../../dom/natives.ts';
import { STEP, type Steps } from '../../tree/lineUp.ts';
import { TextGate } from '../../standards/TextGate.ts';
import { WeakNumbers } from './WeakNumbers.ts';

/**
 * Maps DOM objects to their numbers and back, both in constant time, without keeping an object alive. Each number is
 * assigned once; only `takeOver` ever gives it to another object, and only `release` takes it away. A marker, which
 * stands for a frame or shadow root that was not walked, has a number too, kept under its host.
 */
export class NodeRegistry {
  /** The gate that every text of these nodes passes. */
  readonly gate = new TextGate();
  readonly #numbers = new WeakNumbers<Node>();
  readonly #markers = new WeakMap<Node, number>();
  /** The objects by number, in blocks of `BLOCK`; a single map would take twice the memory. */
  readonly #blocks = new Map<number, (WeakRef<Node> | undefined)[]>();
  /** The number of references in the blocks. */
  #held = 0;
  /** Objects that took over their number. */
  #successors: WeakSet<Node> | null = null;
  #next = 0;

  /** Returns the object's number; assigns a new one if it has none yet. */
  assign(object: Node): number {
    return this.#numbers.get(object) ?? this.assignNew(object);
  }

  /** Assigns a new number to an object that has none yet. */
  assignNew(object: Node): number {
    const id = this.#next++;
    this.#numbers.add(object, id);
    this.#hold(id, object);
    return id;
  }

  /**
   * Gives the number of an object that left the page to the one that replaced it. If the old object returns, it gets a
   * new number.
   */
  takeOver(id: number, successor: Node): void {
    const old = this.#ref(id)?.deref();
    if (old) this.#numbers.delete(old);
    this.#numbers.set(successor, id);
    this.#hold(id, successor);
    (this.#successors ??= new WeakSet<Node>()).add(successor);
  }

  /** Takes its number from an object that stays in the page and has become another thing there. */
  release(id: number): void {
    const object = this.#ref(id)?.deref();
    if (object) this.#numbers.delete(object);
    const block = this.#blocks.get(Math.floor(id / BLOCK));
    if (block) block[id % BLOCK] = undefined;
    this.#held--;
  }

  /** Returns whether the object took over its number from another one. */
  isSuccessor(object: Node): boolean {
    return this.#successors?.has(object) ?? false;
  }

  /** Returns the number of the marker for the content of `host` that was not walked; assigns one if it has none yet. */
  assignMarker(host: Node): number {
    let id = this.#markers.get(host);
    if (id === undefined) this.#markers.set(host, (id = this.#next++));
    return id;
  }

  /** Returns the object's number, or undefined if it has none. */
  numberOf(object: Node): number | undefined {
    return this.#numbers.get(object);
  }

  /**
   * Returns the object with that number, or null if it is not in a document, was garbage collected, or is a marker's.
   */
  object(id: number): Node | null {
    const object = this.#ref(id)?.deref();
    return object && isConnected(object) ? object : null;
  }

  /** Returns the object with that number if it is an element in a document. */
  element(id: number): Element | null {
    const object = this.object(id);
    return object && isElement(object) ? object : null;
  }

  /** Returns whether the number was ever assigned. */
  knows(id: number): boolean {
    return Number.isInteger(id) && id >= 0 && id < this.#next;
  }

  /** How many numbers were assigned so far, which is also the next number. */
  get count(): number {
    return this.#next;
  }

  /**
   * Drops the references to collected objects, in steps of one block each. Does nothing as long as only few more
   * references are held than are in use.
   * @param inUse the number of nodes of the current snapshot
   */
  *sweeping(inUse: number): Steps<void> {
    if (this.#held < inUse * 1.2 + STEP) return;
    for (const [key, block] of this.#blocks) {
      let left = 0;
      block.forEach((ref, i) => {
        if (ref?.deref()) left++;
        else if (ref) {
          block[i] = undefined;
          this.#held--;
        }
      });
      // The newest block is still being filled.
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

/** The number of references in a block. */
const BLOCK = 1024;
