import { DISABLEABLE } from '../standards/elements.ts';
import { childOfTag } from './childOfTag.ts';
import { isHtml, isSvg } from './kinds.ts';
import { attribute, hasAttribute, inputType, isContentEditable, localName, matches, parentElement } from './natives.ts';

/** What HTML says of an element by its markup: whether it is disabled, and whether it can take focus. */

/**
 * https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled; asked of the browser, whose
 * answer holds for fieldsets too.
 */
export function isDisabledControl(el: Element): boolean {
  if (!isHtml(el)) return false;
  const tag = localName(el);
  return (DISABLEABLE.has(tag) || tag.includes('-')) && matches(el, ':disabled');
}

/**
 * Whether the element can take focus, as its markup says; whether it is rendered is another question.
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
  if (tag === 'summary') return isSummaryOfDetails(el);
  return ALWAYS.has(tag) || isEditingHost(el);
}

/**
 * Whether a `<summary>` opens the `<details>` that it is in: only the first does (HTML, "summary for its parent
 * details").
 */
export function isSummaryOfDetails(summary: Element): boolean {
  const parent = parentElement(summary);
  return parent !== null && localName(parent) === 'details' && childOfTag(parent, 'summary') === summary;
}

/** The outermost element of an editable region: what is editable in it takes no focus of its own. */
export function isEditingHost(el: Element): boolean {
  // In a document in design mode the root is, which has no attribute for it.
  if (!EDITABLE.has(attribute(el, 'contenteditable')?.toLowerCase() ?? 'false'))
    return localName(el) === 'html' && isHtml(el) && isContentEditable(el);
  const parent = parentElement(el);
  return parent === null || !isHtml(parent) || !isContentEditable(parent);
}

const INTEGER = /^[\t\n\f\r ]*[+-]?\d/;
const CONTROLS: ReadonlySet<string> = new Set(['button', 'input', 'select', 'textarea']);
const ALWAYS: ReadonlySet<string> = new Set(['iframe', 'embed', 'object']);
const EDITABLE: ReadonlySet<string> = new Set(['', 'true', 'plaintext-only']);
