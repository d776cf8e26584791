import { attribute, closest, inputType, querySelectorAll } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';
import { treeScope } from '../dom/composed.ts';
import { areaBox, imageOfArea } from '../layout/area.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';

const HIDDEN_STYLE = new Set(['checkbox', 'radio', 'file']);

/**
 * What a person sees in place of an element that style hides, and operates it by: the label of a checkbox, radio button or
 * file input, the image of an area (which has no box of its own).
 */
export function standIn(el: Element, reader: LayoutReader): Element | null {
  if (isTag(el, 'area')) {
    const image = imageOfArea(el);
    return image && isShown(image, reader) && (areaBox(el, (of) => reader.box(of))?.width ?? 0) > 0 ? el : null;
  }
  if (!isTag(el, 'input') || !HIDDEN_STYLE.has(inputType(el))) return null;
  const around = closest(el, 'label');
  if (around && isShown(around, reader)) return around;
  const id = attribute(el, 'id');
  const scope = id ? treeScope(el) : null;
  if (!scope || id === null) return null;
  for (const label of querySelectorAll(scope, 'label')) {
    if (attribute(label, 'for') === id && isShown(label, reader)) return label;
  }
  return null;
}

function isShown(label: Element, reader: LayoutReader): boolean {
  const style = reader.style(label);
  const box = reader.box(label);
  return style.visibility === 'visible' && style.opacity > 0 && box.width > 1 && box.height > 1;
}
