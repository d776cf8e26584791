import {
  childNodesOf,
  flatChildren,
  flatParent,
  flatParentAcrossFrames,
  frameElementOf,
  hostAround,
  shadowRootOf,
} from '../dom/composed.ts';
import { isElement, isShadowRoot, isTag, isText, isTextInput } from '../dom/kinds.ts';
import {
  documentWindow,
  getRootNode,
  getter,
  hasAttribute,
  method,
  ownerDocument,
  textAssignedSlot,
} from '../dom/natives.ts';
import { isOwn } from '../dom/own.ts';
import { valueOf } from '../standards/indexed.ts';
import { ownFields } from '../standards/ownFields.ts';
import { areaAt } from './area.ts';
import { inverse, mapOfFrame, mapToTop, pointThrough, type Point } from './FrameSpace.ts';
import { LayoutReader, windowSize, type Box } from './LayoutReader.ts';
import { valueIn, valuesIn, type PassCache } from './passCache.ts';
import { checkVisibility } from './layoutBuiltins.ts';

const fromDocument = method<(d: Document, x: number, y: number) => Element | null>(Document, 'elementFromPoint');
const allFromDocument = method<(d: Document, x: number, y: number) => Element[]>(Document, 'elementsFromPoint');
const fromRoot = method<(r: ShadowRoot, x: number, y: number) => Element | null>(ShadowRoot, 'elementFromPoint');

/**
 * Returns the innermost element that receives a pointer's events at the point of the document's viewport, also inside
 * shadow roots, slots and image maps. It does not look into frames, whose documents are tested separately.
 */
export function elementAt(doc: Document, x: number, y: number): Element | null {
  let found = fromDocument(doc, x, y);
  if (isOwn(found)) found = allFromDocument(doc, x, y).find((el) => !isOwn(el)) ?? null;
  // `elementFromPoint` retargets to the host (CSSOM View), so each shadow root is asked in turn.
  for (let root = found && shadowRootOf(found); found && root; root = shadowRootOf(found)) {
    const inner: Element | null = fromRoot(root, x, y);
    // A shadow root returns its host, or a slotted element outside of it, if nothing of its own is at the point.
    if (!inner || inner === found || !isWithin(inner, found)) break;
    found = inner;
  }
  return found && (slotOfTextAt(found, x, y) ?? areaOfImageAt(found, x, y) ?? found);
}

const hits: PassCache<Document, Map<string, Element | null>> = new WeakMap();

/**
 * Does the same as `elementAt`, but tests each point once in the pass of the reader. A test takes a browser
 * longer the more the page draws, and some pages draw much in one place.
 */
export const cachedElementAt = (doc: Document, { x, y }: Point, reader: LayoutReader): Element | null =>
  valueOf(
    valueIn(hits, reader, doc, () => new Map<string, Element | null>()),
    `${x},${y}`,
    () => elementAt(doc, x, y),
  );

/**
 * Returns whether so many points were tested in the pass that more would take long: more than a viewport has texts. A
 * page of overlapping boxes can need several for each text, of which it may have any number in one place.
 */
export const hasManyTests = (doc: Document, reader: LayoutReader): boolean =>
  (valuesIn(hits, reader).get(doc)?.size ?? 0) >= MAX_TESTS;
const MAX_TESTS = 1000;

/**
 * Returns the slot whose text is at the point. The pointer's events go to that slot, but `elementFromPoint` returns the
 * host whose child the text is (Chromium, WebKit) or the element around the slot (Firefox).
 */
function slotOfTextAt(found: Element, x: number, y: number): Element | null {
  const reader = new LayoutReader();
  if (shadowRootOf(found)) {
    const text = childNodesOf(found).find((node) => isText(node) && isTextAt(node, x, y, reader)) as Text | undefined;
    const slot = text ? textAssignedSlot(text) : null;
    if (slot) return slot;
  }
  return hostAround(found) ? slotIn(found, x, y, reader) : null;
}

/** Returns the slot in the flat tree below the parent, through slots only, whose text is at the point. */
function slotIn(parent: Element, x: number, y: number, reader: LayoutReader): Element | null {
  for (const child of flatChildren(parent)) {
    if (!isElement(child) || !isTag(child, 'slot')) continue;
    if (flatChildren(child).some((node) => isText(node) && isTextAt(node, x, y, reader))) return child;
    const inner = slotIn(child, x, y, reader);
    if (inner) return inner;
  }
  return null;
}

const isTextAt = (text: Text, x: number, y: number, reader: LayoutReader): boolean =>
  reader
    .textBoxes(text)
    .some((line) => x >= line.x && x < line.x + line.width && y >= line.y && y < line.y + line.height);

/** Returns the area at the point. Firefox returns the image, although the pointer's events go to an area of its map. */
function areaOfImageAt(found: Element, x: number, y: number): Element | null {
  if (!isTag(found, 'img') || !hasAttribute(found, 'usemap')) return null;
  const inImage = pointThrough(inverse(mapOfFrame(found, new LayoutReader())), { x, y });
  return areaAt(found, inImage.x, inImage.y);
}

/** Returns whether `el` is `ancestor` or one of its descendants in the flat tree, without crossing frames. */
export function isWithin(el: Node, ancestor: Element): boolean {
  for (let node: Node | null = el; node; node = flatParent(node)) if (node === ancestor) return true;
  return false;
}

/** Does the same as `isWithin`, but also crosses from a frame's document to the frame element. */
export function isWithinAcrossFrames(el: Node, ancestor: Element): boolean {
  for (let node: Node | null = el; node; node = flatParentAcrossFrames(node)) if (node === ancestor) return true;
  return false;
}

/** A point of a frame's document in the coordinates of the document that contains the frame. */
export interface OuterPoint {
  readonly doc: Document;
  /** The frame element in `doc`. */
  readonly frame: Element;
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the point in the document that contains the document's frame, or null for a top document and if the parent
 * cannot be read.
 */
export function outerPoint(doc: Document, x: number, y: number, reader: LayoutReader): OuterPoint | null {
  const frame = frameElementOf(doc);
  return frame && pointOutOf(frame, x, y, reader);
}

/** Converts a point of the frame's own viewport to the document that contains the frame. */
export function pointOutOf(frame: Element, x: number, y: number, reader: LayoutReader): OuterPoint | null {
  const outer = ownerDocument(frame);
  return outer && { doc: outer, frame, ...pointThrough(mapOfFrame(frame, reader), { x, y }) };
}

/** Converts the point to the viewport of the outermost document that this script can read. */
export const topPoint = (doc: Document, point: Point, reader: LayoutReader): Point =>
  pointThrough(mapToTop(doc, reader), point);

/**
 * Returns the element that covers the document's frame, or a frame around it, at the point. Null means that the pointer
 * reaches the document.
 */
export function coverOfFrame(doc: Document, x: number, y: number, reader: LayoutReader): Element | null {
  for (let outer = outerPoint(doc, x, y, reader); outer; outer = outerPoint(outer.doc, outer.x, outer.y, reader)) {
    const hit = cachedElementAt(outer.doc, outer, reader);
    if (hit && hit !== outer.frame) return hit;
    if (!hit) return outer.frame;
  }
  return null;
}

/** Returns the size of the viewport in which the document is shown, in CSS pixels, scroll bars included. */
export const viewportSize = (doc: Document): { width: number; height: number } => windowSize(documentWindow(doc));

/** Returns the viewport in which the document is shown, in its own coordinates. */
export const viewportOf = (doc: Document): Box => ({ x: 0, y: 0, ...viewportSize(doc) });

/** Returns whether a point is in the viewport in which the document is shown. */
export function isInViewport(doc: Document, { x, y }: Point): boolean {
  const { width, height } = viewportSize(doc);
  return x >= 0 && y >= 0 && x < width && y < height;
}

/**
 * Returns where a point of the document's viewport is on the screen, in whole CSS pixels. It assumes window borders of
 * equal width left, right and below, and the rest on top.
 */
export function screenPoint(
  doc: Document,
  x: number,
  y: number,
  reader: LayoutReader,
): { screenX: number; screenY: number } {
  const place = topPoint(doc, { x, y }, reader);
  const win = documentWindow(topDocument(doc)) ?? window;
  const { width, height } = windowSize(win);
  const side = Math.max(0, Math.round((win.outerWidth - width) / 2));
  const top = Math.max(0, win.outerHeight - height - side);
  return { screenX: Math.floor(win.screenX + side + place.x), screenY: Math.floor(win.screenY + top + place.y) };
}

/** Returns the outermost document that this script can read. */
export function topDocument(doc: Document): Document {
  const frame = frameElementOf(doc);
  const outer = frame && ownerDocument(frame);
  return outer ? topDocument(outer) : doc;
}

/**
 * Returns the option by which browsers return positions in the shadow tree of the node. Without it, they return the
 * position of the host instead.
 */
export function rootOption(node: Node): { shadowRoots: ShadowRoot[] } {
  const root: Node = getRootNode(node);
  return ownFields({ shadowRoots: isShadowRoot(root) ? [root] : [] });
}

const caretFromPoint = method<(d: Document, x: number, y: number, options: object) => CaretPosition | null | undefined>(
  Document,
  'caretPositionFromPoint',
);
const Caret = (globalThis as { CaretPosition?: typeof CaretPosition }).CaretPosition;
const offsetNode = getter<CaretPosition, Node | null>(Caret, 'offsetNode');
const offsetIn = getter<CaretPosition, number>(Caret, 'offset');

/**
 * Returns the position in the text at which a press on the element at the point places the caret (CSSOM View,
 * `caretPositionFromPoint`), or null outside of text and in a text field.
 */
export function caretAt(el: Element, x: number, y: number): { node: Node; offset: number } | null {
  const doc = ownerDocument(el) as Document;
  const position = caretFromPoint(doc, x, y, rootOption(el));
  const node = position && offsetNode(position);
  // In a text field, the offset counts the characters of the value, and not nodes.
  if (node)
    return isElement(node) && (isTextInput(node) || isTag(node, 'textarea'))
      ? null
      : { node, offset: offsetIn(position) };
  const range = typeof doc.caretRangeFromPoint === 'function' ? doc.caretRangeFromPoint(x, y) : null;
  return range && { node: range.startContainer, offset: range.startOffset };
}

/**
 * Returns whether the element has no box of its own, or one that is not drawn, because `content-visibility` or a closed
 * `<details>` skips it. False in an engine without `checkVisibility`.
 * https://drafts.csswg.org/cssom-view/#dom-element-checkvisibility
 */
export const isSkipped = (el: Element): boolean => checkVisibility(el) === false;
