import { sumOf } from '../standards/indexed.ts';
import { elementWithId } from '../dom/composed.ts';
import { isSvg } from '../dom/kinds.ts';
import { closest, matches, querySelectorAll } from '../dom/natives.ts';
import { boundingBox } from './boundingBox.ts';
import { checkVisibility } from './layoutBuiltins.ts';
import type { Box } from './LayoutReader.ts';
import { outlineLength } from './outline.ts';

/** The empty region. */
export const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The region of content that nothing clips. It is used if layout is unknown before the content is scrolled to. */
export const EVERYWHERE: Box = { x: -1e7, y: -1e7, width: 2e7, height: 2e7 };

/**
 * Returns the bounding box of the part that a `clip-path` leaves of the element (CSS Masking 1, CSS Shapes 1), or null
 * if it is unknown; the element then counts as unclipped.
 * @param path the computed value
 * @param box the element's border box, which is the reference box of HTML
 */
export function clipShape(el: Element, path: string, box: Box): Box | null {
  // In a drawing the reference box has the unknown scale of the drawing, so that only an empty shape is known.
  const isDrawn = isSvg(el);
  const found = shapeOf(el, path, isDrawn ? LARGE : box);
  if (!found || !Number.isFinite(found.x + found.y + found.width + found.height)) return null;
  return isDrawn && found.width > 0 && found.height > 0 ? null : found;
}
/** Stands for the reference box in a drawing. */
const LARGE: Box = { x: 0, y: 0, width: 1e7, height: 1e7 };

function shapeOf(el: Element, path: string, box: Box): Box | null {
  const [, shape = '', content = ''] = /^([\w-]+)\((.*)\)/.exec(path) ?? [];
  // A reference box without a shape clips to that box, which is at most the border box.
  if (!shape) return /^(?:border|padding|content|fill|stroke)-box$/.test(path) ? box : null;
  if (shape === 'url') return shapeOfReference(el, content);
  const [head = '', at = '50% 50%'] = content.split(/ round | ?at /);
  switch (shape) {
    case 'inset':
      return inset(head, box);
    case 'polygon':
      return boundsOf(head.replace(/^\w+,/, '').split(','), box);
    case 'path':
      // Reads only straight lines, because curves may go beyond their points.
      return /^[^"]*"[MLHVZmlhvz\d\s.,-]*"/.test(content) ? boundsOf(cornersOf(content), box) : null;
    case 'shape':
      // The same, if every line says where it ends.
      return /curve|smooth|arc| by /.test(content) ? null : boundsOf(endsOf(content), box);
    case 'circle':
    case 'ellipse':
      return ellipse(head, at, box);
    default:
      return null;
  }
}

/** Returns the box that insets from the edges leave. */
function inset(head: string, { x, y, width, height }: Box): Box {
  const [top = '0', right = top, bottom = top, left = right] = lengthsIn(head);
  const [dx, dy] = [length(left, width), length(top, height)];
  return {
    x: x + dx,
    y: y + dy,
    width: width - dx - length(right, width),
    height: height - dy - length(bottom, height),
  };
}

/** Returns the bounding box of points, each written as two lengths. */
function boundsOf(points: readonly string[], { x, y, width, height }: Box): Box {
  const all = points.map(lengthsIn);
  return boundingBox(
    all.map(([value = '']) => x + length(value, width)),
    all.map(([, value = '']) => y + length(value, height)),
  );
}

/**
 * Returns the corners of a path of straight lines. Lower-case commands have coordinates relative to the last corner.
 */
function cornersOf(path: string): string[] {
  let [x, y] = [0, 0];
  const steps = path.matchAll(/([MLHVmlhv])?\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?/g);
  return [...steps].map(([, command = 'L', first, second]) => {
    const [fromX, fromY] = command > 'Z' ? [x, y] : [0, 0];
    if (/v/i.test(command)) y = fromY + Number(first);
    else x = fromX + Number(first);
    if (second !== undefined) y = fromY + Number(second);
    return `${x} ${y}`;
  });
}

/** Returns the points at which the lines of a `shape()` end. One that is horizontal or vertical has one coordinate. */
function endsOf(content: string): string[] {
  let [x, y] = ['', ''];
  return content.split(',').flatMap((step) => {
    const [, along, end = ''] = /(?:\b([hv])line to|from|to) (.*)/.exec(step) ?? [];
    const [first = '', second = first] = lengthsIn(end);
    if (along !== 'v') x = first;
    if (along !== 'h') y = second;
    return first ? [`${x} ${y}`] : [];
  });
}

/** Returns the bounding box of a circle or ellipse of these radii around a point; NaN where a radius is a keyword. */
function ellipse(head: string, at: string, { x, y, width, height }: Box): Box {
  const [rx = '', ry = rx] = lengthsIn(head);
  const [cx = '', cy = ''] = lengthsIn(at);
  const [a, b] = [length(rx, width), length(ry, height)];
  const [left, top] = [length(cx, width), length(cy, height)];
  return { x: x + left - a, y: y + top - b, width: 2 * a, height: 2 * b };
}

const lengthsIn = (list: string): readonly string[] => list.match(/calc\([^()]*\)|\S+/g) ?? [];

/**
 * Returns a length in CSS pixels, also of a sum such as `calc(100% - 5px)`, or NaN for a keyword or other calculation.
 * @param whole what 100 % is
 */
function length(css: string, whole: number): number {
  const [, sum] = /^calc\(([^()*/]*)\)$/.exec(css) ?? [];
  if (sum !== undefined) return sumOf(sum.replace(/([+-]) /g, '$1').split(' '), (term) => length(term, whole));
  return (parseFloat(css) * (css.endsWith('%') ? whole : 100)) / 100;
}

/**
 * Returns the empty region for a reference to a `<clipPath>` whose shapes are empty or specks, which clips everything,
 * and null for other shapes. A reference to no element does not clip. Shapes in a drawing that is not rendered have no
 * known size.
 */
function shapeOfReference(el: Element, written: string): Box | null {
  const target = elementWithId(el, /#([^"')]+)/.exec(written)?.[1]);
  if (!target) return EVERYWHERE;
  if (checkVisibility(closest(target, 'svg') ?? target) === false) return null;
  const shapes = [...querySelectorAll(target, '*')];
  const length = sumOf(shapes, outlineLength);
  const isEmpty =
    length === 0 || (length < SPECK && !isSvg(el) && ![target, ...shapes].some((one) => matches(one, SCALED)));
  return isEmpty ? NOTHING : null;
}
/** The outline of a speck, in pixels. */
const SPECK = 9;
/** Matches a shape, and a `<clipPath>`, whose units need not be pixels of the clipped element. */
const SCALED = '[transform],[style],[class],[clipPathUnits^=o]';

/**
 * Returns the part of a box that the `clip` of an element out of the flow leaves, or null if it leaves all (CSS Masking
 * 1, `rect()`).
 * @param scale how many pixels of the box a pixel of the element's style is, as `scaleOf` returns it
 */
export function clipRect(clip: string, box: () => Box, scale = 1): Box | null {
  const sides = /^rect\((.*)\)$/.exec(clip)?.[1]?.split(/[\s,]+/);
  if (!sides || sides.length < 4) return null;
  const { x, y, width, height } = box();
  const [top = 0, right = 0, bottom = 0, left = 0] = [0, width, height, 0].map((auto, i) =>
    sides[i] === 'auto' ? auto : parseFloat(sides[i] as string) * scale,
  );
  return { x: x + left, y: y + top, width: right - left, height: bottom - top };
}
