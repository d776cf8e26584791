import { hasStepButtons, takesNoTyping } from '../../interactivity/operable.ts';
import { asAddress } from '../../standards/pageText.ts';
import { MASK } from '../../standards/secretPatterns.ts';
import { wordSet, wordMap } from '../../standards/words.ts';
import {
  attribute,
  hasAttribute,
  fileNames,
  inputType,
  inputValue,
  optionSelected,
  optionLabel,
  selectMultiple,
  selectOptions,
  textareaValue,
} from '../../dom/natives.ts';
import { linkOf } from '../../dom/focusable.ts';
import { isListBox, isTag } from '../../dom/kinds.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import type { Facts } from '../../tree/TreeNode.ts';
import { FIELD_TAGS } from '../../standards/elements.ts';
import { TABLE_ROLES } from '../../standards/roles.ts';

type MutableFacts = { -readonly [K in keyof Facts]: Facts[K] };

const ATTRIBUTE_FACTS = wordMap('id=htmlId class=classes name=nameAttr title placeholder') as ReadonlyMap<
  string,
  'htmlId' | 'nameAttr' | 'classes' | 'title' | 'placeholder'
>;
/** The attributes for a test id, in order of preference. */
const TEST_IDS = ['data-testid', 'data-test', 'data-cy'];
/** The input types whose value is picked, not typed. */
const PICKED_TYPES = wordSet('range color date time datetime-local month week');
/** The input types whose `value` a person neither types nor picks. */
const VALUELESS_TYPES = wordSet('checkbox radio button submit reset image hidden');

/**
 * Collects the facts of the element's markup and control state that views and the matching of replaced elements need.
 * @param names the names of the element's attributes
 * @param secret whether the element is a field for secrets, whose value is masked
 * @returns null if there are no facts
 */
export function factsOf(
  el: Element,
  tag: string,
  names: readonly string[],
  role: string,
  secret: boolean,
  reader: LayoutReader,
): Facts | null {
  if (names.length === 0 && !FIELD_TAGS.has(tag)) return null;
  const facts: MutableFacts = {};
  addAttributes(el, names, facts);
  const href = tag === 'a' || tag === 'area' ? linkOf(el) : null;
  if (href !== null) facts.href = asAddress(href);
  const src = /^(?:img|iframe|video|audio)$/.test(tag) ? attribute(el, 'src') : null;
  if (src) facts.src = asAddress(src);
  if (tag === 'td' || tag === 'th') addSpans(el, facts);
  if (names.includes('aria-sort')) addSorting(el, facts);
  if (FIELD_TAGS.has(tag)) addControl(el, facts, secret, reader);
  if (facts.value !== undefined && (role === 'spinbutton' || isPicked(el, role, facts.value))) facts.chosen = true;
  if (role === 'row' || TABLE_ROLES.has(role)) addRows(el, facts, role === 'row');
  return orNull(facts);
}

/** Returns the object, or null in place of one without properties. */
export function orNull<T extends object>(data: T): T | null {
  for (const _ in data) return data;
  return null;
}

/** Returns whether the value is no free text: it was chosen from a list, stepped to by buttons, or is a date. */
const isPicked = (el: Element, role: string, value: string): boolean =>
  (role === 'combobox' && takesNoTyping(el)) || DATE.test(value) || (NUMBER.test(value) && hasStepButtons(el));
/** Matches a date with a year, such as `2024-03-05`, `5.3.2024` or `03/05/2024 14:30`. */
const DATE = /^(?=.*\d{4})(?:\d{4}|\d\d?)([-/.])\d\d?\1(?:\d{4}|\d\d?)(?:[ T,]+\d\d?:\d\d[\w: ]*)?$/;
const NUMBER = /^-?[\d., ]{1,12}$/;

function addAttributes(el: Element, names: readonly string[], facts: MutableFacts): void {
  for (const name of names) {
    const key = ATTRIBUTE_FACTS.get(name);
    const value = key && attribute(el, name);
    if (value) facts[key] = value;
  }
  for (const name of TEST_IDS) {
    const testId = !facts.testId && names.includes(name) ? attribute(el, name) : null;
    if (testId) facts.testId = testId;
  }
}

/**
 * Adds the row count of a table or the index of a row: https://w3c.github.io/aria/#aria-rowcount and
 * https://w3c.github.io/aria/#aria-rowindex
 */
function addRows(el: Element, facts: MutableFacts, isRow: boolean): void {
  const value = integer(el, isRow ? 'aria-rowindex' : 'aria-rowcount');
  if (value > 0 || (value === -1 && !isRow)) facts[isRow ? 'rowIndex' : 'rowCount'] = value;
}

function addSpans(el: Element, facts: MutableFacts): void {
  const col = integer(el, 'colspan');
  const row = integer(el, 'rowspan');
  if (col > 1) facts.colSpan = col;
  if (row > 1) facts.rowSpan = row;
}

/** Returns the number at the beginning of an attribute, or NaN. */
const integer = (el: Element, name: string): number => Number.parseInt(attribute(el, name) ?? '', 10);

/** Adds the sort order of a header's cells: https://w3c.github.io/aria/#aria-sort */
function addSorting(el: Element, facts: MutableFacts): void {
  const order = attribute(el, 'aria-sort')?.trim().toLowerCase();
  if (order === 'ascending' || order === 'descending') facts.sorted = order;
}

function addControl(el: Element, facts: MutableFacts, secret: boolean, reader: LayoutReader): void {
  if (isTag(el, 'input')) {
    const type = inputType(el);
    facts.inputType = type;
    if (VALUELESS_TYPES.has(type)) return;
    const value = type === 'file' ? fileNames(el) : inputValue(el);
    if (value) facts.value = secret ? MASK : value;
    if (PICKED_TYPES.has(type)) facts.chosen = true;
  } else if (isTag(el, 'textarea')) {
    const value = textareaValue(el);
    if (value) facts.value = secret ? MASK : value;
  } else if (isTag(el, 'select')) {
    addSelection(el, facts, secret, reader);
  }
}

function addSelection(el: HTMLSelectElement, facts: MutableFacts, secret: boolean, reader: LayoutReader): void {
  const all = [...selectOptions(el)];
  const isList = isListBox(el);
  const options = all.filter((o) => !hasAttribute(o, 'hidden') && (!isList || reader.style(o).display !== 'none'));
  facts.optionCount = options.length;
  facts.chosen = true;
  if (secret) return;
  facts.options = options.map((o) => optionLabel(o).trim());
  const chosen = all.filter(optionSelected).map((o) => optionLabel(o).trim());
  if (chosen.length) facts.value = selectMultiple(el) ? chosen.join(', ') : (chosen[0] ?? '');
}
