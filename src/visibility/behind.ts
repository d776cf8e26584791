import { flatParent } from '../dom/composed.ts';
import { comparePosition, firstElementChild, localName, nextElementSibling, ownerDocument } from '../dom/natives.ts';
import { isInside, meets } from '../layout/clip.ts';
import { elementAt, isWithin, viewportSize } from '../layout/hitTest.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { isOpaqueBox } from './background.ts';

/**
 * Returns `behind` if text lies behind something opaque that stays where it is: a box or picture over it, or, for text
 * with a negative `z-index`, the background of an ancestor. A layer that comes and goes (fixed, sticky, or raised by a
 * positive `z-index`) covers the text only for a time, and does not count. A hit test tells, but only in the viewport,
 * and not of boxes that let the pointer through. Returns `faint` where only the order of painting says that a box is
 * over the text.
 * @param covers the elements that may be painted over the text: see `coversIn`
 */
export function behindCovers(
  el: Element,
  text: Text,
  covers: readonly Element[],
  reader: LayoutReader,
): 'behind' | 'faint' | null {
  const own = reader.box(el);
  const mayCover = (cover: Element): boolean => (isWithin(el, cover) ? isLowered(cover, reader) : !isWithin(cover, el));
  const over = covers.filter((cover) => meets(reader.box(cover), own) && mayCover(cover));
  if (over.length === 0) return null;
  const box = reader.textBox(text);
  const hit = hitIn(box, ownerDocument(el) as Document);
  if (hit && isHitBehind(el, box, hit, covers, reader)) return 'behind';
  const untested = hit ? over.filter((cover) => reader.style(cover).pointerEvents === 'none') : over;
  const hides = (cover: Element): boolean =>
    !isWithin(el, cover) && isInside(box, reader.box(cover)) && isPaintedOver(cover, el, reader);
  return untested.some(hides) ? 'faint' : null;
}

/** Returns the element at the middle of the box, or null if that is outside of the viewport. */
function hitIn({ x: left, y: top, width, height }: Box, doc: Document): Element | null {
  const [x, y] = [left + width / 2, top + height / 2];
  const viewport = viewportSize(doc);
  return x < 0 || y < 0 || x >= viewport.width || y >= viewport.height ? null : elementAt(doc, x, y);
}

function isHitBehind(el: Element, box: Box, hit: Element, covers: readonly Element[], reader: LayoutReader): boolean {
  if (isWithin(hit, el)) return false;
  if (isWithin(el, hit))
    return isOpaqueBox(hit, reader) && covers.some((one) => one !== hit && isWithin(one, hit) && isWithin(el, one));
  let isCovered = false;
  for (let at: Element | null = hit; at && !isWithin(el, at); at = flatParent(at)) {
    const style = reader.style(at);
    if (style.position === 'fixed' || style.position === 'sticky' || style.opacity < 1) return false;
    if (style.position !== 'static' && isRaised(at, reader)) return false;
    isCovered ||= isInside(box, reader.box(at)) && isOpaque(at, reader);
  }
  return isCovered;
}

const isOpaque = (el: Element, reader: LayoutReader): boolean => localName(el) === 'img' || isOpaqueBox(el, reader);

/**
 * Returns whether a positioned element is opaque and painted after the text in another element: a positioned element is
 * painted after others, and positioned elements in the order of the document.
 * https://www.w3.org/TR/CSS22/zindex.html
 */
function isPaintedOver(cover: Element, el: Element, reader: LayoutReader): boolean {
  if (isLowered(cover, reader) || !isOpaque(cover, reader)) return false;
  for (let at: Element | null = cover; at && !isWithin(el, at); at = flatParent(at)) {
    const { visibility, opacity } = reader.style(at);
    if (visibility !== 'visible' || opacity < 1) return false;
  }
  let isOver = true;
  for (let at: Element | null = el; at && !isWithin(cover, at); at = flatParent(at))
    if (reader.style(at).position !== 'static') isOver = (comparePosition(at, cover) & FOLLOWING) !== 0;
  return isOver;
}
const FOLLOWING = 4;

/**
 * Returns the elements that may be painted over text in the element: those that may cover the element itself; its
 * children that are absolutely positioned or pulled up and are not raised; and the element itself if its `z-index` puts
 * it behind others.
 */
export function coversIn(
  el: Element,
  { position: own }: ElementStyle,
  outer: readonly Element[],
  reader: LayoutReader,
): readonly Element[] {
  const found: Element[] = [];
  if (own !== 'static' && isLowered(el, reader)) found.push(el);
  let count = 0;
  for (let child = firstElementChild(el); child && ++count < MAX_CHILDREN; child = nextElementSibling(child)) {
    const style = reader.style(child);
    const { position, display } = style;
    const isOver = position === 'absolute' || (position === 'relative' && parseFloat(style.get('margin-top')) < 0);
    if (isOver && display !== 'none' && !isRaised(child, reader)) found.push(child);
  }
  return found.length > 0 ? [...outer, ...found] : outer;
}
/** The largest number of children that are checked. */
const MAX_CHILDREN = 500;

/** Returns whether a positive `z-index` raises the positioned element, as that of a menu or dialog. */
const isRaised = (el: Element, reader: LayoutReader): boolean => Number(reader.style(el).get('z-index')) > 0;

/** Returns whether a negative `z-index` puts the positioned element behind its surroundings. */
const isLowered = (el: Element, reader: LayoutReader): boolean => Number(reader.style(el).get('z-index')) < 0;
