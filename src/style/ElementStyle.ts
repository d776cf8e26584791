import { propertyValue } from '../dom/natives.ts';
import type { GeneratedText } from './generatedText.ts';

/** The properties that are read for many elements, but not for all, in the order of `Property`. */
const PROPERTIES = [
  'overflow-x',
  'overflow-y',
  'contain',
  'content-visibility',
  'pointer-events',
  'white-space',
  'text-transform',
  'text-indent',
  'font-size',
  'text-decoration-line',
  '-webkit-text-fill-color',
  'background-color',
  'background-image',
  'order',
  'filter',
  'mask-image',
  'mix-blend-mode',
] as const;

const enum Property {
  overflowX,
  overflowY,
  contain,
  contentVisibility,
  pointerEvents,
  whiteSpace,
  textTransform,
  textIndent,
  fontSize,
  textDecoration,
  textFillColor,
  backgroundColor,
  backgroundImage,
  order,
  filter,
  maskImage,
  blendMode,
}

/**
 * The computed style of one element. The properties that are fields and accessors here are read from the browser at
 * most once, so an instance must not outlive the pass that made it. For an element of a document without a window,
 * every property is empty and `display` is `none`.
 *
 * The properties that every pass needs are read at once and kept in plain fields, because rules ask for them several
 * times and code that has not been compiled yet is slow to call.
 */
export class ElementStyle {
  readonly display: string;
  /** `visible`, `hidden` or `collapse`, inherited values included. */
  readonly visibility: string;
  readonly position: string;
  readonly cursor: string;
  readonly clipPath: string;
  readonly opacity: number;
  /** The text of `::before` and `::after`, undefined until `LayoutReader.generated` has read it. */
  before: GeneratedText | null | undefined = undefined;
  after: GeneratedText | null | undefined = undefined;
  readonly #declaration: CSSStyleDeclaration | null;
  #values: (string | undefined)[] | null = null;

  /** @param declaration The result of `getComputedStyle`, or null in a document without a window. */
  constructor(declaration: CSSStyleDeclaration | null) {
    this.#declaration = declaration;
    const read = (property: string): string => (declaration ? propertyValue(declaration, property) : '');
    this.display = declaration ? read('display') : 'none';
    this.visibility = read('visibility');
    this.position = read('position');
    this.cursor = read('cursor');
    this.clipPath = read('clip-path') || 'none';
    this.opacity = Number(read('opacity'));
  }

  /**
   * The values of `overflow-x` and `overflow-y`, one keyword if both are equal, or `clip` if paint containment clips
   * (https://drafts.csswg.org/css-contain-2/#containment-paint). Reading two longhands is faster than reading the
   * shorthand.
   */
  get overflow(): string {
    const x = this.#read(Property.overflowX);
    const y = this.#read(Property.overflowY);
    if (x !== y) return `${x} ${y}`;
    if (x !== 'visible') return x;
    const contain = this.#read(Property.contain);
    return contain !== 'none' && /paint|strict|content/.test(contain) ? 'clip' : x;
  }
  get pointerEvents(): string {
    return this.#read(Property.pointerEvents);
  }
  get whiteSpace(): string {
    return this.#read(Property.whiteSpace);
  }
  get textTransform(): string {
    return this.#read(Property.textTransform);
  }
  get contentVisibility(): string {
    return this.#read(Property.contentVisibility);
  }
  /** The colour that fills the letters: `-webkit-text-fill-color`, whose initial value is `color`. */
  get textFill(): string {
    return this.#read(Property.textFillColor);
  }
  get textIndent(): string {
    return this.#read(Property.textIndent);
  }
  get background(): string {
    return this.#read(Property.backgroundColor);
  }
  get backgroundImage(): string {
    return this.#read(Property.backgroundImage) || 'none';
  }
  get filter(): string {
    return this.#read(Property.filter) || 'none';
  }
  get maskImage(): string {
    return this.#read(Property.maskImage) || 'none';
  }
  get blendMode(): string {
    return this.#read(Property.blendMode) || 'normal';
  }
  /** The lines drawn for this element's own declaration: `none`, or keywords such as `line-through`. */
  get textDecoration(): string {
    return this.#read(Property.textDecoration);
  }
  /** The used font size in CSS pixels, with its unit. */
  get fontSize(): string {
    return this.#read(Property.fontSize);
  }

  /** The computed `order` of a flex or grid item. */
  get order(): string {
    return this.#read(Property.order);
  }

  /** Returns any other computed property by its CSS name. It is read from the browser at each call. */
  get(property: string): string {
    return this.#declaration ? propertyValue(this.#declaration, property) : '';
  }

  #read(index: Property): string {
    const values = (this.#values ??= []);
    return (values[index] ??= this.#declaration ? propertyValue(this.#declaration, PROPERTIES[index] as string) : '');
  }
}
