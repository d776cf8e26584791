import { flatParent } from '../dom/composed.ts';
import { comparePosition, documentElement, localName, ownerDocument, textAssignedSlot } from '../dom/natives.ts';
import { isInside, meets } from '../layout/clip.ts';
import { elementAt, isWithin, viewportSize } from '../layout/hitTest.ts';
import { valueIn, type PassCache } from '../layout/passCache.ts';
import { alphaOf, colourOf } from '../style/colour.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { isOpaqueBox, paintsBehind } from './background.ts';
import { isLowered, isRaised } from './covers.ts';
import { hidesBackdrop, letsThrough } from './effects.ts';
import { inSight } from './visibleBoxes.ts';

/** Tests texts later: see `UntestedTexts`. */
export interface TestsLater {
  /**
   * Takes a text for visible for now.
   * @param covers see `behindCovers`
   * @returns false if the text must be tested at once
   */
  takes(el: Element, text: Text, covers: readonly Element[]): boolean;
}

/**
 * Returns `behind` if text lies behind something opaque that stays where it is: a box or picture over it, or, for text
 * with a negative `z-index`, the background of an ancestor. A layer that comes and goes (fixed, sticky, or raised by a
 * positive `z-index`) covers the text only for a time, and does not count. A hit test tells, but only in the viewport,
 * and only if both the text and the box take pointer events. Returns `faint` where only the order of painting says that
 * a box is over the text, or where it is not known whether a picture over it is opaque.
 * @param covers the elements that may be painted over the text: see `coversIn`
 * @param isTested whether the text takes pointer events where it is painted
 * @param later receives the text if only a hit test can tell; then the result is null for now
 */
export function behindCovers(
  el: Element,
  text: Text,
  covers: readonly Element[],
  isTested: boolean,
  reader: LayoutReader,
  later?: TestsLater | null,
): 'behind' | 'faint' | null {
  const own = reader.box(el);
  const mayCover = (cover: Element): boolean => (isWithin(el, cover) ? isLowered(cover, reader) : !isWithin(cover, el));
  const over = covers.filter((cover) => meets(reader.box(cover), own) && mayCover(cover));
  const doc = ownerDocument(el) as Document;
  const mayBeHit = isTested && meets(own, { x: 0, y: 0, ...viewportSize(doc) });
  if (over.length === 0 && (!mayBeHit || later?.takes(el, text, covers))) return null;
  const box = reader.textBox(text);
  const hit = mayBeHit ? hitAt(middleOf(box), doc) : null;
  // A shadow host contains the boxes around the slot that shows its text, which are behind the text.
  const around = textAssignedSlot(text) ?? el;
  const isBehind = (least: Covers): boolean =>
    hit !== null &&
    isBehindAt(middleOf(box), hit, around, covers, least, reader) &&
    isBehindAll(around, text, covers, least, reader);
  if (isBehind(Covers.Perhaps)) return isBehind(Covers.Surely) ? 'behind' : 'faint';
  const untested = hit ? over.filter((cover) => reader.style(cover).pointerEvents === 'none') : over;
  const hides = (cover: Element): boolean =>
    !isWithin(el, cover) && isInside(box, reader.box(cover)) && isPaintedOver(cover, el, reader);
  return untested.some(hides) ? 'faint' : null;
}

export const middleOf = ({ x, y, width, height }: Box): Box => pointOf(x + width / 2, y + height / 2);
const pointOf = (x: number, y: number): Box => ({ x, y, width: 0, height: 0 });

/** Returns the element at the point, or null if that is outside of the viewport. */
function hitAt({ x, y }: Box, doc: Document): Element | null {
  const { width, height } = viewportSize(doc);
  return x < 0 || y < 0 || x >= width || y >= height ? null : elementAt(doc, x, y);
}

/** Returns whether something lies over all of the text that is in view, at several points of each line. */
function isBehindAll(
  el: Element,
  text: Text,
  covers: readonly Element[],
  least: Covers,
  reader: LayoutReader,
): boolean {
  const lines = inSight(el, reader.textBoxes(text).slice(0, MAX_LINES), reader);
  return (
    lines.length > 0 &&
    lines.every(({ x, y, width, height }) =>
      SPOTS.every(([across, down]) => {
        const point = pointOf(x + width * across, y + height * down);
        const hit = hitAt(point, ownerDocument(el) as Document);
        return !hit || isBehindAt(point, hit, el, covers, least, reader);
      }),
    )
  );
}
const MAX_LINES = 4;
const SPOTS = [0.05, 0.5, 0.95].flatMap((across) => [0.3, 0.7].map((down) => [across, down] as const));

function isBehindAt(
  point: Box,
  hit: Element,
  el: Element,
  covers: readonly Element[],
  least: Covers,
  reader: LayoutReader,
): boolean {
  if (isWithin(el, hit))
    return (
      hasGeneratedOver(hit, point, reader) ||
      (hit !== el &&
        isOpaqueBox(reader.style(hit)) &&
        !paintsCanvas(hit, reader) &&
        covers.some((one) => one !== hit && isWithin(one, hit) && isWithin(el, one)))
    );
  let isCovered = false;
  for (let at: Element | null = hit; at && !isWithin(el, at); at = flatParent(at)) {
    const style = reader.style(at);
    if (style.position === 'fixed' || style.position === 'sticky' || letsThrough(style)) return false;
    if (style.position !== 'static' && isRaised(at, reader)) return false;
    isCovered ||=
      (isInside(point, reader.box(at)) && coverage(at, reader) >= least) || hasGeneratedOver(at, point, reader);
  }
  return isCovered;
}

/**
 * Returns whether the background of the element is that of the page, on which everything is painted.
 * https://drafts.csswg.org/css-backgrounds/#special-backgrounds
 */
function paintsCanvas(el: Element, reader: LayoutReader): boolean {
  const root = documentElement(ownerDocument(el) as Document);
  return el === root || (localName(el) === 'body' && root !== null && !paintsBehind(reader.style(root)));
}

/** Whether an element hides what is behind it. */
export const enum Covers {
  No = 0,
  /** It shows a picture that cannot be read, or that is not opaque everywhere. */
  Perhaps = 1,
  Surely = 2,
}

/** Returns whether what the element itself paints hides what is behind it. */
export function coverage(el: Element, reader: LayoutReader): Covers {
  const style = reader.style(el);
  if (letsThrough(style)) return Covers.No;
  if (isOpaqueBox(style) || hidesBackdrop(style) || isAllBorder(style)) return Covers.Surely;
  if (!PICTURES.test(localName(el))) return Covers.No;
  const alpha = valueIn(alphas, reader, el, () => alphaOf(el as Parameters<typeof alphaOf>[0]));
  if (alpha === 0) return Covers.No;
  return alpha === 1 && /fill|cover/.test(style.get('object-fit')) ? Covers.Surely : Covers.Perhaps;
}
const PICTURES = /^(?:img|canvas|video)$/;
const alphas: PassCache<Element, number | null> = new WeakMap();

/** Returns whether the element is an opaque border without content. */
const isAllBorder = (style: ElementStyle): boolean =>
  parseFloat(style.get('height')) === 0 &&
  parseFloat(style.get('border-top-width')) > 0 &&
  colourOf(style.get('border-top-color'))?.alpha === 1;

const hasGeneratedOver = (el: Element, point: Box, reader: LayoutReader): boolean =>
  generatedOver(el, reader).some((box) => isInside(point, box));

/** Returns the boxes of the element's `::before` and `::after` that are opaque and over the element's content. */
export const generatedOver = (el: Element, reader: LayoutReader): Box[] =>
  reader.style(el).position === 'static'
    ? []
    : reader
        .paintedBoxes(el)
        .filter(
          ({ style }) =>
            !(Number(style.get('z-index')) < 0) &&
            !letsThrough(style) &&
            style.get('transform') === 'none' &&
            isOpaqueBox(style),
        )
        .map(({ box }) => box);

/**
 * Returns whether an element is opaque and painted after the text in another element: a positioned element is painted
 * after others, and otherwise elements are painted in the order of the document.
 * https://www.w3.org/TR/CSS22/zindex.html
 */
function isPaintedOver(cover: Element, el: Element, reader: LayoutReader): boolean {
  const style = reader.style(cover);
  if (isLowered(cover, reader) || !coverage(cover, reader)) return false;
  for (let at: Element | null = cover; at && !isWithin(el, at); at = flatParent(at))
    if (reader.style(at).visibility !== 'visible' || letsThrough(reader.style(at))) return false;
  const follows = (comparePosition(el, cover) & FOLLOWING) !== 0;
  let isOver = follows || style.position !== 'static';
  for (let at: Element | null = el; at && !isWithin(cover, at); at = flatParent(at))
    if (reader.style(at).position !== 'static') isOver = follows && style.position !== 'static';
  return isOver;
}
const FOLLOWING = 4;
