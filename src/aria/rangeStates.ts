import { isTag, inputTypeOf } from '../dom/kinds.ts';
import {
  hasAttribute,
  inputValueAsNumber,
  meterMax,
  meterMin,
  meterValue,
  progressMax,
  progressPosition,
  progressValue,
} from '../dom/natives.ts';
import { ariaValue } from './ariaAttributes.ts';

/** The minimum, maximum and current value of a range; a limit or value that is not known is undefined. */
type Range = { readonly [key in 'valuemin' | 'valuemax' | 'valuenow']?: number | undefined };

/**
 * Returns a rule for one of the numbers of a range; those of the host language take precedence over ARIA attributes.
 * https://w3c.github.io/aria/#range
 */
export const inRange =
  (name: keyof Range) =>
  (el: Element): number | undefined => {
    const native = nativeRange(el);
    return native ? native[name] : numberIn(el, `aria-${name}`);
  };

/**
 * Returns the numbers that the host language gives, or null if the element is not a range in the host language.
 *
 * The number in a number field is not among them: it is text that the user typed, and subject to the privacy rules for
 * such text. An indeterminate progress bar has none of them.
 * https://w3c.github.io/html-aam/#el-input-range · https://w3c.github.io/html-aam/#el-input-number ·
 * https://w3c.github.io/html-aam/#el-meter · https://w3c.github.io/html-aam/#el-progress
 */
function nativeRange(el: Element): Range | null {
  if (isTag(el, 'meter')) return { valuemin: meterMin(el), valuemax: meterMax(el), valuenow: meterValue(el) };
  if (isTag(el, 'progress'))
    return progressPosition(el) < 0 && !hasAttribute(el, 'value')
      ? {}
      : { valuemin: 0, valuemax: progressMax(el), valuenow: progressValue(el) };
  const type = inputTypeOf(el);
  if (type !== 'range' && type !== 'number') return null;
  return {
    valuemin: numberIn(el, 'min'),
    valuemax: numberIn(el, 'max'),
    valuenow: type === 'range' ? inputValueAsNumber(el as HTMLInputElement) : undefined,
  };
}

/** Returns the number in an attribute; undefined if there is none or it is not finite. */
function numberIn(el: Element, name: string): number | undefined {
  const text = ariaValue(el, name)?.trim();
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}
