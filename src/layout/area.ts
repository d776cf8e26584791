import { treeScope } from '../dom/composed.ts';
import { attribute, closest, querySelectorAll } from '../dom/natives.ts';

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The image that shows the area: the first that uses its map. https://html.spec.whatwg.org/#image-map */
export function imageOfArea(area: Element): Element | null {
  const map = closest(area, 'map');
  const name = map && attribute(map, 'name');
  const scope = name ? treeScope(area) : null;
  if (!scope) return null;
  return (
    Array.from(querySelectorAll(scope, 'img[usemap]')).find(
      (img) => attribute(img, 'usemap') === `#${name as string}`,
    ) ?? null
  );
}

/** Where the area lies: the bounding box of its shape on its image; null without one. */
export function areaBox(area: Element, boxOf: (el: Element) => Box): Box | null {
  const image = imageOfArea(area);
  if (!image) return null;
  const { x, y, width, height } = boxOf(image);
  const at = (attribute(area, 'coords') ?? '')
    .split(/[^\d.-]+/)
    .filter(Boolean)
    .map(Number);
  const [cx = 0, cy = 0, r = 0] = at;
  const shape = (attribute(area, 'shape') ?? 'rect').toLowerCase();
  const points = shape.startsWith('circ')
    ? [cx - r, cy - r, cx + r, cy + r]
    : shape === 'default' || at.length < 4
      ? [0, 0, width, height]
      : at;
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
  const [right, bottom] = [Math.min(width, Math.max(...xs)), Math.min(height, Math.max(...ys))];
  return { x: x + left, y: y + top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
