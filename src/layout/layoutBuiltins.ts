import { getter, getters, method, ownerDocument } from '../dom/natives.ts';
import { untouchedProperty } from '../dom/untouched.ts';

const number = (name: string): ((el: Element) => number) => getter<Element, number>(Element, name);

/** The browser's layout functions, saved before the page can replace them. */
export const boundingRect = method<(el: Element) => DOMRect>(Element, 'getBoundingClientRect');
export const clientRects = method<(el: Element) => DOMRectList>(Element, 'getClientRects');
/** Returns undefined in an engine without `checkVisibility`. */
export const checkVisibility = method<(el: Element, options?: CheckVisibilityOptions) => boolean | undefined>(
  Element,
  'checkVisibility',
);
export const clientLeft = number('clientLeft');
export const clientTop = number('clientTop');
export const clientWidth = number('clientWidth');
export const clientHeight = number('clientHeight');
export const scrollWidth = number('scrollWidth');
export const scrollHeight = number('scrollHeight');
export const scrollLeft = number('scrollLeft');
export const scrollTop = number('scrollTop');

export const createRange = method<(doc: Document) => Range>(Document, 'createRange');
const selectContents = method<(range: Range, node: Node) => void>(Range, 'selectNodeContents');
type Move = (range: Range, node: Node, offset: number) => void;
const setStart = method<Move>(Range, 'setStart');
const setEnd = method<Move>(Range, 'setEnd');
const [rectX, rectY, rectWidth, rectHeight] = getters(DOMRect, 'x', 'y', 'width', 'height');
/** Returns a copy of a rectangle, read with the browser's own getters. */
export const boxOf = (rect: DOMRect): Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> => ({
  x: rectX(rect),
  y: rectY(rect),
  width: rectWidth(rect),
  height: rectHeight(rect),
});
/**
 * Whether the position of an element's rectangles in the document, and their size, are divided by the zoom of the
 * element, as before CSS Viewport defined `zoom` (WebKit).
 */
export const DIVIDES_BY_ZOOM = !untouchedProperty(Element.prototype, 'currentCSSZoom');
/** Returns the boxes of a range, line by line. */
export const rangeRects = method<(range: Range) => DOMRectList>(Range, 'getClientRects');
/** Returns the bounding box of a range. */
export const rangeRect = method<(range: Range) => DOMRect>(Range, 'getBoundingClientRect');
/** Returns a range over the whole content of the node, or over the character at an offset. */
export function rangeOf(node: Node, offset?: number): Range {
  const range = createRange(ownerDocument(node) as Document);
  if (offset === undefined) selectContents(range, node);
  else {
    setStart(range, node, offset);
    setEnd(range, node, offset + 1);
  }
  return range;
}

export const computedStyle = method<(win: Window, el: Element, pseudo?: string) => CSSStyleDeclaration>(
  { prototype: globalThis },
  'getComputedStyle',
);
