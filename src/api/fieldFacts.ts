import { suggestionsOf } from '../dom/dataList.ts';
import {
  attribute,
  closest,
  contains,
  hasAttribute,
  matches,
  optionLabel,
  optionText,
  parentElement,
  querySelectorAll,
  validationMessage,
} from '../dom/natives.ts';
import type { DomSnapshot } from '../snapshot/DomSnapshot.ts';
import { MAX_NAME } from '../standards/TextGate.ts';
import type { FieldFacts } from '../views/forms.ts';
import { wordsOf } from './elementFacts.ts';

export const NO_FIELD: FieldFacts = { format: null, message: '' };

const FORMAT_ATTRIBUTES = ['pattern', 'min', 'max', 'step', 'accept', 'autocomplete'];

export function fieldFacts(el: Element, snapshot: DomSnapshot): FieldFacts {
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
  const suggestions = suggestionsOf(el)?.map((one) => attribute(one, 'value') || optionText(one));
  if (suggestions?.length) found['suggestions'] = suggestions;
  const disabled = [...querySelectorAll(el, 'option:disabled')].map((one) => optionLabel(one as HTMLOptionElement));
  if (disabled.length) found['disabledOptions'] = disabled;
  const { gate } = snapshot.parts.registry;
  return {
    format: Object.keys(found).length ? gate.pass(found, MAX_NAME) : null,
    message: errorBeside(el, snapshot) || gate.line(validationMessage(el)),
  };
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
  let around = parentElement(el);
  for (let level = 0; level < 3 && around && !matches(around, PARTS); level++, around = parentElement(around)) {
    if (querySelectorAll(around, FIELDS).length > 1) break;
    for (const one of querySelectorAll(around, ERRORS)) {
      const words = !contains(one, el) && !closest(one, 'label') && wordsOf(one, snapshot, false, MAX_NAME);
      if (words) return words;
    }
  }
  return '';
}
