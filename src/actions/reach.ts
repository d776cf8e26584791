import { flatChildren, flatParent, treeScope } from '../dom/composed.ts';
import { isElement, isTag, isText } from '../dom/kinds.ts';
import {
  attribute,
  closest,
  documentBody,
  documentElement,
  labelControl,
  matches,
  ownerDocument,
  querySelectorAll,
} from '../dom/natives.ts';
import {
  coverOfFrame,
  elementAt,
  isWithin,
  isWithinAcrossFrames,
  outerPoint,
  viewportSize,
} from '../layout/hitTest.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { outlinePoints } from '../layout/outline.ts';
import { labelsOf } from './controls.ts';
import type { Point, Ready, Refusal } from './types.ts';

/**
 * A point at which the pointer gets to the element: its centre if that is free, else another point of it that is. What
 * lies inside the element counts as the element, but a link or button of its own inside is used only if nothing else is free.
 */
export function reachablePoint(el: Element, position: Point | undefined, reader: LayoutReader): Ready | Refusal {
  const doc = ownerDocument(el) as Document;
  let nested: Ready | null = null;
  let blocker: Element | null = null;
  let tried = false;
  for (const point of position ? [at(reader.box(el), position)] : candidates(el, reader)) {
    if (!isOnScreen(doc, point, reader)) continue;
    tried = true;
    const hit = elementAt(doc, point.x, point.y);
    const cover = coverOfFrame(doc, point.x, point.y, reader);
    if (cover) blocker ??= cover;
    else if (hit && receivesFor(el, hit, reader)) {
      // The image is what lies there, but the area is what is clicked.
      if (isTag(el, 'area')) return { hit: el, point, direct: true };
      if (!hasOwnTarget(el, hit)) return { hit, point };
      nested ??= { hit, point };
    } else blocker ??= hit;
  }
  if (nested) return nested;
  return tried ? { code: 'covered', blocker: blocker && layerOf(blocker, el, reader) } : { code: 'off_screen' };
}

/** The whole layer (banner, dialog, veil) that the blocking element belongs to: what would have to go. */
export function layerOf(blocker: Element, el: Element, reader: LayoutReader): Element {
  let layer = blocker;
  for (let node: Element | null = blocker; node && !isWithinAcrossFrames(el, node); node = flatParent(node)) {
    if (reader.style(node).position !== 'static' || isTag(node, 'dialog')) layer = node;
  }
  return layer;
}

/** Part of the element lies in the viewport (that of every frame around it too). */
export function isInView(el: Element, box: Box, reader: LayoutReader): boolean {
  const doc = ownerDocument(el) as Document;
  return isOnScreen(doc, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, reader);
}

export interface OwnBox {
  readonly el: Element;
  readonly box: Box;
}

/** The boxes that a person would point at: the element's own; if it has none, those of its content, or of an image map's image. */
export function boxesOf(el: Element, reader: LayoutReader): OwnBox[] {
  if (isTag(el, 'area')) return areaBox(el, reader);
  const own = reader
    .boxes(el)
    .filter(hasSize)
    .map((box) => ({ el, box }));
  if (own.length) return own;
  return flatChildren(el).flatMap((child) => {
    if (isElement(child)) return reader.style(child).display === 'none' ? [] : boxesOf(child, reader);
    return isText(child) && reader.style(el).display === 'contents'
      ? [{ el, box: reader.textBox(child) }].filter(({ box }) => hasSize(box))
      : [];
  });
}

/** An image map's area has no box of its own in all browsers: its image's box and its coordinates make one (HTML, "image maps"). */
function areaBox(area: Element, reader: LayoutReader): OwnBox[] {
  const map = closest(area, 'map');
  const scope = map && treeScope(map);
  const name = map && attribute(map, 'name');
  const image =
    scope && name
      ? Array.from(querySelectorAll(scope, 'img[usemap]')).find((i) => attribute(i, 'usemap') === `#${name}`)
      : undefined;
  if (!image) return [];
  const box = reader.box(image);
  const at = (attribute(area, 'coords') ?? '').split(/[\s,]+/).map(Number);
  const [a = 0, b = 0, c = 0] = at;
  if (at.length < 3) return [{ el: area, box }];
  if (/^circ/i.test(attribute(area, 'shape') ?? ''))
    return [{ el: area, box: { x: box.x + a - c, y: box.y + b - c, width: 2 * c, height: 2 * c } }];
  const xs = at.filter((_, i) => i % 2 === 0);
  const ys = at.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [
    {
      el: area,
      box: { x: box.x + left, y: box.y + top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    },
  ];
}

const hasSize = (box: Box): boolean => box.width > 0 && box.height > 0;

/** Where in a box to try, as parts of its width and height: the centre first, then around it, then near the corners. */
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

function candidates(el: Element, reader: LayoutReader): Point[] {
  const boxes = boxesOf(el, reader);
  // A control that shows only its label (a checkbox of 1 px behind a drawn one) is operated there.
  for (const label of labelsOf(el)) boxes.push(...boxesOf(label, reader));
  const { width, height } = viewportSize(ownerDocument(el) as Document);
  const spots = boxes.flatMap(({ box }) => {
    const left = Math.max(box.x, 0);
    const top = Math.max(box.y, 0);
    const right = Math.min(box.x + box.width, width);
    const bottom = Math.min(box.y + box.height, height);
    const shown =
      right > left && bottom > top
        ? ([left, top, right - left, bottom - top] as const)
        : ([box.x, box.y, box.width, box.height] as const);
    // The visible part's centre, but where the whole box is visible that is the box's own.
    return SPOTS.map(([x, y]) => ({ x: inside(shown[0], shown[2], x), y: inside(shown[1], shown[3], y) }));
  });
  return [...spots, ...outlinePoints(el)];
}

/** Mouse events have whole coordinates; rounding must not leave a narrow box. */
function inside(start: number, size: number, part: number): number {
  const exact = start + size * part;
  const whole = Math.floor(exact);
  return whole >= start ? whole : exact;
}

function at(box: Box, position: Point): Point {
  return { x: box.x + position.x, y: box.y + position.y };
}

export function isOnScreen(doc: Document, point: Point, reader: LayoutReader): boolean {
  const { width, height } = viewportSize(doc);
  if (point.x < 0 || point.y < 0 || point.x >= width || point.y >= height) return false;
  const outer = outerPoint(doc, point.x, point.y, reader);
  return !outer || isOnScreen(outer.doc, outer, reader);
}

/** Pointing at `hit` is pointing at `el`. Each entry is one way in which that can be. */
const WAYS: readonly ((el: Element, hit: Element, reader: LayoutReader) => boolean)[] = [
  (el, hit) => isWithin(hit, el),
  // A label's click is its control's click.
  (el, hit) => labelsOf(el).some((label) => isWithin(hit, label)),
  (el, hit) => isTag(el, 'label') && labelControl(el) !== null && isWithin(hit, labelControl(el) as Element),
  // The pointer goes through `el` to what it is a part of: an icon or caption with `pointer-events: none` on a button.
  (el, hit, reader) =>
    isWithin(el, hit) && !isPage(hit) && reader.style(el).pointerEvents === 'none' && matches(hit, TARGETS),
  (el, hit) => isTag(el, 'area') && isTag(hit, 'img'),
];

export function receivesFor(el: Element, hit: Element, reader: LayoutReader): boolean {
  return WAYS.some((way) => way(el, hit, reader));
}

function isPage(el: Element): boolean {
  const doc = ownerDocument(el) as Document;
  return el === documentBody(doc) || el === documentElement(doc);
}

const TARGETS =
  'a[href],button,input,select,textarea,summary,label,[onclick],[tabindex],[contenteditable],' +
  ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'combobox']
    .map((r) => `[role=${r}]`)
    .join();

/** Between the point and the element lies another target, which would take the click for itself. */
function hasOwnTarget(el: Element, hit: Element): boolean {
  if (!isWithin(hit, el)) return false;
  for (let node: Element | null = hit; node && node !== el; node = flatParent(node))
    if (matches(node, TARGETS)) return true;
  return false;
}
