import { flatParent } from '../dom/composed.ts';
import { isSvg } from '../dom/kinds.ts';
import { contains, elementById, ownerDocument } from '../dom/natives.ts';
import { isOutOfFlow } from '../layout/clip.ts';
import { scaleOf } from '../layout/FrameSpace.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { isWithinAcrossFrames } from '../layout/hitTest.ts';
import { nearestIn, valueIn, type PassCache } from '../layout/passCache.ts';
import {
  blendedOn,
  colourOf,
  coloursIn,
  differenceOf,
  MIN_DIFFERENCE,
  mixedOn,
  TRANSPARENT,
  WHITE,
  withChannels,
  type Colour,
} from '../style/colour.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import { mediaHolds } from '../style/mediaQueries.ts';
import { stylesFirstLines } from '../style/sheetRules.ts';
import {
  backgroundBehind,
  isClippedToText,
  isGradient,
  isOpaqueBox,
  mixed,
  ownBackground,
  paintsBehind,
  type Background,
} from './background.ts';
import { makesContext } from './covers.ts';
import { FAR_PX, MAX_BLUR, mayMissBox, MIN_SIZE, type ColourFilter } from './effects.ts';
import { paintingsBehind } from './paintings.ts';
import { rectangleUnder } from './shapeUnder.ts';

/** The least alpha of visible paint. */
const MIN_ALPHA = 0.05;

/** The `mix-blend-mode` of an element, which applies to everything that is painted in it. */
export interface Blend {
  /** The element with the blend mode. */
  readonly el: Element;
  readonly mode: string;
  /** The stacking context of the element, whose content is all that it blends with. */
  readonly context: Element;
}

/** What is done with the colours of an element and its content when they are painted. */
export interface Repaint {
  readonly blend: Blend | undefined;
  readonly filter: ColourFilter | undefined;
  /** The product of the opacities around the text. */
  readonly opacity: number;
}

/** The least difference of a channel, out of 255, at which a person reads text without looking closely. */
const MIN_CLEAR_DIFFERENCE = 40;

/**
 * Returns why a person cannot tell the element's text from its background, whatever paints the text: the fill of its
 * letters, their shadow or outline, or a background that shows only through the letters. Returns `faint` if the
 * difference is small, or if there may be none: a picture or another box may be behind the text, or a filter or blend
 * mode changes its colour in a way that is not computed.
 * @param place returns the box of the text; it is called only if the box decides
 * @param repaint the nearest blend mode other than `normal` around the text, the filter and the opacity
 * @param copy the `<use>` that paints the text elsewhere than its element
 */
export function indistinctText(
  el: Element,
  place: () => Box,
  repaint: Repaint,
  reader: LayoutReader,
  copy?: Element,
): Indistinct {
  const style = reader.style(el);
  const page = ownerDocument(el) as Document;
  const judged = (fill: Colour | null): Indistinct => indistinctFill(el, fill, place, repaint, reader, copy);
  const stroke = strokeOver(el, style);
  const own = stroke ?? fillOf(el, style);
  if (stroke || !valueIn(firstLines, reader, page, () => stylesFirstLines(page))) return judged(own);
  // https://drafts.csswg.org/css-pseudo-4/#first-line-pseudo
  const block = nearestIn(blocks, reader, el, (at) => !/^(?:inline|contents)$/.test(reader.style(at).display)) ?? el;
  const line = reader.pseudoStyle(block, '::first-line');
  if (!line) return judged(own);
  const { textFill, background, fontSize } = reader.style(block);
  const fill = style.textFill === textFill ? colourOf(line.textFill) : own;
  const behind = line.background === background ? undefined : ownBackground(line);
  const isLost =
    parseFloat(line.fontSize) < MIN_SIZE ||
    behind?.colours.some((one) => !fill || differenceOf(fill, one) < MIN_CLEAR_DIFFERENCE);
  const first = isLost ? 'faint' : behind ? null : judged(fill);
  const isOnlyLine = reader.box(block).height < 2 * parseFloat(fontSize);
  return isOnlyLine || first === judged(own) ? first : 'faint';
}
const firstLines: PassCache<Document, boolean> = new WeakMap();
const blocks: PassCache<Element, Element | null> = new WeakMap();

/** Returns the same for letters that are filled with the colour, or with something else if it is null. */
function indistinctFill(
  el: Element,
  fill: Colour | null,
  place: () => Box,
  repaint: Repaint,
  reader: LayoutReader,
  copy: Element | undefined,
): Indistinct {
  const style = reader.style(el);
  const painted = copy ?? el;
  // The colours of a gradient in a drawing are not read.
  if (!fill) return isSvg(el) ? 'faint' : null;
  const isFilled = fill.alpha >= MIN_ALPHA;
  const under = isFilled && isSvg(el) ? rectangleUnder(painted, place(), reader) : null;
  let background = isFilled ? (under ?? backgroundBehind(painted, place, reader)) : null;
  let difference = background ? differenceOn(background, fill, repaint) : 0;
  const backdrop = style.get('backdrop-filter') || style.get('-webkit-backdrop-filter') || 'none';
  if (difference >= MIN_CLEAR_DIFFERENCE)
    return mayVanish(background, repaint) || backdrop.includes('invert') ? 'faint' : null;
  if (hasForcedColours(style)) return null;
  const letters = imageInLetters(el, style, reader);
  for (const paint of [...otherPaints(el, style, letters), ...(isFilled ? droppedShadow(el, reader) : [])]) {
    if (!paint) return null;
    if (paint.alpha < MIN_ALPHA) continue;
    background ??= backgroundBehind(painted, place, reader);
    difference = Math.max(difference, differenceOn(background, paint, repaint));
  }
  if (difference >= MIN_CLEAR_DIFFERENCE) return letters?.isSure === false ? 'faint' : null;
  if (difference >= MIN_DIFFERENCE) return 'faint';
  if (!background || !isFilled) return 'transparent-text';
  const isBeside = (painter: Element): boolean =>
    painter !== copy && (painter === el || !contains(el, painter)) && !isAround(painted, painter, reader);
  const [behind = WHITE] = background.colours;
  const isClearOn = (colour: Colour | null): boolean =>
    colour !== null && differenceOf(fill, mixedOn(colour, behind)) >= MIN_CLEAR_DIFFERENCE;
  const paintings = under ? [] : paintingsBehind(place(), background, isBeside, reader);
  if (paintings.some(({ colours, isWhole }) => isWhole && colours.some(isClearOn))) return null;
  const isCertain =
    backdrop === 'none' && background.isKnown && isComputed(background, repaint) && paintings.length === 0;
  return isCertain ? 'same-colour' : 'faint';
}

/** Why text cannot be told from its background, or `faint`: see `indistinctText`. */
type Indistinct = 'transparent-text' | 'same-colour' | 'faint' | null;

/**
 * Returns whether the browser paints the text in colours of the user, which can be told apart. The computed style has
 * the colours of the page. https://drafts.csswg.org/css-color-adjust/#forced
 */
const hasForcedColours = (style: ElementStyle): boolean =>
  mediaHolds('(forced-colors: active)') && style.get('forced-color-adjust') !== 'none';

/**
 * Returns whether the painter contains the text, but paints elsewhere: a drawing is not behind its own text, though its
 * shapes may be, and an inline element has a background only on its own lines.
 */
const isAround = (el: Element, painter: Element, reader: LayoutReader): boolean =>
  painter !== el && contains(painter, el) && (isSvg(painter) || reader.style(painter).display === 'inline');

/**
 * Returns the colour of the letters, or null if they are not painted with a plain colour.
 * https://svgwg.org/svg2-draft/painting.html#SpecifyingPaint
 */
function fillOf(el: Element, style: ElementStyle): Colour | null {
  return isSvg(el) ? paintOf(el, style, 'fill') : colourOf(style.textFill);
}

function paintOf(el: Element, style: ElementStyle, which: 'fill' | 'stroke'): Colour | null {
  const written = style.get(which);
  const [, id, fallback = ''] = /^url\("#(.*?)"\) ?(.*)/.exec(written) ?? [];
  const paint = id === undefined || elementById(ownerDocument(el) as Document, id) ? written : fallback;
  const colour = /^(?:none)?$/.test(paint) ? TRANSPARENT : colourOf(paint);
  return colour && { ...colour, alpha: colour.alpha * Number(style.get(`${which}-opacity`)) };
}

/**
 * Returns the colour of an outline of the letters that is painted over all of them, or null.
 * https://svgwg.org/svg2-draft/painting.html#PaintOrder
 */
function strokeOver(el: Element, style: ElementStyle): Colour | null {
  const name = isSvg(el) ? 'stroke' : '-webkit-text-stroke';
  if (parseFloat(style.get(`${name}-width`)) < STEM * parseFloat(style.fontSize)) return null;
  if (/^(?:markers )?stroke/.test(style.get('paint-order'))) return null;
  const colour = isSvg(el) ? paintOf(el, style, 'stroke') : colourOf(style.get(`${name}-color`));
  return colour?.alpha === 1 ? colour : null;
}
/** The width from which a stroke covers the stems of most letters, as a part of the font size. */
const STEM = 0.25;

/**
 * Lists the other paints of the letters, with null for a paint that is not a colour.
 * @param letters the background that shows through the letters
 */
function otherPaints(el: Element, style: ElementStyle, letters: LetterImage | null): (Colour | null)[] {
  const paints: (Colour | null)[] = [];
  const shadow = style.get('text-shadow');
  if (shadow !== 'none') paints.push(...shadowsIn(shadow));
  if (parseFloat(style.get('-webkit-text-stroke-width')) > 0)
    paints.push(colourOf(style.get('-webkit-text-stroke-color')));
  if (isSvg(el) && parseFloat(style.get('stroke-width')) > 0) paints.push(paintOf(el, style, 'stroke'));
  if (letters) {
    const { background, backgroundImage: image } = letters.style;
    paints.push(colourOf(background), ...(isGradient(image) ? coloursIn(image) : image === 'none' ? [] : [null]));
  }
  return paints;
}

/** Returns the colours of the shadow that a filter gives the letters, unless it gives it to a box around them. */
function droppedShadow(el: Element, reader: LayoutReader): (Colour | null)[] {
  const shadow = (at: Element): string => (/drop-shadow.*/.exec(reader.style(at).filter) ?? [''])[0];
  const paints = (at: Element): boolean => paintsBehind(reader.style(at));
  const owner = nearestIn(shadowed, reader, el, (at) => shadow(at) !== '' || paints(at));
  return owner && !paints(owner) ? shadowsIn(shadow(owner)) : [];
}
const shadowed: PassCache<Element, Element | null> = new WeakMap();

/**
 * Returns the colours of shadows. One that lies a thousand pixels and more from its text, or is blurred until nothing
 * is left, is not seen; one that lies a hundred away, or is hard to read, is faint.
 */
const shadowsIn = (shadows: string): (Colour | null)[] =>
  [...shadows.matchAll(/(\w+\([^()]*\)) (\S+)px (\S+)px ([\d.]+)/g)].map(([, css = '', x, y, blur]) => {
    const colour = colourOf(css);
    const [away, radius] = [Math.hypot(Number(x), Number(y)), Number(blur)];
    const part = away >= 1000 || radius > MAX_BLUR ? 0 : away >= FAR_PX || radius > 6 ? 0.1 : 1;
    return colour && { ...colour, alpha: colour.alpha * part };
  });

/** A background that shows only through letters. */
interface LetterImage {
  readonly style: ElementStyle;
  /** False if it may leave some of the letters out, or lie on another background. */
  readonly isSure: boolean;
}

/**
 * Returns the background that shows only through the letters of an element: its own, or that of an element around it.
 * Engines differ in whether it shows through those of a layer.
 * https://drafts.csswg.org/css-backgrounds-4/#background-clip
 */
function imageInLetters(el: Element, own: ElementStyle, reader: LayoutReader): LetterImage | null {
  const isEnd = (one: ElementStyle): boolean => isClippedToText(one) || isOpaqueBox(one) || isOutOfFlow(one.position);
  const isLayer = (at: Element): boolean => reader.style(at).position !== 'static' || makesContext(at, reader);
  const owner = isEnd(own) ? null : nearestIn(letterEnds, reader, el, (at) => isEnd(reader.style(at)));
  const style = owner ? reader.style(owner) : own;
  if (!isClippedToText(style)) return null;
  const isSure =
    !/-box/.test(style.get('background-clip')) &&
    !mayMissBox((name) => style.get(`background-${name}`)) &&
    (!owner || nearestIn(letterLayers, reader, el, (at) => isClippedToText(reader.style(at)) || isLayer(at)) === owner);
  return { style, isSure };
}
const letterEnds: PassCache<Element, Element | null> = new WeakMap();
const letterLayers: PassCache<Element, Element | null> = new WeakMap();

/** Returns how much the paint differs from the background, as the largest difference of a channel, out of 255. */
function differenceOn(background: Background, paint: Colour, repaint: Repaint): number {
  const { blend, filter, opacity } = repaint;
  const tone = filter?.tone;
  // A filter that mixes the channels leaves about the luminance.
  const luminance = ([r, g, b]: Colour['rgb']): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const filtered = (one: Colour): Colour =>
    tone === undefined ? one : withChannels(one, (i) => tone?.(one.rgb[i] as number) ?? luminance(one.rgb));
  const isFiltered = filter !== undefined && isWithinAcrossFrames((background.around ?? background).owner, filter.el);
  const mode = isBlended(background, blend) ? blend.mode : '';
  const differences = background.colours.map((colour) => {
    const bottom = isFiltered ? filtered(colour) : colour;
    const top = filtered(paint);
    return differenceOf(blendedOn(top, bottom, mode) ?? top, bottom);
  });
  return Math.max(...differences) * opacity;
}

/**
 * Returns whether the element with the blend mode is blended with the background. What is inside of this element is not
 * blended with each other: the element is blended only as a whole.
 */
function isBlended(background: Background, blend: Blend | undefined): blend is Blend {
  const { owner, isCanvas } = background.around ?? background;
  return (
    blend !== undefined &&
    !isCanvas &&
    owner !== blend.el &&
    contains(owner, blend.el) &&
    contains(blend.context, owner)
  );
}

/** Returns whether what a filter and a blend mode make of the colours is computed. */
const isComputed = (background: Background, repaint: Repaint): boolean =>
  repaint.filter?.tone !== null && !mayVanish(background, repaint);

/** Returns whether a blend mode that is not computed may leave any text invisible. */
const mayVanish = (background: Background | null, { blend }: Repaint): boolean =>
  background !== null && isBlended(background, blend) && !blendedOn(WHITE, WHITE, blend.mode);

/**
 * Returns whether a person could not read words that are in no text node: those of a pseudo-element, or the value of a
 * button.
 * @param style the style of the words: of the pseudo-element, or of the element itself
 * @param repaint what is done with the colours in the element
 */
export function isInkHidden(
  el: Element,
  style: ElementStyle,
  reader: LayoutReader,
  repaint: Repaint = NOT_REPAINTED,
): boolean {
  const fill = colourOf(style.textFill);
  const indent = parseFloat(style.get('text-indent'));
  const isMovedOut = indent < -FAR_PX && indent < -reader.box(el).width;
  if (isMovedOut || parseFloat(style.fontSize) * scaleOf(el, reader) < MIN_SIZE) return true;
  if (hasForcedColours(style)) return false;
  const around = backgroundBehind(el, () => reader.box(el), reader);
  const own = style === reader.style(el) ? undefined : ownBackground(style);
  const background = own ? { ...mixed(own, el, around), ...(own.isOpaque && { owner: el }) } : around;
  const isSeen = (paint: Colour | null): boolean =>
    !paint || differenceOn(background, paint, repaint) >= MIN_DIFFERENCE;
  if (isSeen(fill)) return false;
  const paints = [
    ...otherPaints(el, style, imageInLetters(el, style, reader)),
    ...(fill?.alpha === 0 ? [] : droppedShadow(el, reader)),
  ];
  if (paints.some(isSeen)) return false;
  if ([fill, ...paints].every((paint) => paint && paint.alpha < MIN_ALPHA)) return true;
  if (!background.isKnown || !isComputed(background, repaint)) return false;
  return (
    own?.isOpaque === true ||
    paintingsBehind(reader.box(el), around, (painter) => !contains(el, painter), reader).length === 0
  );
}

/** Returns whether a person could hardly tell the element's text from the background of an opaque box behind it. */
export function vanishesOn(el: Element, box: ElementStyle, reader: LayoutReader): boolean {
  const style = reader.style(el);
  let opacity = 1;
  for (let at: Element | null = el; at; at = flatParent(at)) opacity *= reader.style(at).opacity;
  const background = ownBackground(box);
  const paints = [fillOf(el, style), ...otherPaints(el, style, imageInLetters(el, style, reader))];
  return (
    background?.isKnown === true &&
    paints.every(
      (paint) =>
        paint &&
        Math.max(...background.colours.map((one) => differenceOf(paint, one))) * opacity < MIN_CLEAR_DIFFERENCE,
    )
  );
}

const NOT_REPAINTED: Repaint = { blend: undefined, filter: undefined, opacity: 1 };
