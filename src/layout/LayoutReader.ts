import { valueOf } from '../standards/indexed.ts';
import { ownFields } from '../standards/ownFields.ts';
import { flatParent } from '../dom/composed.ts';
import { documentWindow, getter, localName, ownerDocument } from '../dom/natives.ts';
import { TwoGenerationCache } from '../dom/TwoGenerationCache.ts';
import { areaBox } from './area.ts';
import { isElement, isSvg, isTag } from '../dom/kinds.ts';
import { CounterIndex } from '../style/CounterIndex.ts';
import { ElementStyle } from '../style/ElementStyle.ts';
import { generatedText, hasGeneratedText } from '../style/generatedText.ts';
import type { GeneratedText, Pseudo } from '../style/generatedText.ts';
import {
  boundingRect,
  boxOf,
  checkVisibility,
  clientHeight,
  clientRects,
  clientWidth,
  rectOfText,
  rectsOfText,
  scrollHeight,
  scrollLeft,
  scrollTop,
  scrollWidth,
  computedStyle,
  DIVIDES_BY_ZOOM,
} from './layoutBuiltins.ts';
import { nearestIn, type PassCache } from './passCache.ts';
import { transformed } from '../style/textTransform.ts';

/** A rectangle in CSS pixels, relative to the viewport of the element's own frame. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * One pass of reading style and layout. Styles and border boxes are read at most once and cached until the pass ends.
 * Since nothing is written to the page during a pass, the browser computes style and layout only once. A reader must
 * not outlive its task: make a new one after every `await`.
 */
export class LayoutReader {
  readonly #styles = new TwoGenerationCache<Element, ElementStyle>();
  readonly #boxes = new TwoGenerationCache<Element, Box>();
  readonly #counters = new Map<Document, CounterIndex>();
  /** The document of the last call, and its window. */
  #document: Document | null = null;
  #window: Window | null = null;

  /** Returns the element's computed style. https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle */
  style(el: Element): ElementStyle {
    let style = this.#styles.get(el);
    if (!style) this.#styles.set(el, (style = new ElementStyle(this.#declaration(el), el)));
    return style;
  }

  /**
   * Returns the element's border box, which is the union of its boxes, or for an `<area>` the box of its shape on its
   * image. https://drafts.csswg.org/cssom-view/#dom-element-getboundingclientrect
   */
  box(el: Element): Box {
    let box = this.#boxes.get(el);
    if (!box) {
      // Browsers differ in what they return for an area: the box of its shape, that of the image, or nothing.
      box = this.#areaBox(el) ?? this.#boxOf(boundingRect(el), el);
      this.#boxes.set(el, box);
    }
    return box;
  }

  /** Returns the element's border box if it was already read in this pass; does not read it otherwise. */
  knownBox(el: Element): Box | undefined {
    return this.#boxes.get(el);
  }

  /** Returns the boxes of the element: an inline element has one for each line. Not cached. */
  boxes(el: Element): Box[] {
    const area = this.#areaBox(el);
    return area ? [area] : [...clientRects(el)].map((rect) => this.#boxOf(rect, el));
  }

  #areaBox(el: Element): Box | null {
    return isTag(el, 'area') ? areaBox(el, this) : null;
  }

  /**
   * Returns the size of the part of a scroll container that shows content, or of the viewport for a root element. Not
   * cached.
   */
  clientSize(el: Element): { width: number; height: number } {
    return { width: clientWidth(el), height: clientHeight(el) };
  }

  /**
   * Returns the size of the scrollable content. Not cached.
   * https://drafts.csswg.org/cssom-view/#dom-element-scrollwidth
   */
  scrollSize(el: Element): { width: number; height: number } {
    return { width: scrollWidth(el), height: scrollHeight(el) };
  }

  /** Returns the scroll offset of the element. `left` is negative in a right-to-left container. Not cached. */
  scrollOffset(el: Element): { left: number; top: number } {
    return { left: scrollLeft(el), top: scrollTop(el) };
  }

  /** Returns the bounding box of a text node's characters, or of the one at an offset. Not cached. */
  textBox(text: Text, offset?: number): Box {
    return this.#boxOf(rectOfText(text, offset), text);
  }

  /** Returns the boxes of a text node's characters, one for each line. Not cached. */
  textBoxes(text: Text): Box[] {
    return [...rectsOfText(text)].map((rect) => this.#boxOf(rect, text));
  }

  /** Returns the box that a rectangle of the element or the text describes: see `DIVIDES_BY_ZOOM`. */
  #boxOf(rect: DOMRect, node: Node): Box {
    const box = boxOf(rect);
    const zoom = this.rectZoom(node);
    if (zoom === 1) return box;
    const { scrollX, scrollY } = documentWindow(ownerDocument(node) as Document) as Window;
    return {
      x: (box.x + scrollX) * zoom - scrollX,
      y: (box.y + scrollY) * zoom - scrollY,
      width: box.width * zoom,
      height: box.height * zoom,
    };
  }

  /** Returns the zoom by which the browser divides the rectangles of the element or the text, which is often 1. */
  rectZoom(node: Node): number {
    let zoom = 1;
    if (!DIVIDES_BY_ZOOM) return zoom;
    const own = (el: Element): number => parseFloat(this.style(el).get('zoom')) || 1;
    let at = isElement(node) ? node : flatParent(node);
    while ((at = nearestIn(zoomed, this, at, (el) => own(el) !== 1))) {
      zoom *= own(at);
      at = flatParent(at);
    }
    return zoom;
  }

  /**
   * Returns the pseudo-element's computed style, or null if the element cannot have that pseudo-element. Not cached.
   */
  pseudo(el: Element, which: Pseudo): CSSStyleDeclaration | null {
    // Browsers compute a style for pseudo-elements of SVG elements, but generate boxes only inside `foreignObject`.
    if (isSvg(el) && localName(el) !== 'foreignObject') return null;
    return this.#declaration(el, which);
  }

  /** Returns the same as an `ElementStyle`, so that functions for elements can read it. Not cached. */
  pseudoStyle(el: Element, which: Pseudo): ElementStyle | null {
    const declaration = this.pseudo(el, which);
    return declaration && new ElementStyle(declaration);
  }

  /**
   * Returns the boxes and styles of the element's absolutely positioned `::before` and `::after`, which may be all that
   * a person sees of an element without a size. Those without content or size, and hidden ones, are left out. Not
   * cached.
   */
  paintedBoxes(
    el: Element,
  ): { readonly el: Element; readonly pseudo: Pseudo; readonly box: Box; readonly style: ElementStyle }[] {
    let around: Element | null = el;
    while (around && this.style(around).position === 'static') around = flatParent(around);
    const origin = around ? this.box(around) : { x: 0, y: 0 };
    return (['::before', '::after'] as const).flatMap((pseudo) => {
      const style = this.pseudo(el, pseudo);
      if (style?.position !== 'absolute' || style.content === 'none' || style.visibility !== 'visible') return [];
      const [x = 0, y = 0, width = 0, height = 0] = [style.left, style.top, style.width, style.height].map(parseFloat);
      if (!(width > 0 && height > 0)) return [];
      const box = { x: origin.x + x, y: origin.y + y, width, height };
      return [{ el, pseudo, box, style: new ElementStyle(style) }];
    });
  }

  /** Returns the pseudo-element's computed style if it is rendered and has generated content, or null. */
  pseudoWithText(el: Element, which: Pseudo): CSSStyleDeclaration | null {
    if (which === '::marker' && !this.style(el).display.includes('list-item')) return null;
    const style = this.pseudo(el, which);
    return style && hasGeneratedText(style.content) && style.display !== 'none' ? style : null;
  }

  /**
   * Returns the pseudo-element's text with counters and alternative texts resolved, or null if it generates none or is
   * hidden.
   */
  generated(el: Element, which: Pseudo): GeneratedText | null {
    if (which === '::marker') return this.#readGenerated(el, which);
    const style = this.style(el);
    const key = which === '::before' ? 'before' : 'after';
    // The text of the page asks for these, and so do the names of the element and of those around it.
    if (style[key] === undefined) style[key] = this.#readGenerated(el, which);
    return style[key];
  }

  #readGenerated(el: Element, which: Pseudo): GeneratedText | null {
    const style = this.pseudoWithText(el, which);
    if (!style || style.visibility !== 'visible') return null;
    const doc = ownerDocument(el) as Document;
    const { shown, text, replaced } = generatedText(el, style.content, style.quotes, (name) =>
      valueOf(this.#counters, doc, () => new CounterIndex(doc, this)).at(el, which, name),
    );
    const cased = (written: string): string => transformed(written, style.textTransform);
    return { shown: cased(shown), text: cased(text), replaced, display: style.display };
  }

  /**
   * Returns whether `content-visibility: hidden` skips the element's contents. The property does not apply to inline
   * boxes. https://drafts.csswg.org/css-contain-2/#content-visibility
   */
  skipsContents(el: Element): boolean {
    const style = this.style(el);
    if (style.contentVisibility !== 'hidden') return false;
    return style.display !== 'inline' && style.display !== 'contents';
  }

  /**
   * Returns whether the element's contents are not laid out until they come near the viewport.
   * https://drafts.csswg.org/css-contain-2/#valdef-content-visibility-auto
   */
  rendersLater(el: Element): boolean {
    return this.style(el).contentVisibility === 'auto' && !nearViewport(this.box(el));
  }

  /**
   * Returns whether the element has a box that neither its own style nor an ancestor's hides. Not cached.
   * https://drafts.csswg.org/cssom-view/#dom-element-checkvisibility
   */
  shows(el: Element): boolean {
    return checkVisibility(el, SHOWN) === true;
  }

  /** Returns null for an element of a document without a window, such as one that `DOMParser` made. */
  #declaration(el: Element, pseudo?: Pseudo): CSSStyleDeclaration | null {
    const doc = ownerDocument(el);
    if (doc !== this.#document) {
      this.#document = doc;
      this.#window = doc && documentWindow(doc);
    }
    return this.#window ? computedStyle(this.#window, el, pseudo) : null;
  }
}

/** The nearest element with a zoom of its own around each element, which may be that element itself. */
const zoomed: PassCache<Element, Element | null> = new WeakMap();

const SHOWN = ownFields<CheckVisibilityOptions>({ visibilityProperty: true });

/**
 * Returns whether the box is at the height of the viewport. A box without a height is not, wherever it is, because it
 * may not be laid out yet.
 */
const nearViewport = ({ y, height }: Box): boolean => height > 0 && y < windowSize().height && y + height > 0;

const here = { prototype: window };
const innerWidth = getter<Window, number | undefined>(here, 'innerWidth');
const innerHeight = getter<Window, number | undefined>(here, 'innerHeight');
/** Returns the size of a window's viewport in CSS pixels, scroll bars included; by default that of this window. */
export const windowSize = (win: Window | null = window): { width: number; height: number } => ({
  // There is no getter if a script put a number in its place before this one started.
  width: (win && (innerWidth(win) ?? win.innerWidth)) ?? 0,
  height: (win && (innerHeight(win) ?? win.innerHeight)) ?? 0,
});
/** Returns the scroll position of a window as a string to compare. */
export const windowScroll = ({ scrollX, scrollY }: Window): string => `${scrollX},${scrollY}`;
