/** The properties that are asked of most elements; each has a getter of its own. */
const PROPERTIES = [
  'display',
  'visibility',
  'opacity',
  'position',
  'overflow-x',
  'overflow-y',
  'contain',
  'content-visibility',
  'clip-path',
  'cursor',
  'pointer-events',
  'white-space',
  'text-transform',
  'text-indent',
  'font-size',
  '-webkit-text-fill-color',
  'background-color',
  'background-image',
] as const;

const enum P {
  display,
  visibility,
  opacity,
  position,
  overflowX,
  overflowY,
  contain,
  contentVisibility,
  clipPath,
  cursor,
  pointerEvents,
  whiteSpace,
  textTransform,
  textIndent,
  fontSize,
  textFillColor,
  backgroundColor,
  backgroundImage,
}

/**
 * The computed style of one element, each property read from the browser at most once. Without a declaration (an element of
 * a document that has no window) every property is empty and `display` is `none`.
 */
export class ElementStyle {
  readonly #declaration: CSSStyleDeclaration | null;
  readonly #known: (string | undefined)[] = [];
  #others: Map<string, string> | null = null;

  /** @param declaration The result of `getComputedStyle` for the element. */
  constructor(declaration: CSSStyleDeclaration | null) {
    this.#declaration = declaration;
  }

  get display(): string {
    return this.#declaration ? this.#read(P.display) : 'none';
  }
  /** `visible`, `hidden` or `collapse`, inherited values included. */
  get visibility(): string {
    return this.#read(P.visibility);
  }
  get opacity(): number {
    return Number(this.#read(P.opacity));
  }
  get cursor(): string {
    return this.#read(P.cursor);
  }
  get position(): string {
    return this.#read(P.position);
  }
  /**
   * `overflow-x overflow-y`, or one word if both are equal; `clip` where paint containment clips (CSS Containment 2). Reading
   * the two longhands is faster than the shorthand.
   */
  get overflow(): string {
    const x = this.#read(P.overflowX);
    const y = this.#read(P.overflowY);
    if (x !== y) return `${x} ${y}`;
    if (x !== 'visible') return x;
    const contain = this.#read(P.contain);
    return contain !== 'none' && /paint|strict|content/.test(contain) ? 'clip' : x;
  }
  get pointerEvents(): string {
    return this.#read(P.pointerEvents);
  }
  get whiteSpace(): string {
    return this.#read(P.whiteSpace);
  }
  get textTransform(): string {
    return this.#read(P.textTransform);
  }
  get clipPath(): string {
    return this.#read(P.clipPath) || 'none';
  }
  get contentVisibility(): string {
    return this.#read(P.contentVisibility);
  }
  /** The colour that letters are filled with: `color`, unless `-webkit-text-fill-color` says otherwise. */
  get ink(): string {
    return this.#read(P.textFillColor);
  }
  get textIndent(): string {
    return this.#read(P.textIndent);
  }
  get background(): string {
    return this.#read(P.backgroundColor);
  }
  get backgroundImage(): string {
    return this.#read(P.backgroundImage) || 'none';
  }
  /** The used font size in CSS pixels, with its unit. */
  get fontSize(): string {
    return this.#read(P.fontSize);
  }

  /** Any other computed property by its CSS name. */
  get(property: string): string {
    let value = this.#others?.get(property);
    if (value === undefined) {
      value = this.#declaration ? this.#declaration.getPropertyValue(property) : '';
      (this.#others ??= new Map()).set(property, value);
    }
    return value;
  }

  #read(index: P): string {
    return (this.#known[index] ??= this.#declaration
      ? this.#declaration.getPropertyValue(PROPERTIES[index] as string)
      : '');
  }
}
