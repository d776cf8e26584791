import type { ElementStyle } from '../../style/ElementStyle.ts';
import { transformed } from '../../style/textTransform.ts';

const SPACE = /[ \t\n\f\r]+/g;
/** Most texts hold single spaces only. */
const UNEVEN = /[\t\n\f\r]| {2}/;
/** `white-space` values that keep line breaks (CSS Text 3, "white space processing rules"). */
const KEEPS_BREAKS = /^(pre|pre-wrap|pre-line|break-spaces)\b|preserve/;

export const keepsBreaks = (style: ElementStyle): boolean => KEEPS_BREAKS.test(style.whiteSpace);

/** A text node's characters as the page shows them: white space processed, `text-transform` applied. */
export function shownText(data: string, style: ElementStyle, pre: boolean): string {
  const text = pre || !UNEVEN.test(data) ? data : data.replace(SPACE, ' ');
  return transformed(text, style.textTransform);
}
