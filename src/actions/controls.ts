import { isAriaHidden } from '../aria/ownHidden.ts';
import { flatChildren, flatParent, readableFrameDocument } from '../dom/composed.ts';
import { inertAround } from '../dom/inert.ts';
import { isElement, isHtml, isTag, isTextInput, tagOf } from '../dom/kinds.ts';
import {
  attribute,
  documentBody,
  getter,
  hasAttribute,
  inputChecked,
  inputType,
  inputValue,
  isContentEditable,
  labelControl,
  matches,
  optionSelected,
  optionText,
  selectMultiple,
  selectOptions,
  textareaValue,
  textContent,
} from '../dom/natives.ts';
import { isSecret } from '../interactivity/secretFields.ts';
import { holdsSecretNumber } from '../standards/secretPatterns.ts';
import { contextAround, type EditContextLike } from './editContext.ts';
import { inputReadOnly, textareaReadOnly } from './natives.ts';

/** What an element is to a person who wants to operate it. */

/** The control that a label stands for, else the element itself. */
export function controlOf(el: Element): Element {
  return (isTag(el, 'label') && labelControl(el)) || el;
}

type Labels = (el: Element) => NodeListOf<HTMLLabelElement> | null;
const LABELS = {
  input: getter(HTMLInputElement.prototype, 'labels') as Labels,
  textarea: getter(HTMLTextAreaElement.prototype, 'labels') as Labels,
  select: getter(HTMLSelectElement.prototype, 'labels') as Labels,
  button: getter(HTMLButtonElement.prototype, 'labels') as Labels,
};
/** The labels whose click operates this control. */
export function labelsOf(el: Element): HTMLLabelElement[] {
  const tag = tagOf(el) as keyof typeof LABELS;
  return isHtml(el) && tag in LABELS ? Array.from(LABELS[tag](el) ?? []) : [];
}

/** Disabled by itself, its fieldset, or (for what is no native control) by aria-disabled on it or around it. */
export function isDisabled(el: Element): boolean {
  if (matches(el, ':disabled')) return true;
  for (let node: Element | null = el; node; node = flatParent(node)) {
    const said = attribute(node, 'aria-disabled');
    if (said === 'true') return true;
    if (said === 'false') return false;
  }
  return false;
}

export const isInert = (el: Element): boolean => inertAround(el) !== null;

export function isReadOnly(el: Element): boolean {
  if (isTag(el, 'input')) return inputReadOnly(el);
  if (isTag(el, 'textarea')) return textareaReadOnly(el);
  return attribute(el, 'aria-readonly') === 'true';
}

/** A text field, or the outermost editable element around one that is edited as a whole; null if no text can be typed here. */
export type Editable =
  | { kind: 'field'; el: HTMLInputElement | HTMLTextAreaElement }
  | { kind: 'rich'; el: HTMLElement }
  | { kind: 'context'; el: HTMLElement; context: EditContextLike };

export function editableAt(el: Element): Editable | null {
  const control = controlOf(el);
  if (isTextInput(control) || isTag(control, 'textarea')) return { kind: 'field', el: control };
  const host = editingHost(control);
  if (host) return { kind: 'rich', el: host };
  const own = contextAround(control);
  return own && { kind: 'context', ...own };
}

/** What takes a key as text: not a read-only field, and not one in which no text is edited. */
export function writableAt(el: Element): Editable | null {
  const editable = editableAt(el);
  return editable && !isReadOnly(editable.el) && !matches(editable.el, ':disabled') ? editable : null;
}

/** HTML, "editing host": the topmost element of an editable region. */
export function editingHost(el: Element): HTMLElement | null {
  if (!isHtml(el) || !isContentEditable(el)) return null;
  let host: HTMLElement = el;
  for (let p = flatParent(host); p && isHtml(p) && isContentEditable(p); p = flatParent(p)) host = p;
  return host;
}

/**
 * The only editable element inside a wrapper (a custom element, a styled box), or the first of a date's or time's parts, which
 * hand focus on; null if there is none, or more than one.
 */
export function editableInside(el: Element): Editable | null {
  const found: Editable[] = [];
  const visit = (given: Element): void => {
    // A frame stands for its page: some editors live in one.
    const node = isTag(given, 'iframe') ? bodyOf(given) : given;
    if (!node) return;
    const editable = isTag(node, 'label') ? null : editableAt(node);
    if (editable && isOffered(editable.el)) {
      found.push(editable);
      return;
    }
    for (const child of flatChildren(node)) if (isElement(child)) visit(child);
  };
  for (const child of isTag(el, 'iframe') ? [el] : flatChildren(el)) if (isElement(child)) visit(child);
  const parts = found.every(({ el: part }) => attribute(part, 'role') === 'spinbutton');
  return found[0] && (found.length === 1 || parts) ? found[0] : null;
}

function bodyOf(frame: HTMLIFrameElement): Element | null {
  const doc = readableFrameDocument(frame);
  return doc && documentBody(doc);
}

/** Libraries keep fields of their own that no one is meant to type in: they are out of the Tab order and read-only. */
function isOffered(el: Element): boolean {
  return !hasAttribute(el, 'hidden') && !isAriaHidden(el) && !(isReadOnly(el) && attribute(el, 'tabindex') === '-1');
}

/** What the control holds, as one string to compare and report; null for what holds nothing. */
export function readValue(el: Element): string | null {
  const control = controlOf(el);
  if (isTag(control, 'input')) {
    const type = inputType(control);
    if (type === 'checkbox' || type === 'radio') return inputChecked(control) ? 'checked' : 'unchecked';
    return inputValue(control);
  }
  if (isTag(control, 'textarea')) return textareaValue(control);
  if (isTag(control, 'select')) {
    const chosen = Array.from(selectOptions(control))
      .filter(optionSelected)
      .map((o) => optionText(o));
    return selectMultiple(control) ? chosen.join(', ') : (chosen[0] ?? '');
  }
  const host = editingHost(control);
  if (host) return richText(host);
  const own = contextAround(control);
  if (own) return own.context.text;
  return (
    attribute(control, 'aria-checked') ?? attribute(control, 'aria-valuetext') ?? attribute(control, 'aria-valuenow')
  );
}

const innerText = getter<HTMLElement, string>(HTMLElement.prototype, 'innerText');
/** Text of an editable region with its line breaks; without the zero-width characters that editors put around the caret. */
export function richText(host: HTMLElement): string {
  return (innerText(host) ?? textContent(host) ?? '').replace(/[\u200B\u2060\uFEFF]/g, '').replace(/\u00A0/g, ' ');
}

/** The value as it may leave the page; undefined for secrets. */
export function publicValue(el: Element, value: string): string | undefined {
  return isSecret(controlOf(el)) || holdsSecretNumber(value) ? undefined : value;
}

/** All that an editable holds now. */
export function contentOf(editable: Editable): string {
  if (editable.kind === 'context') return editable.context.text;
  if (editable.kind === 'rich') return richText(editable.el);
  return isTag(editable.el, 'input') ? inputValue(editable.el) : textareaValue(editable.el);
}
