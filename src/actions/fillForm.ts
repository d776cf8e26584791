import { isTag } from '../dom/kinds.ts';
import { checkableOf, setChecked } from './check.ts';
import { controlOf, editableAt } from './controls/controls.ts';
import { select } from './select.ts';
import { setValue } from './setValue.ts';
import { typeText } from './type.ts';
import type { OptionSelector } from './choices/optionSelector.ts';
import type { ActOutcome, TimeoutOptions } from './types.ts';

export type FieldValue = string | number | boolean | readonly OptionSelector[];

/**
 * Fills one field of a form in the way of its kind, and reads it back.
 * @param value True or false for what is checked, a list for a list of many choices, a text or number for the rest.
 */
export function fill(el: Element, value: FieldValue, given?: TimeoutOptions | null): Promise<ActOutcome> {
  const control = controlOf(el);
  if (typeof value === 'boolean') return setChecked(el, value, given);
  if (typeof value === 'object') return select(el, value, given);
  const text = String(value);
  // The radio button that the caller names is to be checked.
  if (!editableAt(control) && !isTag(control, 'select') && checkableOf(control) && /^(true|on|checked)$/.test(text))
    return setChecked(el, true, given);
  // Forms validate a field when it loses focus, so it is left before the next one is filled.
  return editableAt(control)
    ? typeText(control, text, { ...given, clearFirst: true, blur: true })
    : setValue(el, text, given);
}
