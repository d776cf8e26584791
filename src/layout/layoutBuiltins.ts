import { getter, method, ownerDocument } from '../dom/natives.ts';

const number = (name: string): ((el: Element) => number) => getter<Element, number>(Element.prototype, name);

/** What the browser is asked of an element's layout, as it was before the page could replace it. */
export const boundingRect = method<(el: Element) => DOMRect>(Element.prototype, 'getBoundingClientRect');
export const clientRects = method<(el: Element) => DOMRectList>(Element.prototype, 'getClientRects');
/** Undefined where no engine has it. */
export const checkVisibility = method<(el: Element, options?: CheckVisibilityOptions) => boolean | undefined>(
  Element.prototype,
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

const createRange = method<(doc: Document) => Range>(Document.prototype, 'createRange');
const selectContents = method<(range: Range, node: Node) => void>(Range.prototype, 'selectNodeContents');
/** The boxes of a range, line by line. */
export const rangeRects = method<(range: Range) => DOMRectList>(Range.prototype, 'getClientRects');
/** The box around all boxes of a range. */
export const rangeRect = method<(range: Range) => DOMRect>(Range.prototype, 'getBoundingClientRect');
/** A range over all that the node contains. */
export function rangeOf(node: Node): Range {
  const range = createRange(ownerDocument(node) as Document);
  selectContents(range, node);
  return range;
}
