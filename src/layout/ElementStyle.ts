/**
 * The computed properties that perception asks of an element, each read from the browser once. Without a declaration
 * (an element of a document that is not shown) every property is empty and `display` is `none`.
 */
export class ElementStyle {
  readonly #source: CSSStyleDeclaration | null;
  #display: string | undefined;
  #visibility: string | undefined;
  #opacity: number | undefined;
  #cursor: string | undefined;
  #position: string | undefined;
  #overflow: string | undefined;
  #pointerEvents: string | undefined;
  #whiteSpace: string | undefined;
  #textTransform: string | undefined;
  #clipPath: string | undefined;
  #contentVisibility: string | undefined;
  #color: string | undefined;
  #fontSize: string | undefined;

  constructor(source: CSSStyleDeclaration | null) { this.#source = source; }

  get display(): string { return (this.#display ??= this.#source ? this.#source.display : 'none'); }
  /** `visible`, `hidden` or `collapse`; inherited values included. */
  get visibility(): string { return (this.#visibility ??= this.#source ? this.#source.visibility : ''); }
  get opacity(): number { return (this.#opacity ??= this.#source ? Number(this.#source.opacity) : 1); }
  get cursor(): string { return (this.#cursor ??= this.get('cursor')); }
  get position(): string { return (this.#position ??= this.get('position')); }
  /** `overflow-x overflow-y`, or one word for both. */
  get overflow(): string { return (this.#overflow ??= both(this.get('overflow-x'), this.get('overflow-y'))); }
  get pointerEvents(): string { return (this.#pointerEvents ??= this.get('pointer-events')); }
  get whiteSpace(): string { return (this.#whiteSpace ??= this.get('white-space')); }
  get textTransform(): string { return (this.#textTransform ??= this.#source ? this.#source.textTransform : ''); }

  get clipPath(): string { return (this.#clipPath ??= this.get('clip-path') || 'none'); }
  get contentVisibility(): string { return (this.#contentVisibility ??= this.get('content-visibility')); }
  get color(): string { return (this.#color ??= this.get('color')); }
  /** In pixels, with the unit. */
  get fontSize(): string { return (this.#fontSize ??= this.get('font-size')); }

  /** Any other computed property by its CSS name; not kept. */
  get(property: string): string { return this.#source ? this.#source.getPropertyValue(property) : ''; }
}

// Two keywords are read in half the time of the shorthand.
const both = (x: string, y: string): string => (x === y ? x : `${x} ${y}`);
