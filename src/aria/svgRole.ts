import {
  attribute,
  firstElementChild,
  hasAttribute,
  hasAttributes,
  localName,
  nextElementSibling,
  parentElement,
  textContent,
} from '../dom/natives.ts';
import { isSvg } from '../dom/kinds.ts';
import type { Context } from './context.ts';
import { hasAuthorName } from './authorName.ts';
import { isFocusable } from '../dom/focusable.ts';
import { isBlank } from './text.ts';

/** https://w3c.github.io/svg-aam/#mapping_role_table; null for what is never rendered */
export function svgRole(el: Element, tag: string, pass: Context): string | null {
  if (tag === 'a') return hasAttribute(el, 'href') || hasAttribute(el, 'xlink:href') ? 'link' : 'generic';
  if (tag === 'svg') return documentRole(el, pass);
  const role = ROLES.get(tag);
  if (role === undefined) return null;
  return role === 'generic' || isIncluded(el, pass) ? role : 'generic';
}

/**
 * https://w3c.github.io/svg-aam/#mapping_role_table, `svg`
 * SPEC DIFFERENCE: a drawing in which nothing is exposed by itself is an image, as in browsers: it is not a document to read.
 * One inside another is a group, where it is included at all.
 */
function documentRole(el: Element, pass: Context): string {
  const parent = parentElement(el);
  if (parent && isSvg(parent) && localName(parent) !== 'foreignObject')
    return isIncluded(el, pass) ? 'group' : 'generic';
  return hasExposed(el) ? 'graphics-document' : 'img';
}
/** Whether anything in the drawing is exposed by itself. */
function hasExposed(svg: Element): boolean {
  const stack: Element[] = [];
  const pushChildren = (el: Element): void => {
    for (let child = firstElementChild(el); child; child = nextElementSibling(child)) stack.push(child);
  };
  pushChildren(svg);
  for (let el = stack.pop(); el; el = stack.pop()) {
    const tag = localName(el);
    if (tag === 'text' || tag === 'foreignObject') return true;
    if ((tag === 'title' || tag === 'desc') && parentElement(el) !== svg) return true;
    if (hasAttributes(el) && EXPOSING.some((name) => attribute(el, name))) return true;
    if (tag === 'a' && (hasAttribute(el, 'href') || hasAttribute(el, 'xlink:href'))) return true;
    pushChildren(el);
  }
  return false;
}
const EXPOSING = ['aria-label', 'aria-labelledby', 'tabindex', 'role'];

const ROLES: ReadonlyMap<string, string> = new Map([
  ...['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'use'].map((tag): [string, string] => [
    tag,
    'graphics-symbol',
  ]),
  ['foreignObject', 'group'],
  ['g', 'group'],
  ['image', 'img'],
  ['mesh', 'img'],
  ['symbol', 'graphics-object'],
  ['text', 'group'],
  ['textPath', 'group'],
  ['tspan', 'group'],
  ['switch', 'generic'],
]);

/**
 * Elements that must be in the accessibility tree: those with a text alternative, a global ARIA attribute or focus.
 * https://w3c.github.io/svg-aam/#include_elements
 */
function isIncluded(el: Element, pass: Context): boolean {
  if (localName(el) === 'image' && !hasAttribute(el, 'aria-hidden')) return true;
  if (
    hasAttributes(el) &&
    (hasAuthorName(el, pass) ||
      attribute(el, 'aria-describedby') ||
      attribute(el, 'aria-roledescription') ||
      isFocusable(el))
  )
    return true;
  return svgChildText(el, 'title') !== null || svgChildText(el, 'desc') !== null;
}

/** Text of the first direct child of that tag; null if there is none or it is blank. https://www.w3.org/TR/SVG2/struct.html#TitleElement */
export function svgChildText(el: Element, tag: 'title' | 'desc'): string | null {
  for (let child = firstElementChild(el); child; child = nextElementSibling(child)) {
    if (localName(child) !== tag || !isSvg(child)) continue;
    const text = textContent(child) ?? '';
    return isBlank(text) ? null : text;
  }
  return null;
}
