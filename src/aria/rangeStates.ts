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
import type { AriaStates } from '../standards/aria.ts';
import { ariaValue } from './ariaAttributes.ts';

type RangeStates = { -readonly [key in 'valuemin' | 'valuemax' | 'valuenow' | 'valuetext']?: AriaStates[key] };

/**
 * Adds the minimum, maximum and current value of a range; those of the host language take precedence over ARIA
 * attributes.
 * https://w3c.github.io/aria/#range
 *
 * The number in a number field is not among them: it is text that the user typed, and subject to the privacy rules for
 * such text.
 */
export function range(el: Element, _role: string | null, states: RangeStates): void {
  const native = isHtml(el) ? NATIVE_RANGES.get(localName(el)) : undefined;
  if (!native?.(el, states)) {
    addLimits(el, states, 'aria-valuemin', 'aria-valuemax');
    const now = numberIn(el, 'aria-valuenow');
    if (now !== undefined) states.valuenow = now;
  }
  const text = ariaValue(el, 'aria-valuetext');
  if (text) states.valuetext = text;
}

/** Adds the states that the host language defines. Returns false if the element is not a range in the host language. */
type NativeRange = (el: Element, states: RangeStates) => boolean;

const NATIVE_RANGES: ReadonlyMap<string, NativeRange> = new Map<string, NativeRange>([
  ['input', input],
  ['meter', meter],
  ['progress', progress],
]);

/** https://w3c.github.io/html-aam/#el-input-range · https://w3c.github.io/html-aam/#el-input-number */
function input(el: Element, states: RangeStates): boolean {
  const type = inputType(el as HTMLInputElement);
  if (type !== 'range' && type !== 'number') return false;
  addLimits(el, states, 'min', 'max');
  if (type === 'range') states.valuenow = inputValueAsNumber(el as HTMLInputElement);
  return true;
}

function addLimits(el: Element, states: RangeStates, minName: string, maxName: string): void {
  const min = numberIn(el, minName);
  const max = numberIn(el, maxName);
  if (min !== undefined) states.valuemin = min;
  if (max !== undefined) states.valuemax = max;
}

/** https://w3c.github.io/html-aam/#el-meter */
function meter(el: Element, states: RangeStates): boolean {
  states.valuemin = meterMin(el as HTMLMeterElement);
  states.valuemax = meterMax(el as HTMLMeterElement);
  states.valuenow = meterValue(el as HTMLMeterElement);
  return true;
}

/** https://w3c.github.io/html-aam/#el-progress; an indeterminate progress bar has none of these states. */
function progress(el: Element, states: RangeStates): boolean {
  if (progressPosition(el as HTMLProgressElement) < 0 && !hasAttribute(el, 'value')) return true;
  states.valuemin = 0;
  states.valuemax = progressMax(el as HTMLProgressElement);
  states.valuenow = progressValue(el as HTMLProgressElement);
  return true;
}

/** Returns the number in an attribute; undefined if there is none or it is not finite. */
function numberIn(el: Element, name: string): number | undefined {
  const text = ariaValue(el, name)?.trim();
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}
