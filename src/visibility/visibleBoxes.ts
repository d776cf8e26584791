import { flatChildren, flatParent, frameElementOf } from '../dom/composed.ts';
import { isElement } from '../dom/kinds.ts';
import { createTreeWalker, data, documentBody, documentElement, nextNode, ownerDocument } from '../dom/natives.ts';
import { intersect } from '../layout/clip.ts';
import { frameOffset } from '../layout/FrameSpace.ts';
import { coverOfFrame, elementAt, viewportSize } from '../layout/hitTest.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { boxesOf, receives, SPOTS } from './reachability.ts';

/** What can be seen of an element now. */
export interface Shown {
  /** Its boxes, in coordinates of the top viewport, cut down to what scroll containers and frames show of them. */
  readonly boxes: readonly Box[];
  /** Something else lies over all of it. */
  readonly covered: boolean;
}

/** Where the element can be seen in the top viewport as it is scrolled now; without boxes where it is out of sight. */
export function shownBoxes(el: Element, reader: LayoutReader): Shown {
  const doc = ownerDocument(el) as Document;
  const windows = windowsOnto(el, doc, reader);
  const boxes = partsOf(el, reader)
    .map((box) => windows.reduce(intersect, box))
    .filter(({ width, height }) => width >= 1 && height >= 1);
  const covered = boxes.length > 0 && !boxes.some((box) => isHit(el, doc, box, reader));
  const { offsetX, offsetY } = frameOffset(doc, reader);
  const outer = frameElementOf(el);
  const frames = outer ? shownBoxes(outer, reader).boxes : null;
  const moved = boxes.map(({ x, y, width, height }) => ({ x: x + offsetX, y: y + offsetY, width, height }));
  return {
    boxes: frames
      ? moved.flatMap((box) => frames.map((frame) => intersect(box, frame))).filter(({ width }) => width >= 1)
      : moved,
    covered,
  };
}

/** What is drawn of it; of an inline element that holds boxes (a picture in a link) those too. */
function partsOf(el: Element, reader: LayoutReader): Box[] {
  const own = lines(boxesOf(el, reader));
  const { display } = reader.style(el);
  if (display !== 'inline' && display !== 'contents') return own;
  const inner = flatChildren(el)
    .filter(isElement)
    .map((child) => reader.box(child))
    .filter(({ width, height }) => width > 0 && height > 0);
  return inner.some((box) => !own.some((line) => holds(line, box))) ? [union([...own, ...inner])] : own;
}

/** One box for what stands side by side on a line. */
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

const holds = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x - 1 &&
  y >= outer.y - 1 &&
  x + width <= outer.x + outer.width + 1 &&
  y + height <= outer.y + outer.height + 1;

function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The viewport of its document and the boxes of what clips it on the way there. */
function windowsOnto(el: Element, doc: Document, reader: LayoutReader): Box[] {
  const windows: Box[] = [{ x: 0, y: 0, ...viewportSize(doc) }];
  let { position } = reader.style(el);
  for (
    let at = flatParent(el);
    at && position !== 'fixed' && at !== documentBody(doc) && at !== documentElement(doc);
    at = flatParent(at)
  ) {
    const style = reader.style(at);
    const isContaining = style.position !== 'static';
    if (style.overflow !== 'visible' && style.display !== 'inline' && (position !== 'absolute' || isContaining))
      windows.push(reader.box(at));
    if (position !== 'absolute' || isContaining) ({ position } = style);
  }
  return windows;
}

function isHit(el: Element, doc: Document, box: Box, reader: LayoutReader): boolean {
  return SPOTS.some(([across, down]) => {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down];
    const hit = elementAt(doc, x, y);
    return (
      hit !== null &&
      (receives(el, hit) || reader.style(el).get('pointer-events') === 'none') &&
      !coverOfFrame(doc, x, y, reader)
    );
  });
}

/** More are not looked at. */
const MOST_TEXTS = 3000;

/** Where text may be read in the document's own tree, in coordinates of the top viewport: the beginning of it, on a very long page. */
export function textBoxes(doc: Document, reader: LayoutReader): Box[] {
  const body = documentBody(doc);
  const walker = body && createTreeWalker(doc, body, NodeFilter.SHOW_TEXT);
  const out: Box[] = [];
  for (let i = 0; walker && i < MOST_TEXTS; i++) {
    const node = nextNode(walker);
    if (!node) break;
    if (!/\S/.test(data(node as Text))) continue;
    const box = reader.textBox(node as Text);
    if (box.width > 1 && box.height > 1) out.push(box);
  }
  return out;
}
