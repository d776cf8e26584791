import { type Field, setFieldValue } from './selection.ts';
import { notKept } from '../controls/controls.ts';
import { announceChoice } from '../controls/nativeChoices.ts';
import { standingFor } from '../controls/standing.ts';
import { dropFocus, moveFocus } from '../platform/moveFocus.ts';
import { cloneNode, validity } from '../platform/mutatingBuiltIns.ts';
import type { Ending, TypeOptions } from '../types.ts';
import { inputTypeOf } from '../../dom/kinds.ts';
import { attribute, inputValue, ownerDocument } from '../../dom/natives.ts';

/** Whether the value of the input is set as a whole: date, time, colour and range inputs contain no text to edit. */
export const isWholeValue = (field: Element): boolean =>
  /^(date|time|datetime-local|month|week|color|range)$/.test(inputTypeOf(field));

/**
 * Sets the value of a date, time, colour or range input as its picker does.
 * @returns Refused with `bad_value` if the input cannot hold the value, which is tried on a copy; `detail` says how
 *   it must be written.
 */
export function setWholeValue(field: Field, value: string, options: TypeOptions = {}): Ending {
  const input = field as HTMLInputElement;
  const trial = cloneNode(input, false) as HTMLInputElement;
  setFieldValue(trial, value);
  const taken = inputValue(trial);
  const { rangeOverflow, rangeUnderflow } = validity(trial);
  if (!sameValue(taken, value) || rangeOverflow || rangeUnderflow) return { code: 'bad_value', detail: formOf(input) };
  moveFocus(input);
  const standing = standingFor(input);
  setFieldValue(input, value);
  announceChoice(input, 'InputEvent');
  if (options.blur) dropFocus(ownerDocument(input) as Document);
  set.set(input, { taken, standing });
  return { done: true };
}

/** The values that were set last, and where to read them back. */
const set = new WeakMap<Field, { readonly taken: string; readonly standing: () => HTMLInputElement | null }>();

/** Refused with `not_kept` if the page has changed the value since it was set; null if not. */
export function wholeValueRefusal(field: Field): Ending | null {
  const last = set.get(field);
  const input = last?.standing();
  return !input || inputValue(input) === last?.taken ? null : notKept(input, inputValue(input));
}

/** How a value must be written, with its limits. */
function formOf(input: HTMLInputElement): string {
  const limits = ['min', 'max', 'step'].flatMap((name) => {
    const value = attribute(input, name);
    return value ? [`${name} ${value}`] : [];
  });
  return [FORMS[inputTypeOf(input)] ?? 'another form', ...limits].join(', ');
}

const FORMS: Record<string, string> = {
  date: 'YYYY-MM-DD',
  time: 'HH:MM',
  'datetime-local': 'YYYY-MM-DDTHH:MM',
  month: 'YYYY-MM',
  week: 'YYYY-Www',
  color: '#rrggbb',
  range: 'a number',
};

/** Whether two texts are the same number, colour or time, written differently. */
function sameValue(taken: string, asked: string): boolean {
  if (taken === asked.trim() || taken.toLowerCase() === asked.trim().toLowerCase()) return true;
  if (taken === '' || asked.trim() === '') return false;
  return (
    Number(taken) === Number(asked) ||
    taken.replace(/(:00)?(\.0+)?$/, '') === asked.trim().replace(/(:00)?(\.0+)?$/, '')
  );
}
