import { isHtml } from '../dom/kinds.ts';
import {
  hasAttribute,
  inputType,
  inputValueAsNumber,
  localName,
  meterMax,
  meterMin,
  meterValue,
  progressMax,
  progressPosition,
  progressValue,
} from '../dom/natives.ts';
import type { AriaStates } from '../standards/states.ts';
import { ariaValue } from './ariaValue.ts';

type Draft = { -readonly [key in 'valuemin' | 'valuemax' | 'valuenow' | 'valuetext']?: AriaStates[key] };

/**
 * Minimum, maximum and value of a range: native ones first. https://w3c.github.io/aria/#range
 *
 * What is typed into a number field is not among them: it is the field's value, with all that holds for typed text.
 */
export function range(el: Element, _role: string | null, states: Draft): void {
  const native = isHtml(el) ? NATIVE.get(localName(el)) : undefined;
  if (native?.(el, states)) {
    const text = ariaValue(el, 'aria-valuetext');
    if (text) states.valuetext = text;
    return;
  }
  const min = number(el, 'aria-valuemin');
  const max = number(el, 'aria-valuemax');
  const now = number(el, 'aria-valuenow');
  if (min !== undefined) states.valuemin = min;
  if (max !== undefined) states.valuemax = max;
  if (now !== undefined) states.valuenow = now;
  const text = ariaValue(el, 'aria-valuetext');
  if (text) states.valuetext = text;
}

/** Fills in what the element says; false if it is no range of its own. */
type Native = (el: Element, states: Draft) => boolean;

const NATIVE: ReadonlyMap<string, Native> = new Map<string, Native>([
  ['input', input],
  ['meter', meter],
  ['progress', progress],
]);

/** https://w3c.github.io/html-aam/#el-input-range · #el-input-number */
function input(el: Element, states: Draft): boolean {
  const type = inputType(el as HTMLInputElement);
  if (type !== 'range' && type !== 'number') return false;
  const min = number(el, 'min');
  const max = number(el, 'max');
  if (min !== undefined) states.valuemin = min;
  if (max !== undefined) states.valuemax = max;
  if (type === 'range') states.valuenow = inputValueAsNumber(el as HTMLInputElement);
  return true;
}

/** https://w3c.github.io/html-aam/#el-meter */
function meter(el: Element, states: Draft): boolean {
  states.valuemin = meterMin(el as HTMLMeterElement);
  states.valuemax = meterMax(el as HTMLMeterElement);
  states.valuenow = meterValue(el as HTMLMeterElement);
  return true;
}

/** https://w3c.github.io/html-aam/#el-progress: an indeterminate one has no value. */
function progress(el: Element, states: Draft): boolean {
  if (progressPosition(el as HTMLProgressElement) < 0 && !hasAttribute(el, 'value')) return true;
  states.valuemin = 0;
  states.valuemax = progressMax(el as HTMLProgressElement);
  states.valuenow = progressValue(el as HTMLProgressElement);
  return true;
}

function number(el: Element, name: string): number | undefined {
  const text = ariaValue(el, name)?.trim();
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}
