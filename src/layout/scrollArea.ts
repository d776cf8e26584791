import { documentBody, documentElement, ownerDocument } from '../dom/natives.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { LayoutReader } from './LayoutReader.ts';

/**
 * Returns whether the viewport takes over the overflow of the element, so that the element itself neither clips nor
 * scrolls: of the root, and of the body unless the root's own overflow is not visible.
 */
export function isScrolledByViewport(el: Element, reader: LayoutReader): boolean {
  const doc = ownerDocument(el) as Document;
  return el === documentElement(doc) || el === viewportOverflow(doc, reader);
}

/**
 * Returns the element whose overflow the viewport has: the body if the root's own overflow is visible, else the root.
 * https://drafts.csswg.org/css-overflow-3/#overflow-propagation
 */
export function viewportOverflow(doc: Document, reader: LayoutReader): Element | null {
  const root = documentElement(doc);
  return (root && reader.style(root).overflow === 'visible' && documentBody(doc)) || root;
}

/**
 * Returns how far a container is scrolled from the left and the upper end of its content, in CSS pixels. Where content
 * overflows to the left or upwards, scroll offsets run from 0 to a negative number instead.
 * https://drafts.csswg.org/cssom-view/#scrolling-area
 */
export function scrolledBy(el: Element, reader: LayoutReader): { left: number; top: number } {
  const { left, top } = reader.scrollOffset(el);
  const size = reader.scrollSize(el);
  const room = reader.clientSize(el);
  const style = reader.style(el);
  const { x, y } = overflowsBackwards(style, style.display.endsWith('flex'));
  return {
    left: x || left < 0 ? left + Math.max(0, size.width - room.width) : left,
    top: y || top < 0 ? top + Math.max(0, size.height - room.height) : top,
  };
}

/** Returns whether content with the style overflows to the left, and whether it overflows upwards. */
export function overflowsBackwards(style: ElementStyle, isFlex: boolean): { x: boolean; y: boolean } {
  const mode = style.get('writing-mode');
  let inline = (style.get('direction') === 'rtl') !== (mode === 'sideways-lr');
  let block = mode.endsWith('-rl');
  if (isFlex) {
    const direction = style.get('flex-direction');
    const isMainReversed = direction.endsWith('reverse');
    const isCrossReversed = style.get('flex-wrap') === 'wrap-reverse';
    const isRow = direction.startsWith('row');
    if (isRow ? isMainReversed : isCrossReversed) inline = !inline;
    if (isRow ? isCrossReversed : isMainReversed) block = !block;
  }
  return /^[vs]/.test(mode) ? { x: block, y: inline } : { x: inline, y: block };
}
