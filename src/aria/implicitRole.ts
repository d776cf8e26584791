import { flatParent } from '../dom/composed.ts';
import { isHtml, isSvg } from '../dom/kinds.ts';
import { attribute, hasAttribute, inputType, localName, selectMultiple, selectSize } from '../dom/natives.ts';
import { ELEMENT_ROLE, INPUT_ROLE, LIST_INPUT_TYPES, SECTIONING } from '../standards/elements.ts';
import { hasAuthorName } from './authorName.ts';
import { isSummaryOfDetails } from '../dom/focusable.ts';
import type { Context } from './context.ts';
import { conflictsWithNone } from './explicitRole.ts';
import { internalsRole } from './internals.ts';
import { isInContext } from './requiredContext.ts';
import { svgRole } from './svgRole.ts';
import { cellRole, headerRole, rowGroupRole, rowRole, tableRole } from './tableRole.ts';
import { isBlank } from './text.ts';
import { suggestionsOf } from './suggestions.ts';

/**
 * The role that the host language gives the element, by HTML-AAM and SVG-AAM; null where there is "no corresponding role".
 * https://w3c.github.io/html-aam/#html-element-role-mappings
 */
export function implicitRole(el: Element, pass: Context): string | null {
  const tag = localName(el);
  const rule = RULES.get(tag);
  // No element of SVG has a name of these, and of MathML only its root: the namespace need not be asked.
  const role = rule ? undefined : ELEMENT_ROLE.get(tag);
  if (role !== undefined) return role;
  if (!isHtml(el)) return isSvg(el) ? svgRole(el, tag, pass) : null;
  if (rule) return rule(el, pass);
  return tag.includes('-') ? (internalsRole(el) ?? 'generic') : null;
}

type Rule = (el: Element, pass: Context) => string | null;

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
  ['select', (el) => (isListbox(el) ? 'listbox' : 'combobox')],
  ['summary', summary],
  ['table', tableRole],
  ['tbody', rowGroupRole],
  ['tfoot', rowGroupRole],
  ['thead', rowGroupRole],
  ['tr', rowRole],
  ['td', cellRole],
  ['th', headerRole],
]);

/** https://w3c.github.io/html-aam/#el-a · #el-a-no-href · #el-area */
function link(el: Element): string {
  return hasAttribute(el, 'href') ? 'link' : 'generic';
}

/** https://w3c.github.io/html-aam/#el-aside · #el-aside-sectioning */
function aside(el: Element, pass: Context): string {
  for (let at = flatParent(el); at; at = flatParent(at)) {
    if (isHtml(at) && SECTIONING.has(localName(at))) return hasAuthorName(el, pass) ? 'complementary' : 'generic';
  }
  return 'complementary';
}

/**
 * Scoped to the body: not in a `main`, in sectioning content, or in what has their roles.
 * https://w3c.github.io/html-aam/#el-header-ancestorbody · #el-footer-ancestorbody
 */
function isScopedToBody(el: Element, pass: Context): boolean {
  for (let at = flatParent(el); at; at = flatParent(at)) {
    if (isHtml(at) && (SECTIONING.has(localName(at)) || localName(at) === 'main')) return false;
    if (hasAttribute(at, 'role') && SCOPING_ROLES.has(pass.role(at) ?? '')) return false;
  }
  return true;
}
const SCOPING_ROLES: ReadonlySet<string> = new Set(['article', 'complementary', 'main', 'navigation', 'region']);

/**
 * https://w3c.github.io/html-aam/#el-img-empty-alt
 * SPEC DIFFERENCE: a title, too, keeps an image with an empty `alt` in the tree: it is the author's text for it, and the web
 * platform tests expect it.
 */
function image(el: Element): string {
  const alt = attribute(el, 'alt');
  if (alt === null || !isBlank(alt)) return 'img';
  return conflictsWithNone(el) || !isBlank(attribute(el, 'title') ?? '') ? 'img' : 'none';
}

/**
 * https://w3c.github.io/html-aam/#el-input-text and those that follow it
 * SPEC DIFFERENCE: a password field has no corresponding role there; every browser exposes it as a text box (a protected one).
 * A file field is the button that browsers show for it.
 */
function input(el: Element): string | null {
  const type = inputType(el as HTMLInputElement);
  if (LIST_INPUT_TYPES.has(type) && suggestionsOf(el)) return 'combobox';
  if (type === 'password') return 'textbox';
  if (type === 'file') return 'button';
  if (type === 'checkbox' && hasAttribute(el, 'switch') && 'switch' in el) return 'switch';
  return INPUT_ROLE.get(type) ?? null;
}

/**
 * https://w3c.github.io/html-aam/#el-li: an item only in a list that is still exposed as one
 * SPEC DIFFERENCE: generic elements between the two do not part them, as in browsers (custom elements, wrappers of frameworks).
 */
function listItem(el: Element, pass: Context): string {
  return isInContext(el, 'listitem', pass) ? 'listitem' : 'generic';
}

/** https://w3c.github.io/html-aam/#el-select-listbox · #el-select-combobox */
export function isListbox(el: Element): boolean {
  return selectMultiple(el as HTMLSelectElement) || selectSize(el as HTMLSelectElement) > 1;
}

/** https://w3c.github.io/html-aam/#el-summary */
function summary(el: Element): string | null {
  return isSummaryOfDetails(el) ? null : 'generic';
}
