import { coloursIn } from '../style/colour.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';

/**
 * The functions of this file compute how style changes the painting of an element with its content: filters, masks and
 * rotations in space.
 */

/** The least product of opacities at which a person sees what is painted. */
export const MIN_OPACITY = 0.1;

/** The least size of text that can be read, in CSS pixels on the screen. */
export const MIN_SIZE = 2;

/** The least negative margin or indentation that counts as moving text out of its box, in CSS pixels. */
export const FAR_PX = 100;

/** The least opacity of a box that hides the text behind it. */
export const MIN_OPAQUE = 0.95;

/** The blur radius from which text leaves no trace, in CSS pixels. */
export const MAX_BLUR = 16;

/**
 * Returns the element's own opacity, including that of its filters.
 * https://drafts.fxtf.org/filter-effects/#FilterProperty
 */
export function opacityOf({ opacity, filter }: ElementStyle): number {
  let product = opacity;
  if (filter !== 'none') for (const [name, value] of functionsIn(filter)) if (name === 'opacity') product *= value;
  return product;
}

/** Returns whether what is behind the element shows through it and its content. */
export const letsThrough = (style: ElementStyle): boolean =>
  opacityOf(style) < MIN_OPAQUE || style.maskImage !== 'none' || (style.blendMode !== 'normal' && !blendsAway(style));

/**
 * Returns whether a blend mode leaves nothing of what is behind a black or white background, or only what is black or
 * white.
 * https://drafts.fxtf.org/compositing/#blending
 */
function blendsAway({ blendMode, background, backgroundImage }: ElementStyle): boolean {
  const painted = coloursIn(`${backgroundImage} ${background}`).filter((one) => one?.alpha !== 0);
  return (
    painted.length > 0 &&
    !backgroundImage.includes('url') &&
    BLENDED_AWAY.some(
      ([modes, channel]) =>
        modes.test(blendMode) && painted.every((one) => one?.rgb.every((own) => Math.abs(own - channel) < NEAR)),
    )
  );
}
/** The modes in which a colour of such channels leaves nothing else of what is behind than black or white. */
const BLENDED_AWAY = [
  [/multiply|darken|hard-light|luminosity|burn/, 0],
  [/screen|lighte|hard-light|luminosity|dodge/, 255],
] as const;
/** The difference of a channel, out of 255, that is not seen. */
const NEAR = 16;

/** Filters whose effect on a colour is not computed. */
const MIXING = /hue-rotate|sepia|grayscale|saturate|url/;

/** Returns whether a filter changes colours. */
export const changesColours = ({ filter }: ElementStyle): boolean =>
  filter !== 'none' && (MIXING.test(filter) || functionsIn(filter).some(([name]) => TONES.has(name)));

/** The blur radius from which text of the usual size is hard to read, in CSS pixels. */
const MIN_BLUR = 2;

/** Returns whether the element's filter blurs its text, or what a filter or mask leaves of it is not computed. */
export const blurs = (style: ElementStyle): boolean => {
  const { filter, maskImage } = style;
  return leavesBlur(filter, MIN_BLUR) || filter.includes('url(') || (maskImage !== 'none' && isUnknownMask(style));
};

const leavesBlur = (filter: string, least: number): boolean =>
  filter !== 'none' && functionsIn(filter).some(([name, radius]) => name === 'blur' && radius >= least);

/**
 * Returns whether what a mask leaves is unknown: it is a picture, has a size or place of its own, takes the lightness
 * of its colours, combines its layers otherwise than by adding them, or is transparent not only at its ends.
 */
const isUnknownMask = (style: ElementStyle): boolean =>
  /url\(|rgba\([^)]*, 0\) (?:[2-7]\d\S*%|[89]\d\S*%,)/.test(style.maskImage) ||
  /luminance|exclude|xor|subtract|out/.test(style.get('mask-mode') + maskValue(style, 'composite')) ||
  mayMissBox((name) => maskValue(style, name));

/**
 * Returns whether the images of a background or mask may not fill the box: they are smaller, or their place is
 * elsewhere.
 */
export const mayMissBox = (value: (name: 'size' | 'position') => string): boolean =>
  /\d/.test(value('size').replace(/\d{3,}(?:\.\d+)?%/g, '')) || /[1-9][\d.]*px/.test(value('position'));

const maskValue = (style: ElementStyle, name: string): string =>
  style.get(`mask-${name}`) || style.get(`-webkit-mask-${name}`);

/** Returns why a filter or mask leaves nothing of the element that can be seen, or null if something is left. */
export function effectHides(style: ElementStyle): 'blurred' | 'clipped' | null {
  if (leavesBlur(style.filter, MAX_BLUR)) return 'blurred';
  return style.maskImage !== 'none' && isEmptyMask(style) ? 'clipped' : null;
}

/** Matches the filter functions before one that makes all colours equal. */
const BEFORE_FLAT = /.*(?=(?:(?:contrast|brightness)\(0?(?:\.0\d*)?|invert\((?:0?\.5|50))%?\))/;

/** Returns whether the element blurs what is behind it, or takes its contrast away, until no text is left. */
export function hidesBackdrop(style: ElementStyle): boolean {
  const filter = style.get('backdrop-filter') || style.get('-webkit-backdrop-filter') || 'none';
  return leavesBlur(filter, MAX_BLUR) || BEFORE_FLAT.test(filter);
}

/** An element with a filter that changes colours, and what it makes of each channel; null if that is not computed. */
export interface ColourFilter {
  readonly el: Element;
  /** Returns what becomes of a channel, both from 0 to 255. */
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
  const left = filter.replace(BEFORE_FLAT, '');
  if (MIXING.test(left)) return null;
  const steps = functionsIn(left);
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
 * Returns whether a mask consists of gradients whose colours are all nearly transparent, or of layers of which one is
 * so and is not simply added to the others. https://drafts.fxtf.org/css-masking/#the-mask-image
 */
function isEmptyMask(style: ElementStyle): boolean {
  const [, ...layers] = style.maskImage.split('gradient(');
  const isEmpty = (layer: string): boolean => coloursIn(layer).every((one) => one && one.alpha < MIN_OPACITY);
  if (layers.length === 0 || style.maskImage.includes('url(')) return false;
  return layers.every(isEmpty) || (layers.some(isEmpty) && !/^(?:add|source-over)/.test(maskValue(style, 'composite')));
}

/** Returns whether the `transform` or `rotate` of an element turns it so far that its back is in front. */
export function isTurned(style: ElementStyle): boolean {
  const transform = style.get('transform');
  const isBack = transform.startsWith('matrix3d(') && Number(transform.split(',')[10]) < 0;
  const [, axis, degrees] = /^(.*?)(-?[\d.]+)deg$/.exec(style.get('rotate')) ?? [];
  const turns = axis !== undefined && /^(?:[xy]|.* 0) $/.test(axis) && Math.cos((Number(degrees) * Math.PI) / 180) < 0;
  return isBack !== turns;
}
