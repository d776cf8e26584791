import { documentWindow, ownerDocument } from '../dom/natives.ts';
import { ElementStyle } from './ElementStyle.ts';

/** A rectangle in CSS pixels, relative to the viewport of the element's own frame. */
export interface Box { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const boundingRect = Function.prototype.call.bind(Element.prototype.getBoundingClientRect) as (el: Element) => DOMRect;
const own = (property: string): ((el: Element) => number) =>
  Function.prototype.call.bind(Object.getOwnPropertyDescriptor(Element.prototype, property)?.get as () => number);
const clientWidth = own('clientWidth');
const clientHeight = own('clientHeight');
const scrollWidth = own('scrollWidth');
const scrollHeight = own('scrollHeight');
const scrollLeft = own('scrollLeft');
const scrollTop = own('scrollTop');
const clientRects = Function.prototype.call.bind(Element.prototype.getClientRects) as (el: Element) => DOMRectList;

/**
 * One pass of reading style and layout. Every answer is read at most once and kept until the pass ends; as nothing is
 * written to the page within a pass, the browser computes style and layout once. A reader must not outlive its task:
 * make a new one after every `await`.
 */
export class LayoutReader {
  readonly #styles = new Map<Element, ElementStyle>();
  readonly #boxes = new Map<Element, Box>();
  readonly #pseudo = new Map<string, Map<Element, CSSStyleDeclaration | null>>();

  /** Computed style of the element, each property read when first asked (CSSOM, `getComputedStyle`). */
  style(el: Element): ElementStyle {
    let style = this.#styles.get(el);
    if (!style) this.#styles.set(el, (style = new ElementStyle(declaration(el))));
    return style;
  }

  /** Border box of the element: the union of its boxes (CSSOM View, `getBoundingClientRect`). */
  box(el: Element): Box {
    let box = this.#boxes.get(el);
    if (!box) {
      const { x, y, width, height } = boundingRect(el);
      this.#boxes.set(el, (box = { x, y, width, height }));
    }
    return box;
  }

  /** The element's own boxes one by one, as for an inline element broken over lines. Not kept. */
  boxes(el: Element): Box[] {
    return Array.from(clientRects(el), ({ x, y, width, height }) => ({ x, y, width, height }));
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

  /** Computed style of `::before`, `::after` or `::marker`; null where the element cannot have one. */
  pseudo(el: Element, which: '::before' | '::after' | '::marker'): CSSStyleDeclaration | null {
    let map = this.#pseudo.get(which);
    if (!map) this.#pseudo.set(which, (map = new Map<Element, CSSStyleDeclaration | null>()));
    let style = map.get(el);
    if (style === undefined) map.set(el, (style = declaration(el, which)));
    return style;
  }
}

/** Null for an element without a window, as in a document that was never shown. */
function declaration(el: Element, pseudo?: string): CSSStyleDeclaration | null {
  const doc = ownerDocument(el);
  const win = doc && documentWindow(doc);
  return win ? win.getComputedStyle(el, pseudo) : null;
}
