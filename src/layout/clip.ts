import { isHtml } from '../dom/kinds.ts';
import type { FrameSpace } from './FrameSpace.ts';
import type { Box, LayoutReader } from './LayoutReader.ts';

/**
 * Where content of an element can be seen at all, in coordinates of its document's viewport: what clipping ancestors leave
 * of it, with what their scrolling can bring in. Three regions, since an absolutely positioned element is clipped only
 * from its containing block upwards, and a fixed one by the viewport (CSS Overflow 3, "overflow clipping").
 */
export interface Clip {
  readonly flow: Box;
  readonly absolute: Box;
  readonly fixed: Box;
}

/** Nothing is cut off: where layout is not known before it is scrolled to. */
const EVERYWHERE: Box = { x: -1e7, y: -1e7, width: 2e7, height: 2e7 };
export const NO_CLIP: Clip = { flow: EVERYWHERE, absolute: EVERYWHERE, fixed: EVERYWHERE };

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

export function rootClip(space: FrameSpace): Clip {
  return { flow: space.reach, absolute: space.reach, fixed: { x: 0, y: 0, width: space.width, height: space.height } };
}

/** What the children of `el` can be seen in, given what `el` itself can be seen in. */
export function clipInside(el: Element, position: string, overflow: string, outer: Clip, reader: LayoutReader): Clip {
  const self = clipOf(position, outer);
  const clips = overflow !== 'visible' && overflow !== '' && !(reader.style(el).display === 'inline' && isHtml(el));
  const positioned = position !== 'static';
  // Only where the regions differ does it matter whether a static element is a containing block by its transform.
  const contains = positioned || ((clips || outer.flow !== outer.absolute) && isContainingBlock(el, reader));
  if (!clips && !contains) return outer;
  const flow = clips ? content(el, overflow, self, reader) : self;
  const fixed = position === 'fixed' && !clips ? outer.fixed : contains && !positioned ? flow : outer.fixed;
  const next = { flow, absolute: contains ? flow : outer.absolute, fixed };
  return same(next, outer) ? outer : next;
}

/** The region that counts for an element of that position. */
export function clipOf(position: string, clip: Clip): Box {
  return position === 'fixed' ? clip.fixed : position === 'absolute' ? clip.absolute : clip.flow;
}

export const meets = (a: Box, b: Box): boolean => intersect(a, b) !== NOTHING;

export function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : NOTHING;
}

/** True if at least a pixel and a half each way of `box` can be seen in `region`: the 1 × 1 box of hidden-text styles cannot. */
export function reaches(box: Box, region: Box): boolean {
  const width = Math.min(box.x + box.width, region.x + region.width) - Math.max(box.x, region.x);
  const height = Math.min(box.y + box.height, region.y + region.height) - Math.max(box.y, region.y);
  // A hairline element (a rule, a 1 px separator) is seen whole; a larger one cut down to a pixel is not.
  return width > Math.min(1, box.width - 0.01) && height > Math.min(1, box.height - 0.01);
}

/** What a clipping element lets be seen: its own box, or all that it can scroll to. */
function content(el: Element, overflow: string, self: Box, reader: LayoutReader): Box {
  const box = reader.box(el);
  const seen = intersect(box, self);
  if (seen.width <= 1 || seen.height <= 1) return NOTHING;
  const [x = 'visible', y = x] = overflow.split(' ');
  const open = (axis: string): boolean => axis === 'visible' || axis === '';
  const scrolls = (axis: string): boolean => axis === 'auto' || axis === 'scroll' || axis === 'overlay';
  let region = { ...seen };
  if (scrolls(x) || scrolls(y)) {
    const size = reader.scrollSize(el);
    const at = reader.scrollOffset(el);
    if (scrolls(x)) {
      const spare = size.width - reader.clientSize(el).width;
      const start =
        at.left < 0 || (spare > 0 && reader.style(el).get('direction') === 'rtl') ? -spare - at.left : -at.left;
      region = { ...region, x: box.x + start, width: Math.max(size.width, box.width) };
    }
    if (scrolls(y)) region = { ...region, y: box.y - at.top, height: Math.max(size.height, box.height) };
  }
  if (open(x)) region = { ...region, x: self.x, width: self.width };
  if (open(y)) region = { ...region, y: self.y, height: self.height };
  return region;
}

/** CSS Transforms 2, CSS Will Change and CSS Containment: what makes a static element the containing block of all its descendants. */
export function isContainingBlock(el: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  return (
    ['transform', 'filter', 'perspective', 'translate', 'scale', 'rotate', 'backdrop-filter'].some(
      (name) => (style.get(name) || 'none') !== 'none',
    ) ||
    /paint|layout|strict|content/.test(style.get('contain')) ||
    /transform|filter|perspective/.test(style.get('will-change'))
  );
}

const same = (a: Clip, b: Clip): boolean => a.flow === b.flow && a.absolute === b.absolute && a.fixed === b.fixed;
