import { isSvg } from '../dom/kinds.ts';
import { matches, method, querySelectorAll } from '../dom/natives.ts';

const lengthOf = method<(el: Element) => number>(SVGGeometryElement.prototype, 'getTotalLength');
const pointAt = method<(el: Element, at: number) => DOMPoint>(SVGGeometryElement.prototype, 'getPointAtLength');
const toScreen = method<(el: Element) => DOMMatrix | null>(SVGGraphicsElement.prototype, 'getScreenCTM');

const SHAPES = 'path,circle,ellipse,line,polyline,polygon,rect';
const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];

/** Points on the outline of a drawn shape (or of the first few in a group): a ring or a line is not at the middle of its box. */
export function outlinePoints(el: Element): { x: number; y: number }[] {
  if (!isSvg(el)) return [];
  const shapes = matches(el, SHAPES) ? [el] : Array.from(querySelectorAll(el, SHAPES)).slice(0, 5);
  return shapes.flatMap((shape) => {
    try {
      const length = lengthOf(shape);
      const matrix = toScreen(shape);
      if (!matrix || !length) return [];
      return PARTS.map((part) => {
        const { x, y } = pointAt(shape, length * part);
        return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f };
      });
    } catch {
      // Not drawn, or of another kind than its tag says.
      return [];
    }
  });
}
