import { frameElementOf } from '../dom/composed.ts';
import { documentElement, documentWindow, ownerDocument } from '../dom/natives.ts';
import type { Box, LayoutReader } from './LayoutReader.ts';

/**
 * The coordinates of one document: where its viewport lies in the top viewport, how large it is, and what can be
 * scrolled to. All boxes that layout reads of a document are relative to that document's viewport.
 */
export interface FrameSpace {
  /** Add to a box of this document to get coordinates of the top viewport. */
  readonly offsetX: number;
  readonly offsetY: number;
  readonly width: number;
  readonly height: number;
  readonly scrollX: number;
  readonly scrollY: number;
  /** Everything that scrolling the document can bring into view, in coordinates of its viewport. */
  readonly reach: Box;
}

/** Where the viewport of a document lies in the top viewport. */
export function frameOffset(doc: Document, reader: LayoutReader): Pick<FrameSpace, 'offsetX' | 'offsetY'> {
  const frame = frameElementOf(doc);
  const outer = frame && ownerDocument(frame);
  return frame && outer ? contentOffset(frame, reader, frameOffset(outer, reader)) : ZERO;
}

const ZERO: Pick<FrameSpace, 'offsetX' | 'offsetY'> = { offsetX: 0, offsetY: 0 };

/** The space of a document; `frame` and `outer` for one that is shown in a frame of another. */
export function frameSpace(doc: Document, reader: LayoutReader, frame?: Element, outer?: FrameSpace): FrameSpace {
  const win = documentWindow(doc);
  const root = documentElement(doc);
  const { offsetX, offsetY } = frame && outer ? contentOffset(frame, reader, outer) : ZERO;
  const width = root ? reader.clientSize(root).width || (win?.innerWidth ?? 0) : 0;
  const height = win?.innerHeight ?? 0;
  const scrollX = win?.scrollX ?? 0;
  const scrollY = win?.scrollY ?? 0;
  const size = root ? reader.scrollSize(root) : { width, height };
  const reachWidth = Math.max(size.width, width);
  // In a right-to-left document the scroll origin is the right edge: scrollX runs from 0 to a negative number.
  const rightToLeft = root !== null && reader.style(root).get('direction') === 'rtl';
  const left = rightToLeft ? width - reachWidth - scrollX : -scrollX;
  const reach = { x: left, y: -scrollY, width: reachWidth, height: Math.max(size.height, height) };
  return { offsetX, offsetY, width, height, scrollX, scrollY, reach };
}

/** The frame's content box: its border box less border and padding (a transformed frame is taken as moved, not scaled). */
export function contentOffset(
  frame: Element,
  reader: LayoutReader,
  outer: Pick<FrameSpace, 'offsetX' | 'offsetY'>,
): Pick<FrameSpace, 'offsetX' | 'offsetY'> {
  const box = reader.box(frame);
  const style = reader.style(frame);
  const px = (property: string): number => parseFloat(style.get(property)) || 0;
  return {
    offsetX: outer.offsetX + box.x + px('border-left-width') + px('padding-left'),
    offsetY: outer.offsetY + box.y + px('border-top-width') + px('padding-top'),
  };
}
