import { frameElementOf } from '../dom/composed.ts';
import { ownerDocument } from '../dom/natives.ts';
import { intersect } from './clip.ts';
import { boxThrough, mapOfFrame, mapToTop } from './FrameSpace.ts';
import type { Box, LayoutReader } from './LayoutReader.ts';

/** The frame's content box in coordinates of the top viewport, and the part of it that the frames around it show. */
export function frameArea(frame: Element, reader: LayoutReader): { readonly area: Box; readonly shown: Box } {
  const outer = ownerDocument(frame) as Document;
  const style = reader.style(frame);
  const padding = (...sides: string[]): number =>
    sides.reduce((sum, side) => sum + (parseFloat(style.get(`padding-${side}`)) || 0), 0);
  const { width, height } = reader.clientSize(frame);
  const content = { x: 0, y: 0, width: width - padding('left', 'right'), height: height - padding('top', 'bottom') };
  const area = boxThrough(mapToTop(outer, reader), boxThrough(mapOfFrame(frame, reader), content));
  const around = frameElementOf(outer);
  return { area, shown: around ? intersect(area, frameArea(around, reader).shown) : area };
}
