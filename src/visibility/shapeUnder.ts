import { flatParent } from '../dom/composed.ts';
import { isSvg } from '../dom/kinds.ts';
import { attribute, localName, querySelectorAll } from '../dom/natives.ts';
import { isInside, meets } from '../layout/clip.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { valueIn, type PassCache } from '../layout/passCache.ts';
import { colourOf, type Colour } from '../style/colour.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Background } from './background.ts';

/**
 * Returns the rectangle on which SVG text is painted, or null if there is none or something else is painted between the
 * two. Elements are painted in the order of the document.
 * https://svgwg.org/svg2-draft/render.html#RenderingOrder
 */
export function rectangleUnder(text: Element, box: Box, reader: LayoutReader): Background | null {
  const parts = partsAround(text, reader);
  for (let i = parts.indexOf(text) - 1; i >= 0; i--) {
    const owner = parts[i] as Element;
    if (TEXT.test(localName(owner))) continue;
    const around = reader.box(owner);
    if (!meets(box, around)) continue;
    const style = reader.style(owner);
    if (style.get('fill') === 'none' && style.get('stroke') === 'none') continue;
    const colour = localName(owner) === 'rect' && style.opacity === 1 ? solidFill(owner, style) : null;
    return colour && isInside(box, around) ? { colours: [colour], isKnown: true, owner, through: [] } : null;
  }
  return null;
}

/** Returns the shapes that nearly fill their boxes, and pictures, that meet the box in the drawing of the SVG text. */
export const rectanglesAt = (box: Box, text: Element, reader: LayoutReader): readonly Element[] =>
  partsAround(text, reader).filter(
    (part) =>
      (/^(?:rect|image|circle|ellipse)$/.test(localName(part)) || FEW_LINES.test(attribute(part, 'd') ?? '')) &&
      meets(reader.box(part), box),
  );
/** Matches a path of few straight lines. */
const FEW_LINES = /^[MLHVZ\d\s.,-]{1,60}$/i;

/** Returns the opaque colour that fills an SVG shape, or null. */
export function solidFill(shape: Element, style: ElementStyle): Colour | null {
  const colour = SHAPES.test(localName(shape)) && isSvg(shape) ? colourOf(style.get('fill')) : null;
  return colour?.alpha === 1 && style.get('fill-opacity') === '1' ? colour : null;
}

/** Lists the parts of the drawing around the text in the order of the document; none if there are too many. */
function partsAround(text: Element, reader: LayoutReader): readonly Element[] {
  let drawing = text;
  for (let at = flatParent(text); at && isSvg(at); at = flatParent(at)) drawing = at;
  return valueIn(partsOfDrawings, reader, drawing, () => {
    const parts = [...querySelectorAll(drawing, PARTS)];
    return parts.length > MAX_PARTS ? [] : parts;
  });
}
/** Matches the parts of a drawing that are painted where they stand, unlike those of definitions. */
const PARTS =
  ':is(path,rect,circle,ellipse,line,polyline,polygon,image,use,foreignObject,text,tspan,a)' +
  ':not(:is(defs,clipPath,mask,pattern,symbol,marker) *)';
const SHAPES = /^(?:path|rect|circle|ellipse|polygon)$/;
const TEXT = /^(?:text|tspan|a)$/;
/** Drawings with more parts are charts and maps, whose text is there to be read. */
const MAX_PARTS = 300;

const partsOfDrawings: PassCache<Element, readonly Element[]> = new WeakMap();
