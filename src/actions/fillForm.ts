import { ownFields } from '../standards/ownFields.ts';
import { isTag } from '../dom/kinds.ts';
import { checkableOf, setChecked } from './check.ts';
import { controlOf, editableAt } from './controls/controls.ts';
import { select } from './select.ts';
import { setValue } from './setValue.ts';
import { typeText } from './type.ts';
import type { OptionSelector } from './choices/optionSelector.ts';
import type { ActOutcome, TimeoutOptions, TypeOptions } from './types.ts';

export type FieldValue = string | number | boolean | readonly OptionSelector[];

/**
 * Fills one field of a form in the way of its kind, and reads it back.
 * @param value True or false for what is checked, a list for a list of many choices, a text or number for the rest.
 */
export function fill(el: Element, value: FieldValue, options: TimeoutOptions = {}): Promise<ActOutcome> {
  const control = controlOf(el);
  if (typeof value === 'boolean') return setChecked(el, value, options);
  if (typeof value === 'object') return select(el, value, options);
  const text = String(value);
  // The radio button that the caller names is to be checked.
  if (!editableAt(control) && !isTag(control, 'select') && checkableOf(control) && /^(true|on|checked)$/.test(text))
    return setChecked(el, true, options);
  // Forms validate a field when it loses focus, so it is left before the next one is filled.
  return editableAt(control)
    ? typeText(control, text, ownFields<TypeOptions>(options, { clearFirst: true, blur: true }))
    : setValue(el, text, options);
}
