import { radioGroup } from './controls/nativeChoices.ts';
import { ownFields } from '../standards/ownFields.ts';
import { computeAccessibleName } from '../aria/name.ts';
import { isSelect, inputTypeOf } from '../dom/kinds.ts';
import { attribute, closest, querySelectorAll } from '../dom/natives.ts';
import { checkableOf, setChecked } from './check.ts';
import { controlOf, editableAt, isFileInput } from './controls/controls.ts';
import { confirmInPicker } from './editing/confirm.ts';
import { run } from './observe/runAction.ts';
import { readOptions, select } from './select.ts';
import { setValue } from './setValue.ts';
import { typeText } from './type.ts';
import { noSuchOption, sameText, type OptionSelector } from './choices/optionSelector.ts';
import { readFiles, upload, type Upload } from './upload.ts';
import type { ActOutcome, TimeoutOptions, TypeOptions } from './types.ts';
import { checkArgument, FLAG, NUMBER, TEXT } from '../schema.ts';

export type FieldValue = string | number | boolean | readonly OptionSelector[] | Upload | readonly Upload[];

const VALUE = { anyOf: [TEXT, NUMBER, FLAG] };

/**
 * Checks the value of a field before any field is filled.
 * @returns whether the pointer has to reach the field, because its state is changed by a click
 * @throws DomToolError `bad_option` for a value that no field takes, or not this one
 */
export function checkValue(el: Element, value: unknown): boolean {
  const control = controlOf(el);
  if (typeof value === 'object') {
    if (isFileInput(control)) readFiles('fillForm', value);
    else readOptions('fillForm', value);
    return false;
  }
  checkArgument('fillForm', 'a value', value, VALUE);
  return typeof value === 'boolean' || radiosAround(control).length > 0 || isToBeChecked(control, value);
}

/**
 * Fills one field of a form in the way of its kind, and reads it back.
 * @param value True or false for what is checked, a list for a list of many choices, one file or more for a file input,
 *   a text or number for the rest.
 */
export function fill(el: Element, value: FieldValue, options: TimeoutOptions = {}): Promise<ActOutcome> {
  const control = controlOf(el);
  if (typeof value === 'boolean') return setChecked(el, value, options);
  if (typeof value === 'object')
    return isFileInput(control)
      ? upload(control, value as Upload | readonly Upload[], options)
      : select(el, value as readonly OptionSelector[], options);
  const text = String(value);
  const radios = radiosAround(control);
  const radio = radios.find((one) => sameText(computeAccessibleName(one), text) || attribute(one, 'value') === text);
  if (radio) return setChecked(radio, true, options);
  // The radio button that the caller names is to be checked.
  if (isToBeChecked(control, text)) return setChecked(el, true, options);
  if (radios.length) return run(el, options, () => noSuchOption(control, radios, computeAccessibleName));
  // Forms validate a field when it loses focus, so it is left before the next one is filled.
  return editableAt(control)
    ? typeText(control, text, ownFields<TypeOptions>(options, { clearFirst: true, blur: true }), confirmInPicker)
    : setValue(el, text, options);
}

const isToBeChecked = (control: Element, text: unknown): boolean =>
  /^(true|on|checked)$/.test(text as string) &&
  !editableAt(control) &&
  !isSelect(control) &&
  checkableOf(control) !== null;

/** Returns the radio buttons of the group that the element is or belongs to, or none. */
function radiosAround(el: Element): Element[] {
  if (inputTypeOf(el) === 'radio') return radioGroup(el as HTMLInputElement);
  const around = /^radio(group)?$/.test(attribute(el, 'role') ?? '') ? closest(el, '[role=radiogroup]') : null;
  return around ? [...querySelectorAll(around, '[role=radio]')] : [];
}
