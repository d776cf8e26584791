import { flatParent } from '../dom/composed.ts';
import { isHtml } from '../dom/kinds.ts';
import { attribute, hasAttribute, hasAttributes } from '../dom/natives.ts';
import { NO_TEXT_CONTENT, TRAVERSED } from '../standards/elements.ts';
import { NAME_FROM_CONTENT, NOT_TRAVERSED } from '../standards/roles.ts';
import { isSummaryOfDetails } from '../dom/focusable.ts';
import { Hidden } from './context.ts';
import type { Context, NameSource, Visit } from './context.ts';
import { embeddedValue } from './embedded.ts';
import { hiddenOf } from './hidden.ts';
import { internalsOf } from './internals.ts';
import { nativeName, standardTextOf } from './nativeName.ts';
import { references } from './references.ts';
import { attributeFlags, ATTRIBUTE_FLAG } from './attributeFlags.ts';
import { showsBlankText } from './showsText.ts';
import { CONTENT, NO_TEXT } from './stepResult.ts';
import type { StepResult } from './stepResult.ts';
import { isBlank } from './text.ts';
import { isUnderWay, mayGather, visitReference, visitTo } from './visit.ts';

export interface NameStep {
  readonly run: (el: Element, role: string | null, visit: Visit) => StepResult;
  readonly from: NameSource;
  /** What it gives stands even where it is empty. */
  readonly final?: true;
  /** It reads nothing but ARIA attributes, `title` and placeholders: an element without any of them need not be asked. */
  readonly reads?: 'attributes';
}

/**
 * How the text alternative of a node is found: the first step that has one gives it.
 * https://w3c.github.io/accname/#computation-steps; text nodes (#comp_text_node) are taken where content is gathered.
 */
export const NAME_STEPS: readonly NameStep[] = [
  { run: hiddenNotReferenced, from: '', final: true },
  { run: labelledBy, from: 'labelledby', reads: 'attributes' },
  { run: embeddedControl, from: 'native' },
  { run: ariaLabel, from: 'label', reads: 'attributes' },
  { run: hostLanguageLabel, from: 'native' },
  { run: valueOfItself, from: 'native' },
  { run: internalsLabel, from: 'native' },
  { run: nameFromContent, from: 'content' },
  { run: recursiveNameFromContent, from: 'content' },
  { run: tooltip, from: 'title', reads: 'attributes' },
  { run: placeholder, from: 'placeholder', reads: 'attributes' },
  { run: standardText, from: 'native' },
];

const SAID = ATTRIBUTE_FLAG.aria | ATTRIBUTE_FLAG.title | ATTRIBUTE_FLAG.placeholder;
const UNSAID_STEPS = NAME_STEPS.filter((step) => !step.reads);

/** The steps that may find something for the element. */
export const stepsOf = (el: Element, pass: Context): readonly NameStep[] =>
  attributeFlags(el, pass) & SAID ? NAME_STEPS : UNSAID_STEPS;

/**
 * https://w3c.github.io/accname/#comp_hidden_not_referenced
 * In content, whoever gathers it has already left out what is hidden. A hidden label gives no name, as HTML-AAM has it
 * (https://w3c.github.io/html-aam/#el-label) and browsers do.
 */
function hiddenNotReferenced(el: Element, _role: string | null, visit: Visit): StepResult {
  if (visit.via === 'content' || visit.throughHidden) return undefined;
  return hiddenOf(el, visit.pass) === Hidden.No ? undefined : '';
}

/** https://w3c.github.io/accname/#comp_labelledby */
function labelledBy(el: Element, _role: string | null, visit: Visit): StepResult {
  if (visit.referenced || attribute(el, 'aria-labelledby') === null) return undefined;
  return textOfReferences(references(el, 'aria-labelledby'), visit);
}

/**
 * https://w3c.github.io/accname/#comp_embedded_control
 * A control that is referred to is one as well; if it refers to itself, only where its author gives it no other name
 * (`valueOfItself`). One without a value is named as any other node.
 */
function embeddedControl(el: Element, role: string | null, visit: Visit): StepResult {
  if (visit.via !== 'content' && (visit.via !== 'reference' || el === visit.top.el)) return undefined;
  const value = embeddedValue(el, role, visit.pass);
  return typeof value === 'object' ? textOfAll(value, visit) : value;
}

function valueOfItself(el: Element, role: string | null, visit: Visit): StepResult {
  if (visit.via !== 'reference' || el !== visit.top.el) return undefined;
  const value = embeddedValue(el, role, visit.pass);
  return typeof value === 'object' ? textOfAll(value, visit) : value;
}

/** https://w3c.github.io/accname/#comp_label */
function ariaLabel(el: Element, _role: string | null, visit: Visit): StepResult {
  const label = attribute(el, 'aria-label');
  return label === null || isBlank(label) || (visit.tag === 'slot' && isHtml(el)) ? undefined : label;
}

/** https://w3c.github.io/accname/#comp_host_language_label */
function hostLanguageLabel(el: Element, role: string | null, visit: Visit): StepResult {
  if (visit.tag === 'img' && isHtml(el)) return imageText(el, role);
  const name = nativeName(el, visit.tag, visit.pass);
  return typeof name === 'object' ? textOfAll(name, visit) : name;
}

/** An image's `alt`, "even if its value is the empty string": then it has no name. https://w3c.github.io/html-aam/#img-element-accessible-name-computation */
function imageText(el: Element, role: string | null): StepResult {
  if (role === 'generic') return NO_TEXT;
  const alt = attribute(el, 'alt');
  return alt !== null && isBlank(alt) ? NO_TEXT : (alt ?? undefined);
}

/** https://html.spec.whatwg.org/multipage/custom-elements.html#accessibility-semantics */
function internalsLabel(el: Element, _role: string | null, visit: Visit): StepResult {
  if (!visit.tag.includes('-')) return undefined;
  const internals = internalsOf(el);
  if (!internals) return undefined;
  const labelledBy = visit.referenced ? null : internals.ariaLabelledByElements;
  const text = labelledBy ? textOfReferences(Array.from(labelledBy), visit) : '';
  return text || internals.ariaLabel || undefined;
}

/**
 * https://w3c.github.io/accname/#comp_name_from_content
 * SPEC DIFFERENCE: a row is named by its cells only in a grid, where it can be chosen as one; HTML-AAM does not have a `<tr>`
 * named by them at all (https://w3c.github.io/html-aam/#tr-td-th-elements-accessible-name-computation).
 */
function nameFromContent(el: Element, role: string | null, visit: Visit): StepResult {
  if (visit.via === 'reference' || visit.via === 'label') return CONTENT;
  if (role === null) return visit.tag === 'summary' && isSummaryOfDetails(el) ? CONTENT : undefined;
  return NAME_FROM_CONTENT.has(role) && (role !== 'row' || isGridRow(el, visit.pass)) ? CONTENT : undefined;
}

function isGridRow(el: Element, pass: Context): boolean {
  for (let at = flatParent(el); at; at = flatParent(at)) {
    const role = pass.role(at);
    if (role === 'grid' || role === 'treegrid') return true;
    if (role !== 'generic' && role !== 'rowgroup') return false;
  }
  return false;
}

/**
 * https://w3c.github.io/accname/#comp_recursive_name_from_content
 * SPEC DIFFERENCE: not through what has a content of its own (`NOT_TRAVERSED`), unless it is referred to.
 */
function recursiveNameFromContent(el: Element, role: string | null, visit: Visit): StepResult {
  if (visit.via !== 'content' || (NO_TEXT_CONTENT.has(visit.tag) && isHtml(el))) return undefined;
  if (visit.referenced || role === null || !NOT_TRAVERSED.has(role)) return CONTENT;
  return TRAVERSED.has(visit.tag) && !hasAttribute(el, 'role') ? CONTENT : undefined;
}

/**
 * https://w3c.github.io/accname/#comp_tooltip
 * "Used only if nothing else, including subtree content, has provided results": white space that is shown (between two
 * images, say) is content, and the empty name that it makes stands. Chromium takes it so; the title then describes.
 */
function tooltip(el: Element, role: string | null, visit: Visit): StepResult {
  const title = hasAttributes(el) && isHtml(el) ? attribute(el, 'title') : null;
  if (!title) return undefined;
  const showsSpace =
    visit.via === 'root' && nameFromContent(el, role, visit) === CONTENT && showsBlankText(el, visit.pass);
  return showsSpace ? undefined : title;
}

/** https://w3c.github.io/html-aam/#input-type-text-…-and-textarea-element-accessible-name-computation; `aria-placeholder` likewise */
function placeholder(el: Element, role: string | null): StepResult {
  if (role === null || !PLACEHOLDER_ROLES.has(role)) return undefined;
  return attribute(el, 'placeholder') || attribute(el, 'aria-placeholder') || undefined;
}
const PLACEHOLDER_ROLES: ReadonlySet<string> = new Set(['combobox', 'searchbox', 'spinbutton', 'textbox']);

/** What browsers write on a control that has no text of its own. https://w3c.github.io/html-aam/#input-type-image-accessible-name-computation */
function standardText(el: Element, _role: string | null, visit: Visit): StepResult {
  return visit.tag === 'input' && isHtml(el) ? standardTextOf(el) : undefined;
}

/** The text alternative of the visit's element, by all steps. */
export function textOf(visit: Visit): string {
  const { el, pass } = visit;
  if (!mayGather(visit)) return '';
  const role = pass.role(el);
  for (const step of stepsOf(el, pass)) {
    const found = step.run(el, role, visit);
    if (found === undefined) continue;
    if (found === NO_TEXT) return '';
    const text = found === CONTENT ? pass.content(visit) : found;
    if (step.final || !isBlank(text)) return text;
  }
  return '';
}

/** The texts of the elements that an attribute refers to, one after the other. https://w3c.github.io/accname/#comp_labelledby_foreach */
export function textOfReferences(targets: readonly Element[], from: Visit): string {
  let text = '';
  for (const el of targets) {
    text += ` ${from.pass.text(visitReference(el, from, hiddenOf(el, from.pass) !== Hidden.No))}`;
  }
  return text;
}

/** The texts of labels, legends, captions or chosen options. */
function textOfAll(elements: readonly Element[], from: Visit): string {
  let text = '';
  for (const el of elements) if (!isUnderWay(el, from)) text += ` ${from.pass.text(visitTo(el, 'label', from))}`;
  return text;
}
