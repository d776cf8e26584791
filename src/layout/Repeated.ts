/** So many are kept; then all are let go at once. */
const MOST = 100;

/** Values by a text that comes again and again. */
export class Repeated<V> {
  readonly #known = new Map<string, V>();

  get(text: string, make: () => V): V {
    let value = this.#known.get(text);
    if (value === undefined) {
      if (this.#known.size >= MOST) this.#known.clear();
      this.#known.set(text, (value = make()));
    }
    return value;
  }
}
