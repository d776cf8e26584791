import { labelsOfControl } from '../aria/treeIndex.ts';
import { flatParent, frameElementOf, nearest } from '../dom/composed.ts';
import { isTag } from '../dom/kinds.ts';
import { documentBody, documentElement, labelControl, matches, ownerDocument } from '../dom/natives.ts';
import { visibleSubstitute } from '../interactivity/operable.ts';
import { boxThrough, mapToTop, type Point } from '../layout/FrameSpace.ts';
import {
  coverOfFrame,
  cachedElementAt,
  isInViewport,
  isWithin,
  isWithinAcrossFrames,
  outerPoint,
  viewportSize,
} from '../layout/hitTest.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { outlinePoints } from '../layout/outline.ts';
import { boxesOf, clippedOutBy, inSight } from './visibleBoxes.ts';

/**
 * The place where a pointer reaches an element at the present scroll position. Snapshots, `inspect`, the overlay and
 * the gate of the actions all use it, so that an element is reported as covered exactly if a click does not reach it.
 */
export type HitTarget =
  /**
   * The pointer reaches the element: at the point, which is in the viewport of the element's document, `hit` receives
   * the events for it.
   */
  | { readonly state: 'hit'; readonly hit: Element; readonly point: Point }
  /** Another element receives the pointer at every point that was tried; `by` is the whole layer that contains it. */
  | { readonly state: 'covered'; readonly by: Element }
  /** The element is scrolled out of the container `by`, or clipped by it. */
  | { readonly state: 'clipped'; readonly by: Element }
  /**
   * The element is outside of the viewport, at this distance in CSS pixels: negative for an element to the left of it
   * or above it.
   */
  | { readonly state: 'off-screen'; readonly dx: number; readonly dy: number };

/**
 * Looks for a point at which the pointer reaches the element: the middle of its visible part, or else another free
 * point of it or of its labels. A point of a link or button inside the element is used only if no other is free.
 * @param position the only point to try, in CSS pixels from the upper left corner of the element's border box
 */
export function hitTarget(el: Element, reader: LayoutReader, position?: Point): HitTarget {
  const doc = ownerDocument(el) as Document;
  let nested: HitTarget | null = null;
  let cover: Element | null = null;
  for (const point of position ? [pointIn(reader.box(el), position)] : pointsOf(el, reader)) {
    if (!isOnScreen(doc, point, reader)) continue;
    const frameCover = coverOfFrame(doc, point.x, point.y, reader);
    const hit = frameCover ?? cachedElementAt(doc, point, reader) ?? documentElement(doc);
    if (!frameCover && hit && receivesFor(el, hit, reader)) {
      if (!hasOwnTarget(el, hit, reader)) return { state: 'hit', hit, point };
      nested ??= { state: 'hit', hit, point };
    } else cover ??= hit;
  }
  return nested ?? (cover ? { state: 'covered', by: layerOf(cover, el, reader) } : outOfSight(el, reader));
}

/** Returns whether `el` reacts when `hit` receives the pointer. Each entry of `WAYS` is one way in which it can. */
export function receivesFor(el: Element, hit: Element, reader: LayoutReader): boolean {
  return WAYS.some((way) => way(el, hit, reader));
}

const WAYS: readonly ((el: Element, hit: Element, reader: LayoutReader) => boolean)[] = [
  (el, hit) => isWithin(hit, el),
  isInLabelOf,
  (el, hit, reader) => {
    const drawn = visibleSubstitute(el, reader);
    return drawn !== null && isWithin(hit, drawn);
  },
  (el, hit) => isTag(el, 'label') && labelControl(el) !== null && isWithin(hit, labelControl(el) as Element),
  // The pointer passes through `el` to the control that it is part of: an icon or caption with `pointer-events: none`
  // on a button.
  (el, hit, reader) => {
    if (!isWithin(el, hit) || reader.style(el).pointerEvents !== 'none') return false;
    const target = nearest(hit, (at) => matches(at, TARGETS));
    return target !== null && (matches(target, CONTROLS) || (target === hit && !isPage(hit)));
  },
];

/** Returns whether `hit` is in a label of `el`, because a click on a label is a click on its control. */
function isInLabelOf(el: Element, hit: Element): boolean {
  return nearest(hit, (at) => isTag(at, 'label') && labelControl(at) === el) !== null;
}

/** Returns whether the element is the root or the body, which receive every click that nothing else receives. */
function isPage(el: Element): boolean {
  const doc = ownerDocument(el) as Document;
  return el === documentBody(doc) || el === documentElement(doc);
}

/** Matches the elements that take the clicks on everything in them. */
const CONTROLS =
  'a[href],button,summary,label,' +
  ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'combobox']
    .map((role) => `[role=${role}]`)
    .join();
/** Matches the elements that do something when they are clicked. */
const TARGETS = `${CONTROLS},input,select,textarea,[onclick],[tabindex],[contenteditable]`;

/** Returns whether an element between `hit` and `el`, or the box drawn for it, is a target that would get the click. */
function hasOwnTarget(el: Element, hit: Element, reader: LayoutReader): boolean {
  const whole = isWithin(hit, el) ? el : visibleSubstitute(el, reader);
  return whole !== null && isWithin(hit, whole) && nearest(hit, (at) => at === whole || matches(at, TARGETS)) !== whole;
}

/** Returns the whole layer (a banner, a dialog, a backdrop) that lies over the element and would have to be removed. */
export function layerOf(cover: Element, el: Element, reader: LayoutReader): Element {
  let layer = cover;
  for (let at: Element | null = cover; at && !isWithinAcrossFrames(el, at); at = flatParent(at))
    if (reader.style(at).position !== 'static' || isTag(at, 'dialog')) layer = at;
  return layer;
}

/**
 * The points to try, as fractions of the width and height of a visible box: the middle, points around it, points near
 * the corners.
 */
const SPOTS: readonly (readonly [number, number])[] = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.1, 0.5],
  [0.9, 0.5],
  [0.5, 0.1],
  [0.5, 0.9],
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
];

/** Yields the points one by one: the first is usually free, and finding the labels takes a walk through the page. */
function* pointsOf(el: Element, reader: LayoutReader): Generator<Point> {
  yield* spotsIn(inSight(el, boxesOf(el, reader), reader));
  yield* outlinePoints(el);
  const drawn = visibleSubstitute(el, reader);
  if (drawn && drawn !== el) yield* spotsIn(inSight(drawn, boxesOf(drawn, reader), reader));
  // A person uses a control that shows only its label (a one-pixel checkbox behind a drawn one) through the label.
  for (const label of labelsOfControl(el)) yield* spotsIn(inSight(label, boxesOf(label, reader), reader));
}

function* spotsIn(boxes: readonly Box[]): Generator<Point> {
  for (const { x, y, width, height } of boxes)
    for (const [across, down] of SPOTS)
      yield { x: roundedPosition(x, width, across), y: roundedPosition(y, height, down) };
}

/**
 * Rounds a coordinate, because mouse events have whole coordinates; the rounded point must not lie outside of a narrow
 * box.
 */
function roundedPosition(start: number, size: number, part: number): number {
  const exact = start + size * part;
  const floor = Math.floor(exact);
  return floor >= start ? floor : exact;
}

const pointIn = (box: Box, { x, y }: Point): Point => ({ x: box.x + x, y: box.y + y });

/** Returns whether the point is in the viewport of its document and of all documents around its frame. */
export function isOnScreen(doc: Document, point: Point, reader: LayoutReader): boolean {
  if (!isInViewport(doc, point)) return false;
  const outer = outerPoint(doc, point.x, point.y, reader);
  return !outer || isOnScreen(outer.doc, outer, reader);
}

/** Returns why no point of the element is in view: it is clipped or off-screen. */
function outOfSight(el: Element, reader: LayoutReader): HitTarget {
  for (let at: Element | null = el; at; at = frameElementOf(at)) {
    const by = clippedOutBy(at, boxesOf(at, reader), reader);
    if (by) return { state: 'clipped', by };
  }
  const box = boxThrough(mapToTop(ownerDocument(el) as Document, reader), boxesOf(el, reader)[0] ?? reader.box(el));
  const { width, height } = viewportSize(document);
  const by = (start: number, size: number, room: number): number =>
    Math.round(start >= room ? start - room + size : start + size <= 0 ? start : 0);
  return { state: 'off-screen', dx: by(box.x, box.width, width), dy: by(box.y, box.height, height) };
}
