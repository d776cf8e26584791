import { sumOf } from '../standards/indexed.ts';
import { frameElementOf } from '../dom/composed.ts';
import { isHtml } from '../dom/kinds.ts';
import { ownerDocument } from '../dom/natives.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import { boxThrough, mapOfFrame, mapToTop, scaleOf, type FrameSpace } from './FrameSpace.ts';
import type { Box, LayoutReader } from './LayoutReader.ts';
import { scrolledBy } from './scrollArea.ts';
import { clipRect, clipShape, EVERYWHERE, NOTHING } from './shapes.ts';

/**
 * The regions in which content of an element can be seen, after clipping by its ancestors and including what their
 * scrolling can bring in, in coordinates of its document's viewport. There are three, because an absolutely positioned
 * element is clipped only from its containing block upwards, and a fixed one by the viewport (CSS Overflow 3, "overflow
 * clipping").
 */
export interface Clip {
  readonly flow: Box;
  readonly absolute: Box;
  readonly fixed: Box;
}

/** The regions of content that nothing clips. */
export const NO_CLIP: Clip = { flow: EVERYWHERE, absolute: EVERYWHERE, fixed: EVERYWHERE };

/**
 * Returns the regions for the root element of a document.
 * @param shown the part of the viewport that can be seen, if the document is in a frame
 */
export function rootClip({ reach, width, height }: FrameSpace, shown?: Box): Clip {
  const viewport = { x: 0, y: 0, width, height };
  const fixed = shown ? intersect(viewport, shown) : viewport;
  // Boxes that were mapped between frames are rounded.
  if (!shown || (fixed !== NOTHING && isInside(widened(viewport, -1), fixed)))
    return { flow: reach, absolute: reach, fixed: viewport };
  // Scrolling brings everything into the viewport, but the ends only as far as the hidden margins of the viewport.
  const flow =
    fixed === NOTHING
      ? NOTHING
      : {
          x: reach.x + fixed.x,
          y: reach.y + fixed.y,
          width: reach.width - width + fixed.width,
          height: reach.height - height + fixed.height,
        };
  return { flow, absolute: flow, fixed };
}

/**
 * Returns the regions for the children of `el`, given those for `el` itself; the same object if they do not differ.
 * @param overflow as `ElementStyle.overflow`
 */
export function clipInside(el: Element, position: string, overflow: string, outer: Clip, reader: LayoutReader): Clip {
  const self = clipOf(position, outer);
  const clips = overflow !== 'visible' && overflow !== '' && !(reader.style(el).display === 'inline' && isHtml(el));
  const positioned = position !== 'static';
  // Checks whether a transform makes a static element a containing block only if the regions differ.
  const contains = positioned || ((clips || outer.flow !== outer.absolute) && isContainingBlock(el, reader));
  if (!clips && !contains) return outer;
  const flow = clips ? shownArea(el, overflow, self, reader) : self;
  const fixed = position === 'fixed' && !clips ? outer.fixed : contains && !positioned ? flow : outer.fixed;
  const next = { flow, absolute: contains ? flow : outer.absolute, fixed };
  return same(next, outer) ? outer : next;
}

/**
 * Returns the regions that `clip-path` and masks leave. They clip everything that is painted in the element, however it
 * is positioned. What an element scrolls is brought into its box.
 */
export function clipByPath(el: Element, clip: Clip, reader: LayoutReader): Clip {
  const shape = partLeft(el, reader);
  return shape
    ? {
        flow: intersect(clip.flow, shape),
        absolute: intersect(clip.absolute, shape),
        fixed: intersect(clip.fixed, shape),
      }
    : clip;
}

/** Returns the part of the element that clipping and masks leave, or null if it is unknown or all of it. */
function partLeft(el: Element, reader: LayoutReader): Box | null {
  const style = reader.style(el);
  const { clipPath, maskImage } = style;
  if (/auto|scroll/.test(style.overflow)) return null;
  const box = (): Box => reader.box(el);
  if (clipPath !== 'none') return clipShape(el, clipPath, box());
  if (maskImage !== 'none') return maskImage.includes('url(') ? null : box();
  return isOutOfFlow(style.position) ? clipRect(style.get('clip'), box, scaleOf(el, reader)) : null;
}

/** Tells whether an element of that `position` is out of the flow. */
export const isOutOfFlow = (position: string): boolean => position === 'absolute' || position === 'fixed';

/** Returns the region that applies to an element with the given position. */
export function clipOf(position: string, clip: Clip): Box {
  return position === 'fixed' ? clip.fixed : position === 'absolute' ? clip.absolute : clip.flow;
}

/** Tells whether the boxes overlap. Boxes that only touch, and boxes without a size, do not. */
export const meets = (a: Box, b: Box): boolean => intersect(a, b) !== NOTHING;

/** Tells whether all of the inner box is in the outer one, edges included. */
export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Returns the common part of two boxes; `NOTHING`, always the same object, if they have none. */
export function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : NOTHING;
}

/** Returns the point at fractions of a box's width and height, as a box without a size. */
export const pointIn = ({ x, y, width, height }: Box, across: number, down: number): Box => ({
  x: x + width * across,
  y: y + height * down,
  width: 0,
  height: 0,
});
/** Returns the middle of a box, as a box without a size. */
export const middleOf = (box: Box): Box => pointIn(box, 0.5, 0.5);

/** Returns the box with a margin on each side. */
export const widened = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * Returns whether more than one pixel of `box` in each direction is inside `region`. The 1 × 1 box of styles that hide
 * text is not.
 */
export function reaches(box: Box, region: Box): boolean {
  const width = Math.min(box.x + box.width, region.x + region.width) - Math.max(box.x, region.x);
  const height = Math.min(box.y + box.height, region.y + region.height) - Math.max(box.y, region.y);
  // An element that is one pixel thin (a rule, a separator) counts if all of it is inside. A larger one cut down to a
  // pixel does not.
  return width > Math.min(1, box.width - 0.01) && height > Math.min(1, box.height - 0.01);
}

/** Returns the area that a clipping element can show: that within its borders, or all that it can scroll to. */
function shownArea(el: Element, overflow: string, self: Box, reader: LayoutReader): Box {
  const box = reader.box(el);
  const style = reader.style(el);
  const margin = overflow === 'clip' ? parseFloat(style.get('overflow-clip-margin').replace(/^\D+/, '')) || 0 : 0;
  const [x = 'visible', y = x] = overflow.split(' ');
  let own = margin > 0 ? widened(box, margin) : withoutBorders(box, bordersOf(style, scaleOf(el, reader)));
  if (x === 'visible') own = { ...own, x: self.x, width: self.width };
  if (y === 'visible') own = { ...own, y: self.y, height: self.height };
  const seen = intersect(own, self);
  if (seen.width <= 1 || seen.height <= 1) return NOTHING;
  const scrolls = (axis: string): boolean => axis === 'auto' || axis === 'scroll' || axis === 'overlay';
  let region = { ...seen };
  if (scrolls(x) || scrolls(y)) {
    const size = reader.scrollSize(el);
    const by = scrolledBy(el, reader);
    // A region that is too large hides nothing by mistake, so neither a scale below 1 nor rounded sizes matter.
    const scale = Math.max(1, scaleOf(el, reader));
    const [width, height] = [Math.max(size.width * scale, box.width), Math.max(size.height * scale, box.height)];
    if (scrolls(x)) region = { ...region, x: box.x - by.left * scale, width };
    if (scrolls(y)) region = { ...region, y: box.y - by.top * scale, height };
  }
  return region;
}

/** Returns the widths of the borders in CSS pixels, from the upper one clockwise, multiplied by the scale. */
export function bordersOf(style: ElementStyle, scale = 1): [top: number, right: number, bottom: number, left: number] {
  const [top = 0, right = top, bottom = top, left = right] = style
    .get('border-width')
    .split(' ')
    .map((width) => parseFloat(width) * scale);
  return [top, right, bottom, left];
}

/** Returns the box within borders of these widths. */
export const withoutBorders = (box: Box, [top, right, bottom, left]: ReturnType<typeof bordersOf>): Box => ({
  x: box.x + left,
  y: box.y + top,
  width: box.width - left - right,
  height: box.height - top - bottom,
});

/**
 * Returns whether a static element is the containing block of all its descendants: CSS Transforms 2, CSS Will Change
 * and CSS Containment.
 */
export function isContainingBlock(el: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  return (
    style.filter !== 'none' ||
    TRANSFORMS.some((name) => (style.get(name) || 'none') !== 'none') ||
    /paint|layout|strict|content/.test(style.contain) ||
    style.contentVisibility === 'auto' ||
    /transform|filter|perspective/.test(style.get('will-change'))
  );
}

const TRANSFORMS = ['transform', 'perspective', 'translate', 'scale', 'rotate', 'backdrop-filter', 'offset-path'];

const same = (a: Clip, b: Clip): boolean => a.flow === b.flow && a.absolute === b.absolute && a.fixed === b.fixed;

/**
 * Returns the frame's content box in coordinates of the top viewport, and the part of it that the enclosing frames
 * show.
 */
export function frameArea(frame: Element, reader: LayoutReader): { readonly area: Box; readonly shown: Box } {
  const outer = ownerDocument(frame) as Document;
  const style = reader.style(frame);
  const padding = (...sides: string[]): number => sumOf(sides, (side) => parseFloat(style.get(`padding-${side}`)) || 0);
  const { width, height } = reader.clientSize(frame);
  const content = { x: 0, y: 0, width: width - padding('left', 'right'), height: height - padding('top', 'bottom') };
  const area = boxThrough(mapToTop(outer, reader), boxThrough(mapOfFrame(frame, reader), content));
  const around = frameElementOf(outer);
  return { area, shown: around ? intersect(area, frameArea(around, reader).shown) : area };
}
