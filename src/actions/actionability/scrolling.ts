import { ownFields } from '../../standards/ownFields.ts';
import { scrollIntoView } from '../platform/mutatingBuiltIns.ts';
import { flatParentAcrossFrames } from '../../dom/composed.ts';
import { rootElement, ownerDocument, scrollingElement } from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { isScrolledByViewport, viewportOverflow } from '../../layout/scrollArea.ts';

/**
 * Alignments to try one after the other while something (a sticky header or column) covers the element, or a container
 * that snaps scrolls back. If all fail, the element is left in the middle, and what covers it there is reported.
 */
export const PLACES: readonly ScrollLogicalPosition[] = ['nearest', 'center', 'end', 'start', 'center'];

/** Scrolls all containers around the element, in same-origin frames too, without smooth scrolling. */
export function scrollTo(el: Element, place: number): void {
  const at = PLACES[place] ?? 'center';
  scrollIntoView(el, ownFields<ScrollIntoViewOptions>({ block: at, inline: at, behavior: 'instant' }));
}

/** The element whose offset is that of the viewport: in quirks mode the body (CSSOM View, `scrollingElement`). */
export const pageScroller = (doc: Document): Element => scrollingElement(doc) ?? rootElement(doc);

/**
 * The scroll containers around the element, itself included, the innermost first, with the root elements of its
 * documents.
 */
export function scrollersAround(el: Element): Element[] {
  const reader = new LayoutReader();
  const out: Element[] = [];
  for (let node: Element | null = el; node; node = flatParentAcrossFrames(node))
    if (canScroll(node, reader)) out.push(node);
  return out;
}

/** Whether the element has more content than room and its `overflow` lets a person scroll it (CSS Overflow 3). */
export function canScroll(el: Element, reader: LayoutReader, axis?: 'x' | 'y'): boolean {
  const doc = ownerDocument(el) as Document;
  const isViewport = el === pageScroller(doc);
  if (!isViewport && isScrolledByViewport(el, reader)) return false;
  const room = reader.clientSize(el);
  const size = reader.scrollSize(el);
  const style = reader.style((isViewport && viewportOverflow(doc, reader)) || el);
  const [x = '', y = x] = style.overflow.split(' ');
  const lets = (value: string): boolean => (isViewport ? /^(?!hidden|clip)/ : /^(auto|scroll|overlay)$/).test(value);
  return (axis !== 'x' && size.height > room.height && lets(y)) || (axis !== 'y' && size.width > room.width && lets(x));
}
