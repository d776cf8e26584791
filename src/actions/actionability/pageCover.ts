import { flatParent } from '../../dom/composed.ts';
import { matches, ownerDocument } from '../../dom/natives.ts';
import { isWithinAcrossFrames, viewportSize } from '../../layout/hitTest.ts';
import { intersect } from '../../layout/clip.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { hitTarget } from '../../visibility/hitTarget.ts';

/**
 * The layer that keeps the user from the whole page and so from the field: a modal dialog that the field is not in,
 * or a cover over most of the viewport. A floating label or an icon over the field is no such layer: keys reach the
 * field all the same.
 */
export function modalCover(field: Element): Element | null {
  const reader = new LayoutReader();
  // The field of an editor may be tiny; then the editor around it must be reachable.
  let el = field;
  for (let p = flatParent(el); p && Math.min(reader.box(el).width, reader.box(el).height) < 10; p = flatParent(p))
    el = p;
  const found = hitTarget(el, reader);
  if (found.state !== 'covered') return null;
  const { width, height } = viewportSize(ownerDocument(el) as Document);
  for (let node: Element | null = found.by; node && !isWithinAcrossFrames(el, node); node = flatParent(node)) {
    const seen = intersect(reader.box(node), { x: 0, y: 0, width, height });
    if (matches(node, 'dialog,[aria-modal=true]') || seen.width * seen.height > width * height * 0.5) return found.by;
  }
  return null;
}
