import { announceChoice } from './nativeChoices.ts';
import { setFieldValue } from '../editing/selection.ts';
import type { Point } from '../types.ts';
import { isInput } from '../../dom/kinds.ts';
import { attribute, inputType, inputValue } from '../../dom/natives.ts';
import { type Box, LayoutReader } from '../../layout/LayoutReader.ts';

/** The limits of a range input; invalid ones have the defaults (HTML, "Range state"). */
function limitsOf(range: HTMLInputElement): { readonly min: number; readonly max: number } {
  const limit = (name: string, otherwise: number): number => {
    const given = parseFloat(attribute(range, name) ?? '');
    return Number.isFinite(given) ? given : otherwise;
  };
  const min = limit('min', 0);
  return { min, max: Math.max(min, limit('max', 100)) };
}

/**
 * The direction in which the value of a range input grows: along the inline axis of its writing mode, or upwards in a
 * slider that only its appearance makes vertical.
 */
function directionOf(
  range: HTMLInputElement,
  { width, height }: Box,
): {
  readonly isVertical: boolean;
  /** Whether the value grows to the left or upwards. */
  readonly isReversed: boolean;
} {
  const style = new LayoutReader().style(range);
  const isTurned = !style.get('writing-mode').startsWith('horizontal');
  const isTall = !isTurned && height > width;
  return { isVertical: isTurned || isTall, isReversed: isTall || style.get('direction') === 'rtl' };
}

function setRange(range: HTMLInputElement, value: number): void {
  const before = inputValue(range);
  setFieldValue(range, String(value));
  if (inputValue(range) !== before) announceChoice(range);
}

/** Moves the thumb of a range input to the point. */
export function slideTo(hit: Element, point: Point): void {
  if (!isInput(hit) || inputType(hit) !== 'range') return;
  const box = new LayoutReader().box(hit);
  const { min, max } = limitsOf(hit);
  const { isVertical, isReversed } = directionOf(hit, box);
  const part = isVertical ? (point.y - box.y) / box.height : (point.x - box.x) / box.width;
  setRange(hit, min + Math.min(1, Math.max(0, isReversed ? 1 - part : part)) * (max - min));
}

/** Arrow, Home, End and page keys in a range input. */
export function keyInRange(range: HTMLInputElement, key: string): true {
  const { min, max } = limitsOf(range);
  const given = Number(attribute(range, 'step'));
  const step = attribute(range, 'step') === 'any' ? (max - min) / 100 : given > 0 ? given : 1;
  const page = Math.max(step, Math.round((max - min) / 10 / step) * step);
  const { isVertical, isReversed } = directionOf(range, new LayoutReader().box(range));
  const right = isReversed && !isVertical ? -step : step;
  const up = isReversed || !isVertical ? step : -step;
  const now = Number(inputValue(range));
  const values: Record<string, number> = {
    ...{ ArrowUp: now + up, ArrowDown: now - up, ArrowRight: now + right, ArrowLeft: now - right },
    ...{ PageUp: now + page, PageDown: now - page, Home: min, End: max },
  };
  setRange(range, Math.min(max, Math.max(min, values[key] as number)));
  return true;
}
