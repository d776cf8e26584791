import { flatParent, frameElementOf } from '../dom/composed.ts';
import { isSvg } from '../dom/kinds.ts';
import { attribute, contains, localName, ownerDocument, querySelectorAll } from '../dom/natives.ts';
import { mediaHolds } from '../style/mediaQueries.ts';
import { stylesFirstLines } from '../style/hoverRules.ts';
import { colourOf, coloursIn, isDistinct, type Colour } from '../style/colour.ts';
import { isInside, meets } from '../layout/clip.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { ColourFilter } from './effects.ts';
import { rectangleUnder } from './shapeUnder.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { valueIn, valuesIn, type PassCache } from '../layout/passCache.ts';
import { wordSet } from '../standards/words.ts';

/** The least alpha of visible paint. */
const MIN_ALPHA = 0.05;

/** The `mix-blend-mode` of an element, which applies to everything that is painted in it. */
export interface Blend {
  readonly el: Element;
  readonly mode: string;
}

/** What is done with the colours of an element and its content when they are painted. */
export interface Repaint {
  readonly blend: Blend | undefined;
  readonly filter: ColourFilter | undefined;
}

/**
 * Returns why a person cannot tell the element's text from its background, whatever paints the text: the fill of its
 * letters, their shadow or outline, or a background that shows only through the letters. Paint counts as visible if a
 * picture or another box may be behind it, or if the colour of the background is unknown.
 * @param place returns the box of the text; it is called only if the box decides
 * @param repaint the nearest blend mode other than `normal` around the text, and the filter
 * @param copy the `<use>` that paints the text elsewhere than its element
 */
export function indistinctText(
  el: Element,
  place: () => Box,
  repaint: Repaint,
  reader: LayoutReader,
  copy?: Element,
): 'transparent-text' | 'same-colour' | null {
  const style = reader.style(el);
  const painted = copy ?? el;
  const fill = firstLineFill(el, style, place, reader) ?? fillOf(el, style);
  if (!fill) return null;
  const isFilled = fill.alpha >= MIN_ALPHA;
  const under = isFilled && isSvg(el) ? rectangleUnder(painted, place(), reader) : null;
  let background = isFilled ? (under ?? backgroundOf(painted, reader)) : null;
  if (background && isVisibleOn(background, fill, repaint)) return null;
  const others = otherPaints(el, style);
  if (others.length > 0) {
    const behind = (background ??= backgroundOf(painted, reader));
    if (others.some((paint) => !paint || (paint.alpha >= MIN_ALPHA && isVisibleOn(behind, paint, repaint))))
      return null;
  }
  if (!background || !isFilled) return 'transparent-text';
  if (under) return 'same-colour';
  const box = place();
  const isBeside = (painter: Element): boolean =>
    painter !== copy && (painter === el || !contains(el, painter)) && !isSvgAround(painted, painter);
  return isOnPainting(box, background.owner, isBeside, reader) ? null : 'same-colour';
}

/**
 * Returns whether the painter is the drawing that contains the SVG text: it is not behind the text, though its shapes
 * may be.
 */
const isSvgAround = (el: Element, painter: Element): boolean =>
  isSvg(painter) && contains(painter, el) && painter !== el;

/**
 * Returns the colour of the letters, or null if they are not painted with a plain colour.
 * https://svgwg.org/svg2-draft/painting.html#SpecifyingPaint
 */
function fillOf(el: Element, style: ElementStyle): Colour | null {
  if (!isSvg(el)) return colourOf(style.textFill);
  const paint = style.get('fill');
  const fill = paint === 'none' ? TRANSPARENT : colourOf(paint);
  return fill && { ...fill, alpha: fill.alpha * Number(style.get('fill-opacity')) };
}

/**
 * Returns the colour of a text that is no longer than the first line of its block, or null if no rule colours first
 * lines. https://drafts.csswg.org/css-pseudo-4/#first-line-pseudo
 */
function firstLineFill(el: Element, style: ElementStyle, place: () => Box, reader: LayoutReader): Colour | null {
  const page = ownerDocument(el) as Document;
  if (!valueIn(firstLines, reader, page, () => stylesFirstLines(page)) || style.display === 'inline') return null;
  const line = place().height < 2 * parseFloat(style.fontSize) ? reader.pseudo(el, '::first-line') : null;
  return line && colourOf(line.getPropertyValue('-webkit-text-fill-color'));
}

/** Lists the other paints of the letters, with null for a paint that is not a colour. */
function otherPaints(el: Element, style: ElementStyle): (Colour | null)[] {
  const paints: (Colour | null)[] = [];
  if (style.get('text-shadow') !== 'none') paints.push(...coloursIn(style.get('text-shadow')));
  if (parseFloat(style.get('-webkit-text-stroke-width')) > 0)
    paints.push(colourOf(style.get('-webkit-text-stroke-color')));
  if (isSvg(el) && style.get('stroke') !== 'none') paints.push(colourOf(style.get('stroke')));
  if (isClippedToText(style)) {
    const image = style.backgroundImage;
    paints.push(colourOf(style.background), ...(isGradient(image) ? coloursIn(image) : image === 'none' ? [] : [null]));
  }
  return paints;
}

const isClippedToText = (style: ElementStyle): boolean =>
  /\btext\b/.test(style.get('background-clip') || style.get('-webkit-background-clip'));
const isGradient = (image: string): boolean =>
  /gradient\(/.test(image) && !/url\(|image|element\(|cross-fade/.test(image);

/** The blend functions for one colour on another: https://drafts.fxtf.org/compositing/#blendingseparable */
const BLENDED: ReadonlyMap<string, (top: number, bottom: number) => number> = new Map([
  ['multiply', (top, bottom) => (top * bottom) / 255],
  ['screen', (top, bottom) => top + bottom - (top * bottom) / 255],
  ['darken', (top, bottom) => Math.min(top, bottom)],
  ['lighten', (top, bottom) => Math.max(top, bottom)],
  ['difference', (top, bottom) => Math.abs(top - bottom)],
]);

function isVisibleOn({ colour, owner }: Background, paint: Colour, { blend, filter }: Repaint): boolean {
  if (!colour) return true;
  const tone = filter?.tone;
  const filtered = (one: Colour): Colour => (tone ? withChannels(one, (i) => tone(one.rgb[i] as number)) : one);
  const top = filtered(paint);
  const bottom = filter && contains(filter.el, owner) ? filtered(colour) : colour;
  // Inside the blended element, nothing is blended; the element is blended only as a whole.
  if (!blend || owner === blend.el || !contains(owner, blend.el)) return isDistinct(top, bottom);
  const mix = BLENDED.get(blend.mode);
  return (
    !mix ||
    isDistinct(
      withChannels(top, (i) => mix(top.rgb[i] as number, bottom.rgb[i] as number)),
      bottom,
    )
  );
}

const withChannels = ({ alpha }: Colour, channel: (i: number) => number): Colour => ({
  rgb: [channel(0), channel(1), channel(2)],
  alpha,
});

interface Background {
  readonly colour: Colour | null;
  readonly owner: Element;
}

/**
 * Returns the background of the element or of the nearest ancestor that has one. Its colour is null if it is unknown.
 */
function backgroundOf(el: Element, reader: LayoutReader): Background {
  const parent = flatParent(el);
  return ownBackground(el, reader) ?? (parent ? backgroundAround(parent, reader) : backgroundOfPage(el, reader));
}

/** Returns the background around the content of the element, and caches it for the elements on the way to its owner. */
function backgroundAround(el: Element, reader: LayoutReader): Background {
  const known = valuesIn(backgrounds, reader);
  let background = known.get(el);
  if (background) return background;
  const path: Element[] = [];
  for (let node: Element | null = el; node && !background; node = flatParent(node)) {
    background = known.get(node) ?? ownBackground(node, reader);
    path.push(node);
  }
  background ??= backgroundOfPage(path.at(-1) as Element, reader);
  for (const node of path) known.set(node, background);
  return background;
}

/**
 * Returns the background of the canvas: white, or unknown in a dark colour scheme. The canvas of a frame lets the page
 * around it show through. https://drafts.csswg.org/css-color-adjust/#color-scheme-effect
 */
function backgroundOfPage(root: Element, reader: LayoutReader): Background {
  const frame = frameElementOf(root);
  if (isDark(root, reader)) return { colour: null, owner: root };
  if (!frame) return { colour: WHITE, owner: root };
  const around = backgroundAround(frame, reader);
  const isPainted = isOnPainting(reader.box(frame), around.owner, (el) => el !== frame, reader);
  return { colour: isPainted ? null : around.colour, owner: root };
}

/** Returns whether the colour scheme of the root element is dark, or else the one that a `<meta>` names. */
function isDark(root: Element, reader: LayoutReader): boolean {
  const own = reader.style(root).get('color-scheme');
  const named = querySelectorAll(ownerDocument(root) as Document, 'meta[name="color-scheme" i]')[0];
  const scheme = own === 'normal' && named ? (attribute(named, 'content') ?? '') : own;
  return /dark/i.test(scheme) && (!/light/i.test(scheme) || mediaHolds('(prefers-color-scheme: dark)'));
}
const WHITE: Colour = { rgb: [255, 255, 255], alpha: 1 };
const TRANSPARENT: Colour = { rgb: [0, 0, 0], alpha: 0 };

function ownBackground(el: Element, reader: LayoutReader): Background | undefined {
  const style = reader.style(el);
  const { backgroundImage: image } = style;
  const colour = colourOf(style.background);
  if ((colour?.alpha === 0 && image === 'none') || isClippedToText(style)) return undefined;
  // A gradient between indistinguishable colours counts as one colour.
  const colours = image === 'none' ? [colour] : isGradient(image) ? coloursIn(image) : [];
  const [first] = colours;
  const isPlain = first?.alpha === 1 && colours.every((one) => one?.alpha === 1 && !isDistinct(one, first));
  return { colour: isPlain ? first : null, owner: el };
}

/** Returns whether the element's own background hides what is behind it. */
export const isOpaqueBox = (el: Element, reader: LayoutReader): boolean => !!ownBackground(el, reader)?.colour;

/** Returns whether a person could not see the placeholder of an empty field. */
export function isPlaceholderHidden(field: Element, reader: LayoutReader): boolean {
  const style = reader.pseudo(field, '::placeholder');
  const colour = style && colourOf(style.getPropertyValue('-webkit-text-fill-color'));
  if (!style || !colour) return false;
  return style.opacity === '0' || colour.alpha < MIN_ALPHA || isIndistinctOn(field, colour, reader);
}

const NOT_REPAINTED: Repaint = { blend: undefined, filter: undefined };

/** Returns whether a person could not tell text of the colour from the background of the element. */
export function isIndistinctOn(el: Element, colour: Colour, reader: LayoutReader): boolean {
  const background = backgroundOf(el, reader);
  if (isVisibleOn(background, colour, NOT_REPAINTED)) return false;
  return !isOnPainting(reader.box(el), background.owner, (painter) => !contains(el, painter), reader);
}

const PICTURES = wordSet('img video canvas svg iframe object embed picture');
/** What is painted around an element's box: the box around it, and the box within that in which nothing is painted. */
type Ring = readonly [el: Element, at: Box, hole: Box];

/**
 * Returns whether something may be painted in the box, on the owner's background: a picture, the background of another
 * box, or a shadow, outline or border. On a very large page this is always assumed.
 *
 * @param counts Returns whether what the element paints counts.
 */
function isOnPainting(box: Box, owner: Element, counts: (el: Element) => boolean, reader: LayoutReader): boolean {
  const all = valueIn(painters, reader, owner, () => [owner, ...querySelectorAll(owner, '*')]);
  return (
    all.length > MAX_PAINTERS ||
    all.some((el) => meets(box, reader.box(el)) && counts(el) && paintsInside(el, owner, reader)) ||
    valueIn(rings, reader, owner, () => all.map((el) => ringAround(el, reader)).filter((ring) => ring !== null)).some(
      ([el, at, hole]) => meets(box, at) && !isInside(box, hole) && counts(el),
    )
  );
}
const MAX_PAINTERS = 3000;

/** Shadows, outlines and borders are painted around a hole. Text does not fit on a thin border. */
function ringAround(el: Element, reader: LayoutReader): Ring | null {
  const style = reader.style(el);
  if (style.display === 'none') return null;
  const shadow = style.get('box-shadow');
  const lengths = shadow === 'none' ? [] : (shadow.match(/-?[\d.]+(?=px)/g) ?? []).map((px) => Math.abs(Number(px)));
  const outline = style.get('outline-style') === 'none' ? 0 : parseFloat(style.get('outline-width'));
  const by = Math.max(outline, ...lengths.slice(0, 2)) + Math.max(0, ...lengths.slice(2));
  const border = parseFloat(style.get('border-top-width'));
  if (by <= MAX_THIN && border <= MAX_THIN) return null;
  const box = reader.box(el);
  return [el, widened(box, by), border > MAX_THIN ? widened(box, -border) : box];
}
/** The largest width of a border or outline that text does not fit on, in CSS pixels. */
const MAX_THIN = 5;

const widened = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function paintsInside(el: Element, owner: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  if (style.display === 'none') return false;
  if (SHAPES.test(localName(el)) && isSvg(el)) return style.get('fill') !== 'none';
  const own =
    el !== owner &&
    (PICTURES.has(localName(el)) || style.backgroundImage !== 'none' || colourOf(style.background)?.alpha !== 0);
  return (
    own ||
    /inset/.test(style.get('box-shadow')) ||
    valueIn(generatedPaint, reader, el, () => hasPaintedPseudo(el, reader))
  );
}

const hasPaintedPseudo = (el: Element, reader: LayoutReader): boolean =>
  (['::before', '::after'] as const).some((which) => {
    const pseudo = reader.pseudo(el, which);
    return (
      pseudo !== null &&
      pseudo.content !== 'none' &&
      pseudo.content !== 'normal' &&
      (pseudo.backgroundImage !== 'none' || colourOf(pseudo.backgroundColor)?.alpha !== 0)
    );
  });
const SHAPES = /^(?:path|rect|circle|ellipse|polygon|image|use)$/;

const firstLines: PassCache<Document, boolean> = new WeakMap();
const backgrounds: PassCache<Element, Background> = new WeakMap();
const painters: PassCache<Element, readonly Element[]> = new WeakMap();
const rings: PassCache<Element, readonly Ring[]> = new WeakMap();
const generatedPaint: PassCache<Element, boolean> = new WeakMap();
