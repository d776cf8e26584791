const CHUNK = 256;

/**
 * Whole numbers by element number, so many for each: in chunks, so that a few scattered element numbers cost little memory.
 * What was never set is −1.
 */
export class NumberTable {
  readonly #columns: number;
  readonly #chunks = new Map<number, Int32Array>();

  constructor(columns = 1) {
    this.#columns = columns;
  }

  set(id: number, value: number): void {
    this.rowToWrite(id)[this.offset(id)] = value;
  }

  /** The first number of an element; −1 where it was not set. */
  get(id: number): number {
    return this.rowToRead(id)?.[this.offset(id)] ?? -1;
  }

  /** The chunk that an element's numbers are in, from `offset` on; undefined where none were set near it. */
  rowToRead(id: number): Int32Array | undefined {
    return this.#chunks.get(Math.floor(id / CHUNK));
  }

  /** The same chunk, made if it is not there. */
  rowToWrite(id: number): Int32Array {
    const key = Math.floor(id / CHUNK);
    let chunk = this.#chunks.get(key);
    if (!chunk) this.#chunks.set(key, (chunk = new Int32Array(CHUNK * this.#columns).fill(-1)));
    return chunk;
  }

  /** Where in its chunk an element's numbers begin. */
  offset(id: number): number {
    return (id % CHUNK) * this.#columns;
  }
}
