import { tagTable } from '../standards/elements.ts';
import { isFocusable, linkOf } from '../dom/focusable.ts';
import { isSvg } from '../dom/kinds.ts';
import {
  attribute,
  firstElementChild,
  hasAttribute,
  hasAttributes,
  localName,
  nextElementSibling,
  parentElement,
  querySelectorAll,
  textContent,
} from '../dom/natives.ts';
import { hasAuthorName } from './authorName.ts';
import type { AriaContext } from './context.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Returns the role that SVG-AAM gives an SVG element. https://w3c.github.io/svg-aam/#mapping_role_table
 *
 * @param tag The element's local name.
 * @returns The role, or null for an element that is never rendered.
 */
export function svgRole(el: Element, tag: string, pass: AriaContext): string | null {
  if (tag === 'a') return linkOf(el) !== null ? 'link' : 'generic';
  if (tag === 'svg') return svgElementRole(el, pass);
  const role = ROLES.get(tag);
  if (role === undefined) return null;
  return role === 'generic' || mustBeIncluded(el, pass) ? role : 'generic';
}

/**
 * https://w3c.github.io/svg-aam/#mapping_role_table, row `svg`
 * SPEC DIFFERENCE: as in browsers, a drawing without any exposed descendant is an image instead of a document, since it
 * has nothing to read. A drawing nested in another is a group if it must be in the tree, else generic.
 */
function svgElementRole(el: Element, pass: AriaContext): string {
  const parent = parentElement(el);
  if (parent && isSvg(parent) && localName(parent) !== 'foreignObject')
    return mustBeIncluded(el, pass) ? 'group' : 'generic';
  return querySelectorAll(el, EXPOSED).length > 0 ? 'graphics-document' : 'img';
}

/** Matches what gives a drawing content: text, HTML, links, and elements that are named or focusable or have a role. */
const EXPOSED = [
  ...['text', 'foreignObject', ':scope * > title', ':scope * > desc', 'a[href]', 'a[*|href]'],
  ...['aria-label', 'aria-labelledby', 'tabindex', 'role'].map((name) => `[${name}]:not([${name}=""])`),
].join();

const ROLES = tagTable(
  'graphics-symbol circle ellipse line path polygon polyline rect use;group foreignObject g text textPath tspan;' +
    'img image mesh;graphics-object symbol;generic switch',
);

/**
 * Tells whether the element must be in the accessibility tree: it is an image, has a text alternative or an ARIA
 * attribute that describes it, or is focusable. https://w3c.github.io/svg-aam/#include_elements
 */
function mustBeIncluded(el: Element, pass: AriaContext): boolean {
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

/**
 * Returns the text of the element's first child with that tag; null if there is none or its text is blank.
 * https://www.w3.org/TR/SVG2/struct.html#TitleElement
 */
export function svgChildText(el: Element, tag: 'title' | 'desc'): string | null {
  for (let child = firstElementChild(el); child; child = nextElementSibling(child)) {
    if (localName(child) !== tag || !isSvg(child)) continue;
    const text = textContent(child);
    return isBlank(text) ? null : text;
  }
  return null;
}
