import { flatParent } from '../dom/composed.ts';
import { firstElementChild, textContent } from '../dom/natives.ts';
import { elementAt, viewportSize } from '../layout/hitTest.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';

const THIRDS = [0.02, 0.5, 0.98];

/**
 * The layer that takes all input of the page though it is not marked as a modal: every point of the viewport belongs to
 * something fixed, one of it is as large as the viewport, and only one of it has content.
 */
export function fullCover(doc: Document, reader: LayoutReader): Element | null {
  const { width, height } = viewportSize(doc);
  const layers = new Set<Element>();
  for (const x of THIRDS) {
    for (const y of THIRDS) {
      const layer = layerAt(elementAt(doc, width * x, height * y), reader);
      if (!layer) return null;
      layers.add(layer);
    }
  }
  const full = [...layers].some((layer) => reader.box(layer).width >= width * 0.95 && reader.box(layer).height >= height * 0.95);
  const filled = [...layers].filter((layer) => firstElementChild(layer) !== null || (textContent(layer) ?? '').trim() !== '');
  return full && filled.length === 1 ? filled[0] as Element : null;
}

function layerAt(hit: Element | null, reader: LayoutReader): Element | null {
  for (let at = hit; at; at = flatParent(at)) if (reader.style(at).position === 'fixed') return at;
  return null;
}
