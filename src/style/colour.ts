import { ownFields } from '../standards/ownFields.ts';
import { method, setter } from '../dom/natives.ts';

/** A colour: channels from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
}

/** No colour at all. */
export const TRANSPARENT: Colour = { rgb: [0, 0, 0], alpha: 0 };

/** Opaque white. */
export const WHITE: Colour = { rgb: [255, 255, 255], alpha: 1 };

const cache = new Map<string, Colour | null>();
const MAX_CACHED = 1000;

/**
 * Parses a computed colour, or returns null if the text is not one.
 * https://drafts.csswg.org/css-color-4/#serializing-color-values
 */
export function colourOf(css: string): Colour | null {
  let colour = cache.get(css);
  if (colour === undefined) {
    colour = css === 'transparent' ? TRANSPARENT : (numbersOf(css) ?? paintedPixel(css));
    if (cache.size < MAX_CACHED) cache.set(css, colour);
  }
  return colour;
}

/** Matches each colour in a computed value, for instance of `text-shadow` or of a gradient. */
const COLOURS = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|\btransparent\b/g;

/** Returns the colours in a computed value that may contain several. */
export const coloursIn = (css: string): (Colour | null)[] => (css.match(COLOURS) ?? []).map(colourOf);

/** Returns the red, green and blue of a colour as `#rrggbb`. */
export const hexOf = ({ rgb }: Colour): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The least difference of a channel, out of 255, by which a person can tell text from the colour behind it. */
export const MIN_DIFFERENCE = 12;

/** Returns the largest difference of a channel, out of 255, between a colour and the opaque one it is painted on. */
export const differenceOf = ({ rgb, alpha }: Colour, from: Colour): number =>
  Math.max(...rgb.map((channel, i) => Math.abs(channel - (from.rgb[i] as number)))) * alpha;

/**
 * Returns the colour of a translucent paint on what is behind it.
 * https://drafts.fxtf.org/compositing/#simplealphacompositing
 */
export function mixedOn(top: Colour, behind: Colour): Colour {
  const alpha = top.alpha + behind.alpha * (1 - top.alpha);
  if (alpha === 0) return top;
  const channel = (i: 0 | 1 | 2): number =>
    (top.rgb[i] * top.alpha + behind.rgb[i] * behind.alpha * (1 - top.alpha)) / alpha;
  return { rgb: [channel(0), channel(1), channel(2)], alpha };
}

/** The blend functions for one colour on another: https://drafts.fxtf.org/compositing/#blendingseparable */
const BLENDED: ReadonlyMap<string, (top: number, bottom: number) => number> = new Map([
  ['multiply', (top, bottom) => (top * bottom) / 255],
  ['screen', (top, bottom) => top + bottom - (top * bottom) / 255],
  ['darken', (top, bottom) => Math.min(top, bottom)],
  ['lighten', (top, bottom) => Math.max(top, bottom)],
  ['difference', (top, bottom) => Math.abs(top - bottom)],
]);

/** Returns a paint as a blend mode changes it on what is behind it, or null if the mode is not computed. */
export function blendedOn(top: Colour, behind: Colour, mode: string): Colour | null {
  const blend = BLENDED.get(mode);
  return blend ? withChannels(top, (i) => blend(top.rgb[i] as number, behind.rgb[i] as number)) : null;
}

/** Returns a colour with the given red, green and blue (0, 1 and 2), and with the alpha of another one. */
export const withChannels = ({ alpha }: Colour, channel: (i: number) => number): Colour => ({
  rgb: [channel(0), channel(1), channel(2)],
  alpha,
});

/** Returns the colour of a computed `rgb()` or `rgba()`, or null for any other text. */
function numbersOf(css: string): Colour | null {
  const [r, g, b, a = 1] =
    /^rgba?\(([^)]*)\)$/
      .exec(css)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number) ?? [];
  return b === undefined ? null : { rgb: [r as number, g as number, b], alpha: a };
}

/**
 * The canvas for converting other colour spaces and pictures: the browser paints one pixel on a canvas that is not part
 * of the page.
 */
const Canvas = globalThis.OffscreenCanvas as typeof OffscreenCanvas | undefined;
type Context = OffscreenCanvasRenderingContext2D;
const contextOf = method<(canvas: OffscreenCanvas, kind: '2d', options: object) => Context | null>(
  Canvas,
  'getContext',
);
let context: Context | null | undefined;

/** Returns the colour of another colour function as the browser paints it, or null for any other text. */
function paintedPixel(css: string): Colour | null {
  if (!/^(?:ok)?l(?:ab|ch)\(|^color\(|^h(?:sl|wb)/.test(css)) return null;
  return pixelOf((canvas) => {
    setFill(canvas, css);
    fill(canvas, 0, 0, 1, 1);
  });
}

type Picture = HTMLImageElement | HTMLCanvasElement | HTMLVideoElement;
/**
 * Returns the mean alpha of a picture, from 0 to 1. Null if it could not be loaded, is of another origin, which hides
 * its pixels, or the engine has no canvas outside of the page.
 */
export function alphaOf(picture: Picture): number | null {
  try {
    return pixelOf((canvas) => draw(canvas, picture, 0, 0, 1, 1))?.alpha ?? null;
  } catch {
    // Once it has drawn such a picture, a canvas can never be read again.
    context = undefined;
    return null;
  }
}

function pixelOf(paint: (canvas: Context) => void): Colour | null {
  context ??= Canvas ? contextOf(new Canvas(1, 1), '2d', ownFields({ willReadFrequently: true })) : null;
  if (!context) return null;
  clear(context, 0, 0, 1, 1);
  paint(context);
  const [r = 0, g = 0, b = 0, a = 0] = pixels(context, 0, 0, 1, 1).data;
  return { rgb: [r, g, b], alpha: a / 255 };
}

const of2d = (globalThis as Partial<typeof globalThis>).OffscreenCanvasRenderingContext2D;
type Rectangle<R> = (context: Context, x: number, y: number, width: number, height: number) => R;
const setFill = setter<Context, string>(of2d, 'fillStyle');
const clear = method<Rectangle<void>>(of2d, 'clearRect');
const fill = method<Rectangle<void>>(of2d, 'fillRect');
const draw = method<(context: Context, picture: Picture, ...at: [number, number, number, number]) => void>(
  of2d,
  'drawImage',
);
const pixels = method<Rectangle<ImageData>>(of2d, 'getImageData');
