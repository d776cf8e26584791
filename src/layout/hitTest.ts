import {
  childNodesOf,
  flatChildren,
  flatParent,
  flatParentAcrossFrames,
  frameElementOf,
  hostAround,
  shadowRootOf,
} from '../dom/composed.ts';
import { isElement, isTag, isText } from '../dom/kinds.ts';
import { documentWindow, hasAttribute, method, ownerDocument, textAssignedSlot } from '../dom/natives.ts';
import { isOwn } from '../dom/own.ts';
import { areaAt } from './area.ts';
import { inverse, mapOfFrame, mapToTop, pointThrough, type Point } from './FrameSpace.ts';
import { LayoutReader } from './LayoutReader.ts';
import { checkVisibility, rangeRects, rangeOf } from './layoutBuiltins.ts';

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

/**
 * What a pointer at that point of the document's viewport sends its events to: the innermost element, looked for
 * through shadow roots, slots and image maps. The point is not followed into frames: they are documents of their own.
 */
export function elementAt(doc: Document, x: number, y: number): Element | null {
  let found = fromDocument(doc, x, y);
  if (isOwn(found)) found = allFromDocument(doc, x, y).find((el) => !isOwn(el)) ?? null;
  // `elementFromPoint` retargets to the host (CSSOM View), so each root is asked again.
  for (let root = found && shadowRootOf(found); found && root; root = shadowRootOf(found)) {
    const inner: Element | null = fromRoot(root, x, y);
    // A root answers with its host, or with an element outside of it (slotted), where nothing of its own lies there.
    if (!inner || inner === found || !isWithin(inner, found)) break;
    found = inner;
  }
  return found && (slotOfTextAt(found, x, y) ?? areaOfImageAt(found, x, y) ?? found);
}

/**
 * The slot whose text is at the point. A pointer's events go to that slot, but the query answers with the host whose
 * child the text is (Chromium, WebKit) or with the element around the slot (Firefox).
 */
function slotOfTextAt(found: Element, x: number, y: number): Element | null {
  if (shadowRootOf(found)) {
    const text = childNodesOf(found).find((node) => isText(node) && isTextAt(node, x, y)) as Text | undefined;
    const slot = text ? textAssignedSlot(text) : null;
    if (slot) return slot;
  }
  return hostAround(found) ? slotIn(found, x, y) : null;
}

function slotIn(parent: Element, x: number, y: number): Element | null {
  for (const child of flatChildren(parent)) {
    if (!isElement(child) || !isTag(child, 'slot')) continue;
    if (flatChildren(child).some((node) => isText(node) && isTextAt(node, x, y))) return child;
    const inner = slotIn(child, x, y);
    if (inner) return inner;
  }
  return null;
}

const isTextAt = (text: Text, x: number, y: number): boolean =>
  Array.from(rangeRects(rangeOf(text))).some(
    (line) => x >= line.x && x < line.x + line.width && y >= line.y && y < line.y + line.height,
  );

/** Firefox answers with the image where a pointer's events go to an area of its map. */
function areaOfImageAt(found: Element, x: number, y: number): Element | null {
  if (!isTag(found, 'img') || !hasAttribute(found, 'usemap')) return null;
  const inImage = pointThrough(inverse(mapOfFrame(found, new LayoutReader())), { x, y });
  return areaAt(found, inImage.x, inImage.y);
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

/**
 * The point in the document that holds the document's frame; null for a top document, or one whose parent cannot be
 * read.
 */
export function outerPoint(doc: Document, x: number, y: number, reader: LayoutReader): OuterPoint | null {
  const frame = frameElementOf(doc);
  return frame && pointOutOf(frame, x, y, reader);
}

/** A point of the frame's own viewport, in the document that holds the frame. */
export function pointOutOf(frame: Element, x: number, y: number, reader: LayoutReader): OuterPoint | null {
  const outer = ownerDocument(frame);
  return outer && { doc: outer, frame, ...pointThrough(mapOfFrame(frame, reader), { x, y }) };
}

/** The point in the viewport of the outermost document that this script can read. */
export const topPoint = (doc: Document, point: Point, reader: LayoutReader): Point =>
  pointThrough(mapToTop(doc, reader), point);

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

/**
 * The point on the screen. The window's borders are taken to be equally wide left, right and below; the rest is on
 * top.
 */
export function screenPoint(
  doc: Document,
  x: number,
  y: number,
  reader: LayoutReader,
): { screenX: number; screenY: number } {
  const place = topPoint(doc, { x, y }, reader);
  const win = documentWindow(topDocument(doc)) ?? window;
  const side = Math.max(0, Math.round((win.outerWidth - win.innerWidth) / 2));
  const top = Math.max(0, win.outerHeight - win.innerHeight - side);
  return { screenX: Math.floor(win.screenX + side + place.x), screenY: Math.floor(win.screenY + top + place.y) };
}

/** The outermost document that this script can read. */
export function topDocument(doc: Document): Document {
  const frame = frameElementOf(doc);
  const outer = frame && ownerDocument(frame);
  return outer ? topDocument(outer) : doc;
}

/** The place in the text that a press at the point puts the caret to (CSSOM View, `caretPositionFromPoint`). */
export function caretAt(doc: Document, x: number, y: number): { node: Node; offset: number } | null {
  const position = typeof doc.caretPositionFromPoint === 'function' ? doc.caretPositionFromPoint(x, y) : null;
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = typeof doc.caretRangeFromPoint === 'function' ? doc.caretRangeFromPoint(x, y) : null;
  return range && { node: range.startContainer, offset: range.startOffset };
}

/**
 * The element has a box that is not drawn: `content-visibility` skips it, or closed details hold it (CSSOM View,
 * `checkVisibility`).
 */
export const isSkipped = (el: Element): boolean => checkVisibility(el) === false;
