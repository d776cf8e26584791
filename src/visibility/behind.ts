import { flatParent, frameElementOf, nearest } from '../dom/composed.ts';
import { comparePosition, ownerDocument, textAssignedSlot } from '../dom/natives.ts';
import { isSvg } from '../dom/kinds.ts';
import { isInside, meets, middleOf, pointIn } from '../layout/clip.ts';
import { cachedElementAt, hasManyTests, isWithin, viewportOf } from '../layout/hitTest.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { backgroundOf, paintsCanvas } from './background.ts';
import { vanishesOn } from './contrast.ts';
import { rectanglesAt } from './shapeUnder.ts';
import {
  contextAround,
  coverage,
  boxAsCover,
  Covers,
  generatedOver,
  makesContext,
  isLowered,
  isRaised,
  type Cover,
} from './covers.ts';
import { letsThrough } from './effects.ts';
import { inSight } from './visibleBoxes.ts';

/** Tests texts later: see `UntestedTexts`. */
export interface TestsLater {
  /**
   * Takes a text for visible for now.
   * @param covers see `behindCovers`
   * @returns false if the text must be tested at once
   */
  takes(el: Element, text: Text, covers: readonly Cover[]): boolean;
}

/**
 * Returns `behind` if text lies behind something opaque that stays where it is: a box or picture over it, or, for text
 * with a negative `z-index`, the background of an ancestor. A layer that comes and goes (fixed, sticky, or raised by a
 * positive `z-index`) covers the text only for a time, and does not count. A hit test tells, but only in the viewport,
 * and only if both the text and the box take pointer events. Returns `faint` where only the order of painting says that
 * a box is over the text or that one of its colour is behind it, where it is not known whether a picture is opaque, and
 * where too many points were tested before.
 * @param covers the boxes that may be painted over the text: see `coversIn`
 * @param isTested whether the text takes pointer events where it is painted
 * @param later receives the text if only a hit test can tell; then the result is null for now
 */
export function behindCovers(
  el: Element,
  text: Text,
  covers: readonly Cover[],
  isTested: boolean,
  reader: LayoutReader,
  later?: TestsLater | null,
): 'behind' | 'faint' | null {
  const own = reader.style(el).display === 'contents' ? reader.textBox(text) : reader.box(el);
  const near = isSvg(el) ? [...covers, ...rectanglesAt(own, el, reader).map((one) => boxAsCover(one, reader))] : covers;
  const over = near.filter(
    (cover) =>
      meets(cover.box, own) &&
      (cover.pseudo ||
        (isWithin(inDocumentOf(cover, el), cover.el) ? isLowered(cover.style) : coverage(cover.el, reader))),
  );
  const doc = ownerDocument(el) as Document;
  const mayBeHit = isTested && meets(own, viewportOf(doc));
  if (over.length === 0 && (!mayBeHit || later?.takes(el, text, covers))) return null;
  if (mayBeHit && hasManyTests(doc, reader)) return 'faint';
  const box = reader.textBox(text);
  const hit = mayBeHit ? cachedElementAt(doc, middleOf(box), reader) : null;
  // A shadow host contains the boxes around the slot that shows its text, which are behind the text.
  const around = textAssignedSlot(text) ?? el;
  const covered = hit ? leastCoverage(around, text, box, covers, over.length > 0, reader) : Covers.No;
  if (covered) return covered === Covers.Surely ? 'behind' : 'faint';
  const untested = hit
    ? over.filter((cover) => cover.style.pointerEvents === 'none' || inDocumentOf(cover, el) !== el)
    : over;
  if (untested.some((cover) => isPaintedOver(cover, el, box, reader))) return 'faint';
  const under = over.filter((cover) => isPaintedUnder(cover, el, box, reader)).at(-1);
  return under && vanishesOn(el, under.style, reader) ? 'faint' : null;
}

/** Returns the element, or the frame around it that is in the document of the cover. */
function inDocumentOf({ el: owner }: Cover, el: Element): Element {
  let at: Element | null = el;
  while (at && ownerDocument(at) !== ownerDocument(owner)) at = frameElementOf(at);
  return at ?? el;
}

/**
 * Returns how well the text is hidden where it is hidden least, of its middle and several points of each line. If it is
 * not hidden there, but at a third of the points or more, the result is `Covers.Perhaps`.
 * @param isPartly whether a box is known that may cover a part of the text
 */
function leastCoverage(
  el: Element,
  text: Text,
  box: Box,
  covers: readonly Cover[],
  isPartly: boolean,
  reader: LayoutReader,
): Covers {
  let least = Covers.Surely;
  let covered = 0;
  const test = (point: Box): void => {
    const hit = cachedElementAt(ownerDocument(el) as Document, point, reader);
    const found = hit ? coverageAt(point, hit, el, covers, reader) : least;
    least = Math.min(least, found);
    covered += Math.min(found, 1);
  };
  test(middleOf(box));
  const lines =
    least || isPartly || foundBehind.has(text) ? inSight(el, reader.textBoxes(text).slice(0, MAX_LINES), reader) : [];
  if (!lines.length) return Covers.No;
  covered = 0;
  for (const line of lines) for (const [across, down] of SPOTS) test(pointIn(line, across, down));
  return least || (3 * covered < lines.length * SPOTS.length ? Covers.No : Covers.Perhaps);
}
const MAX_LINES = 4;

/**
 * The texts that a box lies over in part, or that were behind something in an earlier walk. It decides how soon and how
 * closely they are tested.
 */
export const foundBehind = new WeakSet<Text>();
/** The points of a line to test, as fractions of its width and height. */
const SPOTS = [0.05, 0.5, 0.95].flatMap((across) => [0.3, 0.7].map((down) => [across, down] as const));

/** Returns how well what was hit at a point hides the text of the element there. */
function coverageAt(point: Box, hit: Element, el: Element, covers: readonly Cover[], reader: LayoutReader): Covers {
  if (isWithin(el, hit)) {
    if (hasGeneratedOver(hit, point, reader)) return Covers.Surely;
    if (hit === el) return Covers.No;
    const over = covers.map(({ el: one, pseudo }) =>
      !pseudo && one !== hit && isWithin(one, hit) && isWithin(el, one)
        ? coverageOfBackground(one, point, reader)
        : Covers.No,
    );
    return Math.max(Covers.No, ...over);
  }
  let best = Covers.No;
  for (let at: Element | null = hit; at && !isWithin(el, at); at = flatParent(at)) {
    const style = reader.style(at);
    if (/fixed|sticky/.test(style.position) || letsThrough(style)) return Covers.No;
    if (style.position !== 'static' && isRaised(style)) return Covers.No;
    if (hasGeneratedOver(at, point, reader)) best = Covers.Surely;
    else if (isInside(point, reader.box(at))) best = Math.max(best, coverage(at, reader));
  }
  return best;
}

const hasGeneratedOver = (el: Element, point: Box, reader: LayoutReader): boolean =>
  generatedOver(el, reader).some(({ box, style }) => !isLowered(style) && isInside(point, box));

/**
 * Returns whether an opaque box around the text of an element is painted after it: a positioned box is painted after
 * others, and otherwise boxes are painted in the order of the document.
 * https://www.w3.org/TR/CSS22/zindex.html
 */
function isPaintedOver(cover: Cover, inner: Element, text: Box, reader: LayoutReader): boolean {
  const { el: owner, box, style, pseudo } = cover;
  const el = inDocumentOf(cover, inner);
  const isAround = isWithin(el, owner);
  if (isAround && !pseudo) return el === inner && coverageOfBackground(owner, text, reader) !== Covers.No;
  if (isLowered(style) || !isInside(text, box)) return false;
  for (let at: Element | null = owner; at && !isWithin(el, at); at = flatParent(at)) {
    const around = reader.style(at);
    if (around.visibility !== 'visible' || around.clipPath !== 'none' || letsThrough(around)) return false;
  }
  const follows = pseudo && isAround ? pseudo === '::after' : (comparePosition(el, owner) & FOLLOWING) !== 0;
  let isOver = follows || style.position !== 'static';
  for (let at: Element | null = el; at && !isWithin(owner, at); at = flatParent(at)) {
    const around = reader.style(at);
    if (around.position === 'static') continue;
    if (isRaised(around) && !isRaised(style)) return false;
    isOver = follows && style.position !== 'static';
  }
  return isOver;
}
/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWING = 4;

/** Returns how well the background of an element around the lowered one, in its stacking context, hides the text. */
function coverageOfBackground(lowered: Element, text: Box, reader: LayoutReader): Covers {
  const hides = (at: Element): boolean =>
    coverage(at, reader) !== Covers.No && !paintsCanvas(at, reader) && isInside(text, reader.box(at));
  const end = nearest(flatParent(lowered), (at) => makesContext(at, reader) || hides(at));
  return end && !makesContext(end, reader) ? coverage(end, reader) : Covers.No;
}

/** Returns whether an opaque box around the text of an element lies between it and its background. */
function isPaintedUnder(cover: Cover, el: Element, text: Box, reader: LayoutReader): boolean {
  const { el: owner, box, style, pseudo } = cover;
  if (inDocumentOf(cover, el) !== el) return false;
  if (style.clipPath !== 'none' || !isInside(text, box) || (!pseudo && isWithin(el, owner))) return false;
  const isInFlow = !isLowered(style) || (pseudo && makesContext(owner, reader));
  const { owner: painter } = backgroundOf(el, reader);
  return isWithin(isInFlow ? owner : contextAround(owner, reader), painter) || paintsCanvas(painter, reader);
}
