import { isElement } from '../dom/kinds.ts';
import { ownerDocument } from '../dom/natives.ts';
import { frameOffset } from '../layout/FrameSpace.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import type { TreeBox } from '../tree/Geometry.ts';

/** The element's border box as it is now, in whole pixels of the top viewport; null for what has none. */
export function readBox(object: Node | null, reader = new LayoutReader()): TreeBox | null {
  const doc = object && isElement(object) ? ownerDocument(object) : null;
  if (!doc) return null;
  const { offsetX, offsetY } = frameOffset(doc, reader);
  const { x, y, width, height } = reader.box(object as Element);
  return { x: Math.round(x + offsetX), y: Math.round(y + offsetY), width: Math.round(width), height: Math.round(height) };
}
