import { treeScope } from '../dom/composed.ts';
import { isTag } from '../dom/kinds.ts';
import { attribute, closest, querySelectorAll } from '../dom/natives.ts';
import { valueIn, type PassCache } from './passCache.ts';

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
/** What this file needs of a `LayoutReader`. It does not import the class, which imports this file. */
interface BoxReader {
  box(el: Element): Box;
}

/**
 * Returns the image that shows the area, which is the first one that uses its map; null if there is none.
 * https://html.spec.whatwg.org/#image-map
 */
export function imageOfArea(area: Element, reader: BoxReader): Element | null {
  const map = closest(area, 'map');
  const name = map && attribute(map, 'name');
  const scope = name ? treeScope(area) : null;
  return (scope && valueIn(imagesByMap, reader, scope, () => indexImages(scope)).get(`#${name as string}`)) ?? null;
}

/** The first image of a tree with each value of `usemap`. */
const imagesByMap: PassCache<Node, ReadonlyMap<string | null, Element>> = new WeakMap();

const indexImages = (scope: ParentNode): ReadonlyMap<string | null, Element> =>
  new Map([...querySelectorAll(scope, 'img[usemap]')].reverse().map((img) => [attribute(img, 'usemap'), img]));

/**
 * Returns the bounding box of the part of the area's shape that is on its image, in coordinates of the viewport; null
 * if no image shows the area.
 */
export function areaBox(area: Element, reader: BoxReader): Box | null {
  const image = imageOfArea(area, reader);
  if (!image) return null;
  const { x, y, width, height } = reader.box(image);
  const { kind, at } = shapeOf(area);
  const [cx = 0, cy = 0, r = 0] = at;
  const points =
    kind === 'circle'
      ? [cx - r, cy - r, cx + r, cy + r]
      : kind === 'default' || at.length < 4
        ? [0, 0, width, height]
        : at;
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const [right, bottom] = [Math.min(width, Math.max(...xs)), Math.min(height, Math.max(...ys))];
  return { x: x + left, y: y + top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/**
 * Returns the area of the image's map at the point, or null. If several overlap, the first one counts.
 * @param x in CSS pixels from the left edge of the image's content box, as `y` is from the upper edge
 */
export function areaAt(image: Element, x: number, y: number): Element | null {
  const name = isTag(image, 'img') ? attribute(image, 'usemap')?.slice(1) : undefined;
  const scope = name ? treeScope(image) : null;
  if (!scope) return null;
  const map = [...querySelectorAll(scope, 'map')].find((one) => attribute(one, 'name') === name);
  return map ? ([...querySelectorAll(map, 'area')].find((area) => containsPoint(area, x, y)) ?? null) : null;
}

type Kind = 'circle' | 'poly' | 'rect' | 'default';

/**
 * Reads the shape, including the synonyms for old pages:
 * https://html.spec.whatwg.org/multipage/image-maps.html#attr-area-shape
 */
function shapeOf(area: Element): { kind: Kind; at: number[] } {
  const shape = (attribute(area, 'shape') ?? '').toLowerCase();
  const kind = shape.startsWith('circ')
    ? 'circle'
    : shape.startsWith('poly')
      ? 'poly'
      : shape === 'default'
        ? shape
        : 'rect';
  const at = (attribute(area, 'coords') ?? '')
    .split(/[^\d.-]+/)
    .filter(Boolean)
    .map(Number);
  return { kind, at };
}

function containsPoint(area: Element, x: number, y: number): boolean {
  const { kind, at } = shapeOf(area);
  const [a = 0, b = 0, c = 0, d = 0] = at;
  if (kind === 'default') return true;
  if (kind === 'circle') return (x - a) ** 2 + (y - b) ** 2 <= c ** 2;
  if (kind === 'rect')
    return x >= Math.min(a, c) && x <= Math.max(a, c) && y >= Math.min(b, d) && y <= Math.max(b, d) && at.length >= 4;
  let isInside = false;
  for (let i = 0, j = at.length - 2; i + 1 < at.length; j = i, i += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [at[i], at[i + 1], at[j], at[j + 1]];
    // The even-odd rule counts how many edges a line from the point to the right crosses.
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}
