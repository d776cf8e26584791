/** Values by a text that comes again and again. So many are kept; then all are let go at once. */
export class Repeated<V> {
  readonly #known = new Map<string, V>();
  readonly #most: number;

  constructor(most = 100) {
    this.#most = most;
  }

  get(text: string, make: () => V): V {
    let value = this.#known.get(text);
    if (value === undefined) {
      if (this.#known.size >= this.#most) this.#known.clear();
      this.#known.set(text, (value = make()));
    }
    return value;
  }
}
