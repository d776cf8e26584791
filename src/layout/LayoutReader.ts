import { documentWindow, localName, ownerDocument } from '../dom/natives.ts';
import { TwoGenerationCache } from '../dom/TwoGenerationCache.ts';
import { areaBox } from './area.ts';
import { isSvg, isTag } from '../dom/kinds.ts';
import { CounterIndex } from '../style/CounterIndex.ts';
import { ElementStyle } from '../style/ElementStyle.ts';
import { generatedText, hasGeneratedText } from '../style/generatedText.ts';
import type { GeneratedText, Pseudo } from '../style/generatedText.ts';
import {
  boundingRect,
  checkVisibility,
  clientHeight,
  clientRects,
  clientWidth,
  scrollHeight,
  scrollLeft,
  scrollTop,
  scrollWidth,
} from './layoutBuiltins.ts';
import { transformed } from '../style/textTransform.ts';

/** A rectangle in CSS pixels, relative to the viewport of the element's own frame. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * One pass of reading style and layout. Every answer is read at most once and kept until the pass ends; as nothing is
 * written to the page within a pass, the browser computes style and layout once. A reader must not outlive its task:
 * make a new one after every `await`.
 */
export class LayoutReader {
  readonly #styles = new TwoGenerationCache<Element, ElementStyle>();
  readonly #boxes = new TwoGenerationCache<Element, Box>();
  readonly #counters = new Map<Document, CounterIndex>();
  /** The rules ask about one element several times in a row. */
  #lastStyled: Element | null = null;
  #lastStyle: ElementStyle | null = null;
  /** The document that was last asked about, and its window. */
  #document: Document | null = null;
  #window: Window | null = null;

  /** Computed style of the element, each property read when first asked (CSSOM, `getComputedStyle`). */
  style(el: Element): ElementStyle {
    if (el === this.#lastStyled) return this.#lastStyle as ElementStyle;
    let style = this.#styles.get(el);
    if (!style) this.#styles.set(el, (style = new ElementStyle(this.#declaration(el))));
    this.#lastStyled = el;
    return (this.#lastStyle = style);
  }

  /** Border box of the element: the union of its boxes (CSSOM View, `getBoundingClientRect`). */
  box(el: Element): Box {
    let box: Box | null | undefined = this.#boxes.get(el);
    if (!box) {
      const { x, y, width, height } = boundingRect(el);
      box = width === 0 && isTag(el, 'area') ? areaBox(el, (image) => this.box(image)) : null;
      this.#boxes.set(el, (box ??= { x, y, width, height }));
    }
    return box;
  }

  /** The box of the element if it was asked for in this pass. */
  knownBox(el: Element): Box | undefined {
    return this.#boxes.get(el);
  }

  /** The element's own boxes one by one, as for an inline element broken over lines. Not kept. */
  boxes(el: Element): Box[] {
    const boxes = Array.from(clientRects(el), ({ x, y, width, height }) => ({ x, y, width, height }));
    const area = boxes.length === 0 && isTag(el, 'area') ? areaBox(el, (image) => this.box(image)) : null;
    return area ? [area] : boxes;
  }

  /** Size of the part of a scroll container (or, for a root element, the viewport) that shows content. Not kept. */
  clientSize(el: Element): { width: number; height: number } {
    return { width: clientWidth(el), height: clientHeight(el) };
  }

  /** Size of all that the element can scroll to (CSSOM View, `scrollWidth` and `scrollHeight`). Not kept. */
  scrollSize(el: Element): { width: number; height: number } {
    return { width: scrollWidth(el), height: scrollHeight(el) };
  }

  /** How far the element is scrolled; `left` is negative in a right-to-left container. Not kept. */
  scrollOffset(el: Element): { left: number; top: number } {
    return { left: scrollLeft(el), top: scrollTop(el) };
  }

  /** Bounding box of a text node's characters. Not kept. */
  textBox(text: Text): Box {
    const range = (ownerDocument(text) as Document).createRange();
    range.selectNodeContents(text);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  }

  /** Computed style of the pseudo-element; null where the element cannot have one. Not kept. */
  pseudo(el: Element, which: Pseudo): CSSStyleDeclaration | null {
    // Browsers compute a style for the pseudo-elements of a drawing's parts, but make boxes only inside `foreignObject`.
    if (isSvg(el) && localName(el) !== 'foreignObject') return null;
    return this.#declaration(el, which);
  }

  /** The style of the pseudo-element if it is shown and has text. */
  pseudoWithText(el: Element, which: Pseudo): CSSStyleDeclaration | null {
    if (which === '::marker' && !this.style(el).display.includes('list-item')) return null;
    const style = this.pseudo(el, which);
    return style && hasGeneratedText(style.content) && style.display !== 'none' ? style : null;
  }

  /** The text that CSS generates there, counters and alternative texts resolved; null if there is none to see. */
  generated(el: Element, which: Pseudo): GeneratedText | null {
    const style = this.pseudoWithText(el, which);
    if (!style || style.visibility !== 'visible') return null;
    const { text, replaced } = generatedText(el, style.content, style.quotes, (name) =>
      this.#counterIndex(ownerDocument(el) as Document).at(el, which, name),
    );
    return { text: transformed(text, style.textTransform), replaced, display: style.display };
  }

  /** Whether the contents of the element are skipped: `content-visibility: hidden` where it applies. https://drafts.csswg.org/css-contain-2/#content-visibility */
  skipsContents(el: Element): boolean {
    const style = this.style(el);
    if (style.contentVisibility !== 'hidden') return false;
    return style.display !== 'inline' && style.display !== 'contents';
  }

  /** Whether the contents are laid out only when they come near the viewport. https://drafts.csswg.org/css-contain-2/#valdef-content-visibility-auto */
  rendersLater(el: Element): boolean {
    return this.style(el).contentVisibility === 'auto' && !nearViewport(this.box(el));
  }

  /** Whether the element has a box that shows, by its own style and its ancestors'; false also without a box of its own. Not kept. */
  shows(el: Element): boolean {
    return checkVisibility(el, SHOWN) === true;
  }

  #counterIndex(doc: Document): CounterIndex {
    let index = this.#counters.get(doc);
    if (!index) this.#counters.set(doc, (index = new CounterIndex(doc, this)));
    return index;
  }

  /** Null for an element of a document without a window, as in one that was never shown. */
  #declaration(el: Element, pseudo?: Pseudo): CSSStyleDeclaration | null {
    const doc = ownerDocument(el);
    if (doc !== this.#document) {
      this.#document = doc;
      this.#window = doc && documentWindow(doc);
    }
    return this.#window ? this.#window.getComputedStyle(el, pseudo) : null;
  }
}

const SHOWN: CheckVisibilityOptions = { visibilityProperty: true };

const nearViewport = ({ y, height }: Box): boolean => y < windowSize().height && y + height > 0;

/** Size of the top window's viewport, scroll bars included. */
export const windowSize = (): { width: number; height: number } => ({
  width: window.innerWidth,
  height: window.innerHeight,
});
/** How far a window is scrolled. */
export const windowScroll = ({ scrollX, scrollY }: Window): string => `${scrollX},${scrollY}`;
