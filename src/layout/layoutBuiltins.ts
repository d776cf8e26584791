import { getter, method } from '../dom/natives.ts';

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
