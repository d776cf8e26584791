/**
 * The computed style of one element, each property read from the browser at most once. Without a declaration (an element of
 * a document that has no window) every property is empty and `display` is `none`.
 */
export class ElementStyle {
  readonly #declaration: CSSStyleDeclaration | null;
  readonly #known: Record<string, string> = { __proto__: null } as unknown as Record<string, string>;

  /** @param declaration The result of `getComputedStyle` for the element. */
  constructor(declaration: CSSStyleDeclaration | null) {
    this.#declaration = declaration;
  }

  /** Any computed property by its CSS name. */
  get(property: string): string {
    return (this.#known[property] ??= this.#declaration ? this.#declaration.getPropertyValue(property) : '');
  }

  get display(): string {
    return this.#declaration ? this.get('display') : 'none';
  }
  /** `visible`, `hidden` or `collapse`, inherited values included. */
  get visibility(): string {
    return this.get('visibility');
  }
  get opacity(): number {
    return Number(this.get('opacity'));
  }
  get cursor(): string {
    return this.get('cursor');
  }
  get position(): string {
    return this.get('position');
  }
  /**
   * `overflow-x overflow-y`, or one word if both are equal; `clip` where paint containment clips (CSS Containment 2). Reading
   * the two longhands is faster than the shorthand.
   */
  get overflow(): string {
    const x = this.get('overflow-x');
    const y = this.get('overflow-y');
    if (x !== y) return `${x} ${y}`;
    return x === 'visible' && /paint|strict|content/.test(this.get('contain')) ? 'clip' : x;
  }
  get pointerEvents(): string {
    return this.get('pointer-events');
  }
  get whiteSpace(): string {
    return this.get('white-space');
  }
  get textTransform(): string {
    return this.get('text-transform');
  }
  get clipPath(): string {
    return this.get('clip-path') || 'none';
  }
  get contentVisibility(): string {
    return this.get('content-visibility');
  }
  /** The colour that letters are filled with: `color`, unless `-webkit-text-fill-color` says otherwise. */
  get ink(): string {
    return this.get('-webkit-text-fill-color');
  }
  get textIndent(): string {
    return this.get('text-indent');
  }
  get background(): string {
    return this.get('background-color');
  }
  get backgroundImage(): string {
    return this.get('background-image') || 'none';
  }
  /** The used font size in CSS pixels, with its unit. */
  get fontSize(): string {
    return this.get('font-size');
  }
}
