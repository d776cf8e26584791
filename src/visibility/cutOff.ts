import { data } from '../dom/natives.ts';
import { isHtml } from '../dom/kinds.ts';
import { intersect, isInside, middleOf, widened } from '../layout/clip.ts';
import type { Box, LayoutReader } from '../layout/LayoutReader.ts';
import type { ElementStyle } from '../style/ElementStyle.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Returns how many characters a text has before the place where a box cuts it off: all if no box does, and null if the
 * text is cut off in another way than at its end. The function is for texts of which a person sees some.
 * @param inside the surroundings of the element's children
 */
export function shownLength(
  el: Element,
  text: Text,
  style: ElementStyle,
  outer: Surroundings,
  inside: Surroundings,
  reader: LayoutReader,
): number | null {
  const { flow } = inside.clip;
  const { length } = data(text);
  if (flow === inside.space.reach || inside.reveal || !isHtml(el)) return length;
  // The text of most elements is where their box is, which is already known.
  if (inside.clip === outer.clip && style.whiteSpace === 'normal' && isInside(reader.box(el), flow)) return length;
  const whole = reader.textBox(text);
  if (isInside(whole, flow)) return length;
  const lines = reader.textBoxes(text).filter(({ width }) => width > 0);
  const first = lines.findIndex((line) => !isInside(line, widened(flow, line.height / 2)));
  if (first < 0) return length;
  const { y, height } = lines[first] as Box;
  const isInView = (line: Box): boolean => line.y > y + height / 2 && intersect(line, flow).height > line.height / 2;
  if (lines.slice(first + 1).some(isInView)) return null;
  const isShown = (offset: number): boolean => {
    let box = reader.textBox(text, offset);
    // White space that is collapsed has no box.
    for (let at = offset + 1; box.width === 0 && at < length; at++) box = reader.textBox(text, at);
    return box.width > 0 && isInside(middleOf(box), flow);
  };
  if (!isShown(0)) return null;
  let [shown, cut] = [0, length];
  while (cut - shown > 1) {
    const middle = (shown + cut) >> 1;
    if (isShown(middle)) shown = middle;
    else cut = middle;
  }
  return cut;
}
