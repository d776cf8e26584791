import { flatParent } from '../dom/composed.ts';
import { isSvg } from '../dom/kinds.ts';
import { localName, querySelectorAll } from '../dom/natives.ts';
import { isInside, meets } from '../layout/clip.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { valueIn, type PassCache } from '../layout/passCache.ts';
import { colourOf } from '../style/colour.ts';
import type { Background } from './background.ts';

/**
 * Returns the rectangle on which SVG text is painted, or null if there is none or something else is painted between the
 * two. Elements are painted in the order of the document.
 * https://svgwg.org/svg2-draft/render.html#RenderingOrder
 */
export function rectangleUnder(text: Element, box: Box, reader: LayoutReader): Background | null {
  let drawing = text;
  for (let at = flatParent(text); at && isSvg(at); at = flatParent(at)) drawing = at;
  const parts = valueIn(partsOfDrawings, reader, drawing, () => [...querySelectorAll(drawing, PARTS)]);
  if (parts.length > MAX_PARTS) return null;
  for (let i = parts.indexOf(text) - 1; i >= 0; i--) {
    const owner = parts[i] as Element;
    if (TEXT.test(localName(owner))) continue;
    const around = reader.box(owner);
    if (!meets(box, around)) continue;
    const style = reader.style(owner);
    if (style.get('fill') === 'none' && style.get('stroke') === 'none') continue;
    const colour = localName(owner) === 'rect' ? colourOf(style.get('fill')) : null;
    const isOpaque = colour?.alpha === 1 && style.get('fill-opacity') === '1' && style.opacity === 1;
    return isOpaque && isInside(box, around) ? { colours: [colour], isKnown: true, owner, through: [] } : null;
  }
  return null;
}
const PARTS = 'path,rect,circle,ellipse,line,polyline,polygon,image,use,foreignObject,text,tspan,a';
const TEXT = /^(?:text|tspan|a)$/;
/** Drawings with more parts are charts and maps, whose text is there to be read. */
const MAX_PARTS = 300;

const partsOfDrawings: PassCache<Element, readonly Element[]> = new WeakMap();
