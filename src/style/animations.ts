import { flatParent } from '../dom/composed.ts';
import { method } from '../dom/natives.ts';

const animations = method<(el: Element) => Animation[] | undefined>(Element.prototype, 'getAnimations');

/** An animation of the element, or of something around it, is about to begin (Web Animations, "pending"): it will move yet. */
export function isAboutToMove(el: Element): boolean {
  for (let node: Element | null = el; node; node = flatParent(node)) {
    if (animations(node)?.some((animation) => animation.pending)) return true;
  }
  return false;
}
