import { flatParentAcrossFrames, frameElementOf } from './composed.ts';
import { isTag } from './kinds.ts';
import { hasAttribute, matches } from './natives.ts';

/** Whether the element is a modal `<dialog>`. */
export const isModalDialog = (el: Element): boolean => isTag(el, 'dialog') && matches(el, ':modal');

/**
 * The element of which `inert` holds for this one: itself, or one around it, frames included. A modal dialog is not inert by what
 * it stands in, but by the frame that it is in. https://html.spec.whatwg.org/#modal-dialogs-and-inert-subtrees
 */
export function inertAround(el: Element): Element | null {
  for (let at: Element | null = el; at; at = isModalDialog(at) ? frameElementOf(at) : flatParentAcrossFrames(at))
    if (hasAttribute(at, 'inert')) return at;
  return null;
}
