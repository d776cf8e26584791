import { DISABLEABLE, CONTROL_TAGS } from '../standards/elements.ts';
import { wordSet } from '../standards/words.ts';
import { childOfTag } from './childOfTag.ts';
import { isHtml, isSvg, isTag } from './kinds.ts';
import {
  attribute,
  closest,
  documentBody,
  hasAttribute,
  inputType,
  isContentEditable,
  localName,
  matches,
  ownerDocument,
  parentElement,
  querySelectorAll,
} from './natives.ts';

/**
 * Tells whether HTML disables the element. The browser's `:disabled` includes the effect of fieldsets.
 * https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled
 */
export function isDisabledControl(el: Element): boolean {
  if (!isHtml(el)) return false;
  const tag = localName(el);
  return (DISABLEABLE.has(tag) || tag.includes('-')) && matches(el, ':disabled');
}

/**
 * Tells whether the markup makes the element focusable. It does not test whether the element is rendered.
 * https://html.spec.whatwg.org/multipage/interaction.html#focusable-area
 */
export function isFocusable(el: Element): boolean {
  const tabindex = attribute(el, 'tabindex');
  if (tabindex !== null && INTEGER.test(tabindex)) return !isDisabledControl(el);
  const tag = localName(el);
  if (isSvg(el)) return tag === 'a' && linkOf(el) !== null;
  if (!isHtml(el)) return false;
  if (CONTROL_TAGS.has(tag))
    return !isDisabledControl(el) && !(tag === 'input' && inputType(el as HTMLInputElement) === 'hidden');
  if (tag === 'a' || tag === 'area') return hasAttribute(el, 'href');
  if (tag === 'audio' || tag === 'video') return hasAttribute(el, 'controls');
  if (tag === 'summary') return isSummaryOfDetails(el);
  if (tag !== 'html' && !hasAttribute(el, 'contenteditable')) return ALWAYS.has(tag);
  // Only the outermost element of an editable region can take the focus. In design mode, that is the root element.
  const parent = parentElement(el);
  return isContentEditable(el) && !(parent && isHtml(parent) && isContentEditable(parent));
}

/**
 * Returns what an element refers to by `href`, or in SVG by the older `xlink:href`, or null.
 * https://svgwg.org/svg2-draft/linking.html#XLinkRefAttrs
 */
export const linkOf = (el: Element): string | null => attribute(el, 'href') ?? attribute(el, 'xlink:href');

/**
 * Tells whether a `<summary>` opens its parent `<details>`. Only the first one does (HTML, "summary for its parent
 * details").
 */
export function isSummaryOfDetails(summary: Element): boolean {
  const parent = parentElement(summary);
  return parent !== null && isTag(parent, 'details') && childOfTag(parent, 'summary') === summary;
}

/**
 * Tells whether the element is a `<details>` that gets its summary from the browser, because it has none of its own
 * (HTML, "the details and summary elements"). No script can reach that summary.
 */
export const hasDefaultSummary = (el: Element): boolean => isTag(el, 'details') && !childOfTag(el, 'summary');

/**
 * Tells whether the element is the root of what a person edits: by `contenteditable`, or as the body of a document in
 * design mode, whose other elements are all in the body.
 * https://html.spec.whatwg.org/multipage/interaction.html#editing-host
 */
export const isEditingHost = (el: Element): boolean =>
  hasAttribute(el, 'contenteditable')
    ? isHtml(el) && matches(el, EDITOR)
    : localName(el) === 'body' && isHtml(el) && isContentEditable(el);
const EDITOR = ['', 'true', 'plaintext-only'].map((value) => `[contenteditable="${value}" i]`).join();

/**
 * Tells whether a person edits the element's text: it is an editor or in one.
 * @param regions A selector of editors, and of parts of them that cannot be edited; the nearest such element decides.
 */
export function isEdited(el: Element, regions = `${EDITOR},[contenteditable=false i]`): boolean {
  const around = closest(el, regions) ?? documentBody(ownerDocument(el) as Document);
  return around !== null && isEditingHost(around);
}

/** Tells whether the element is in an editor or has one in it, so that its text includes what a person typed. */
export const hasTypedText = (el: Element): boolean => isEdited(el, EDITOR) || querySelectorAll(el, EDITOR).length > 0;

/** Matches what HTML parses as an integer. https://html.spec.whatwg.org/#rules-for-parsing-integers */
const INTEGER = /^[\t\n\f\r ]*[+-]?\d/;
/** The elements that are focusable whatever their attributes are, because they show a document. */
const ALWAYS = wordSet('iframe embed object');
