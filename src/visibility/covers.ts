import { firstElementChild, nextElementSibling } from '../dom/natives.ts';
import { intersect } from '../layout/clip.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';

/**
 * Returns the elements that may be painted over text in the element: those that may cover the element itself; its
 * children that are not raised and are absolutely positioned or lie over the sibling before them; and the element
 * itself if its `z-index` puts it behind others.
 */
export function coversIn(
  el: Element,
  { position: own, display: layout }: ElementStyle,
  outer: readonly Element[],
  reader: LayoutReader,
): readonly Element[] {
  const found: Element[] = [];
  if (own !== 'static' && isLowered(el, reader)) found.push(el);
  const mayOverlap = layout.endsWith('grid') || layout.endsWith('flex');
  let before: Element | null = null;
  let count = 0;
  for (let child = firstElementChild(el); child && ++count < MAX_CHILDREN; child = nextElementSibling(child)) {
    const { position, display } = reader.style(child);
    if (display === 'none') continue;
    const isOver =
      position === 'absolute' ||
      ((position === 'relative' || mayOverlap) && before !== null && overlap(reader.box(before), reader.box(child)));
    if (isOver && !isRaised(child, reader)) found.push(child);
    before = child;
  }
  return found.length > 0 ? [...outer, ...found] : outer;
}
/** The largest number of children that are checked. */
const MAX_CHILDREN = 500;

/** Returns whether the boxes overlap by more than borders and negative margins of borders do. */
function overlap(a: Box, b: Box): boolean {
  const { width, height } = intersect(a, b);
  return width > MAX_BORDER && height > MAX_BORDER;
}
const MAX_BORDER = 5;

/** Returns whether a positive `z-index` raises the positioned element, as that of a menu or dialog. */
export const isRaised = (el: Element, reader: LayoutReader): boolean => Number(reader.style(el).get('z-index')) > 0;

/** Returns whether a negative `z-index` puts the positioned element behind its surroundings. */
export const isLowered = (el: Element, reader: LayoutReader): boolean => Number(reader.style(el).get('z-index')) < 0;
