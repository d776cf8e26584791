import { ElementStyle } from './ElementStyle.ts';

/** A style of which nothing is kept: each question is answered by the browser, as it is then. */
export class LiveStyle extends ElementStyle {
  readonly #live: CSSStyleDeclaration | null;

  constructor(el: Element, source: CSSStyleDeclaration | null) {
    super(el, () => source);
    this.#live = source;
  }

  override get display(): string {
    return this.#live ? this.#live.display : 'none';
  }
  override get visibility(): string {
    return this.#live ? this.#live.visibility : '';
  }
  override get textTransform(): string {
    return this.#live ? this.#live.textTransform : '';
  }
  override get(property: string): string {
    return this.#live ? this.#live.getPropertyValue(property) : '';
  }
}
