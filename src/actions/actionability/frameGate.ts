import { hasField } from '../../standards/ownFields.ts';
import { deadlineOf, ready } from './gate.ts';
import { PLACES, scrollTo } from './scrolling.ts';
import type { Point, Refusal } from '../types.ts';
import { documentWindow, ownerDocument } from '../../dom/natives.ts';
import { now, sleep } from '../../dom/timers.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { coverOfFrame, elementAt, pointOutOf, viewportSize } from '../../layout/hitTest.ts';
import { isOnScreen, layerOf } from '../../visibility/hitTarget.ts';

interface Options {
  readonly force?: unknown;
  readonly scrollIntoView?: unknown;
  readonly timeout?: unknown;
}

/**
 * Whether the pointer gets from this document into a cross-origin frame.
 * @param pointOf Scrolls to the point to reach and returns it in the frame's viewport; null if there is none, and then
 *   the frame reports the reason. Without `pointOf` only the state of the frame element counts.
 * @returns Null if the pointer reaches the frame.
 */
export async function throughFrame(
  frame: Element,
  pointOf: (() => Promise<Point | null>) | null,
  options: Options = {},
): Promise<Refusal | null> {
  const force = options.force === true;
  const scrollIntoView = options.scrollIntoView !== false;
  const deadline = deadlineOf(typeof options.timeout === 'number' ? options.timeout : undefined);
  const state = await ready(frame, { force, scrollIntoView, pointer: false, deadline });
  if (!hasField(state, 'hit')) return state;
  if (!pointOf || force) return null;
  for (let place = 0; ; place++) {
    const point = await pointOf();
    if (!point) return null;
    const refusal = lookAt(frame, point, scrollIntoView);
    if (!refusal) return null;
    if (scrollIntoView && place < PLACES.length) scrollTo(frame, place);
    else if (now() >= deadline) return refusal;
    else await sleep(50);
  }
}

function lookAt(frame: Element, point: Point, scrolls: boolean): Refusal | null {
  const doc = ownerDocument(frame) as Document;
  let reader = new LayoutReader();
  const { x, y, width, height } = reader.box(frame);
  let at = pointOutOf(frame, point.x, point.y, reader);
  // The frame's answer is not trusted: the page is not scrolled to a point outside the frame.
  if (!(at && at.x >= x && at.y >= y && at.x < x + width && at.y < y + height)) return { code: 'off_screen' };
  if (scrolls && !isOnScreen(doc, at, reader)) {
    // The frame may be larger than the part of it that is in view.
    const view = viewportSize(doc);
    documentWindow(doc)?.scrollBy({
      left: beyond(at.x, view.width),
      top: beyond(at.y, view.height),
      behavior: 'instant',
    });
    reader = new LayoutReader();
    at = pointOutOf(frame, point.x, point.y, reader);
  }
  if (!at || !isOnScreen(doc, at, reader)) return { code: 'off_screen' };
  const hit = elementAt(doc, at.x, at.y);
  const blocker = hit === frame ? coverOfFrame(doc, at.x, at.y, reader) : hit;
  return hit === frame && !blocker ? null : { code: 'covered', blocker: blocker && layerOf(blocker, frame, reader) };
}

/** How far to scroll to bring the coordinate to the middle, if it is out of view. */
const beyond = (at: number, size: number): number => (at < 0 || at >= size ? at - size / 2 : 0);
