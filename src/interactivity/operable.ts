import { attribute, closest, inputType, querySelectorAll } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';
import { treeScope } from '../dom/composed.ts';
import { areaBox, imageOfArea } from '../layout/area.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';

/** Input types that pages often hide in order to style their label instead. */
const OFTEN_HIDDEN_TYPES = new Set(['checkbox', 'radio', 'file']);

/**
 * Finds what a person sees, and operates the element by, when the element itself has no visible box: the label of a
 * hidden checkbox, radio button or file input. An `<area>`, which never has a box, is returned itself if its image
 * shows it.
 *
 * @returns Null if there is no such visible element.
 */
export function visibleSubstitute(el: Element, reader: LayoutReader): Element | null {
  if (isTag(el, 'area')) {
    const image = imageOfArea(el);
    return image && isShown(image, reader) && (areaBox(el, (of) => reader.box(of))?.width ?? 0) > 0 ? el : null;
  }
  if (!isTag(el, 'input') || !OFTEN_HIDDEN_TYPES.has(inputType(el))) return null;
  const wrapping = closest(el, 'label');
  if (wrapping && isShown(wrapping, reader)) return wrapping;
  const id = attribute(el, 'id');
  const scope = id ? treeScope(el) : null;
  if (!scope || id === null) return null;
  for (const label of querySelectorAll(scope, 'label')) {
    if (attribute(label, 'for') === id && isShown(label, reader)) return label;
  }
  return null;
}

function isShown(el: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  const box = reader.box(el);
  return style.visibility === 'visible' && style.opacity > 0 && box.width > 1 && box.height > 1;
}
