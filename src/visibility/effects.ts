import { coloursIn } from '../style/colour.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';

/** What style does to the painting of an element and all that is in it: filters, masks and turns in space. */

/** Below this product of opacities, nobody sees what is painted. */
export const MIN_OPACITY = 0.1;

/** Text that is blurred by this radius, in CSS pixels, leaves no trace. */
const MAX_BLUR = 16;

/**
 * Returns the element's own opacity, that of its filters included.
 * https://drafts.fxtf.org/filter-effects/#FilterProperty
 */
export function opacityOf({ opacity, filter }: ElementStyle): number {
  if (filter === 'none') return opacity;
  return valuesOf(filter, 'opacity').reduce((product, value) => product * value, opacity);
}

/** Returns whether a filter changes colours. */
export const recolours = ({ filter }: ElementStyle): boolean =>
  filter !== 'none' && /invert|brightness|contrast|hue-rotate|sepia|grayscale|saturate|url/.test(filter);

/** Returns why nothing of the element is painted so that it can be seen; null if it is. */
export function effectHides(
  style: ElementStyle,
  isTurnedAround: boolean,
): 'blurred' | 'clipped' | 'turned-away' | null {
  const { filter, maskImage } = style;
  if (filter !== 'none') {
    if (valuesOf(filter, 'blur').some((radius) => radius >= MAX_BLUR)) return 'blurred';
    if (valuesOf(filter, 'contrast').some((contrast) => contrast < 0.05)) return 'blurred';
  }
  if (maskImage !== 'none' && isEmptyMask(maskImage)) return 'clipped';
  // Firefox turns only what has a transform of its own.
  const isTransformed = style.transform !== 'none';
  return isTransformed && isTurned(style, isTurnedAround) && style.get('backface-visibility') === 'hidden'
    ? 'turned-away'
    : null;
}

/** Returns the arguments of a filter function, with percentages as fractions. */
const valuesOf = (filter: string, name: string): number[] =>
  Array.from(filter.matchAll(/([\w-]+)\((-?[\d.]+)(%?)/g), ([, of, value, percent]) =>
    of === name ? Number(value) / (percent ? 100 : 1) : NaN,
  ).filter((value) => !Number.isNaN(value));

/**
 * Returns whether a mask consists of gradients whose colours are all transparent.
 * https://drafts.fxtf.org/css-masking/#the-mask-image
 */
const isEmptyMask = (image: string): boolean =>
  /^[\w-]*gradient\(/.test(image) && !image.includes('url(') && coloursIn(image).every((one) => one?.alpha === 0);

/**
 * Returns whether the element shows its back.
 *
 * @param isAround The plane that the element shares shows its back.
 */
const isTurned = ({ transform }: ElementStyle, isAround: boolean): boolean =>
  (transform.startsWith('matrix3d(') && Number(transform.split(',')[10]) < 0) !== isAround;

/** Returns whether the element's children are in its space, and see it turned around. */
export const turnsChildren = (style: ElementStyle, isAround: boolean): boolean =>
  isTurned(style, isAround) && style.get('transform-style') === 'preserve-3d';
