import { LayoutReader } from '../../layout/LayoutReader.ts';
import { hitTarget } from '../../visibility/hitTarget.ts';
import type { Ready } from '../types.ts';
import { centre, isInView, type Gate } from './gate.ts';
import { scrollTo } from './scrolling.ts';

/**
 * Where to point at what a style rule shows while the pointer is over `trigger`. Scripts cannot cause `:hover`, so that
 * the element may have no box, or receive no pointer, all the same.
 */
export function throughHover(el: Element, trigger: Element, gate: Gate, seen: LayoutReader): Ready {
  if (gate.scrollIntoView !== false && !isInView(trigger, seen.box(trigger), seen)) scrollTo(trigger, 0);
  const reader = new LayoutReader();
  const found = hitTarget(el, reader, gate.position);
  if (found.state === 'hit') return { hit: found.hit, point: found.point, trigger };
  return { hit: el, point: centre(reader.box(trigger), undefined), direct: true, trigger };
}
