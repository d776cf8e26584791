import { isElement } from '../dom/kinds.ts';
import { ownerDocument } from '../dom/natives.ts';
import { boxThrough, mapToTop, type FrameSpace } from '../layout/FrameSpace.ts';
import { LayoutReader, type Box } from '../layout/LayoutReader.ts';
import type { Scroll, TreeBox } from '../tree/Geometry.ts';

/** The element's border box as it is now, in whole pixels of the top viewport; null for what has none. */
export function readBox(object: Node | null, reader = new LayoutReader()): TreeBox | null {
  const doc = object && isElement(object) ? ownerDocument(object) : null;
  if (!doc) return null;
  return inTopViewport(reader.box(object as Element), { toTop: mapToTop(doc, reader) });
}

/** A box of a document's viewport, in whole pixels of the top viewport. */
export function inTopViewport(box: Box, { toTop }: Pick<FrameSpace, 'toTop'>): TreeBox {
  const { x, y, width, height } = boxThrough(toTop, box);
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** How the element is scrolled now. */
export function readScroll(object: Node | null, reader = new LayoutReader()): Scroll | null {
  if (!object || !isElement(object)) return null;
  return {
    top: Math.round(reader.scrollOffset(object).top),
    height: reader.scrollSize(object).height,
    shown: reader.clientSize(object).height,
  };
}

/** Less than a line hidden is a matter of rounding. */
const LEAST = 20;

/** Whether the element scrolls its content up and down, and has more of it than shows (CSS Overflow 3). */
export const isScrollable = (el: Element, overflow: string, reader: LayoutReader): boolean =>
  overflow !== 'visible' &&
  /(?:auto|scroll)$/.test(overflow) &&
  reader.scrollSize(el).height - reader.clientSize(el).height >= LEAST;
