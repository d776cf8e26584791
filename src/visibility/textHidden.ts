import { closest, data, firstChild, localName, nextSibling, querySelectorAll } from '../dom/natives.ts';
import { isHtml, isSvg, isText } from '../dom/kinds.ts';
import { scaleOf } from '../layout/FrameSpace.ts';
import { clipOf, isInside } from '../layout/clip.ts';
import { scaleOfDrawing } from '../layout/outline.ts';
import { nearestIn, type PassCache } from '../layout/passCache.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { colourOf, differenceOf, MIN_DIFFERENCE, mixedOn, WHITE } from '../style/colour.ts';
import { behindCovers, type TestsLater } from './behind.ts';
import { indistinctText } from './contrast.ts';
import { FAR_PX, MIN_OPAQUE, MIN_SIZE } from './effects.ts';
import { isUnplaced } from './reveal.ts';
import { ownPlaceHidden, placeHidden, type HiddenReason, type Surroundings } from './surroundings.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Returns why the text directly inside the element cannot be read although no style hides the element, `faint` if it is
 * hard to read or perhaps cannot be read, or null.
 * @param inside the surroundings of the element's children
 * @param later receives the text if only a hit test can tell whether it can be read, and it then counts as readable
 */
export function legibility(
  el: Element,
  text: Text,
  style: ElementStyle,
  outer: Surroundings,
  inside: Surroundings,
  reader: LayoutReader,
  later?: TestsLater | null,
): HiddenReason | 'faint' | null {
  const size = drawnSize(el, text, style, outer, reader);
  if (size < MIN_SIZE) return 'tiny-text';
  if (isUnplaced(outer.reveal)) return null;
  const isMoved =
    inside.pulled === true ||
    parseFloat(style.get('text-indent')) !== 0 ||
    parseFloat(style.get('margin-left')) < -FAR_PX;
  const reason = placeOfTextHidden(el, text, style, outer, inside, isMoved, reader);
  if (reason) return reason;
  const line = thickLine(el, style, reader);
  const indistinct = indistinctText(el, () => reader.textBox(text), inside, reader);
  if (indistinct && indistinct !== 'faint') return line === 'background' ? 'faint' : indistinct;
  if (line === 'behind') return line;
  const isTested = isHtml(el) && !inside.inert && !inside.reveal && style.pointerEvents !== 'none';
  const behind = behindCovers(el, text, inside.covers, isTested, reader, later);
  return behind ?? indistinct ?? (line === 'faint' || inside.isBlurred || size < MIN_CLEAR_SIZE ? 'faint' : null);
}

/**
 * Returns what a line as thick as letters does to the text through or under which it is drawn: it hides the text
 * (`behind`), may hide it (`faint`), or is a background of another colour. A line of an ancestor is drawn too.
 * https://drafts.csswg.org/css-text-decor-4/#painting-order
 */
function thickLine(el: Element, style: ElementStyle, reader: LayoutReader): 'behind' | 'faint' | 'background' | null {
  const owner = nearestIn(thickLines, reader, el, (at) => thicknessOf(reader.style(at)) > MAX_USUAL_LINE);
  if (!owner) return null;
  const own = reader.style(owner);
  const ratio = thicknessOf(own) / parseFloat(style.fontSize);
  if (ratio < HALF_OF_LETTERS) return null;
  const colour = colourOf(own.get('text-decoration-color'));
  if (own.decorationLine.includes('line-through'))
    return ratio > ALL_OF_LETTERS && (colour?.alpha ?? 0) >= MIN_OPAQUE ? 'behind' : 'faint';
  const fill = colourOf(style.textFill);
  return colour && fill && differenceOf(mixedOn(fill, WHITE), mixedOn(colour, WHITE)) < MIN_DIFFERENCE
    ? 'faint'
    : 'background';
}
const thickLines: PassCache<Element, Element | null> = new WeakMap();

/** The greatest thickness of a line that is only a line in any text, in CSS pixels. */
const MAX_USUAL_LINE = 4;
/** The thicknesses from which a line may hide letters and surely hides them, as parts of the font size. */
const HALF_OF_LETTERS = 0.4;
const ALL_OF_LETTERS = 1.4;

/** Returns the thickness of the lines that the style draws on text, in CSS pixels; 0 if it draws none or usual ones. */
function thicknessOf(style: ElementStyle): number {
  if (/^(?:none)?$/.test(style.decorationLine)) return 0;
  const thickness = style.get('text-decoration-thickness');
  return (parseFloat(thickness) || 0) * (thickness.endsWith('%') ? parseFloat(style.fontSize) / 100 : 1);
}

/** The part of the font size that lower-case letters have in most fonts. */
const USUAL_ASPECT = 0.5;

/** The least size of text that can be read with ease, in CSS pixels on the screen. */
const MIN_CLEAR_SIZE = 5;

/** Returns why the text directly inside the element cannot be read, or null if it can: see `legibility`. */
export function textHidden(...args: Parameters<typeof legibility>): HiddenReason | null {
  const result = legibility(...args);
  return result === 'faint' ? null : result;
}

/** Returns the font size with which the text is drawn: transforms, zoom, a viewBox and frames scale it. */
function drawnSize(el: Element, text: Text, style: ElementStyle, outer: Surroundings, reader: LayoutReader): number {
  const { a, b } = outer.space.toTop;
  // https://drafts.csswg.org/css-fonts/#font-size-adjust-prop
  const adjusted = parseFloat(style.get('font-size-adjust')) / USUAL_ASPECT;
  const size = parseFloat(style.fontSize) * (adjusted >= 0 ? adjusted : 1) * Math.hypot(a, b);
  if (isHtml(el)) return size * scaleOf(el, reader);
  // Firefox scales the box of a range in a drawing, and of a `tspan`, twice, but not that of the whole text.
  const whole = isSvg(el) ? closest(el, 'text') : null;
  const { height } = whole ? reader.box(whole) : reader.textBox(text);
  // The box of a line is as high as its font, which is about a sixth more than the font size.
  return Math.min(height / 1.2, whole ? size * scaleOfDrawing(el) : Infinity);
}

/**
 * Returns why the text cannot be seen where it is, or null if it can be.
 * @param isMoved whether style moves the text out of the element's box
 */
function placeOfTextHidden(
  el: Element,
  text: Text,
  style: ElementStyle,
  outer: Surroundings,
  inside: Surroundings,
  isMoved: boolean,
  reader: LayoutReader,
): HiddenReason | null {
  const box = textBox(el, text, style, isMoved || inside.clip !== outer.clip, reader);
  if (box.width <= 0 || box.height <= 0 || isInCollapsedColumn(el, reader)) return 'zero-size';
  const place =
    (box === reader.box(el)
      ? ownPlaceHidden(el, box, style, outer, reader)
      : placeHidden(box, style.position, outer)) ??
    (inside.clip !== outer.clip
      ? placeHidden(box, 'static', inside)
      : isInside(box, clipOf(style.position, outer.clip))
        ? null
        : placeHidden(textBox(el, text, style, true, reader), style.position, outer));
  return place && isMoved ? 'text-outside' : place;
}

/**
 * Returns whether the element is in a cell of a column with `visibility: collapse`, which no style of the cell tells.
 * https://drafts.csswg.org/css-tables-3/#visibility-collapse-track-rendering
 */
function isInCollapsedColumn(el: Element, reader: LayoutReader): boolean {
  const cell = closest(el, 'td,th');
  if (!cell || reader.box(cell).width > 0) return false;
  const table = closest(el, 'table');
  const columns = table ? [...querySelectorAll(table, 'col,colgroup')] : [];
  return columns.some((column) => reader.style(column).visibility === 'collapse');
}

/**
 * Matches the elements that may show something else than their text. Text in a host is painted only if a slot takes it,
 * which a closed shadow root does not tell, and text in an object only if the object did not load.
 */
const MAY_SHOW_OTHER = /-|^object$/;

/** Returns the element's own box, or the text's if the element has none or its text is elsewhere. */
function textBox(el: Element, text: Text, style: ElementStyle, isElsewhere: boolean, reader: LayoutReader): Box {
  const own = style.display === 'contents' || MAY_SHOW_OTHER.test(localName(el)) ? null : reader.box(el);
  if (own && !isElsewhere && own.width > 0 && own.height > 0) return own;
  const box = reader.textBox(text);
  // WebKit leaves the `::first-letter` out of the box of a range, which may be all of the text.
  return own && box.height === 0 && data(text).trim().length <= MAX_FIRST_LETTER ? own : box;
}
/** The length of a letter with punctuation before and after it. */
const MAX_FIRST_LETTER = 3;

/**
 * Returns why an element that contains only text shows none of it, or null if it shows some or contains more than text.
 */
export function onlyHiddenText(
  el: Element,
  outer: Surroundings,
  inside: Surroundings,
  reader: LayoutReader,
  later?: TestsLater | null,
): HiddenReason | null {
  let reason: HiddenReason | null = null;
  for (let c = firstChild(el); c; c = nextSibling(c)) {
    if (!isText(c)) return null;
    if (isBlank(data(c))) continue;
    reason = textHidden(el, c, reader.style(el), outer, inside, reader, later);
    if (!reason) return null;
  }
  return reason;
}

/** Returns whether an element without visible text shows a background or border. */
export function isPaintedBox(style: ElementStyle, reason: HiddenReason): boolean {
  return (
    style.backgroundImage !== 'none' ||
    (reason !== 'same-colour' && colourOf(style.background)?.alpha !== 0) ||
    parseFloat(style.get('border-top-width')) > 0 ||
    parseFloat(style.get('border-bottom-width')) > 0
  );
}
