import { valueOf } from '../standards/indexed.ts';

const CHUNK = 256;

/**
 * Stores a fixed count of integers for each element number. It allocates them in chunks, so that a few scattered
 * element numbers take little memory. Integers that were not set are −1.
 */
export class NumberTable {
  readonly #columns: number;
  readonly #chunks = new Map<number, Int32Array>();

  constructor(columns = 1) {
    this.#columns = columns;
  }

  /** Sets the first integer of an element. */
  set(id: number, value: number): void {
    this.rowToWrite(id)[this.offset(id)] = value;
  }

  /** Returns the first integer of an element, or −1 if it was not set. */
  get(id: number): number {
    return this.rowToRead(id)?.[this.offset(id)] ?? -1;
  }

  /**
   * Returns the chunk that contains an element's integers from `offset` on, or undefined if none of that chunk was set.
   */
  rowToRead(id: number): Int32Array | undefined {
    return this.#chunks.get(Math.floor(id / CHUNK));
  }

  /** Returns the same chunk, and allocates it if necessary. */
  rowToWrite(id: number): Int32Array {
    return valueOf(this.#chunks, Math.floor(id / CHUNK), () => new Int32Array(CHUNK * this.#columns).fill(-1));
  }

  /** Returns the index in the chunk at which an element's integers begin. */
  offset(id: number): number {
    return (id % CHUNK) * this.#columns;
  }
}
