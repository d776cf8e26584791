import { getter, getters, method } from '../dom/natives.ts';
import { untouchedProperty } from '../dom/untouched.ts';

/* @__NO_SIDE_EFFECTS__ */
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

const createRange = method<(doc: Document) => Range>(Document, 'createRange');
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
const rangeRects = method<(range: Range) => DOMRectList>(Range, 'getClientRects');
const rangeRect = method<(range: Range) => DOMRect>(Range, 'getBoundingClientRect');
/**
 * The only range, which is at the start of the document between two measurements. Whenever a page removes a node, the
 * browser updates all ranges that have not been garbage-collected. With a range for each text this took WebKit 40 ms a
 * node.
 */
let range: Range | undefined;

/** Measures the whole content of the node, or the character at an offset. */
function measure<T>(node: Node, offset: number | undefined, read: (range: Range) => T): T {
  range ??= createRange(document);
  if (offset === undefined) selectContents(range, node);
  else {
    setStart(range, node, offset);
    setEnd(range, node, offset + 1);
  }
  const result = read(range);
  // Moves both ends, since a range cannot end before its start.
  setEnd(range, document, 0);
  return result;
}
/** Returns the bounding box of the node's content, or of the character at an offset. */
export const rectOfText = (node: Node, offset?: number): DOMRect => measure(node, offset, rangeRect);
/** Returns the boxes of the node's content, line by line. */
export const rectsOfText = (node: Node): DOMRectList => measure(node, undefined, rangeRects);

export const computedStyle = method<(win: Window, el: Element, pseudo?: string) => CSSStyleDeclaration>(
  { prototype: globalThis },
  'getComputedStyle',
);
