import { flatParent, nearest } from '../dom/composed.ts';
import { isSummaryOfDetails } from '../dom/focusable.ts';
import { dataListOf } from '../dom/dataList.ts';
import { isHtml, isListBox, isSvg, isTag } from '../dom/kinds.ts';
import { attribute, hasAttribute, inputType, localName } from '../dom/natives.ts';
import { ELEMENT_ROLE, INPUT_ROLE, LIST_INPUT_TYPES, SECTIONING } from '../standards/elements.ts';
import { wordSet } from '../standards/words.ts';
import { internalsRole } from './ariaAttributes.ts';
import { hasAuthorName } from './authorName.ts';
import type { AriaContext } from './context.ts';
import { conflictsWithNone, isInContext } from './explicitRole.ts';
import { svgRole } from './svgRole.ts';
import { cellRole, headerRole, rowGroupRole, rowRole, tableRole } from './tableRole.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Returns the role that the host language gives the element, by HTML-AAM and SVG-AAM.
 * https://w3c.github.io/html-aam/#html-element-role-mappings
 *
 * @returns The role, or null where the mapping says "no corresponding role".
 */
export function implicitRole(el: Element, pass: AriaContext): string | null {
  const tag = localName(el);
  const rule = RULES.get(tag);
  const role = rule ? undefined : ELEMENT_ROLE.get(tag);
  if (role !== undefined && (isHtml(el) || tag === 'math')) return role;
  if (!isHtml(el)) return isSvg(el) ? svgRole(el, tag, pass) : null;
  if (rule) return rule(el, pass);
  return tag.includes('-') ? (internalsRole(el) ?? 'generic') : null;
}

type Rule = (el: Element, pass: AriaContext) => string | null;

/** Elements whose role depends on their attributes, their place or their content. */
const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['a', link],
  ['area', link],
  ['aside', aside],
  ['footer', (el, pass) => (isScopedToBody(el, pass) ? 'contentinfo' : 'sectionfooter')],
  ['header', (el, pass) => (isScopedToBody(el, pass) ? 'banner' : 'sectionheader')],
  ['img', image],
  ['input', input],
  ['li', listItem],
  ['section', (el, pass) => (hasAuthorName(el, pass) ? 'region' : 'generic')],
  // https://w3c.github.io/html-aam/#el-select-listbox · https://w3c.github.io/html-aam/#el-select-combobox
  ['select', (el) => (isListBox(el) ? 'listbox' : 'combobox')],
  ['summary', summary],
  ['table', tableRole],
  ['tbody', rowGroupRole],
  ['tfoot', rowGroupRole],
  ['thead', rowGroupRole],
  ['tr', rowRole],
  ['td', cellRole],
  ['th', headerRole],
]);

/**
 * https://w3c.github.io/html-aam/#el-a · https://w3c.github.io/html-aam/#el-a-no-href ·
 * https://w3c.github.io/html-aam/#el-area
 */
function link(el: Element): string {
  return hasAttribute(el, 'href') ? 'link' : 'generic';
}

/**
 * Inside sectioning content, an `<aside>` is a landmark only if its author names it.
 * https://w3c.github.io/html-aam/#el-aside · https://w3c.github.io/html-aam/#el-aside-sectioning
 */
function aside(el: Element, pass: AriaContext): string {
  const section = nearest(flatParent(el), isSectioning);
  return !section || hasAuthorName(el, pass) ? 'complementary' : 'generic';
}

const isSectioning = (el: Element): boolean => isHtml(el) && SECTIONING.has(localName(el));

/**
 * Tells whether a `<header>` or `<footer>` belongs to the page as a whole: it has no ancestor that is a `<main>`,
 * sectioning content, or an element with one of their roles.
 * SPEC DIFFERENCE: as in Chromium, those in a quotation belong to it.
 * https://w3c.github.io/html-aam/#el-header-ancestorbody · https://w3c.github.io/html-aam/#el-footer-ancestorbody
 */
function isScopedToBody(el: Element, pass: AriaContext): boolean {
  const isScope = (at: Element): boolean =>
    isSectioning(at) ||
    isTag(at, 'main') ||
    isTag(at, 'blockquote') ||
    (hasAttribute(at, 'role') && SCOPING_ROLES.has(pass.role(at) ?? ''));
  return nearest(flatParent(el), isScope) === null;
}
const SCOPING_ROLES = wordSet('article complementary main navigation region');

/**
 * Returns the role of an image. With an empty `alt`, it is presentational.
 * https://w3c.github.io/html-aam/#el-img-empty-alt
 * SPEC DIFFERENCE: a `title` also keeps such an image in the tree, because it is text that the author wrote for the
 * image; the web platform tests expect this.
 */
function image(el: Element): string {
  const alt = attribute(el, 'alt');
  if (alt === null || !isBlank(alt)) return 'img';
  return conflictsWithNone(el) || !isBlank(attribute(el, 'title') ?? '') ? 'img' : 'none';
}

/**
 * https://w3c.github.io/html-aam/#el-input-text and the input types after it.
 * SPEC DIFFERENCE: HTML-AAM gives a password field no corresponding role; every browser exposes it as a (protected)
 * text box. A file input has the role of the button that browsers show for it.
 */
function input(el: Element): string | null {
  const type = inputType(el as HTMLInputElement);
  if (LIST_INPUT_TYPES.has(type) && dataListOf(el) !== null) return 'combobox';
  if (type === 'password') return 'textbox';
  if (type === 'file') return 'button';
  // The second condition asks whether the browser supports switches.
  if (type === 'checkbox' && hasAttribute(el, 'switch') && 'switch' in el) return 'switch';
  return INPUT_ROLE.get(type) ?? null;
}

/**
 * Returns the role of a list item, which it has only in a list that is exposed as one.
 * https://w3c.github.io/html-aam/#el-li
 * SPEC DIFFERENCE: as in browsers, there may be generic elements between the two (custom elements, wrappers of
 * frameworks).
 */
function listItem(el: Element, pass: AriaContext): string {
  return isInContext(el, 'listitem', pass) ? 'listitem' : 'generic';
}

/** Only the first `<summary>` of a `<details>` opens and closes it. https://w3c.github.io/html-aam/#el-summary */
function summary(el: Element): string | null {
  return isSummaryOfDetails(el) ? null : 'generic';
}
