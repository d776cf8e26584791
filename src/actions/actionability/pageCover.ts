import { flatParent } from '../../dom/composed.ts';
import { matches, ownerDocument } from '../../dom/natives.ts';
import { isWithinAcrossFrames, viewportSize } from '../../layout/hitTest.ts';
import { intersect } from '../../layout/clip.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { hitTarget } from '../../visibility/hitTarget.ts';

/**
 * What takes the input of the whole page away from the element: a modal dialog that it is not in, or a cover over most of
 * the viewport. A decoration over a field alone (a floating label, an icon) is none: its keys still reach it.
 */
export function modalCover(field: Element): Element | null {
  const reader = new LayoutReader();
  // An editor's field may be a speck under what the editor draws: then the editor must be reachable.
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
