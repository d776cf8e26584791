import { isDisabledControl } from '../../dom/focusable.ts';
import { isInput, isTag, inputTypeOf } from '../../dom/kinds.ts';
import { getRootNode, querySelectorAll } from '../../dom/natives.ts';
import { fire } from '../platform/dispatchEvents.ts';
import { buttonForm, buttonType, clickMethod, inputForm, requestSubmit } from '../platform/mutatingBuiltIns.ts';
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
  const [button] = submitButtons(form);
  if (button) {
    if (!isDisabledControl(button)) clickMethod(button as HTMLElement);
    return true;
  }
  if (controlsOf(form).filter((control) => BLOCKING.test(inputTypeOf(control))).length > 1) return false;
  requestSubmit(form);
  return true;
}

const BLOCKING = /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number)$/;

/** The form of a button or an input (HTML, "form owner"); null without one, and for any other element. */
export const formOwner = (el: Element): HTMLFormElement | null =>
  isTag(el, 'button') ? buttonForm(el) : isInput(el) ? inputForm(el) : null;

/** The buttons and inputs of the form in tree order, image buttons included, which `elements` leaves out. */
const controlsOf = (form: HTMLFormElement): Element[] =>
  [...querySelectorAll(getRootNode(form) as ParentNode & Node, 'button,input')].filter((el) => formOwner(el) === form);

/** The submit buttons of the form in tree order, of which the first is its default button. */
export const submitButtons = (form: HTMLFormElement): Element[] => controlsOf(form).filter(isSubmitButton);

export const isSubmitButton = (el: Element): boolean =>
  isTag(el, 'button')
    ? buttonType(el) === 'submit' && buttonForm(el) !== null
    : /^(submit|image)$/.test(inputTypeOf(el));
