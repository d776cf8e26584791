import { isDisabledControl } from '../aria/disabled.ts';
import { flatParent, flatParentAcrossFrames } from '../dom/composed.ts';
import { inertAround } from '../dom/inert.ts';
import { isTag, tagOf } from '../dom/kinds.ts';
import { attribute, closest, hasAttribute, labelControl, ownerDocument } from '../dom/natives.ts';
import { imageOfArea } from '../layout/area.ts';
import { intersect, meets } from '../layout/clip.ts';
import {
  coverOfFrame,
  elementAt,
  isWithin,
  isWithinAcrossFrames,
  outerPoint,
  viewportSize,
} from '../layout/hitTest.ts';
import { LayoutReader, type Box } from '../layout/LayoutReader.ts';
import { checkVisibility } from './checkVisibility.ts';
import { modalOver } from './modal.ts';
import { visibleSubstitute } from '../interactivity/operable.ts';
import type { HiddenReason } from './surroundings.ts';

/** Whether a person could use the element where it is now, and if not, what stands in the way. Nothing is scrolled to find out. */
export type Reachability =
  | { readonly state: 'reachable' }
  | { readonly state: 'hidden'; readonly reason: HiddenReason }
  | { readonly state: 'disabled'; readonly by: Element }
  | { readonly state: 'inert'; readonly by: Element }
  | { readonly state: 'covered'; readonly by: Element }
  /** Scrolled out of view in that container; whether something lies over it is not known until it is in view. */
  | { readonly state: 'clipped'; readonly by: Element }
  /** Out of the viewport by so many pixels: negative to the left and above. Also not known until it is in view. */
  | { readonly state: 'off-screen'; readonly dx: number; readonly dy: number };

/** The checks in the order in which a person would notice. */
const CHECKS: readonly ((el: Element, reader: LayoutReader) => Reachability | null)[] = [
  (el) => {
    const by = inertBy(el);
    return by ? { state: 'inert', by } : null;
  },
  (el, reader) => {
    const { reason } = checkVisibility(el, reader);
    return reason && reason !== 'aria-hidden' ? { state: 'hidden', reason } : null;
  },
  (el) => {
    const by = disabledBy(el);
    return by ? { state: 'disabled', by } : null;
  },
  byHitTests,
];

export function reachability(el: Element, reader: LayoutReader = new LayoutReader()): Reachability {
  for (const check of CHECKS) {
    const found = check(el, reader);
    if (found) return found;
  }
  return { state: 'reachable' };
}

/** What lies over all of the element that is in view; null if nothing does, or if none of it is in view. */
export function coverOf(el: Element, reader: LayoutReader): Element | null {
  const found = byHitTests(el, reader);
  return found?.state === 'covered' ? found.by : null;
}

/** What makes it inert: an `inert` ancestor, or the modal dialog on top that it is not in. */
function inertBy(el: Element): Element | null {
  const by = inertAround(el);
  if (by) return by;
  for (let at: Element | null = el; at; at = flatParentAcrossFrames(at)) {
    const over = tagOf(at) === 'html' || at === el ? modalOver(el, ownerDocument(at) as Document) : null;
    if (over) return over;
  }
  return null;
}

/** What disables it: itself, or the fieldset around it. */
function disabledBy(el: Element): Element | null {
  if (isDisabledControl(el)) return hasAttribute(el, 'disabled') ? el : (closest(el, 'fieldset:disabled') ?? el);
  for (let at: Element | null = el; at; at = flatParent(at)) if (attribute(at, 'aria-disabled') === 'true') return at;
  return null;
}

/** Where to try, as parts of the visible part of a box: its centre, around it, near its corners. */
export const SPOTS = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;

function byHitTests(el: Element, reader: LayoutReader): Reachability | null {
  const doc = ownerDocument(el) as Document;
  const view = { x: 0, y: 0, ...viewportSize(doc) };
  const boxes = boxesOf(el, reader);
  const scroller = boxes.some((box) => meets(box, view)) ? scrolledOutOf(el, boxes, reader) : null;
  if (scroller) return { state: 'clipped', by: scroller };
  let cover: Element | null = null;
  for (const box of boxes) {
    const seen = intersect(box, view);
    if (seen.width <= 0) continue;
    for (const [across, down] of SPOTS) {
      const [x, y] = [seen.x + seen.width * across, seen.y + seen.height * down];
      if (!isInTopView(doc, x, y, reader)) continue;
      const over = coverOfFrame(doc, x, y, reader);
      const hit = over ?? elementAt(doc, x, y);
      if (!over && hit && receives(el, hit)) return null;
      cover ??= hit;
    }
  }
  return cover ? { state: 'covered', by: layerOf(cover, el, reader) } : offScreen(el, reader);
}

/** Its own boxes; those of what it shows if it has none (`display: contents`), or of what it is operated by. */
export function boxesOf(el: Element, reader: LayoutReader): Box[] {
  const own = [el, visibleSubstitute(el, reader)]
    .flatMap((one) => (one ? reader.boxes(one) : []))
    .filter(({ width, height }) => width > 0 && height > 0);
  return own.length ? own : [reader.box(el)];
}

/** Pressing `hit` is pressing `el`. */
export function receives(el: Element, hit: Element): boolean {
  if (isWithin(hit, el) || (isTag(el, 'area') && imageOfArea(el) === hit)) return true;
  for (let at: Element | null = hit; at; at = flatParent(at))
    if (isTag(at, 'label') && labelControl(at) === el) return true;
  return isTag(el, 'label') && labelControl(el) !== null && isWithin(hit, labelControl(el) as Element);
}

/** The nearest scroll container, or clipping one, none of whose visible part the boxes are in. */
function scrolledOutOf(el: Element, boxes: readonly Box[], reader: LayoutReader): Element | null {
  for (let at = flatParent(el); at && tagOf(at) !== 'body' && tagOf(at) !== 'html'; at = flatParent(at)) {
    const { overflow, position } = reader.style(at);
    if (overflow !== 'visible' && !boxes.some((box) => meets(box, reader.box(at)))) return at;
    if (position === 'fixed') return null;
  }
  return null;
}

function isInTopView(doc: Document, x: number, y: number, reader: LayoutReader): boolean {
  const outer = outerPoint(doc, x, y, reader);
  if (!outer) return true;
  const { width, height } = viewportSize(outer.doc);
  return (
    outer.x >= 0 &&
    outer.y >= 0 &&
    outer.x < width &&
    outer.y < height &&
    isInTopView(outer.doc, outer.x, outer.y, reader)
  );
}

/** The whole layer (banner, dialog, veil) that lies over it: what would have to go. */
function layerOf(cover: Element, el: Element, reader: LayoutReader): Element {
  let layer = cover;
  for (let at: Element | null = cover; at && !isWithinAcrossFrames(el, at); at = flatParent(at)) {
    if (reader.style(at).position !== 'static' || isTag(at, 'dialog')) layer = at;
  }
  return layer;
}

function offScreen(el: Element, reader: LayoutReader): Reachability {
  const { boundingBox: box = { x: 0, y: 0, width: 0, height: 0 } } = checkVisibility(el, reader);
  const { width, height } = viewportSize(document);
  const by = (start: number, size: number, room: number): number =>
    start >= room ? start - room + size : start + size <= 0 ? start : 0;
  return { state: 'off-screen', dx: by(box.x, box.width, width), dy: by(box.y, box.height, height) };
}
