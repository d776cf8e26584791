import { words } from '../standards/words.ts';
import { dataListOf, suggestionsOf } from '../dom/dataList.ts';
import {
  attribute,
  closest,
  contains,
  hasAttribute,
  matches,
  optionLabel,
  optionText,
  parentElement,
  querySelector,
  querySelectorAll,
  validationMessage,
} from '../dom/natives.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { MAX_NAME, type TextGate } from '../standards/TextGate.ts';
import type { FieldConstraints, FieldFacts } from '../views/forms.ts';
import { wordsOf } from './elementFacts.ts';

export const NO_FIELD: FieldFacts = { format: null, message: '' };

const FORMAT_ATTRIBUTES = words('pattern min max step accept autocomplete');

/** The suggestions of each `<datalist>` that fields of one view have referred to. */
export type KnownSuggestions = Map<Element, Partial<FieldConstraints>>;
/** The largest number of suggestions of a field that are told. */
const MAX_SUGGESTIONS = 100;

/** Collects the constraints on the value of a form field, and what the page says is wrong with the value. */
export function fieldFacts(el: Element, snapshot: DomSnapshot, known: KnownSuggestions): FieldFacts {
  const found: Record<string, unknown> = {};
  for (const name of FORMAT_ATTRIBUTES) {
    const value = attribute(el, name);
    if (value) found[name] = value;
  }
  for (const name of ['minLength', 'maxLength']) {
    const value = Number.parseInt(attribute(el, name.toLowerCase()) ?? '', 10);
    if (value >= 0) found[name] = value;
  }
  if (hasAttribute(el, 'multiple')) found['multiple'] = true;
  const disabled = [...querySelectorAll(el, 'option:disabled')].map((one) => optionLabel(one as HTMLOptionElement));
  if (disabled.length) found['disabledOptions'] = disabled;
  const { gate } = snapshot.parts.registry;
  const format = { ...gate.pass(found, MAX_NAME), ...suggestionsFor(el, gate, known) };
  return {
    format: Object.keys(format).length ? format : null,
    message: errorBeside(el, snapshot) || gate.line(validationMessage(el)),
  };
}

/** Returns the suggestions of a field, if it has any. */
function suggestionsFor(el: Element, gate: TextGate, known: KnownSuggestions): Partial<FieldConstraints> | undefined {
  const list = dataListOf(el);
  if (!list || known.has(list)) return list ? known.get(list) : undefined;
  const all = suggestionsOf(el) ?? [];
  const some = all.slice(0, MAX_SUGGESTIONS).map((one) => attribute(one, 'value') || optionText(one));
  const found = {
    ...(some.length > 0 && { suggestions: gate.pass(some, MAX_NAME) }),
    ...(all.length > some.length && { moreSuggestions: all.length - some.length }),
  };
  known.set(list, found);
  return found;
}

const ERRORS = '[class*="error" i],[class*="invalid" i],[role="alert"]';
const FIELDS = 'input:not([type="hidden"]),select,textarea';
/** Errors in these are about more than a field. */
const PARTS = 'form,main,section,article,dialog,body';

/**
 * Returns the text that the page shows as an error beside the field without a reference to it, or ''. It is in the
 * smallest group around the field, up to three levels, that has no other field.
 */
function errorBeside(el: Element, snapshot: DomSnapshot): string {
  const isField = matches(el, FIELDS);
  let around = parentElement(el);
  for (let level = 0; level < 3 && around && !matches(around, PARTS); level++, around = parentElement(around)) {
    // Of all fields in a group, only the first one needs to know how many there are.
    if (isField && querySelector(around, FIELDS) !== el) break;
    if (querySelectorAll(around, FIELDS).length > 1) break;
    for (const one of querySelectorAll(around, ERRORS)) {
      const words = !contains(one, el) && !closest(one, 'label') && wordsOf(one, snapshot, false, MAX_NAME);
      if (words) return words;
    }
  }
  return '';
}
