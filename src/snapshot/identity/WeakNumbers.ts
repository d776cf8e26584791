/** So many objects, or that part of all, are held by one weak map. */
const FEW = 16_384;
const PART = 1 / 8;

/**
 * Numbers by object, holding none of them alive: in several weak maps, as one that outgrows its table moves all that it holds in one
 * go, for which a page of 100,000 elements would have to wait longer than for a whole slice of work.
 */
export class WeakNumbers<K extends WeakKey> {
  readonly #parts = [new WeakMap<K, number>()];
  #inLast = 0;
  #given = 0;

  get(object: K): number | undefined {
    for (let i = this.#parts.length - 1; i >= 0; i--) {
      const number = this.#parts[i]?.get(object);
      if (number !== undefined) return number;
    }
    return undefined;
  }

  set(object: K, number: number): void {
    this.delete(object);
    this.add(object, number);
  }

  /** Of an object that has none yet. */
  add(object: K, number: number): void {
    if (this.#inLast >= Math.max(FEW, this.#given * PART)) {
      this.#parts.push(new WeakMap<K, number>());
      this.#inLast = 0;
    }
    this.#parts.at(-1)?.set(object, number);
    this.#inLast++;
    this.#given++;
  }

  delete(object: K): void {
    for (const part of this.#parts) if (part.delete(object)) return;
  }
}
