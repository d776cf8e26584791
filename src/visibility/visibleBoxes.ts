import { flatChildren, flatParent, frameElementOf } from '../dom/composed.ts';
import { hasDefaultSummary } from '../dom/focusable.ts';
import { isElement, isHtml, isText } from '../dom/kinds.ts';
import { documentBody, documentElement, ownerDocument } from '../dom/natives.ts';
import { visibleSubstitute } from '../interactivity/operable.ts';
import { boundingBox } from '../layout/boundingBox.ts';
import { intersect, isInside, meets, widened } from '../layout/clip.ts';
import { boxThrough, inverse, mapOfFrame, mapToTop } from '../layout/FrameSpace.ts';
import { viewportOf } from '../layout/hitTest.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { isInTopLayer } from './surroundings.ts';

/**
 * The functions of this file find the parts of boxes that are in view at the present scroll position: the viewport,
 * scroll containers and frames clip them. Elements that lie over them are ignored. `clip.ts` says what could come into
 * view by scrolling.
 */

/**
 * Returns the visible boxes of the element as a person would draw frames around it: one box for each line, and one for
 * an inline element together with the boxes inside it.
 * @returns the boxes in coordinates of the top viewport; empty if the element is out of view
 */
export function visibleBoxes(el: Element, reader: LayoutReader): Box[] {
  const toTop = mapToTop(ownerDocument(el) as Document, reader);
  return inSight(el, partsOf(el, reader), reader)
    .filter(({ width, height }) => width >= 1 && height >= 1)
    .map((box) => boxThrough(toTop, box));
}

/**
 * Returns the boxes of the element, or those of its content or of what its style paints if it has none.
 * @returns the boxes in coordinates of the viewport of its document; empty if it is not rendered
 */
export function boxesOf(el: Element, reader: LayoutReader): Box[] {
  const inside: Box[] = [];
  const boxless: Element[] = [];
  const stack: Node[] = [el];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isElement(node)) {
      const own = ownBoxes(node, reader);
      inside.push(...own);
      if (own.length || reader.style(node).display === 'none') continue;
      boxless.push(node);
      for (const child of flatChildren(node).reverse()) stack.push(child);
    } else if (isText(node) && reader.style(flatParent(node) ?? el).display === 'contents')
      inside.push(...[reader.textBox(node)].filter(hasSize));
  }
  return inside.length ? inside : boxless.flatMap((at) => reader.paintedBoxes(at).map(({ box }) => box));
}

function ownBoxes(el: Element, reader: LayoutReader): Box[] {
  const own = reader.boxes(el).filter(hasSize);
  if (!own.length || !hasDefaultSummary(el)) return own;
  return own.map((box) => ({ ...box, height: Math.min(box.height, summaryHeight(el, reader)) }));
}

/** Returns the height of the summary that the browser gives a `<details>`, with the padding around it. */
const summaryHeight = (el: Element, reader: LayoutReader): number =>
  2 * parseFloat(reader.style(el).get('padding-top')) + parseFloat(reader.style(el).fontSize);

const hasSize = ({ width, height }: Box): boolean => width > 0 && height > 0;

/**
 * Returns the parts of the element's boxes that are in view.
 * @param boxes in coordinates of the viewport of the element's document, as the result
 */
export function inSight(el: Element, boxes: readonly Box[], reader: LayoutReader): Box[] {
  const windows = [
    viewOf(ownerDocument(el) as Document, reader),
    ...clippingAround(el, reader).map(reader.box, reader),
  ];
  const seen = (box: Box): Box => {
    let left = box;
    for (const window of windows) left = intersect(left, window);
    return left;
  };
  return boxes.map(seen).filter(({ width }) => width > 0);
}

/**
 * Returns the nearest scroll container or clipping ancestor outside of which the boxes lie, although they would be in
 * the viewport, or null.
 */
export function clippedOutBy(el: Element, boxes: readonly Box[], reader: LayoutReader): Element | null {
  const view = viewportOf(ownerDocument(el) as Document);
  let left = boxes.map((box) => intersect(box, view)).filter(({ width }) => width > 0);
  if (left.length === 0) return null;
  const around = clippingAround(el, reader);
  const apart = around.find((container) => !left.some((box) => meets(box, reader.box(container))));
  if (apart) return apart;
  // Each container shows a part of the element, but no part is inside all of them.
  for (const container of around) {
    left = left.map((box) => intersect(box, reader.box(container))).filter(({ width }) => width > 0);
    if (left.length === 0) return container;
  }
  return null;
}

/** Returns the part of the document's viewport that the documents around its frame show, in its own coordinates. */
function viewOf(doc: Document, reader: LayoutReader): Box {
  const own = viewportOf(doc);
  const frame = frameElementOf(doc);
  if (!frame) return own;
  const [shown] = inSight(frame, [reader.box(frame)], reader);
  return intersect(own, shown ? boxThrough(inverse(mapOfFrame(frame, reader)), shown) : { ...own, width: 0 });
}

/** Lists the ancestors that clip the element, innermost first. */
function clippingAround(el: Element, reader: LayoutReader): Element[] {
  const doc = ownerDocument(el) as Document;
  const out: Element[] = [];
  let { position } = reader.style(el);
  if (isInTopLayer(el, position)) return out;
  for (let at = flatParent(el); at && position !== 'fixed'; at = flatParent(at)) {
    // The viewport takes over the overflow of these elements (CSS Overflow 3, "viewport propagation").
    if (at === documentBody(doc) || at === documentElement(doc)) break;
    const style = reader.style(at);
    const isContaining = style.position !== 'static';
    if (clips(at, style.overflow, style.display) && (position !== 'absolute' || isContaining)) out.push(at);
    if (isInTopLayer(at, style.position)) break;
    if (position !== 'absolute' || isContaining) ({ position } = style);
  }
  return out;
}

const clips = (el: Element, overflow: string, display: string): boolean =>
  overflow !== 'visible' && overflow !== '' && display !== 'inline' && display !== 'contents' && isHtml(el);

/**
 * Returns the boxes of the element, or of the label that substitutes for it, and the boxes of its inner elements if it
 * is inline, such as a picture in a link.
 */
function partsOf(el: Element, reader: LayoutReader): Box[] {
  const substitute = visibleSubstitute(el, reader);
  const own = lines([...boxesOf(el, reader), ...(substitute && substitute !== el ? boxesOf(substitute, reader) : [])]);
  const { display } = reader.style(el);
  if (display !== 'inline' && display !== 'contents') return own;
  const inner = flatChildren(el)
    .filter(isElement)
    .map((child) => reader.box(child))
    .filter(hasSize);
  return inner.some((box) => !own.some((line) => isInside(box, widened(line, 1)))) ? [union([...own, ...inner])] : own;
}

/** Joins the boxes that are side by side on a line. */
function lines(boxes: readonly Box[]): Box[] {
  const out: Box[] = [];
  for (const box of boxes) {
    const last = out.at(-1);
    const beside =
      last &&
      Math.abs(last.y - box.y) < 4 &&
      Math.abs(last.height - box.height) < 8 &&
      box.x - last.x - last.width < 9 &&
      last.x - box.x - box.width < 9;
    if (beside) out[out.length - 1] = union([last, box]);
    else out.push(box);
  }
  return out;
}

const union = (boxes: readonly Box[]): Box =>
  boundingBox(
    boxes.flatMap(({ x, width }) => [x, x + width]),
    boxes.flatMap(({ y, height }) => [y, y + height]),
  );
