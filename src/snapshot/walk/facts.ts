import {
  attribute,
  inputType,
  inputValue,
  optionSelected,
  optionText,
  selectMultiple,
  selectOptions,
  textareaValue,
} from '../../dom/natives.ts';
import { isTag } from '../../dom/kinds.ts';
import { isSecret } from '../../interactivity/secrets.ts';
import type { Facts } from '../../tree/TreeNode.ts';

type Draft = { -readonly [K in keyof Facts]: Facts[K] };

const MARKUP = new Map<string, 'htmlId' | 'nameAttr' | 'classes' | 'title' | 'placeholder'>([
  ['id', 'htmlId'],
  ['class', 'classes'],
  ['name', 'nameAttr'],
  ['title', 'title'],
  ['placeholder', 'placeholder'],
]);
/** The first that there is. */
const TEST_IDS = ['data-testid', 'data-test', 'data-cy'];
/** Inputs whose value is picked, not typed. */
const CHOSEN = new Set(['range', 'color', 'date', 'time', 'datetime-local', 'month', 'week']);
const NO_VALUE = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'hidden']);

/** What views and matching need of the element's markup and control state; null if there is nothing. `names`: of its attributes. */
export function factsOf(el: Element, tag: string, names: readonly string[], role = ''): Facts | null {
  if (names.length === 0 && !CONTROLS.has(tag)) return null;
  const facts: Draft = {};
  addMarkup(el, names, facts);
  const href = tag === 'a' || tag === 'area' ? (attribute(el, 'href') ?? attribute(el, 'xlink:href')) : null;
  if (href !== null) facts.href = href;
  if (tag === 'img' || tag === 'iframe' || tag === 'video' || tag === 'audio') addSource(el, facts);
  if (tag === 'td' || tag === 'th') addSpans(el, facts);
  if (CONTROLS.has(tag)) addControl(el, facts);
  if (role === 'row' || ROWED.has(role)) addRows(el, facts, role === 'row');
  for (const _ in facts) return facts;
  return null;
}

function addMarkup(el: Element, names: readonly string[], facts: Draft): void {
  let tested = TEST_IDS.length;
  for (const name of names) {
    const key = MARKUP.get(name);
    const value = key || name.startsWith('data-') ? attribute(el, name) : null;
    if (!value) continue;
    const test = key ? -1 : TEST_IDS.indexOf(name);
    if (key) facts[key] = value;
    else if (test >= 0 && test < tested) [tested, facts.testId] = [test, value];
  }
}

/** WAI-ARIA, `aria-rowcount`, `aria-rowindex`. */
function addRows(el: Element, facts: Draft, isRow: boolean): void {
  const value = Number.parseInt(attribute(el, isRow ? 'aria-rowindex' : 'aria-rowcount') ?? '', 10);
  if (value > 0 || (value === -1 && !isRow)) facts[isRow ? 'rowIndex' : 'rowCount'] = value;
}
const ROWED = new Set(['table', 'grid', 'treegrid']);

/** Elements with a value. */
export const CONTROLS: ReadonlySet<string> = new Set(['input', 'textarea', 'select']);

function addSource(el: Element, facts: Draft): void {
  const src = attribute(el, 'src');
  if (src) facts.src = src;
  const alt = attribute(el, 'alt');
  if (alt) facts.alt = alt;
}

function addSpans(el: Element, facts: Draft): void {
  const col = Number.parseInt(attribute(el, 'colspan') ?? '', 10);
  const row = Number.parseInt(attribute(el, 'rowspan') ?? '', 10);
  if (col > 1) facts.colSpan = col;
  if (row > 1) facts.rowSpan = row;
}

function addControl(el: Element, facts: Draft): void {
  if (isTag(el, 'input')) {
    const type = inputType(el);
    facts.inputType = type;
    if (isSecret(el) || NO_VALUE.has(type)) return;
    const value = type === 'file' ? fileNames(inputValue(el)) : inputValue(el);
    if (value) facts.value = value;
    if (CHOSEN.has(type)) facts.chosen = true;
  } else if (isTag(el, 'textarea')) {
    const value = isSecret(el) ? '' : textareaValue(el);
    if (value) facts.value = value;
  } else if (isTag(el, 'select')) {
    addSelection(el, facts);
  }
}

/** A browser shows `C:\fakepath\name` for a chosen file: the name is what a person sees. */
const fileNames = (value: string): string => value.replace(/^.*[\\/]/, '');

function addSelection(el: HTMLSelectElement, facts: Draft): void {
  const options = Array.from(selectOptions(el));
  facts.optionCount = options.length;
  facts.chosen = true;
  if (isSecret(el)) return;
  facts.options = options.map((o) => optionText(o).trim());
  const chosen = options.filter(optionSelected).map((o) => optionText(o).trim());
  if (chosen.length) facts.value = selectMultiple(el) ? chosen.join(', ') : (chosen[0] ?? '');
}
