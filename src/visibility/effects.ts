import { coloursIn } from '../style/colour.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';

/**
 * The functions of this file compute how style changes the painting of an element with its content: filters, masks and
 * rotations in space.
 */

/** The least product of opacities at which a person sees what is painted. */
export const MIN_OPACITY = 0.1;

/** The blur radius from which text leaves no trace, in CSS pixels. */
const MAX_BLUR = 16;

/**
 * Returns the element's own opacity, including that of its filters.
 * https://drafts.fxtf.org/filter-effects/#FilterProperty
 */
export function opacityOf({ opacity, filter }: ElementStyle): number {
  let product = opacity;
  if (filter !== 'none') for (const value of valuesOf(filter, 'opacity')) product *= value;
  return product;
}

/** Returns whether a filter changes colours. */
export const changesColours = ({ filter }: ElementStyle): boolean =>
  filter !== 'none' && /invert|brightness|contrast|hue-rotate|sepia|grayscale|saturate|url/.test(filter);

/** Returns why a filter or mask leaves nothing of the element that can be seen, or null if something is left. */
export function effectHides({ filter, maskImage }: ElementStyle): 'blurred' | 'clipped' | null {
  if (filter !== 'none') {
    if (valuesOf(filter, 'blur').some((radius) => radius >= MAX_BLUR)) return 'blurred';
    if (valuesOf(filter, 'contrast').some((contrast) => contrast < 0.05)) return 'blurred';
  }
  return maskImage !== 'none' && isEmptyMask(maskImage) ? 'clipped' : null;
}

/** Returns the arguments of a filter function, with percentages as fractions. */
const valuesOf = (filter: string, name: string): number[] =>
  [...filter.matchAll(/([\w-]+)\((-?[\d.]+)(%?)/g)]
    .map(([, of, value, percent]) => (of === name ? Number(value) / (percent ? 100 : 1) : NaN))
    .filter((value) => !Number.isNaN(value));

/**
 * Returns whether a mask consists of gradients whose colours are all transparent.
 * https://drafts.fxtf.org/css-masking/#the-mask-image
 */
const isEmptyMask = (image: string): boolean =>
  /^[\w-]*gradient\(/.test(image) && !image.includes('url(') && coloursIn(image).every((one) => one?.alpha === 0);

/** Returns whether a computed `transform` turns an element so far that its back is in front. */
export const isTurned = (transform: string): boolean =>
  transform.startsWith('matrix3d(') && Number(transform.split(',')[10]) < 0;
