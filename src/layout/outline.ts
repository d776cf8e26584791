import { isSvg } from '../dom/kinds.ts';
import { matches, method, querySelectorAll } from '../dom/natives.ts';

const lengthOf = method<(el: Element) => number>(SVGGeometryElement, 'getTotalLength');
const pointAt = method<(el: Element, at: number) => DOMPoint>(SVGGeometryElement, 'getPointAtLength');
const boxOf = method<(el: Element) => DOMRect>(SVGGraphicsElement, 'getBBox');
const toScreen = method<(el: Element) => DOMMatrix | null>(SVGGraphicsElement, 'getScreenCTM');

/**
 * Returns the length of the outline of an SVG shape in its own units, 0 if its box has only a width or only a height,
 * or NaN for anything else.
 */
export function outlineLength(el: Element): number {
  try {
    const { width, height } = boxOf(el);
    // Firefox reports an empty box for what is not rendered itself, as in a `<clipPath>`.
    return !width !== !height ? 0 : lengthOf(el);
  } catch {
    return NaN;
  }
}

/**
 * Returns the factor by which the `viewBox` and transforms enlarge an SVG element. WebKit leaves out the CSS transforms
 * of the drawing as a whole and of what is around it.
 */
export function scaleOfDrawing(el: Element): number {
  try {
    const { a, b } = toScreen(el) as DOMMatrix;
    return Math.hypot(a, b);
  } catch {
    // The element is not rendered.
    return 1;
  }
}

const SHAPES = 'path,circle,ellipse,line,polyline,polygon,rect';
/** Positions on an outline as fractions of its length. */
const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
const MAX_SHAPES = 5;

/**
 * Returns points on the outline of an SVG shape, or of the first shapes in a group, in coordinates of its viewport. A
 * ring or a line does not contain the centre of its box, so a press there would miss it.
 */
export function outlinePoints(el: Element): { x: number; y: number }[] {
  if (!isSvg(el)) return [];
  const shapes = matches(el, SHAPES) ? [el] : [...querySelectorAll(el, SHAPES)].slice(0, MAX_SHAPES);
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
      // The shape is not rendered, or the element is not the SVG shape that its tag name suggests.
      return [];
    }
  });
}
