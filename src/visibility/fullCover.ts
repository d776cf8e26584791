import { flatParent } from '../dom/composed.ts';
import { documentBody, documentElement, firstElementChild, textContent } from '../dom/natives.ts';
import { elementAt, viewportSize } from '../layout/hitTest.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';

// The sample points are close enough that a small dialog covers one; on most pages the first point decides.
const ACROSS = [0.98, 0.8, 0.65, 0.5, 0.35, 0.2, 0.02];
const DOWN = [0.98, 0.85, 0.75, 0.65, 0.57, 0.5, 0.43, 0.36, 0.28, 0.2, 0.1, 0.02];

/**
 * Finds the layer that blocks the whole page although it is not marked as modal. Every point of the viewport belongs to
 * a fixed element (or, if the page cannot be scrolled, to an absolutely positioned one), one of these layers is as
 * large as the viewport, and only one has content.
 */
export function fullCover(doc: Document, reader: LayoutReader): Element | null {
  const { width, height } = viewportSize(doc);
  const layers = new Set<Element>();
  const root = documentElement(doc);
  const cannotScroll =
    root !== null &&
    (reader.box(root).height <= height ||
      [root, documentBody(doc)].some((el) => el && reader.style(el).overflow !== 'visible'));
  for (const x of ACROSS) {
    for (const y of DOWN) {
      const layer = layerAt(elementAt(doc, width * x, height * y), cannotScroll, reader);
      if (!layer) return null;
      layers.add(layer);
    }
  }
  const full = [...layers].some(
    (layer) => reader.box(layer).width >= width * 0.95 && reader.box(layer).height >= height * 0.95,
  );
  const filled = [...layers].filter(
    (layer) => firstElementChild(layer) !== null || (textContent(layer) ?? '').trim() !== '',
  );
  return full && filled.length === 1 ? (filled[0] as Element) : null;
}

/** Returns the fixed element around `hit`, or the outermost absolutely positioned one. */
function layerAt(hit: Element | null, cannotScroll: boolean, reader: LayoutReader): Element | null {
  let layer: Element | null = null;
  for (let at = hit; at; at = flatParent(at)) {
    const { position } = reader.style(at);
    if (position === 'fixed') return at;
    if (cannotScroll && position === 'absolute') layer = at;
  }
  return layer;
}
