import { childOfTag } from '../dom/childOfTag.ts';
import { isHtml, isSvg } from '../dom/kinds.ts';
import { attribute, hasAttribute, inputType, localName, parentElement } from '../dom/natives.ts';
import { isDisabledControl } from './disabled.ts';

/**
 * True if the element's markup makes it focusable. Whether the element is rendered is not considered.
 * https://html.spec.whatwg.org/multipage/interaction.html#focusable-area
 */
export function isFocusable(el: Element): boolean {
  const tabindex = attribute(el, 'tabindex');
  if (tabindex !== null && INTEGER.test(tabindex)) return !isDisabledControl(el);
  const tag = localName(el);
  if (isSvg(el)) return tag === 'a' && (hasAttribute(el, 'href') || hasAttribute(el, 'xlink:href'));
  if (!isHtml(el)) return false;
  if (CONTROLS.has(tag))
    return !isDisabledControl(el) && !(tag === 'input' && inputType(el as HTMLInputElement) === 'hidden');
  if (tag === 'a' || tag === 'area') return hasAttribute(el, 'href');
  if (tag === 'audio' || tag === 'video') return hasAttribute(el, 'controls');
  if (tag === 'summary') {
    const parent = parentElement(el);
    return parent !== null && localName(parent) === 'details' && childOfTag(parent, 'summary') === el;
  }
  return ALWAYS_FOCUSABLE.has(tag) || EDITABLE.has(attribute(el, 'contenteditable')?.toLowerCase() ?? 'false');
}

const INTEGER = /^[\t\n\f\r ]*[+-]?\d/;
const CONTROLS: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea']);
const ALWAYS_FOCUSABLE: ReadonlySet<string> = new Set(['iframe', 'embed', 'object']);
/** Values of `contenteditable` that make an element an editing host. */
const EDITABLE: ReadonlySet<string> = new Set(['', 'true', 'plaintext-only']);
