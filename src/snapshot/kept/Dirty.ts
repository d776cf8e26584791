import { flatParentAcrossFrames } from '../../dom/composed.ts';

/** Which elements the next walk must look at again; those around them too, for names and counts come from what is inside. */
export class Dirty {
  readonly #whole = new Set<Element>();
  readonly #path = new Set<Element>();
  readonly #onTouched: (el: Element) => void;
  /** Elements whose own style may be another. */
  readonly restyled = new Set<Element>();

  /** `onTouched` is told of every element that is to be looked at again, once. */
  constructor(onTouched: (el: Element) => void) {
    this.#onTouched = onTouched;
  }

  /** The element itself. */
  touch(el: Element): void {
    const added: Element[] = [];
    for (let at: Element | null = el; at && !this.#path.has(at); at = flatParentAcrossFrames(at)) {
      this.#path.add(at);
      added.push(at);
    }
    for (const one of added) this.#onTouched(one);
  }

  /** The element with all that is in it. */
  touchWhole(el: Element): void {
    if (this.#whole.has(el)) return;
    this.#whole.add(el);
    this.touch(el);
  }

  /** Of those that must be looked at again and have one. */
  numbers(registry: { numberOf(el: Element): number | undefined }): Set<number> {
    const numbers = new Set<number>();
    for (const el of this.#path) numbers.add(registry.numberOf(el) ?? -1);
    return numbers;
  }

  has(el: Element): boolean {
    return this.#path.has(el);
  }
  isWhole(el: Element): boolean {
    return this.#whole.has(el);
  }
}
