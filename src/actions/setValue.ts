import { ready } from './actionability/gate.ts';
import { checkableOf, setChecked } from './check.ts';
import { controlOf, editableAt, editableInside, notKept } from './controls/controls.ts';
import { confirmInPicker } from './editing/confirm.ts';
import { isWholeValue, setWholeValue, wholeValueRefusal } from './editing/wholeValue.ts';
import { pressKey } from './keyboard/pressKey.ts';
import { run } from './observe/runAction.ts';
import { moveFocus } from './platform/moveFocus.ts';
import { select } from './select.ts';
import { typeText } from './type.ts';
import type { ActOutcome, Ending, TimeoutOptions, TypeOptions } from './types.ts';
import { isInput, isSelect } from '../dom/kinds.ts';
import { attribute, matches, ownerDocument } from '../dom/natives.ts';
import { checkArgument } from '../schema.ts';
import { hasField, ownFields } from '../standards/ownFields.ts';
import { keyInfo } from '../standards/keyboard.ts';
import { quoted } from '../standards/pageText.ts';

/**
 * Brings a control to a value in the way of its kind: sets dates, colours and ranges, moves sliders by their keys,
 * chooses options, checks boxes, types text, which it confirms in a picker of dates or times. The value is read back.
 * @param value As the control writes it (`2024-05-31`, `#ff0000`, the text of an option, `true`).
 * @returns Refused with `bad_value` if the control cannot hold the value, `not_kept` if the page did not keep it, and
 *   `not_editable` if it takes no value.
 */
export function setValue(el: Element, value: string, options: TimeoutOptions = {}): Promise<ActOutcome> {
  checkArgument('setValue', 'value', value, { type: 'string' });
  const control = controlOf(el);
  const whole = wholeField(control);
  if (whole) {
    return run(
      whole,
      options,
      async () => {
        const gate = await ready(whole, { ...options, pointer: false, editable: true });
        return hasField(gate, 'hit') ? setWholeValue(whole, value) : gate;
      },
      () => wholeValueRefusal(whole),
    );
  }
  if (isSelect(control)) return select(control, value, options);
  const slider =
    attribute(control, 'role') === 'slider' || attribute(control, 'role') === 'spinbutton' ? control : null;
  if (slider && !editableAt(slider))
    return run(
      slider,
      options,
      () => stepTo(slider, value, options),
      () => (gapTo(slider, value) ? notKept(slider, attribute(slider, 'aria-valuenow') ?? '') : null),
    );
  const box = editableAt(control) ? null : checkableOf(control);
  if (box && /^(true|false|on|off|checked|unchecked)$/.test(value))
    return setChecked(box, /^(true|on|checked)$/.test(value), options);
  if (editableAt(control) ?? editableInside(control))
    return typeText(control, value, ownFields<TypeOptions>(options, { clearFirst: true }), confirmInPicker);
  if (matches(control, '[role=combobox],[role=listbox],[role=radiogroup],[aria-haspopup]'))
    return select(control, value, options);
  return run(el, options, () => ({ code: 'not_editable' }));
}

const wholeField = (el: Element): HTMLInputElement | null => (isInput(el) && isWholeValue(el) ? el : null);

/** How far the slider is from the value. Steps of a part of one add up to numbers such as 0.30000000000000004. */
const gapTo = (slider: Element, value: string): number =>
  Number((Number(value) - Number(attribute(slider, 'aria-valuenow'))).toFixed(9));

/**
 * Moves an ARIA slider or stepper by its keys, one step at a time, until it has the value. Up and Down mean more and
 * less in every writing direction; some sliders answer to Right and Left only.
 */
async function stepTo(slider: Element, value: string, { timeout }: TimeoutOptions): Promise<Ending> {
  const goal = Number(value);
  const min = Number(attribute(slider, 'aria-valuemin') ?? '-Infinity');
  const max = Number(attribute(slider, 'aria-valuemax') ?? 'Infinity');
  if (value.trim() === '' || Number.isNaN(goal) || goal < min || goal > max)
    return { code: 'bad_value', detail: `a number, ${min} to ${max}` };
  const gate = await ready(slider, { timeout, pointer: false, editable: true });
  if (!hasField(gate, 'hit')) return gate;
  moveFocus(slider);
  const doc = ownerDocument(slider) as Document;
  const gap = (): number => gapTo(slider, value);
  const press = (key: string): Promise<unknown> => pressKey(doc, keyInfo(key)!, {});
  if (goal === min && gap()) await press('Home');
  if (goal === max && gap()) await press('End');
  const pairs = [
    ['ArrowUp', 'ArrowDown'],
    ['ArrowRight', 'ArrowLeft'],
  ] as const;
  for (let left = 1000, pair = 0; gap() && left > 0 && pairs[pair]; left--) {
    const before = gap();
    await press(pairs[pair]![before > 0 ? 0 : 1]);
    // It stepped over the value: there is no step with that value.
    if (Math.sign(gap()) === -Math.sign(before)) break;
    if (Math.abs(gap()) >= Math.abs(before)) pair++;
  }
  return gap()
    ? { code: 'bad_value', detail: `it stops at ${quoted(attribute(slider, 'aria-valuenow') ?? '')}` }
    : { done: true };
}
