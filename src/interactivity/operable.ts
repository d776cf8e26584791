import {
  attribute,
  contains,
  hasAttribute,
  inputType,
  inputValue,
  matches,
  querySelectorAll,
  textContent,
} from '../dom/natives.ts';
import { isInput, isTag, isText, isTextInput } from '../dom/kinds.ts';
import { hasWord } from '../standards/characters.ts';
import { labelsOfControl } from '../aria/treeIndex.ts';
import { flatDescendants, flatParent } from '../dom/composed.ts';
import { areaBox, imageOfArea } from '../layout/area.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { wordSet } from '../standards/words.ts';

/** Input types that pages often hide in order to style their label instead. */
export const OFTEN_HIDDEN_TYPES = wordSet('checkbox radio file');

/**
 * Finds the visible element by which a person operates an element that has no visible box: the label of a hidden
 * checkbox, radio button or file input, or the box that a script draws around a hidden input. An `<area>`, which never
 * has a box, is returned itself if its image is visible.
 *
 * @returns The visible element, or null if there is none.
 */
export function visibleSubstitute(el: Element, reader: LayoutReader): Element | null {
  if (isTag(el, 'area')) {
    const image = imageOfArea(el, reader);
    return image && isShown(image, reader) && (areaBox(el, reader)?.width ?? 0) > 0 ? el : null;
  }
  if (!isInput(el)) return null;
  const type = inputType(el);
  if (!OFTEN_HIDDEN_TYPES.has(type))
    return type === 'range' || (isCombobox(el) && takesNoTyping(el)) || isTransparentField(el, reader)
      ? drawnAround(el, reader)
      : null;
  for (const label of labelsOfControl(el)) {
    if (isShown(label, reader)) return label;
    // Themes draw the box by pseudo-elements of a label without words, which has no size.
    const sign = [label, ...querySelectorAll(label, '*')].find((part) => reader.paintedBoxes(part).length > 0);
    if (sign) return sign;
  }
  return type === 'file' ? null : drawnAround(el, reader);
}

const isCombobox = (el: Element): boolean => attribute(el, 'role') === 'combobox';
/** Tells whether a person cannot type into the field, but only choose a value of it. */
export const takesNoTyping = (el: Element): boolean =>
  hasAttribute(el, 'readonly') || attribute(el, 'inputmode') === 'none';

/** Tells whether a script draws the text of the field, as of a code with a box for each digit, and does not hide it. */
const isTransparentField = (el: Element, reader: LayoutReader): boolean =>
  isTextInput(el) && reader.style(el).opacity === 0 && !matches(el, '[aria-hidden=true],[tabindex^="-"]');

/** Tells whether a field for numbers stands with two buttons without letters, which step it up and down. */
export const hasStepButtons = (el: Element): boolean =>
  /^(?:numeric|decimal)$/.test(attribute(el, 'inputmode') ?? '') &&
  around(el).some((at) => {
    const controls = [...querySelectorAll(at, CONTROLS)];
    return (
      controls.length === 3 &&
      controls.every((one) => one === el || (isTag(one, 'button') && !hasWord(textContent(one))))
    );
  });

/** The number of ancestors that are searched for the box that is drawn for an input. */
const MAX_LEVELS = 3;
/** The least width and height of such a box, in CSS px. */
const MIN_DRAWN = 8;
/** The largest size of its smaller side, in CSS px. */
const MAX_DRAWN = 64;

/** Finds the box that is drawn for an input that is hidden but rendered, and for no other control. */
function drawnAround(el: Element, reader: LayoutReader): Element | null {
  const isRange = inputType(el as HTMLInputElement) === 'range';
  if (!isRange && reader.style(el).display === 'none') return null;
  const isField = isTextInput(el);
  for (const at of around(el)) {
    if (!isLarge(at, reader)) continue;
    if (isShown(at, reader)) {
      if (!isBoxOfOne(at, reader, isField ? FIELDS : CONTROLS)) return null;
      const isDrawn = (part: Element): boolean => !contains(part, el) && isLarge(part, reader) && isShown(part, reader);
      if (isRange || hasLine(at, reader) || [...querySelectorAll(at, '*')].some(isDrawn)) return at;
      // The element around a field may be as large and draw nothing, so the search goes on outside of it.
      if (!isField) return null;
    } else if (/\S/.test(textContent(at))) {
      // A hidden wrapper without text hides only the input, so the search goes on outside of it.
      return null;
    }
  }
  return null;
}

/** Lists the nearest ancestors in the flat tree, from the parent outwards. */
function around(el: Element): Element[] {
  const out: Element[] = [];
  for (let at = flatParent(el); at && out.length < MAX_LEVELS; at = flatParent(at)) out.push(at);
  return out;
}

function isLarge(el: Element, reader: LayoutReader): boolean {
  const { width, height } = reader.box(el);
  return width >= MIN_DRAWN && height >= MIN_DRAWN;
}

/** Tells whether the element has a lower border, as the line under a field. */
const hasLine = (el: Element, reader: LayoutReader): boolean =>
  parseFloat(reader.style(el).get('border-bottom-width')) > 0;

/** Tells whether the element is low or narrow, and contains at most one of the controls that the selector matches. */
const isBoxOfOne = (el: Element, reader: LayoutReader, controls: string): boolean => {
  const { width, height } = reader.box(el);
  return Math.min(width, height) <= MAX_DRAWN && querySelectorAll(el, controls).length < 2;
};
/** Buttons beside a field remove what was chosen or open the list; libraries have hidden fields for the value. */
const FIELDS = 'input:not([type=hidden],[aria-hidden=true]),select,textarea';
const CONTROLS = `${FIELDS},button`;

/**
 * Returns the words that are painted over an empty combobox, whose field only takes the focus or a word to filter by:
 * the chosen value or a prompt. The label may be painted there too, but is not part of the result.
 *
 * @param name The accessible name of the combobox.
 * @returns The words; empty if there are none, and for any other element.
 */
export function paintedOver(el: Element, name: string, reader: LayoutReader): string {
  if (!isInput(el) || !isCombobox(el) || inputValue(el)) return '';
  const field = reader.box(el);
  const words: string[] = [];
  const frame = around(el)
    .filter((at) => isBoxOfOne(at, reader, CONTROLS))
    .at(-1);
  for (const node of frame ? flatDescendants(frame) : []) {
    const text = isText(node) ? textContent(node).trim() : '';
    if (text && !name.includes(text) && touches(reader.textBox(node as Text), field)) words.push(text);
  }
  return words.join(' ');
}

const touches = (a: Box, b: Box): boolean =>
  b.x + 1 < a.x + a.width && a.x < b.x + b.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns whether the element contains only a hidden control that another element represents. */
export function hidesOperable(el: Element, reader: LayoutReader): boolean {
  const inputs = querySelectorAll(el, 'input');
  return inputs.length === 1 && visibleSubstitute(inputs[0] as Element, reader) !== null && !/\S/.test(textContent(el));
}

/** Tells whether style shows the element in a box of more than one pixel. Ancestors are not asked. */
function isShown(el: Element, reader: LayoutReader): boolean {
  const style = reader.style(el);
  const box = reader.box(el);
  return style.visibility === 'visible' && style.opacity > 0 && box.width > 1 && box.height > 1;
}
