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
  if (filter !== 'none') for (const [name, value] of functionsIn(filter)) if (name === 'opacity') product *= value;
  return product;
}

/** Filters whose effect on a colour is not computed. */
const MIXING = /hue-rotate|sepia|grayscale|saturate|url/;

/** Returns whether a filter changes colours. */
export const changesColours = ({ filter }: ElementStyle): boolean =>
  filter !== 'none' && (MIXING.test(filter) || functionsIn(filter).some(([name]) => TONES.has(name)));

/** The blur radius from which text of the usual size is hard to read, in CSS pixels. */
const MIN_BLUR = 2;

/** Returns whether the element's filter blurs its text, or its mask is a picture, of which any part may be empty. */
export const blurs = ({ filter, maskImage }: ElementStyle): boolean =>
  (filter !== 'none' && functionsIn(filter).some(([name, radius]) => name === 'blur' && radius >= MIN_BLUR)) ||
  maskImage.includes('url(');

/** Returns why a filter or mask leaves nothing of the element that can be seen, or null if something is left. */
export function effectHides({ filter, maskImage }: ElementStyle): 'blurred' | 'clipped' | null {
  if (filter !== 'none' && functionsIn(filter).some(([name, radius]) => name === 'blur' && radius >= MAX_BLUR))
    return 'blurred';
  return maskImage !== 'none' && isEmptyMask(maskImage) ? 'clipped' : null;
}

/** An element with a filter that changes colours, and what it makes of each channel; null if that is not computed. */
export interface ColourFilter {
  readonly el: Element;
  readonly tone: ((channel: number) => number) | null;
}

/** What filter functions make of a channel, from 0 to 1: https://drafts.fxtf.org/filter-effects/#ShorthandEquivalents */
const TONES: ReadonlyMap<string, (channel: number, amount: number) => number> = new Map([
  ['brightness', (channel, amount) => channel * amount],
  ['contrast', (channel, amount) => (channel - 0.5) * amount + 0.5],
  ['invert', (channel, amount) => channel + amount - 2 * channel * amount],
]);

/** Returns what a filter makes of each channel of a colour, from 0 to 255, or null if it mixes the channels. */
export function toneOf({ filter }: ElementStyle): ColourFilter['tone'] {
  if (MIXING.test(filter)) return null;
  const steps = functionsIn(filter);
  return (channel) => {
    let out = channel / 255;
    for (const [name, amount] of steps) out = Math.min(1, Math.max(0, TONES.get(name)?.(out, amount) ?? out));
    return out * 255;
  };
}

/** Returns the filter functions with their first arguments, percentages as fractions. */
const functionsIn = (filter: string): [name: string, value: number][] =>
  [...filter.matchAll(/([\w-]+)\((-?[\d.]+)(%?)/g)].map(([, name = '', value, percent]) => [
    name,
    Number(value) / (percent ? 100 : 1),
  ]);

/**
 * Returns whether a mask consists of gradients whose colours are all transparent.
 * https://drafts.fxtf.org/css-masking/#the-mask-image
 */
const isEmptyMask = (image: string): boolean =>
  /^[\w-]*gradient\(/.test(image) && !image.includes('url(') && coloursIn(image).every((one) => one?.alpha === 0);

/** Returns whether a computed `transform` turns an element so far that its back is in front. */
export const isTurned = (transform: string): boolean =>
  transform.startsWith('matrix3d(') && Number(transform.split(',')[10]) < 0;
