import { closest, labelControl, ownerDocument } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';
import { coverOfFrame, elementAt, isWithin, viewportSize } from './hitTest.ts';
import { LayoutReader } from './LayoutReader.ts';

/**
 * What receives the pointer in place of the element at the middle of its box; null if the element does itself (or its
 * content, its label, what it is part of), or if that point is out of sight.
 */
export function covererAt(el: Element, reader = new LayoutReader()): Element | null {
  const doc = ownerDocument(el);
  if (!doc) return null;
  const box = reader.box(el);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const size = viewportSize(doc);
  if (x < 0 || y < 0 || x >= size.width || y >= size.height || box.width <= 0 || box.height <= 0) return null;
  const hit = elementAt(doc, x, y);
  if (!hit) return null;
  if (isWithin(hit, el) || isWithin(el, hit)) return coverOfFrame(doc, x, y, reader);
  const label = closest(hit, 'label');
  return label && isTag(label, 'label') && labelControl(label) === el ? null : hit;
}
