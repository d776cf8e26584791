import { elementWithId } from './composed.ts';
import { isInput, isTag } from './kinds.ts';
import { attribute, getter, referredTo } from './natives.ts';

type Name = 'popovertarget' | 'commandfor';

const ofButton: Readonly<Record<Name, (el: HTMLButtonElement) => Element | null | undefined>> = {
  popovertarget: getter(HTMLButtonElement, 'popoverTargetElement'),
  commandfor: getter(HTMLButtonElement, 'commandForElement'),
};
const ofInput = getter<HTMLInputElement, Element | null | undefined>(HTMLInputElement, 'popoverTargetElement');

/**
 * Returns the element that a button shows, hides or commands: the one with the id in the attribute or, if the attribute
 * is empty, the one that a script set. Returns null if there is none.
 * https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#get-the-attr-associated-element
 */
export function invokedBy(el: Element, name: Name): Element | null {
  const id = attribute(el, name);
  return id === '' ? referredTo(setByScript(el, name) ?? null) : elementWithId(el, id);
}

function setByScript(el: Element, name: Name): Element | null | undefined {
  if (isTag(el, 'button')) return ofButton[name](el);
  return name === 'popovertarget' && isInput(el) ? ofInput(el) : null;
}
