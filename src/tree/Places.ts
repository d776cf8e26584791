const CHUNK = 256;

/** Places by number, in chunks so that scattered numbers cost little. */
export class Places {
  readonly #chunks = new Map<number, Int32Array>();

  set(id: number, place: number): void {
    const key = Math.floor(id / CHUNK);
    let chunk = this.#chunks.get(key);
    if (!chunk) this.#chunks.set(key, (chunk = new Int32Array(CHUNK).fill(-1)));
    chunk[id % CHUNK] = place;
  }

  /** −1 for what has none. */
  get(id: number): number {
    return this.#chunks.get(Math.floor(id / CHUNK))?.[id % CHUNK] ?? -1;
  }
}
