/** The number of entries in one generation. */
const GENERATION_SIZE = 2048;

/**
 * A cache of the most recently used entries. When the current generation is full, the one before it is dropped. A pass
 * over a page seldom returns to earlier elements, so that this takes no longer, and it bounds the memory: if results
 * are all kept to the end, the JavaScript heap is three quarters larger after a pass over 100,000 elements.
 */
export class TwoGenerationCache<K, V> {
  #now = new Map<K, V>();
  #before = new Map<K, V>();
  /** The entry of the last call: rules ask about the same element several times in a row. */
  #lastKey: K | undefined;
  #lastValue: V | undefined;

  /** Returns the value; undefined if none was set or its entry was dropped. */
  get(key: K): V | undefined {
    if (key === this.#lastKey) return this.#lastValue;
    let value = this.#now.get(key);
    if (value === undefined) {
      value = this.#before.get(key);
      if (value === undefined) return undefined;
      this.set(key, value);
    }
    this.#lastKey = key;
    return (this.#lastValue = value);
  }

  set(key: K, value: V): void {
    this.#lastKey = key;
    this.#lastValue = value;
    if (this.#now.size >= GENERATION_SIZE) {
      this.#before = this.#now;
      this.#now = new Map();
    }
    this.#now.set(key, value);
  }
}
