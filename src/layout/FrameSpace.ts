import { flatParent, frameElementOf } from '../dom/composed.ts';
import { isHtml, isTag } from '../dom/kinds.ts';
import { attribute, documentBody, documentElement, documentWindow, getter, ownerDocument } from '../dom/natives.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import { boundingBox } from './boundingBox.ts';
import { windowSize, type Box, type LayoutReader } from './LayoutReader.ts';
import { nearestIn, valueIn, type PassCache } from './passCache.ts';
import { overflowsBackwards, viewportOverflow } from './scrollArea.ts';

/**
 * The functions of this file convert coordinates between documents in frames. Layout reports boxes relative to the
 * viewport of the element's own document. Here is the one rule that converts such a box to the document around the
 * frame, and on to the top document. CSS may move, scale, rotate or mirror a frame or an element around it; perspective
 * is ignored.
 */

/** A point in CSS pixels of one document's viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An affine map, with the letters of `DOMMatrix`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface FrameMap {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** The position of a document's viewport in the top viewport, its size, and the area that can be scrolled to. */
export interface FrameSpace {
  /** Maps coordinates of this document's viewport to those of the top viewport. */
  readonly toTop: FrameMap;
  /** The size of the viewport in CSS pixels. Only a vertical scroll bar is left out. */
  readonly width: number;
  readonly height: number;
  readonly scrollX: number;
  readonly scrollY: number;
  /** The area that scrolling the document can bring into view, in coordinates of its viewport. */
  readonly reach: Box;
}

/**
 * Returns the space of a document.
 * @param frame the frame that shows the document, unless the document is the top one
 * @param outer the space of the document that contains the frame
 */
export function frameSpace(doc: Document, reader: LayoutReader, frame?: Element, outer?: FrameSpace): FrameSpace {
  const win = documentWindow(doc);
  const root = documentElement(doc);
  const toTop = frame && outer ? compose(mapOfFrame(frame, reader), outer.toTop) : IDENTITY;
  const { width: fullWidth, height } = windowSize(win);
  const width = root ? reader.clientSize(root).width || fullWidth : 0;
  const scrollX = win?.scrollX ?? 0;
  const scrollY = win?.scrollY ?? 0;
  const size = root ? reader.scrollSize(root) : { width, height };
  const reachWidth = Math.max(size.width, width);
  const reachHeight = Math.max(size.height, height);
  // The viewport takes over the direction and writing mode of the body.
  // https://drafts.csswg.org/css-writing-modes-4/#principal-flow
  const main = documentBody(doc) ?? root;
  const back = main ? overflowsBackwards(reader.style(main), false) : { x: false, y: false };
  const unscrolled = { x: 0, y: 0, width, height };
  const reach =
    frame && isUnscrollable(frame, doc, reader)
      ? unscrolled
      : {
          x: (back.x ? width - reachWidth : 0) - scrollX,
          y: (back.y ? height - reachHeight : 0) - scrollY,
          width: reachWidth,
          height: reachHeight,
        };
  return { toTop, width, height, scrollX, scrollY, reach };
}

/** Returns whether a person cannot scroll the document in the frame. */
function isUnscrollable(frame: Element, doc: Document, reader: LayoutReader): boolean {
  const root = viewportOverflow(doc, reader);
  return (
    attribute(frame, 'scrolling')?.toLowerCase() === 'no' ||
    (root !== null && /^(?:hidden|clip)$/.test(reader.style(root).overflow))
  );
}

/** Returns the map from a document's viewport to the outermost viewport that this script can read. */
export function mapToTop(doc: Document, reader: LayoutReader): FrameMap {
  const frame = frameElementOf(doc);
  const outer = frame && ownerDocument(frame);
  return frame && outer ? compose(mapOfFrame(frame, reader), mapToTop(outer, reader)) : IDENTITY;
}

/**
 * Returns the map from an element's content box, untransformed and with its upper left corner as the origin, to the
 * viewport of the element's document. For a frame this is the map from the inner viewport to the outer one.
 */
export function mapOfFrame(frame: Element, reader: LayoutReader): FrameMap {
  const box = reader.box(frame);
  const style = reader.style(frame);
  const px = (property: string): number => parseFloat(style.get(property)) || 0;
  const left = px('border-left-width') + px('padding-left');
  const top = px('border-top-width') + px('padding-top');
  const width = offsetWidth(frame as HTMLElement);
  const height = offsetHeight(frame as HTMLElement);
  const linear = linearPart(frame, box, width, height, reader);
  if (isMoveOnly(linear)) return { ...linear, e: box.x + left, f: box.y + top };
  const { a, b, c, d } = linear;
  // An affine map keeps the middle of a box in the middle of the bounding box.
  const [x, y] = [left - width / 2, top - height / 2];
  const [e, f] = [box.x + box.width / 2 + a * x + c * y, box.y + box.height / 2 + b * x + d * y];
  // WebKit enlarges the viewport of a frame by its zoom, and not what it shows there.
  const zoom = isTag(frame, 'img') ? 1 : reader.rectZoom(frame);
  return { a: a / zoom, b: b / zoom, c: c / zoom, d: d / zoom, e, f };
}

/** Applies the map to a point. */
export const pointThrough = (map: FrameMap, { x, y }: Point): Point => ({
  x: map.a * x + map.c * y + map.e,
  y: map.b * x + map.d * y + map.f,
});

/** Applies the map to a box, and returns the bounding box of the result. */
export function boxThrough(map: FrameMap, { x, y, width, height }: Box): Box {
  if (isMoveOnly(map)) return { x: x + map.e, y: y + map.f, width, height };
  const corners = [
    pointThrough(map, { x, y }),
    pointThrough(map, { x: x + width, y }),
    pointThrough(map, { x, y: y + height }),
    pointThrough(map, { x: x + width, y: y + height }),
  ];
  return boundingBox(
    corners.map((corner) => corner.x),
    corners.map((corner) => corner.y),
  );
}

/** Returns the inverse map. A map that collapses the area has none; the result then maps every point to the origin. */
export function inverse({ a, b, c, d, e, f }: FrameMap): FrameMap {
  const area = a * d - b * c;
  if (area === 0) return { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0 };
  const [ia, ib, ic, id] = [d / area, -b / area, -c / area, a / area];
  return { a: ia, b: ib, c: ic, d: id, e: -(ia * e + ic * f), f: -(ib * e + id * f) };
}

/**
 * Returns the factor by which transforms and zoom enlarge an HTML element, in the direction in which it is largest. A
 * rotation exchanges width and height. The factor of other elements counts as 1.
 */
export function scaleOf(el: Element, reader: LayoutReader): number {
  if (!isHtml(el)) return 1;
  if (!isPartOfLine(el, reader)) return ownScale(el, reader);
  const around = nearestIn(lineBoxes, reader, el, (at) => !isPartOfLine(at, reader)) as Element;
  return valueIn(scales, reader, around, () => ownScale(around, reader));
}

/** The nearest elements around inline elements that are not inline, and the scales of these. */
const lineBoxes: PassCache<Element, Element | null> = new WeakMap();
const scales: PassCache<Element, number> = new WeakMap();

/**
 * Returns whether an element is inline and has the scale of its parent: it cannot be transformed itself, and its offset
 * size includes empty boxes, unlike its border box.
 */
function isPartOfLine(el: Element, reader: LayoutReader): boolean {
  const parent = reader.style(el).display === 'inline' ? flatParent(el) : null;
  return parent !== null && isHtml(parent);
}

/** Returns the factor by which an HTML element that is not inline is enlarged: see `scaleOf`. */
function ownScale(el: Element, reader: LayoutReader): number {
  const [width, height] = [offsetWidth(el as HTMLElement), offsetHeight(el as HTMLElement)];
  if (!width || !height) return 1;
  const box = reader.box(el);
  return Math.max(Math.min(box.width / width, box.height / height), Math.min(box.width / height, box.height / width));
}
const offsetWidth = getter<HTMLElement, number>(HTMLElement, 'offsetWidth');
const offsetHeight = getter<HTMLElement, number>(HTMLElement, 'offsetHeight');

const IDENTITY: FrameMap = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

const isMoveOnly = ({ a, b, c, d }: FrameMap): boolean => a === 1 && b === 0 && c === 0 && d === 1;

/** Returns the map that applies `inner` first and then `outer`. */
const compose = (inner: FrameMap, outer: FrameMap): FrameMap => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  ...translation(pointThrough(outer, { x: inner.e, y: inner.f })),
});

const translation = ({ x, y }: Point): { e: number; f: number } => ({ e: x, f: y });

/**
 * Returns the scaling, rotation and mirroring of the element: the product of all transforms on it and its ancestors,
 * and the zoom. The map has no translation.
 * @param box the element's border box
 * @param width the width of the element before transforms and zoom, as `height` is its height
 */
function linearPart(el: Element, box: Box, width: number, height: number, reader: LayoutReader): FrameMap {
  let map = IDENTITY;
  for (let node: Element | null = el; node; node = flatParent(node))
    map = compose(map, ownTransform(reader.style(node)));
  const expected = Math.abs(map.a) * width + Math.abs(map.c) * height;
  // `zoom` is not a transform. A difference below one pixel comes from the rounding of `offsetWidth`.
  const zoom = expected > 0 && Math.abs(expected - box.width) > 1 ? box.width / expected : 1;
  return zoom === 1 ? map : compose(map, { ...IDENTITY, a: zoom, d: zoom });
}

/**
 * Returns the element's own transform without translation: first `transform`, then `scale`, then `rotate` (CSS
 * Transforms 2).
 */
function ownTransform(style: ElementStyle): FrameMap {
  const numbers = (property: string): number[] => (style.get(property).match(NUMBER) ?? []).map(Number);
  let map = IDENTITY;
  const matrix = numbers('transform');
  // The first number in `matrix3d(…)` is the 3 of its name.
  const [a, b, c, d] = matrix.length === 17 ? [1, 2, 5, 6].map((i) => matrix[i]) : matrix;
  if (matrix.length >= 6) map = { ...IDENTITY, a: a ?? 1, b: b ?? 0, c: c ?? 0, d: d ?? 1 };
  const [across, down = across] = numbers('scale');
  if (across !== undefined) map = compose(map, { ...IDENTITY, a: across, d: down ?? across });
  const turn = style.get('rotate');
  const [degrees] = /^(?:z )?-?[\d.]+deg$/.test(turn) ? numbers('rotate') : [];
  if (degrees) {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    map = compose(map, { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 });
  }
  return map;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/g;
