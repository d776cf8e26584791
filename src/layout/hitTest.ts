import { flatParent, flatParentAcrossFrames, frameElementOf, shadowRootOf } from '../dom/composed.ts';
import { isTag } from '../dom/kinds.ts';
import { isOwn } from '../dom/own.ts';
import { getter, method, documentWindow, ownerDocument } from '../dom/natives.ts';
import type { LayoutReader } from './LayoutReader.ts';
import { checkVisibility, clientLeft, clientTop } from './layoutBuiltins.ts';

const fromDocument = method<(d: Document, x: number, y: number) => Element | null>(
  Document.prototype,
  'elementFromPoint',
);
const allFromDocument = method<(d: Document, x: number, y: number) => Element[]>(
  Document.prototype,
  'elementsFromPoint',
);
const fromRoot = method<(r: ShadowRoot, x: number, y: number) => Element | null>(
  ShadowRoot.prototype,
  'elementFromPoint',
);
const offsetWidth = getter<HTMLElement, number>(HTMLElement.prototype, 'offsetWidth');

/**
 * What receives the pointer at a point of the document's viewport: the deepest element, looked for through shadow roots
 * (CSSOM View, `elementFromPoint`, which retargets to the host, asked again in each root).
 */
export function elementAt(doc: Document, x: number, y: number): Element | null {
  let found = fromDocument(doc, x, y);
  if (isOwn(found)) found = allFromDocument(doc, x, y).find((el) => !isOwn(el)) ?? null;
  for (let root = found && shadowRootOf(found); found && root; root = shadowRootOf(found)) {
    const inner: Element | null = fromRoot(root, x, y);
    // A root answers with its host, or with an element outside of it (slotted), where nothing of its own lies there.
    if (!inner || inner === found || !isWithin(inner, found)) break;
    found = inner;
  }
  return found;
}

/** True if `el` is `ancestor` or lies inside of it in the flat tree, frames not crossed. */
export function isWithin(el: Node, ancestor: Element): boolean {
  for (let node: Node | null = el; node; node = flatParent(node)) if (node === ancestor) return true;
  return false;
}

/** As `isWithin`, but also from inside a frame out to its frame element. */
export function isWithinAcrossFrames(el: Node, ancestor: Element): boolean {
  for (let node: Node | null = el; node; node = flatParentAcrossFrames(node)) if (node === ancestor) return true;
  return false;
}

/** A point of a document seen from the document that holds its frame: where it lies there, and the frame. */
export interface OuterPoint {
  readonly doc: Document;
  readonly frame: Element;
  readonly x: number;
  readonly y: number;
}

/** The same point in the frame's own document; null for a top document, or one whose parent cannot be read. */
export function outerPoint(doc: Document, x: number, y: number, reader: LayoutReader): OuterPoint | null {
  const frame = frameElementOf(doc);
  return frame && pointThrough(frame, x, y, reader);
}

/** A point of the frame's own viewport, in the document that holds the frame. */
export function pointThrough(frame: Element, x: number, y: number, reader: LayoutReader): OuterPoint | null {
  const outer = ownerDocument(frame);
  if (!outer) return null;
  const box = reader.box(frame);
  const style = reader.style(frame);
  const scale = isTag(frame, 'iframe') && offsetWidth(frame) > 0 ? box.width / offsetWidth(frame) : 1;
  const padding = (side: string): number => parseFloat(style.get(`padding-${side}`)) || 0;
  return {
    doc: outer,
    frame,
    x: box.x + (clientLeft(frame) + padding('left') + x) * scale,
    y: box.y + (clientTop(frame) + padding('top') + y) * scale,
  };
}

/** The point in the outermost document that can be read. */
export function topPoint(
  doc: Document,
  x: number,
  y: number,
  reader: LayoutReader,
): { readonly doc: Document; readonly x: number; readonly y: number } {
  let place: { doc: Document; x: number; y: number } = { doc, x, y };
  for (let outer = outerPoint(doc, x, y, reader); outer; outer = outerPoint(outer.doc, outer.x, outer.y, reader))
    place = outer;
  return place;
}

/** What lies over the document's frame (or over its frame's frame) at that point; null if the pointer gets through. */
export function coverOfFrame(doc: Document, x: number, y: number, reader: LayoutReader): Element | null {
  for (let outer = outerPoint(doc, x, y, reader); outer; outer = outerPoint(outer.doc, outer.x, outer.y, reader)) {
    const hit = elementAt(outer.doc, outer.x, outer.y);
    if (hit && hit !== outer.frame) return hit;
    if (!hit) return outer.frame;
  }
  return null;
}

/** The size of the viewport that the document is shown in. */
export function viewportSize(doc: Document): { width: number; height: number } {
  const win = documentWindow(doc);
  return { width: win?.innerWidth ?? 0, height: win?.innerHeight ?? 0 };
}

/** The point on the screen. The window's borders are taken to be equally wide left, right and below; the rest is on top. */
export function screenPoint(
  doc: Document,
  x: number,
  y: number,
  reader: LayoutReader,
): { screenX: number; screenY: number } {
  const place = topPoint(doc, x, y, reader);
  const win = documentWindow(place.doc) ?? window;
  const side = Math.max(0, Math.round((win.outerWidth - win.innerWidth) / 2));
  const top = Math.max(0, win.outerHeight - win.innerHeight - side);
  return { screenX: Math.floor(win.screenX + side + place.x), screenY: Math.floor(win.screenY + top + place.y) };
}

/** The place in the text that a press at the point puts the caret to (CSSOM View, `caretPositionFromPoint`). */
export function caretAt(doc: Document, x: number, y: number): { node: Node; offset: number } | null {
  const position = typeof doc.caretPositionFromPoint === 'function' ? doc.caretPositionFromPoint(x, y) : null;
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = typeof doc.caretRangeFromPoint === 'function' ? doc.caretRangeFromPoint(x, y) : null;
  return range && { node: range.startContainer, offset: range.startOffset };
}

/** The element has a box that is not drawn: `content-visibility` skips it, or closed details hold it (CSSOM View, `checkVisibility`). */
export const isSkipped = (el: Element): boolean => checkVisibility(el) === false;
