import { isHtml } from './kinds.ts';
import { firstElementChild, localName, nextElementSibling } from './natives.ts';

/** Returns the element's first child that is an HTML element of that tag, or null. */
export function childOfTag(el: Element, tag: string): Element | null {
  for (let child = firstElementChild(el); child; child = nextElementSibling(child)) {
    if (localName(child) === tag && isHtml(child)) return child;
  }
  return null;
}
