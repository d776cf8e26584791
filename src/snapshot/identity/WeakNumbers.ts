/** A weak map is full when it has at least this many entries, and at least `MIN_PART_SHARE` of all entries. */
const MIN_PART_SIZE = 16_384;
const MIN_PART_SHARE = 1 / 8;

/**
 * Maps objects to numbers without keeping the objects alive. The entries are spread over several weak maps, because a
 * weak map that outgrows its table moves all its entries at once, which with 100,000 elements takes longer than a slice
 * of work.
 */
export class WeakNumbers<K extends WeakKey> {
  readonly #parts = [new WeakMap<K, number>()];
  #inLast = 0;
  #added = 0;

  /** Returns the object's number, or undefined if it has none. */
  get(object: K): number | undefined {
    for (let i = this.#parts.length - 1; i >= 0; i--) {
      const number = this.#parts[i]?.get(object);
      if (number !== undefined) return number;
    }
    return undefined;
  }

  /** Sets the number of an object, in place of the one that it may have. */
  set(object: K, number: number): void {
    this.delete(object);
    this.add(object, number);
  }

  /** Sets the number of an object that has none yet. */
  add(object: K, number: number): void {
    if (this.#inLast >= Math.max(MIN_PART_SIZE, this.#added * MIN_PART_SHARE)) {
      this.#parts.push(new WeakMap<K, number>());
      this.#inLast = 0;
    }
    this.#parts.at(-1)?.set(object, number);
    this.#inLast++;
    this.#added++;
  }

  /** Takes its number from an object. */
  delete(object: K): void {
    for (const part of this.#parts) if (part.delete(object)) return;
  }
}
