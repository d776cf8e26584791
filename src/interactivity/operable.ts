import { attribute, closest, inputType, querySelectorAll, textContent } from '../dom/natives.ts';
import { isTag } from '../dom/kinds.ts';
import { flatParent, treeScope } from '../dom/composed.ts';
import { areaBox, imageOfArea } from '../layout/area.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';

/** Input types that pages often hide in order to style their label instead. */
const OFTEN_HIDDEN_TYPES = new Set(['checkbox', 'radio', 'file']);

/**
 * Finds what a person sees, and operates the element by, when the element itself has no visible box: the label of a
 * hidden checkbox, radio button or file input, the thumb that a script draws around a hidden range input. An `<area>`,
 * which never has a box, is returned itself if its image shows it.
 *
 * @returns Null if there is no such visible element.
 */
export function visibleSubstitute(el: Element, reader: LayoutReader): Element | null {
  if (isTag(el, 'area')) {
    const image = imageOfArea(el);
    return image && isShown(image, reader) && (areaBox(el, (of) => reader.box(of))?.width ?? 0) > 0 ? el : null;
  }
  if (isTag(el, 'input') && inputType(el) === 'range') return drawnAround(el, reader);
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

/** How far around a range input its thumb is looked for, and how large it is at least, in CSS pixels each way. */
const MAX_LEVELS = 3;
const MIN_THUMB = 8;

function drawnAround(el: Element, reader: LayoutReader): Element | null {
  for (let at = flatParent(el), level = 0; at && level < MAX_LEVELS; at = flatParent(at), level++) {
    const { width, height } = reader.box(at);
    if (width >= MIN_THUMB && height >= MIN_THUMB) return isShown(at, reader) ? at : null;
  }
  return null;
}

/** Returns whether the element only hides a control for which something else is shown. */
export function hidesOperable(el: Element, reader: LayoutReader): boolean {
  const inputs = querySelectorAll(el, 'input');
  return (
    inputs.length === 1 && visibleSubstitute(inputs[0] as Element, reader) !== null && !/\S/.test(textContent(el) ?? '')
  );
}

function isShown(el: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  const box = reader.box(el);
  return style.visibility === 'visible' && style.opacity > 0 && box.width > 1 && box.height > 1;
}
