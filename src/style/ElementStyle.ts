import { isListBox } from '../dom/kinds.ts';
import { propertyValue } from '../dom/natives.ts';
import type { GeneratedText } from './generatedText.ts';

/**
 * The computed style of one element. The properties that are fields and accessors here are read from the browser at
 * most once, except `isInert`, so an instance must not outlive the pass that made it. For an element of a document
 * without a window, `display` is `none`, the fields that need a box have their initial values, and all other properties
 * are empty.
 *
 * The properties that every pass needs are read at once and kept in plain fields, because rules ask for them several
 * times and code that has not been compiled yet is slow to call.
 */
export class ElementStyle {
  readonly display: string;
  /** `visible`, `hidden` or `collapse`, inherited values included. */
  readonly visibility: string;
  readonly cursor: string;
  readonly contain: string;
  readonly contentVisibility: string;
  /**
   * The values of `overflow-x` and `overflow-y`, one keyword if both are equal, or `clip` if paint containment clips
   * (https://drafts.csswg.org/css-contain-2/#containment-paint). A list box scrolls in every engine.
   */
  readonly overflow: string;
  /** The value of `backface-visibility`. */
  readonly backface: string;
  /** This and the next five have no effect on an element without a box, and have their initial values there. */
  readonly position: string;
  readonly clipPath: string;
  readonly opacity: number;
  readonly filter: string;
  readonly maskImage: string;
  readonly blendMode: string;
  /**
   * The texts of `::before` and `::after`, null if there is none, and undefined until `LayoutReader.generated` has read
   * them.
   */
  before: GeneratedText | null | undefined = undefined;
  after: GeneratedText | null | undefined = undefined;
  readonly #declaration: CSSStyleDeclaration | null;
  #values: Map<string, string> | null = null;

  /**
   * @param declaration the result of `getComputedStyle`, or null in a document without a window
   * @param el the element, unless the style is that of a pseudo-element
   */
  constructor(declaration: CSSStyleDeclaration | null, el?: Element) {
    this.#declaration = declaration;
    this.display = declaration ? this.get('display') : 'none';
    this.visibility = this.get('visibility');
    this.cursor = this.get('cursor');
    this.contain = this.get('contain');
    this.contentVisibility = this.get('content-visibility');
    this.backface = this.get('backface-visibility');
    // https://drafts.csswg.org/css-display/#valdef-display-contents
    const hasBox = this.display !== 'contents';
    const effect = (name: string, none: string): string => (hasBox && this.get(name)) || none;
    this.position = effect('position', 'static');
    this.clipPath = effect('clip-path', 'none');
    this.opacity = Number(effect('opacity', '1'));
    this.filter = effect('filter', 'none');
    this.maskImage = effect('mask-image', 'none');
    this.blendMode = effect('mix-blend-mode', 'normal');
    // Reading two longhands is faster than reading the shorthand.
    const x = this.get('overflow-x');
    const y = this.get('overflow-y');
    this.overflow =
      x !== y
        ? `${x} ${y}`
        : x !== 'visible'
          ? x
          : PAINT.test(this.contain) || this.contentVisibility === 'auto'
            ? 'clip'
            : // WebKit scrolls list boxes, but their style does not tell.
              el && isListBox(el)
              ? 'hidden scroll'
              : x;
  }

  get pointerEvents(): string {
    return this.#read('pointer-events');
  }
  /**
   * Whether style makes the element inert, in engines that know the property. It is inherited, so that no ancestor has
   * to be asked. https://drafts.csswg.org/css-ui-4/#propdef-interactivity
   */
  get isInert(): boolean {
    return this.get('interactivity') === 'inert';
  }
  get whiteSpace(): string {
    return this.#read('white-space');
  }
  get textTransform(): string {
    return this.#read('text-transform');
  }
  /** The colour that fills the letters: `-webkit-text-fill-color`, whose initial value is `color`. */
  get textFill(): string {
    return this.#read('-webkit-text-fill-color');
  }
  get background(): string {
    return this.#read('background-color');
  }
  get backgroundImage(): string {
    return this.#read('background-image') || 'none';
  }
  /** The used font size in CSS pixels, with its unit. */
  get fontSize(): string {
    return this.#read('font-size');
  }

  /** The lines that the element draws on its text and on that of its descendants. */
  get decorationLine(): string {
    return this.#read('text-decoration-line');
  }

  /** Returns any other computed property by its CSS name. It is read from the browser at each call. */
  get(property: string): string {
    return this.#declaration ? propertyValue(this.#declaration, property) : '';
  }

  #read(property: string): string {
    const values = (this.#values ??= new Map<string, string>());
    let value = values.get(property);
    if (value === undefined) values.set(property, (value = this.get(property)));
    return value;
  }
}

/** Matches the values of `contain` that include paint containment. */
const PAINT = /paint|strict|content/;
