import { type Field, fieldValue } from '../editing/selection.ts';
import { fieldMethods, validity } from '../platform/mutatingBuiltIns.ts';
import { AriaPass } from '../../aria/AriaPass.ts';
import { isDisabled as isDisabledNow } from '../../aria/disabled.ts';
import { isAriaHidden } from '../../aria/ownHidden.ts';
import { flatChildren, flatParent, readableFrameDocument, isFrame } from '../../dom/composed.ts';
import { isDisabledControl } from '../../dom/focusable.ts';
import { isElement, isHtml, isInput, isSelect, isTag, isTextarea, inputTypeOf, isTextField } from '../../dom/kinds.ts';
import {
  attribute,
  documentBody,
  editContext,
  fileNames,
  getter,
  hasAttribute,
  inputChecked,
  inputType,
  inputValue,
  isContentEditable,
  labelControl,
  optionLabel,
  optionSelected,
  querySelectorAll,
  selectOptions,
  textContent,
} from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { isSecret } from '../../interactivity/secretFields.ts';
import { quoted } from '../../standards/pageText.ts';
import { holdsSecretNumber } from '../../standards/secretPatterns.ts';
import type { Refusal } from '../types.ts';

/** What an element is as a control: whether it takes text, and which value it has. */

/** The control that a label stands for, else the element itself. */
export const controlOf = (el: Element): Element => (isTag(el, 'label') && labelControl(el)) || el;

export const isDisabled = (el: Element): boolean => isDisabledNow(el, AriaPass.forSingleQuestion());

export function isReadOnly(el: Element): boolean {
  if (isInput(el) || isTextarea(el)) return fieldMethods(el).readOnly(el);
  return attribute(el, 'aria-readonly') === 'true';
}

export const isFileInput = (el: Element): el is HTMLInputElement => inputTypeOf(el) === 'file';

/** Where text can be typed: a field, an editing host or an element with an EditContext; null if nowhere. */
export type Editable =
  | { kind: 'field'; el: Field }
  | { kind: 'rich'; el: HTMLElement }
  | { kind: 'context'; el: HTMLElement; context: EditContextLike };

/** Returns where text can be typed at the element, or at the control that it labels; null if nowhere. */
export function editableAt(el: Element): Editable | null {
  const control = controlOf(el);
  if (isTextField(control)) return { kind: 'field', el: control };
  const host = editingHost(control);
  if (host) return { kind: 'rich', el: host };
  const own = contextAround(control);
  return own && { kind: 'context', ...own };
}

/** The field or region that a key types into: neither read-only nor disabled. */
export function writableAt(el: Element): Editable | null {
  const editable = editableAt(el);
  return editable && !isReadOnly(editable.el) && !isDisabledControl(editable.el) ? editable : null;
}

/** HTML, "editing host": the topmost element of an editable region. */
export function editingHost(el: Element): HTMLElement | null {
  if (!isHtml(el) || !isContentEditable(el)) return null;
  let host: HTMLElement = el;
  for (let p = flatParent(host); p && isHtml(p) && isContentEditable(p); p = flatParent(p)) host = p;
  return host;
}

/**
 * The only editable element inside a wrapper (a custom element, a styled box), or the first part of a date or time,
 * whose parts pass focus on; null if there is none, or more than one.
 */
export function editableInside(el: Element): Editable | null {
  const found: Editable[] = [];
  const stack: (Node | null)[] = [el];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!node || !isElement(node)) continue;
    const editable = node === el ? null : offeredAt(node);
    if (editable) found.push(editable);
    // Some editors are in a frame, whose body is the editable region.
    else for (const child of isFrame(node) ? [bodyOf(node)] : flatChildren(node).reverse()) stack.push(child);
  }
  const parts = found.every(({ el: part }) => attribute(part, 'role') === 'spinbutton');
  return found[0] && (found.length === 1 || parts) ? found[0] : null;
}

function bodyOf(frame: Element): Element | null {
  const doc = readableFrameDocument(frame);
  return doc && documentBody(doc);
}

/** The field that is for the user: libraries have hidden fields, or read-only ones out of the Tab order. */
function offeredAt(at: Element): Editable | null {
  const editable = isTag(at, 'label') ? null : editableAt(at);
  if (!editable) return null;
  const { el } = editable;
  const isOffered =
    !hasAttribute(el, 'hidden') && !isAriaHidden(el) && !(isReadOnly(el) && attribute(el, 'tabindex') === '-1');
  return isOffered ? editable : null;
}

/** The value of the control as one string, to compare and to report; null if it has none. */
export function readValue(el: Element): string | null {
  const control = controlOf(el);
  if (isInput(control)) {
    const type = inputType(control);
    if (type === 'checkbox' || type === 'radio') return inputChecked(control) ? 'checked' : 'unchecked';
    return type === 'file' ? fileNames(control) : inputValue(control);
  }
  if (isSelect(control)) return chosenIn(control);
  const editable = editableAt(control);
  if (editable) return contentOf(editable);
  return (
    attribute(control, 'aria-checked') ?? attribute(control, 'aria-valuetext') ?? attribute(control, 'aria-valuenow')
  );
}

/** The labels of the chosen options, of which a list of one choice has one at most. */
export const chosenIn = (select: HTMLSelectElement): string =>
  [...selectOptions(select)]
    .filter(optionSelected)
    .map((option) => optionLabel(option))
    .join(', ');

const innerText = getter<HTMLElement, string>(HTMLElement, 'innerText');
/**
 * Text of an editable region with line breaks, without the placeholder that an editor renders in it and the zero-width
 * characters that editors put around the caret. Where style draws a secret as dots, `innerText` consists of dots too.
 */
export function richText(host: HTMLElement): string {
  let text = (isSecret(host) ? null : innerText(host)) ?? textContent(host) ?? '';
  const reader = new LayoutReader();
  for (const part of querySelectorAll(host, '[contenteditable=false]'))
    if (reader.style(part).pointerEvents === 'none') text = text.replace(textContent(part) ?? '', '');
  return text.replace(/[\u200B\u2060\uFEFF]/g, '').replace(/\u00A0/g, ' ');
}

/** The value as it may be reported; undefined for a secret. */
export const publicValue = (el: Element, value: string): string | undefined =>
  isSecret(controlOf(el)) || holdsSecretNumber(value) ? undefined : value;

/** The refusal of what the page did not keep, with what the control holds instead unless that is a secret. */
export function notKept(el: Element, value: string): Refusal {
  const shown = publicValue(el, value);
  return { code: 'not_kept', ...(shown !== undefined && { detail: quoted(shown) }) };
}

/** The whole text of the field or region. */
export function contentOf(editable: Editable): string {
  if (editable.kind === 'context') return editable.context.text;
  if (editable.kind === 'rich') return richText(editable.el);
  return fieldValue(editable.el);
}

/** Whether a number field shows a text that is no number, of which its value tells nothing. */
export const hasBadInput = ({ el }: Editable): boolean => isInput(el) && validity(el).badInput;

/** The EditContext of an element whose text the page stores and draws itself (EditContext API). */
export interface EditContextLike extends EventTarget {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  updateText(start: number, end: number, text: string): void;
  updateSelection(start: number, end: number): void;
}

/** The element around this one, itself included, that has an EditContext. */
function contextAround(el: Element): { el: HTMLElement; context: EditContextLike } | null {
  for (let node: Element | null = el; node; node = flatParent(node)) {
    const context = isHtml(node) ? (editContext(node) as EditContextLike | null | undefined) : null;
    if (context) return { el: node as HTMLElement, context };
  }
  return null;
}
