/** So many others may be asked for before something is let go. */
const MANY = 2048;

/**
 * What was found out about the elements that were asked for lately. A pass over a page seldom comes back to what it has
 * left: to hold all of it costs more, in collections of garbage that grow with the page, than to find some of it out again.
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
