/** How many elements a node stands for with all that is in it, and by what evidence it is a target. */
export const enum Count {
  Walked,
  Hidden,
  Visible,
  Interactive,
  Signs,
  Size,
}

/** A slot in it shows what is assigned to it. */
export const SLOTTED = 1 << 15;

/** So many or more: counts are not kept. */
export const MOST = 0xffff;

const CHUNK = 256;
export const COLUMNS: number = Count.Size;
const NONE = new Uint16Array(0);

/** Counts of nodes by number, in chunks so that scattered numbers cost little. */
export class Tally {
  readonly #chunks = new Map<number, typeof NONE>();
  /** Where was looked last: nodes that stand together mostly have numbers that do. */
  #key = -1;
  #chunk = NONE;

  set(id: number, counts: Int32Array, from: number): void {
    const key = Math.floor(id / CHUNK);
    let chunk = this.#find(key);
    if (chunk === NONE) this.#chunks.set(key, (chunk = this.#chunk = new Uint16Array(CHUNK * COLUMNS)));
    const at = (id % CHUNK) * COLUMNS;
    for (let i = 0; i < COLUMNS; i++) chunk[at + i] = Math.min(MOST, counts[from + i] ?? 0);
  }

  get(id: number, count: Count): number {
    return this.#find(Math.floor(id / CHUNK))[(id % CHUNK) * COLUMNS + count] ?? 0;
  }

  #find(key: number): typeof NONE {
    if (key !== this.#key) {
      this.#key = key;
      this.#chunk = this.#chunks.get(key) ?? NONE;
    }
    return this.#chunk;
  }
}
