import { isDisabledControl } from '../../dom/focusable.ts';
import { isTag } from '../../dom/kinds.ts';
import { comparePosition, inputType, querySelectorAll } from '../../dom/natives.ts';
import { fire } from '../platform/dispatchEvents.ts';
import {
  buttonForm,
  buttonType,
  clickMethod,
  formElements,
  inputForm,
  requestSubmit,
} from '../platform/mutatingBuiltIns.ts';
import { fieldValue, type Field } from './selection.ts';

/** The values of fields before their first edit, or at the last `change` that was dispatched here. */
const committed = new WeakMap<Field, string>();

/** Records the value before an edit, so that `commitChange` can tell whether a `change` is due. */
export function beginEditing(field: Field): void {
  if (!committed.has(field)) committed.set(field, fieldValue(field));
}

/**
 * Dispatches `change` if the value differs from that at the last one or before the first edit, as browsers do when a
 * field is left, and on Enter before they submit.
 */
export function commitChange(field: Field): void {
  if (!committed.has(field)) return;
  const value = fieldValue(field);
  if (committed.get(field) === value) return;
  committed.set(field, value);
  fire(field, 'Event', 'change', { bubbles: true });
}

/**
 * Clicks the form's default button; without one, submits the form unless another text field blocks implicit
 * submission (HTML §4.10.21.2).
 */
export function implicitSubmission(field: HTMLInputElement): boolean {
  const form = inputForm(field);
  if (!form) return false;
  const controls = [...formElements(form)];
  const button = defaultButton(form, controls);
  if (button) {
    if (!isDisabledControl(button)) clickMethod(button as HTMLElement);
    return true;
  }
  const blocking = controls.filter((c) => isTag(c, 'input') && BLOCKING.test(inputType(c)));
  if (blocking.length > 1) return false;
  requestSubmit(form);
  return true;
}

const BLOCKING = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

/** The first submit button of the form in tree order, image buttons included, which `elements` leaves out. */
function defaultButton(form: HTMLFormElement, controls: Element[]): Element | null {
  const images = [...querySelectorAll(form, 'input')].filter(
    (i) => isTag(i, 'input') && inputType(i) === 'image' && inputForm(i) === form,
  );
  const buttons = [...controls, ...images].filter(isSubmitButton);
  return buttons.sort((a, b) => (comparePosition(a, b) & 4 ? -1 : 1))[0] ?? null;
}

export function isSubmitButton(el: Element): boolean {
  if (isTag(el, 'button')) return buttonType(el) === 'submit' && buttonForm(el) !== null;
  return isTag(el, 'input') && /^(submit|image)$/.test(inputType(el));
}
