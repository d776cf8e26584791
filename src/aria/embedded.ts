import { flatChildren } from '../dom/composed.ts';
import { isElement, isHtml, isTag } from '../dom/kinds.ts';
import {
  attribute,
  inputType,
  inputValue,
  isContentEditable,
  localName,
  meterValue,
  progressPosition,
  progressValue,
  selectedOptions,
  textareaValue,
} from '../dom/natives.ts';
import type { Context } from './context.ts';
import { CONTENT } from './stepResult.ts';

/** A control's value as text, the elements whose text is its value, or its own content. */
export type EmbeddedValue = string | readonly Element[] | typeof CONTENT;

/**
 * What a control inside a label stands for there: its value. Undefined for what has none to give.
 * https://w3c.github.io/accname/#comp_embedded_control
 */
export function embeddedValue(el: Element, role: string | null, pass: Context): EmbeddedValue | undefined {
  return role === null ? undefined : RULES.get(role)?.(el, pass);
}

type Rule = (el: Element, pass: Context) => EmbeddedValue | undefined;

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['textbox', textValue],
  ['searchbox', textValue],
  ['combobox', comboboxValue],
  ['listbox', listboxValue],
  ['slider', rangeValue],
  ['spinbutton', rangeValue],
  ['scrollbar', rangeValue],
  ['progressbar', rangeValue],
  ['meter', rangeValue],
]);

/**
 * https://w3c.github.io/accname/#comp_embedded_control_textbox
 * What is typed into a password field is never part of a name.
 */
function textValue(el: Element): EmbeddedValue | undefined {
  if (isTag(el, 'input')) return inputType(el) === 'password' ? '•'.repeat(inputValue(el).length) : inputValue(el);
  if (isTag(el, 'textarea')) return textareaValue(el);
  return CONTENT;
}

/** https://w3c.github.io/accname/#comp_embedded_control_combobox_or_listbox */
function comboboxValue(el: Element, pass: Context): EmbeddedValue | undefined {
  if (isTag(el, 'select')) return Array.from(selectedOptions(el));
  if (isTag(el, 'input')) return inputValue(el);
  const inner = firstInside(el, (child) => isTag(child, 'input'));
  if (inner) return inputValue(inner as HTMLInputElement);
  const chosen = chosenOptions(el, pass);
  return chosen.length ? chosen : CONTENT;
}

function listboxValue(el: Element, pass: Context): EmbeddedValue | undefined {
  return isTag(el, 'select') ? Array.from(selectedOptions(el)) : chosenOptions(el, pass);
}

/** https://w3c.github.io/accname/#comp_embedded_control_range */
function rangeValue(el: Element): EmbeddedValue | undefined {
  const written = attribute(el, 'aria-valuetext') || attribute(el, 'aria-valuenow');
  if (written) return written;
  if (!isHtml(el)) return undefined;
  const tag = localName(el);
  if (tag === 'input') return inputValue(el as HTMLInputElement);
  if (tag === 'meter') return String(meterValue(el as HTMLMeterElement));
  if (tag === 'progress')
    return progressPosition(el as HTMLProgressElement) < 0 ? '' : String(progressValue(el as HTMLProgressElement));
  return isContentEditable(el as HTMLElement) ? CONTENT : undefined;
}

function chosenOptions(el: Element, pass: Context): Element[] {
  const out: Element[] = [];
  eachInside(el, (child) => {
    if (attribute(child, 'aria-selected')?.toLowerCase() === 'true' && pass.role(child) === 'option') out.push(child);
    return false;
  });
  return out;
}

function firstInside(el: Element, is: (child: Element) => boolean): Element | null {
  let found: Element | null = null;
  eachInside(el, (child) => {
    if (is(child)) found = child;
    return found !== null;
  });
  return found;
}

/** Walks what is in the element, in tree order, until `visit` says stop. */
function eachInside(el: Element, visit: (child: Element) => boolean): void {
  const stack = flatChildren(el).reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    if (visit(node)) return;
    const children = flatChildren(node);
    for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as Node);
  }
}
