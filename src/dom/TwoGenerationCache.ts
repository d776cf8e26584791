/** So many others may be asked for before something is let go. */
const MANY = 2048;

/**
 * Keeps results about the elements that were asked for most recently. A pass over a page seldom returns to elements
 * that it has left, and keeping all results costs more garbage collection on large pages than computing some of them
 * again.
 */
export class TwoGenerationCache<K, V> {
  #now = new Map<K, V>();
  #before = new Map<K, V>();

  get(key: K): V | undefined {
    const value = this.#now.get(key);
    if (value !== undefined) return value;
    const earlier = this.#before.get(key);
    if (earlier !== undefined) this.set(key, earlier);
    return earlier;
  }

  set(key: K, value: V): void {
    if (this.#now.size >= MANY) {
      this.#before = this.#now;
      this.#now = new Map();
    }
    this.#now.set(key, value);
  }
}
