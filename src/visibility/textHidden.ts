import { data, firstChild, nextSibling } from '../dom/natives.ts';
import { isText } from '../dom/kinds.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { colourOf, inkIsLost } from './contrast.ts';
import { isUnplaced } from './reveal.ts';
import { ownPlaceHidden, placeHidden, type HiddenReason, type Surroundings } from './surroundings.ts';

/**
 * Why the text directly in the element cannot be read, though the element's style lets it be seen.
 * @param inside The surroundings of the element's children.
 */
export function textHidden(
  el: Element,
  text: Text,
  style: ElementStyle,
  outer: Surroundings,
  inside: Surroundings,
  reader: LayoutReader,
): HiddenReason | null {
  if (parseFloat(style.fontSize) < 1) return 'tiny-text';
  if ((colourOf(style.ink)?.alpha ?? 1) < FAINTEST) return isPaintedText(style) ? null : 'transparent-text';
  if (isUnplaced(outer.reveal)) return null;
  const indented = inside.pulled === true || parseFloat(style.textIndent) !== 0;
  const reason = placeOfTextHidden(el, text, style, outer, inside, indented, reader);
  if (reason) return reason;
  return inkIsLost(el, () => textBox(el, text, style, indented, reader), reader) && !isPaintedText(style)
    ? 'same-colour'
    : null;
}

/** Text with less alpha than this is invisible. */
const FAINTEST = 0.02;

function placeOfTextHidden(
  el: Element,
  text: Text,
  style: ElementStyle,
  outer: Surroundings,
  inside: Surroundings,
  indented: boolean,
  reader: LayoutReader,
): HiddenReason | null {
  const box = textBox(el, text, style, indented, reader);
  if (box.width <= 0 || box.height <= 0) return 'zero-size';
  const place =
    (box === reader.box(el)
      ? ownPlaceHidden(el, box, style, outer, reader)
      : placeHidden(box, style.position, outer)) ??
    (inside.clip !== outer.clip ? placeHidden(box, 'static', inside) : null);
  return place && indented ? 'text-outside' : place;
}

/** The element's own box, unless its text flows out of it. */
function textBox(el: Element, text: Text, style: ElementStyle, indented: boolean, reader: LayoutReader): Box {
  const own = indented || style.display === 'contents' ? null : reader.box(el);
  return own === null || own.width <= 0 || own.height <= 0 ? reader.textBox(text) : own;
}

/** Why an element that contains nothing but text shows none of it; null if it shows some or contains more. */
export function onlyHiddenText(
  el: Element,
  outer: Surroundings,
  inside: Surroundings,
  reader: LayoutReader,
): HiddenReason | null {
  let reason: HiddenReason | null = null;
  for (let c = firstChild(el); c; c = nextSibling(c)) {
    if (!isText(c)) return null;
    if (BLANK.test(data(c))) continue;
    reason = textHidden(el, c, reader.style(el), outer, inside, reader);
    if (!reason) return null;
  }
  return reason;
}
export const BLANK = /^[ \t\n\f\r]*$/;

/** Whether text is visible by its shadow or stroke, or as a cut-out of its background, whatever its own colour. */
function isPaintedText(style: ElementStyle): boolean {
  return (
    /\btext\b/.test(style.get('background-clip') || style.get('-webkit-background-clip')) ||
    style.get('text-shadow') !== 'none' ||
    parseFloat(style.get('-webkit-text-stroke-width')) > 0
  );
}

/** Whether an element without visible text shows a background or border. */
export function isPaintedBox(style: ElementStyle, reason: HiddenReason): boolean {
  return (
    style.backgroundImage !== 'none' ||
    (reason !== 'same-colour' && colourOf(style.background)?.alpha !== 0) ||
    parseFloat(style.get('border-top-width')) > 0 ||
    parseFloat(style.get('border-bottom-width')) > 0
  );
}
