import { getter, method, ownerDocument } from '../dom/natives.ts';

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
/** Returns the boxes of a range, line by line. */
export const rangeRects = method<(range: Range) => DOMRectList>(Range, 'getClientRects');
/** Returns the bounding box of a range. */
export const rangeRect = method<(range: Range) => DOMRect>(Range, 'getBoundingClientRect');
/** Returns a range over the whole content of the node. */
export function rangeOf(node: Node): Range {
  const range = createRange(ownerDocument(node) as Document);
  selectContents(range, node);
  return range;
}

export const computedStyle = method<(win: Window, el: Element, pseudo?: string) => CSSStyleDeclaration>(
  { prototype: globalThis },
  'getComputedStyle',
);
