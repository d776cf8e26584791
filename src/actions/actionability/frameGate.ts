import { ready } from './gate.ts';
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
}

/** How long what lies over the place is waited for to go, in milliseconds. */
const PATIENCE = 800;

/**
 * Whether the pointer gets from this document into a frame of another origin, at the point of the frame's viewport that `pointOf`
 * gives, to which is scrolled; null if it does, or if there is no such point: the frame itself then says why. Only the frame's own
 * state is looked at without `pointOf`.
 */
export async function throughFrame(
  frame: Element,
  pointOf: (() => Promise<Point | null>) | null,
  options: Options = {},
): Promise<Refusal | null> {
  const force = options.force === true;
  const scrollIntoView = options.scrollIntoView !== false;
  const state = await ready(frame, { force, scrollIntoView, pointer: false });
  if (!('hit' in state)) return state;
  if (!pointOf || force) return null;
  const end = now() + PATIENCE;
  for (let place = 0; ; place++) {
    const point = await pointOf();
    if (!point) return null;
    const refusal = lookAt(frame, point, scrollIntoView);
    if (!refusal) return null;
    if (scrollIntoView && place < PLACES.length) scrollTo(frame, place);
    else if (now() >= end) return refusal;
    else await sleep(50);
  }
}

function lookAt(frame: Element, point: Point, scrolls: boolean): Refusal | null {
  const doc = ownerDocument(frame) as Document;
  let reader = new LayoutReader();
  // The frame is not trusted to have the page scrolled wherever it says.
  const inner = reader.clientSize(frame);
  if (!(point.x >= 0 && point.y >= 0 && point.x < inner.width && point.y < inner.height)) return { code: 'off_screen' };
  let at = pointOutOf(frame, point.x, point.y, reader);
  if (at && scrolls && !isOnScreen(doc, at, reader)) {
    // The frame may be larger than what shows of it.
    const { width, height } = viewportSize(doc);
    documentWindow(doc)?.scrollBy({ left: beyond(at.x, width), top: beyond(at.y, height), behavior: 'instant' });
    reader = new LayoutReader();
    at = pointOutOf(frame, point.x, point.y, reader);
  }
  if (!at || !isOnScreen(doc, at, reader)) return { code: 'off_screen' };
  const hit = elementAt(doc, at.x, at.y);
  const blocker = hit === frame ? coverOfFrame(doc, at.x, at.y, reader) : hit;
  return hit === frame && !blocker ? null : { code: 'covered', blocker: blocker && layerOf(blocker, frame, reader) };
}

/** How far to scroll for the place to come to the middle, if it is out of view. */
const beyond = (at: number, size: number): number => (at < 0 || at >= size ? at - size / 2 : 0);
