import type { PseudoIndex } from './PseudoIndex.ts';
import { PROPERTY } from './ruleBits.ts';

/**
 * The computed properties that perception asks of an element, or of several that are alike, each read from the browser once. Without a declaration
 * (an element of a document that is not shown) every property is empty and `display` is `none`.
 */
export class ElementStyle {
  readonly #el: Element;
  readonly #declare: (el: Element) => CSSStyleDeclaration | null;
  #declared: CSSStyleDeclaration | null | undefined;
  #display: string | undefined;
  #visibility: string | undefined;
  #cursor: string | undefined;
  #textTransform: string | undefined;
  /** What few elements are asked for, by its CSS name. */
  #kept: Record<string, string> | undefined;

  /** Bits (`PROPERTY`, `BITS`) of what rules may have set. */
  readonly may: number;
  /** The rules of the tree that the element is in, if they are known. */
  readonly rules: PseudoIndex | null;
  /** What others found out of all elements that share the style: whether their letters can be told from what they stand on, and have a size and a place in the flow. */
  inked = false;
  legible = false;
  /** What stands around such an element, as it was last asked for, and around what is in it. */
  outer: object | null = null;
  inside: object | null = null;
  /** Styles of elements in it that others of their kind (`PseudoIndex.kindOf`) share. */
  kinds: Map<string, ElementStyle> | null = null;
  readonly #text: ElementStyle | null;
  readonly #parent: ElementStyle | null;

  /**
   * @param declare Gives the element's declaration, when a property is first read from it.
   * @param may Bits (`PROPERTY`) of what may differ from the initial value, or if inherited from `parent`'s; the rest is not read.
   * @param parent The style of the flat-tree parent, if it is known.
   * @param display Its `display`, if it is known without reading.
   * @param rules The rules of the tree that the element is in.
   */
  constructor(
    el: Element,
    declare: (el: Element) => CSSStyleDeclaration | null,
    may = -1,
    parent: ElementStyle | null = null,
    display?: string,
    rules: PseudoIndex | null = null,
  ) {
    this.#el = el;
    this.#declare = declare;
    this.#display = display;
    this.may = may;
    this.rules = rules;
    this.#parent = parent;
    // The nearest style around in which text may look different: a chain of them would be as deep as the page.
    this.#text = parent && !(may & PROPERTY.text) ? (parent.#text ?? parent) : null;
  }

  get #source(): CSSStyleDeclaration | null {
    return this.#declared === undefined ? (this.#declared = this.#declare(this.#el)) : this.#declared;
  }

  get display(): string {
    return (this.#display ??= this.#source ? this.#source.display : 'none');
  }
  /** `visible`, `hidden` or `collapse`; inherited values included. */
  get visibility(): string {
    return (this.#visibility ??= ElementStyle.#inherited(this));
  }
  get opacity(): number {
    return this.may & PROPERTY.opacity ? Number(this.get('opacity')) : 1;
  }
  get cursor(): string {
    return (this.#cursor ??=
      (this.#parent && !(this.may & PROPERTY.cursor) ? this.#parent.#cursor : undefined) ?? this.get('cursor'));
  }
  get position(): string {
    return this.may & PROPERTY.position ? this.get('position') : 'static';
  }
  /** `overflow-x overflow-y`, or one word for both; `clip` where paint containment clips (CSS Containment 2). */
  get overflow(): string {
    let x = 'visible';
    if (this.may & PROPERTY.overflow) {
      // Two keywords are read in half the time of the shorthand.
      x = this.get('overflow-x');
      const y = this.get('overflow-y');
      if (x !== y) return `${x} ${y}`;
    }
    return x === 'visible' && this.may & PROPERTY.contain && /paint|strict|content/.test(this.get('contain'))
      ? 'clip'
      : x;
  }
  get pointerEvents(): string {
    return this.get('pointer-events');
  }
  get whiteSpace(): string {
    return this.#ofText('white-space');
  }
  get textTransform(): string {
    return (this.#textTransform ??= this.#text?.textTransform ?? (this.#source ? this.#source.textTransform : ''));
  }
  get clipPath(): string {
    return (this.may & PROPERTY.clip && this.get('clip-path')) || 'none';
  }
  get contentVisibility(): string {
    return this.get('content-visibility');
  }
  /** The colour that letters are filled with: `color`, if nothing else is said. */
  get ink(): string {
    return this.#ofText('-webkit-text-fill-color');
  }
  get textIndent(): string {
    return this.#ofText('text-indent');
  }
  get background(): string {
    return this.may & PROPERTY.background ? this.get('background-color') : 'transparent';
  }
  get backgroundImage(): string {
    return (this.may & PROPERTY.background && this.get('background-image')) || 'none';
  }
  /** In pixels, with the unit. */
  get fontSize(): string {
    return this.#ofText('font-size');
  }

  /** Any computed property by its CSS name. */
  get(property: string): string {
    const kept = (this.#kept ??= {});
    return (kept[property] ??= this.#source ? this.#source.getPropertyValue(property) : '');
  }

  #ofText(property: string): string {
    return (this.#text ?? this).get(property);
  }

  /** With loops: a page may be nested 10,000 deep. All that is passed on the way up has the same. */
  static #inherited(style: ElementStyle): string {
    let from = style;
    while (from.#visibility === undefined && from.#parent && !(from.may & PROPERTY.visibility)) from = from.#parent;
    const value = (from.#visibility ??= from.#source ? from.#source.visibility : '');
    for (let at = style; at !== from; at = at.#parent as ElementStyle) at.#visibility = value;
    return value;
  }
}
