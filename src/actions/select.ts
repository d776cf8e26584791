import { deadlineOf, ready } from './actionability/gate.ts';
import { noSuchOption, sameText, type OptionSelector } from './choices/optionSelector.ts';
import { chooseInPopup } from './choices/popupChoice.ts';
import { chosenIn, controlOf, notKept } from './controls/controls.ts';
import { standingFor } from './controls/standing.ts';
import { announceChoice, isDisabledOption } from './controls/nativeChoices.ts';
import { run } from './observe/runAction.ts';
import { moveFocus } from './platform/moveFocus.ts';
import { optionValue, setOptionSelected } from './platform/mutatingBuiltIns.ts';
import { typeText } from './type.ts';
import type { ActOutcome, Ending, TimeoutOptions, TypeOptions } from './types.ts';
import { suggestionsOf } from '../dom/dataList.ts';
import { isInput, isSelect, isTag } from '../dom/kinds.ts';
import { closest, optionLabel, optionSelected, optionText, selectMultiple, selectOptions } from '../dom/natives.ts';
import { hasField, ownFields } from '../standards/ownFields.ts';
import { accepts } from '../schema.ts';
import { badOption } from '../standards/errors.ts';

export interface SelectOptions extends TimeoutOptions {
  force?: boolean;
}

/**
 * Chooses options by value, label or index: in a native `<select>`, an ARIA listbox, or what a combobox or menu
 * button opens. Where several can be chosen, those that are not named are deselected. The choice is read back.
 * @returns Refused with `no_such_option` (its `detail` lists those that there are), `not_selectable`, `disabled`,
 *   `bad_value` if none or several are named but one is to be chosen, and `not_kept`.
 * @throws DomToolError `bad_option` for a value that names no option, or names it in two ways
 */
export async function select(
  el: Element,
  values: OptionSelector | readonly OptionSelector[],
  options: SelectOptions = {},
): Promise<ActOutcome> {
  const deadline = deadlineOf(options.timeout);
  const wanted = readOptions('select', values);
  const control = controlOf(el);
  const native = isSelect(control)
    ? control
    : isTag(control, 'option')
      ? (closest(control, 'select') as HTMLSelectElement | null)
      : null;
  const listed = isInput(control) ? suggestionsOf(control) : null;
  if (listed) return await inSuggestions(control as HTMLInputElement, listed, wanted, options);
  if (!native) return await run(el, options, () => chooseInPopup(control, wanted, deadline));
  const standing = standingFor(native);
  return await run(
    native,
    options,
    async () => {
      const gate = await ready(native, { force: options.force, pointer: false, deadline });
      return hasField(gate, 'hit') ? inNative(native, wanted) : gate;
    },
    () => {
      const there = standing();
      return !there || holds(there, wanted) ? null : notKept(there, chosenIn(there));
    },
  );
}

function inNative(select: HTMLSelectElement, wanted: readonly OptionSelector[]): Ending {
  const options = [...selectOptions(select)];
  if (wanted.length !== 1 && !selectMultiple(select))
    return { code: 'bad_value', detail: 'it accepts one option only' };
  const found = wanted.map((one) => match(options, one));
  if (found.includes(null)) return noSuchOption(select, options, optionLabel);
  const disabled = found.find((o) => o && isDisabledOption(o));
  if (disabled) return { code: 'disabled', blocker: disabled };
  moveFocus(select);
  if (options.every((o) => optionSelected(o) === found.includes(o))) return { done: true, detail: 'already' };
  // Selecting an option of a single select deselects the others; deselecting them first would select the first option
  // for a moment.
  for (const option of options) {
    const on = found.includes(option);
    if (optionSelected(option) !== on && (on || selectMultiple(select))) setOptionSelected(option, on);
  }
  announceChoice(select);
  return { done: true };
}

/** Choosing a suggestion of a `<datalist>` puts its value into the field. */
function inSuggestions(
  input: HTMLInputElement,
  options: HTMLOptionElement[],
  wanted: readonly OptionSelector[],
  given: SelectOptions,
): Promise<ActOutcome> {
  const found = wanted[0] !== undefined && wanted.length === 1 ? match(options, wanted[0]) : null;
  if (found) return typeText(input, optionValue(found), ownFields<TypeOptions>(given, { clearFirst: true }));
  return run(input, given, () =>
    wanted.length === 1
      ? noSuchOption(input, options, optionValue)
      : { code: 'bad_value', detail: 'it accepts one option only' },
  );
}

/** Matches by value, else by label, ignoring case and white space. */
function match(options: HTMLOptionElement[], one: OptionSelector): HTMLOptionElement | null {
  if (typeof one === 'object') {
    if (hasField(one, 'index')) return options[one.index] ?? null;
    if (hasField(one, 'value')) return options.find((o) => optionValue(o) === one.value) ?? null;
    return options.find((o) => sameText(optionLabel(o), one.label)) ?? null;
  }
  return (
    options.find((o) => optionValue(o) === one) ??
    options.find((o) => optionText(o) === one) ??
    options.find((o) => [optionText(o), optionLabel(o), optionValue(o)].some((text) => sameText(text, one))) ??
    null
  );
}

function holds(select: HTMLSelectElement, wanted: readonly OptionSelector[]): boolean {
  const options = [...selectOptions(select)];
  const found = wanted.map((one) => match(options, one));
  return (
    found.every((o) => o !== null && optionSelected(o)) &&
    (!selectMultiple(select) || options.filter(optionSelected).length === found.length)
  );
}

/**
 * Returns the options that a caller named.
 * @throws DomToolError `bad_option` for a value that names no option, or names it in two ways
 */
export function readOptions(method: string, values: unknown): readonly OptionSelector[] {
  const wanted = Array.isArray(values) ? (values as readonly unknown[]) : [values];
  // Spreading fills the gaps of a sparse list.
  if ([...wanted].every(isWanted)) return wanted as readonly OptionSelector[];
  throw badOption(`${method}: an option must be a text, or an object with one of value, label, index`);
}

function isWanted(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return typeof one === 'string';
  const [[name, value] = [], ...more] = Object.entries(one) as [string, unknown][];
  if (more.length) return false;
  return name === 'index'
    ? accepts(value, { type: 'integer', minimum: 0 })
    : /^(?:value|label)$/.test(name ?? '') && typeof value === 'string';
}
