import { flatElements } from '../dom/composed.ts';
import { isHtml, isInput, isSelect, isTextarea } from '../dom/kinds.ts';
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
import type { AriaContext } from './context.ts';
import { CONTENT } from './NameVisit.ts';

/** A control's value as text, or the elements whose text is its value, or the symbol for its own content. */
export type EmbeddedValue = string | readonly Element[] | typeof CONTENT;

/**
 * Returns the value of a control that is part of a label. The value takes the place of the control in the label's text.
 * https://w3c.github.io/accname/#comp_embedded_control
 *
 * @param role The element's computed role.
 * @returns The value, or undefined if the element is not a control with a value.
 */
export const embeddedValue = (el: Element, role: string | null, pass: AriaContext): EmbeddedValue | undefined =>
  role === null ? undefined : RULES.get(role)?.(el, pass);

type Rule = (el: Element, pass: AriaContext) => EmbeddedValue | undefined;

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
 *
 * The text of a password field never becomes part of a name: only its length is shown, in bullets.
 */
function textValue(el: Element, { tellsTyped }: AriaContext): EmbeddedValue | undefined {
  if (isInput(el)) {
    const value = tellsTyped ? inputValue(el) : '';
    return inputType(el) === 'password' ? '•'.repeat(value.length) : value;
  }
  return !isTextarea(el) ? CONTENT : tellsTyped ? textareaValue(el) : '';
}

/** https://w3c.github.io/accname/#comp_embedded_control_combobox_or_listbox */
function comboboxValue(el: Element, pass: AriaContext): EmbeddedValue | undefined {
  if (isSelect(el)) return [...selectedOptions(el)];
  if (isInput(el)) return textValue(el, pass);
  for (const inner of flatElements(el)) if (isInput(inner)) return textValue(inner, pass);
  const options = selectedAriaOptions(el, pass);
  return options.length ? options : CONTENT;
}

/** https://w3c.github.io/accname/#comp_embedded_control_combobox_or_listbox */
function listboxValue(el: Element, pass: AriaContext): EmbeddedValue | undefined {
  return isSelect(el) ? [...selectedOptions(el)] : selectedAriaOptions(el, pass);
}

/** https://w3c.github.io/accname/#comp_embedded_control_range */
function rangeValue(el: Element): EmbeddedValue | undefined {
  const ariaValue = attribute(el, 'aria-valuetext') || attribute(el, 'aria-valuenow');
  if (ariaValue) return ariaValue;
  if (!isHtml(el)) return undefined;
  const tag = localName(el);
  if (tag === 'input') return inputValue(el as HTMLInputElement);
  if (tag === 'meter') return String(meterValue(el as HTMLMeterElement));
  if (tag === 'progress')
    return progressPosition(el as HTMLProgressElement) < 0 ? '' : String(progressValue(el as HTMLProgressElement));
  return isContentEditable(el as HTMLElement) ? CONTENT : undefined;
}

/** Returns the descendants with the role `option` that are selected by `aria-selected`. */
function selectedAriaOptions(el: Element, pass: AriaContext): Element[] {
  const options: Element[] = [];
  for (const inner of flatElements(el)) {
    const isSelected = attribute(inner, 'aria-selected')?.toLowerCase() === 'true';
    if (isSelected && pass.role(inner) === 'option') options.push(inner);
  }
  return options;
}
