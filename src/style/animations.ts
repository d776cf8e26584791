import { flatParent } from '../dom/composed.ts';
import { method } from '../dom/natives.ts';

/** The result is undefined in an engine without `getAnimations`. */
const animationsOf = method<(el: Element) => Animation[] | undefined>(Element.prototype, 'getAnimations');

/**
 * Returns whether an animation of the element or of an ancestor is pending, so that the element will still move
 * although its box does not change yet. https://www.w3.org/TR/web-animations-1/#dom-animation-pending
 */
export function isAboutToMove(el: Element): boolean {
  for (let node: Element | null = el; node; node = flatParent(node)) {
    if (animationsOf(node)?.some((animation) => animation.pending)) return true;
  }
  return false;
}
