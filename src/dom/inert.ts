import { flatParentAcrossFrames, frameElementOf } from './composed.ts';
import { isTag } from './kinds.ts';
import { hasAttribute, matches } from './natives.ts';

/** Tells whether the element is a modal `<dialog>`. */
export const isModalDialog = (el: Element): boolean => isTag(el, 'dialog') && matches(el, ':modal');

/**
 * Returns the element whose `inert` attribute makes this one inert: itself or an ancestor, frames included. The
 * ancestors of a modal dialog within its document do not make it inert, but the frame that contains it does.
 * https://html.spec.whatwg.org/#modal-dialogs-and-inert-subtrees
 */
export function inertAround(el: Element): Element | null {
  for (let at: Element | null = el; at; at = isModalDialog(at) ? frameElementOf(at) : flatParentAcrossFrames(at))
    if (hasAttribute(at, 'inert')) return at;
  return null;
}
