import { flatParent } from '../dom/composed.ts';
import { firstElementChild, localName, nextElementSibling, ownerDocument } from '../dom/natives.ts';
import { isInside, meets } from '../layout/clip.ts';
import { elementAt, isWithin, viewportSize } from '../layout/hitTest.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { isOpaqueBox } from './background.ts';

/**
 * Returns whether text lies behind something opaque that stays where it is: a box or picture over it, or, for text with
 * a negative `z-index`, the background of an ancestor. A layer that comes and goes (fixed, sticky, or raised by a
 * positive `z-index`) covers the text only for a time, and does not count. Only text whose middle is in the viewport
 * can be tested.
 * @param covers the elements that may be painted over the text: see `coversIn`
 */
export function isBehind(el: Element, text: Text, covers: readonly Element[], reader: LayoutReader): boolean {
  const own = reader.box(el);
  const mayCover = (cover: Element): boolean => (isWithin(el, cover) ? isLowered(cover, reader) : !isWithin(cover, el));
  if (!covers.some((cover) => meets(reader.box(cover), own) && mayCover(cover))) return false;
  const box = reader.textBox(text);
  const doc = ownerDocument(el) as Document;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { width, height } = viewportSize(doc);
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  const hit = elementAt(doc, x, y);
  if (!hit || isWithin(hit, el)) return false;
  if (isWithin(el, hit))
    return isOpaqueBox(hit, reader) && covers.some((one) => one !== hit && isWithin(one, hit) && isWithin(el, one));
  let isCovered = false;
  for (let at: Element | null = hit; at && !isWithin(el, at); at = flatParent(at)) {
    const style = reader.style(at);
    if (style.position === 'fixed' || style.position === 'sticky' || style.opacity < 1) return false;
    if (style.position !== 'static' && isRaised(at, reader)) return false;
    isCovered ||= isInside(box, reader.box(at)) && (localName(at) === 'img' || isOpaqueBox(at, reader));
  }
  return isCovered;
}

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
