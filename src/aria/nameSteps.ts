import { flatParent, nearest } from '../dom/composed.ts';
import { isSummaryOfDetails } from '../dom/focusable.ts';
import { isHtml } from '../dom/kinds.ts';
import { attribute, contains, hasAttribute, hasAttributes } from '../dom/natives.ts';
import { NO_TEXT_CONTENT, TRAVERSED } from '../standards/elements.ts';
import { NAME_FROM_CONTENT, NOT_TRAVERSED } from '../standards/roles.ts';
import { wordSet } from '../standards/words.ts';
import { attributeFlags, AttributeFlag, internalsOf, references } from './ariaAttributes.ts';
import { Hidden } from './context.ts';
import type { AriaContext, ComputedName, NameSource, Visit } from './context.ts';
import { embeddedValue } from './embeddedControl.ts';
import { MAX_CACHED_LENGTH } from './ContentFrame.ts';
import { hiddenReasons } from './hidden.ts';
import { CONTENT, isBeingVisited, mayGather, NO_TEXT, visitReference, visitTo } from './NameVisit.ts';
import type { StepResult } from './NameVisit.ts';
import { defaultLabel, nativeName } from './nativeName.ts';
import { showsBlankText } from './showsText.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * One step of the computation of a text alternative, and where a name that it finds comes from. If a step without a
 * source finds a text, no later step is run, even if the text is empty.
 */
export type NameStep = readonly [run: (el: Element, role: string | null, visit: Visit) => StepResult, from: NameSource];

/**
 * The steps of the computation of a text alternative, in order: the first that finds one decides.
 * https://w3c.github.io/accname/#computation-steps
 *
 * The step for text nodes (https://w3c.github.io/accname/#comp_text_node) is in `nameContent.ts`, which gathers
 * content.
 */
export const NAME_STEPS: readonly NameStep[] = [
  [hiddenNotReferenced, ''],
  [labelledBy, 'labelledby'],
  [embeddedControl, 'native'],
  [ariaLabel, 'label'],
  [hostLanguageLabel, 'native'],
  [selfReferencedValue, 'native'],
  [internalsLabel, 'native'],
  [nameFromContent, 'content'],
  [recursiveNameFromContent, 'content'],
  [tooltip, 'title'],
  [placeholder, 'placeholder'],
  [standardText, 'native'],
];

const NAMING_FLAGS = AttributeFlag.Aria | AttributeFlag.Title | AttributeFlag.Placeholder;
/** The steps without those that read only ARIA attributes, `title` and placeholders. */
const STEPS_WITHOUT_ATTRIBUTES = NAME_STEPS.filter(([, from]) => !/label|title|placeholder/.test(from));

/** Returns the steps that may find a text for the element. */
export const stepsFor = (el: Element, pass: AriaContext): readonly NameStep[] =>
  attributeFlags(el, pass) & NAMING_FLAGS ? NAME_STEPS : STEPS_WITHOUT_ATTRIBUTES;

/**
 * Stops at a hidden element, which has no text, unless it is referenced.
 * https://w3c.github.io/accname/#comp_hidden_not_referenced
 *
 * Hidden content has already been left out where content is gathered. A hidden label gives no name, as HTML-AAM says
 * (https://w3c.github.io/html-aam/#el-label) and browsers do.
 */
function hiddenNotReferenced(el: Element, _role: string | null, visit: Visit): StepResult {
  if (visit.via === 'content' || visit.throughHidden) return undefined;
  return hiddenReasons(el, visit.pass) === Hidden.No ? undefined : '';
}

/** https://w3c.github.io/accname/#comp_labelledby */
function labelledBy(el: Element, _role: string | null, visit: Visit): StepResult {
  if (visit.referenced || attribute(el, 'aria-labelledby') === null) return undefined;
  return textOfReferences(references(el, 'aria-labelledby'), visit);
}

/**
 * Returns the value of a control that is in the content of another element or referenced by another element. One that
 * references itself is left to the later step `selfReferencedValue`. A control without a value goes through the other
 * steps.
 * https://w3c.github.io/accname/#comp_embedded_control
 */
function embeddedControl(el: Element, role: string | null, visit: Visit): StepResult {
  if (visit.via !== 'content' && (visit.via !== 'reference' || el === visit.named)) return undefined;
  return controlValue(el, role, visit);
}

/** Returns the value of a control that references itself, but only if its author gives it no other name. */
function selfReferencedValue(el: Element, role: string | null, visit: Visit): StepResult {
  return visit.via === 'reference' && el === visit.named ? controlValue(el, role, visit) : undefined;
}

/** Returns the value of a control as text; undefined if the element is not a control with a value. */
function controlValue(el: Element, role: string | null, visit: Visit): StepResult {
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

/**
 * An image's `alt` decides "even if its value is the empty string": then the image has no name.
 * https://w3c.github.io/html-aam/#img-element-accessible-name-computation
 */
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
  const targets = visit.referenced ? null : internals.ariaLabelledByElements;
  const text = targets ? textOfReferences([...targets], visit) : '';
  return text || internals.ariaLabel || undefined;
}

/**
 * https://w3c.github.io/accname/#comp_name_from_content
 * SPEC DIFFERENCE: a row is named by its cells only in a grid, where the user can select it as a whole. HTML-AAM never
 * names a `<tr>` by its cells: https://w3c.github.io/html-aam/#tr-td-th-elements-accessible-name-computation
 */
function nameFromContent(el: Element, role: string | null, visit: Visit): StepResult {
  if (visit.via === 'reference' || visit.via === 'label') return CONTENT;
  if (role === null) return visit.tag === 'summary' && isSummaryOfDetails(el) ? CONTENT : undefined;
  return NAME_FROM_CONTENT.has(role) && (role !== 'row' || isGridRow(el, visit.pass)) ? CONTENT : undefined;
}

function isGridRow(el: Element, pass: AriaContext): boolean {
  const around = nearest(flatParent(el), (at) => !/^(?:generic|rowgroup)$/.test(pass.role(at) ?? ''));
  return around !== null && /^(?:tree)?grid$/.test(pass.role(around) ?? '');
}

/**
 * https://w3c.github.io/accname/#comp_recursive_name_from_content
 * SPEC DIFFERENCE: the content of elements with a role of `NOT_TRAVERSED` (regions, lists, tables, …) is no part of the
 * name of an ancestor, unless they are referenced.
 */
function recursiveNameFromContent(el: Element, role: string | null, visit: Visit): StepResult {
  if (visit.via !== 'content' || (NO_TEXT_CONTENT.has(visit.tag) && isHtml(el))) return undefined;
  if (visit.referenced || role === null || !NOT_TRAVERSED.has(role)) return CONTENT;
  return TRAVERSED.has(visit.tag) && !hasAttribute(el, 'role') ? CONTENT : undefined;
}

/**
 * https://w3c.github.io/accname/#comp_tooltip
 *
 * The tooltip is "used only if nothing else, including subtree content, has provided results". As in Chromium, white
 * space that takes up room (between two images, say) counts as a result: the name is empty, and the title becomes the
 * description.
 */
function tooltip(el: Element, role: string | null, visit: Visit): StepResult {
  const title = titleOf(el);
  if (!title) return undefined;
  const showsSpace =
    visit.via === 'root' && nameFromContent(el, role, visit) === CONTENT && showsBlankText(el, visit.pass);
  return showsSpace ? undefined : title;
}

/** Returns the `title` of an HTML element, or null. */
export const titleOf = (el: Element): string | null =>
  hasAttributes(el) && isHtml(el) ? attribute(el, 'title') : null;

/**
 * Returns a field's `placeholder`, else its `aria-placeholder`. https://w3c.github.io/html-aam/#accname-computation,
 * text inputs
 */
function placeholder(el: Element, role: string | null): StepResult {
  if (role === null || !PLACEHOLDER_ROLES.has(role)) return undefined;
  return attribute(el, 'placeholder') || attribute(el, 'aria-placeholder') || undefined;
}
const PLACEHOLDER_ROLES = wordSet('combobox searchbox spinbutton textbox');

/** Returns the text that browsers show on a button without an author's text. */
function standardText(el: Element, _role: string | null, visit: Visit): StepResult {
  return visit.tag === 'input' && isHtml(el) ? defaultLabel(el) : undefined;
}

/**
 * Computes the text alternative of the visited element: runs its steps, and gathers its content if a step asks for it.
 */
export const textAlternative = (visit: Visit): string =>
  mayGather(visit) ? textFromSteps(visit, visit.pass.role(visit.el), stepsFor(visit.el, visit.pass)).name : '';

/** Returns the text that the first successful step finds, with the white space in it, and where it comes from. */
export function textFromSteps(visit: Visit, role: string | null, steps: readonly NameStep[]): ComputedName {
  for (const [run, from] of steps) {
    const found = run(visit.el, role, visit);
    if (found === undefined) continue;
    if (found === NO_TEXT) break;
    const name = found === CONTENT ? visit.pass.contentText(visit) : found;
    if (!from || !isBlank(name)) return { name, from };
  }
  return NO_NAME;
}
/** The result for an element without a name. */
export const NO_NAME: ComputedName = { name: '', from: '' };

/**
 * Returns the texts of the elements that an attribute refers to, separated by spaces. In a pass, it leaves out the
 * elements after `MAX_CACHED_LENGTH` characters.
 * https://w3c.github.io/accname/#comp_labelledby_foreach
 */
export function textOfReferences(targets: readonly Element[], from: Visit): string {
  const { pass } = from;
  let text = '';
  for (const el of targets) {
    text += ` ${textOfReference(el, from)}`;
    if (text.length > MAX_CACHED_LENGTH && !pass.isSingleQuestion) break;
  }
  return text;
}

/** Returns the text of a referenced element. A pass caches it for all elements that refer to it from outside. */
function textOfReference(el: Element, from: Visit): string {
  const { pass } = from;
  const gather = (): string => pass.textAlternative(visitReference(el, from, hiddenReasons(el, pass) !== Hidden.No));
  if (pass.isSingleQuestion || from.depth > 0 || contains(el, from.el)) return gather();
  const results = pass.memo.of(el);
  return (results.referenced ??= gather());
}

/** Returns the texts of labels, legends, captions or selected options, separated by spaces. */
function textOfAll(elements: readonly Element[], from: Visit): string {
  let text = '';
  for (const el of elements) {
    if (!isBeingVisited(el, from)) text += ` ${from.pass.textAlternative(visitTo(el, 'label', from))}`;
  }
  return text;
}
