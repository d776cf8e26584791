import { PROPERTY } from './PseudoIndex.ts';

/**
 * The computed properties that perception asks of an element, each read from the browser once. Without a declaration
 * (an element of a document that is not shown) every property is empty and `display` is `none`.
 */
export class ElementStyle {
  readonly #el: Element;
  readonly #declare: (el: Element) => CSSStyleDeclaration | null;
  #declared: CSSStyleDeclaration | null | undefined;
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
  #ink: string | undefined;
  #textIndent: string | undefined;
  #background: string | undefined;
  #backgroundImage: string | undefined;
  #fontSize: string | undefined;

  /** Bits (`PROPERTY`, `BITS`) of what rules may have set. */
  readonly may: number;
  readonly #text: ElementStyle | null;
  readonly #parent: ElementStyle | null;

  /**
   * @param declare Gives the element's declaration, when a property is first read from it.
   * @param may Bits (`PROPERTY`) of what may differ from the initial value, or if inherited from `parent`'s; the rest is not read.
   * @param parent The style of the flat-tree parent, if it is known.
   * @param display Its `display`, if it is known without reading.
   */
  constructor(el: Element, declare: (el: Element) => CSSStyleDeclaration | null, may = -1, parent: ElementStyle | null = null, display?: string) {
    this.#el = el;
    this.#declare = declare;
    this.#display = display;
    this.may = may;
    this.#parent = parent;
    // The nearest style around in which text may look different: a chain of them would be as deep as the page.
    this.#text = parent && !(may & PROPERTY.text) ? parent.#text ?? parent : null;
  }

  get #source(): CSSStyleDeclaration | null { return this.#declared === undefined ? (this.#declared = this.#declare(this.#el)) : this.#declared; }

  get display(): string { return (this.#display ??= this.#source ? this.#source.display : 'none'); }
  /** `visible`, `hidden` or `collapse`; inherited values included. */
  get visibility(): string {
    return (this.#visibility ??= (this.#parent && !(this.may & PROPERTY.visibility) ? this.#parent.#visibility : undefined) ?? (this.#source ? this.#source.visibility : ''));
  }
  get opacity(): number { return (this.#opacity ??= this.#source && this.may & PROPERTY.opacity ? Number(this.#source.opacity) : 1); }
  get cursor(): string { return (this.#cursor ??= (this.#parent && !(this.may & PROPERTY.cursor) ? this.#parent.#cursor : undefined) ?? this.get('cursor')); }
  get position(): string { return (this.#position ??= this.may & PROPERTY.position ? this.get('position') : 'static'); }
  /** `overflow-x overflow-y`, or one word for both; `clip` where paint containment clips (CSS Containment 2). */
  get overflow(): string {
    if (this.#overflow === undefined) {
      this.#overflow = this.may & PROPERTY.overflow ? both(this.get('overflow-x'), this.get('overflow-y')) : 'visible';
      if (this.#overflow === 'visible' && this.may & PROPERTY.overflow && /paint|strict|content/.test(this.get('contain'))) this.#overflow = 'clip';
    }
    return this.#overflow;
  }
  get pointerEvents(): string { return (this.#pointerEvents ??= this.get('pointer-events')); }
  get whiteSpace(): string { return (this.#whiteSpace ??= this.#text?.whiteSpace ?? this.get('white-space')); }
  get textTransform(): string { return (this.#textTransform ??= this.#text?.textTransform ?? (this.#source ? this.#source.textTransform : '')); }

  get clipPath(): string { return (this.#clipPath ??= (this.may & PROPERTY.clip && this.get('clip-path')) || 'none'); }
  get contentVisibility(): string { return (this.#contentVisibility ??= this.get('content-visibility')); }
  /** The colour that letters are filled with: `color`, if nothing else is said. */
  get ink(): string { return (this.#ink ??= this.#text?.ink ?? this.get('-webkit-text-fill-color')); }
  get textIndent(): string { return (this.#textIndent ??= this.#text?.textIndent ?? this.get('text-indent')); }
  get background(): string { return (this.#background ??= this.may & PROPERTY.background ? this.get('background-color') : 'transparent'); }
  get backgroundImage(): string { return (this.#backgroundImage ??= (this.may & PROPERTY.background && this.get('background-image')) || 'none'); }
  /** In pixels, with the unit. */
  get fontSize(): string { return (this.#fontSize ??= this.#text?.fontSize ?? this.get('font-size')); }

  /** Any other computed property by its CSS name; not kept. */
  get(property: string): string { return this.#source ? this.#source.getPropertyValue(property) : ''; }
}

// Two keywords are read in half the time of the shorthand.
const both = (x: string, y: string): string => (x === y ? x : `${x} ${y}`);
