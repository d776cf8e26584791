/** Elements, each once, in the order in which they came. Holds none of them alive. */
export class WeakElements {
  readonly #known = new WeakSet<Element>();
  readonly #refs: WeakRef<Element>[] = [];

  add(el: Element): void {
    if (this.#known.has(el)) return;
    this.#known.add(el);
    this.#refs.push(new WeakRef(el));
  }

  /** Those that are still there. */
  get present(): Element[] {
    return this.#refs.flatMap((ref) => ref.deref() ?? []);
  }
}
