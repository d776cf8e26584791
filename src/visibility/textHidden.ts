import { data, firstChild, nextSibling } from '../dom/natives.ts';
import { isText } from '../dom/kinds.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import { colourOf, isTextLost } from './contrast.ts';
import { isUnplaced } from './reveal.ts';
import { ownPlaceHidden, placeHidden, type HiddenReason, type Surroundings } from './surroundings.ts';

/**
 * Returns why the text directly inside the element cannot be read although no style hides the element; null if it can.
 *
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
  if ((colourOf(style.textFill)?.alpha ?? 1) < MIN_ALPHA) return isPaintedText(style) ? null : 'transparent-text';
  if (isUnplaced(outer.reveal)) return null;
  const indented = inside.pulled === true || parseFloat(style.textIndent) !== 0;
  const reason = placeOfTextHidden(el, text, style, outer, inside, indented, reader);
  if (reason) return reason;
  return isTextLost(el, () => textBox(el, text, style, indented, reader), reader) && !isPaintedText(style)
    ? 'same-colour'
    : null;
}

/** Text whose colour has less alpha than this is invisible. */
const MIN_ALPHA = 0.02;

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

/** Returns the element's own box, or the text's if the element has none or its text is elsewhere. */
function textBox(el: Element, text: Text, style: ElementStyle, indented: boolean, reader: LayoutReader): Box {
  const own = indented || style.display === 'contents' ? null : reader.box(el);
  return own === null || own.width <= 0 || own.height <= 0 ? reader.textBox(text) : own;
}

/**
 * Returns why an element that contains only text shows none of it; null if it shows some, or contains more than text.
 */
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

/** Returns whether a shadow, a stroke or `background-clip: text` makes the text visible, whatever its own colour. */
function isPaintedText(style: ElementStyle): boolean {
  return (
    /\btext\b/.test(style.get('background-clip') || style.get('-webkit-background-clip')) ||
    style.get('text-shadow') !== 'none' ||
    parseFloat(style.get('-webkit-text-stroke-width')) > 0
  );
}

/** Returns whether an element without visible text shows a background or border. */
export function isPaintedBox(style: ElementStyle, reason: HiddenReason): boolean {
  return (
    style.backgroundImage !== 'none' ||
    (reason !== 'same-colour' && colourOf(style.background)?.alpha !== 0) ||
    parseFloat(style.get('border-top-width')) > 0 ||
    parseFloat(style.get('border-bottom-width')) > 0
  );
}
