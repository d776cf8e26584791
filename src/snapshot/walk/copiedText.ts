import { childNodesOf, flatDescendants, flatParent, treeScope } from '../../dom/composed.ts';
import { linkOf } from '../../dom/focusable.ts';
import { data, elementById, localName, matches } from '../../dom/natives.ts';
import { isElement, isText } from '../../dom/kinds.ts';
import { clipOf, isInside, widened } from '../../layout/clip.ts';
import { scaleOfDrawing } from '../../layout/outline.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import type { ElementStyle } from '../../style/ElementStyle.ts';
import { collapseSpace } from '../../standards/characters.ts';
import { indistinctText } from '../../visibility/contrast.ts';
import { MIN_OPACITY, MIN_SIZE, opacityOf } from '../../visibility/effects.ts';
import { placeHidden } from '../../visibility/surroundings.ts';
import { Flag } from '../../tree/TreeNode.ts';
import type { WalkFrame } from './WalkFrame.ts';

/**
 * Returns the words of the drawing that a `<use>` copies, or of the mask or clipping path of another element, or an
 * empty string if a person can read none there. The browser makes no elements for the copy, so that the place of a
 * single text is not known: if the copy is not in sight as a whole, its words are marked as faint. Words of a mask or
 * clipping path always are, because it is not known whether what fills their shapes can be told from what is around.
 * https://svgwg.org/svg2-draft/struct.html#UseElement
 */
export function copiedText({ el: use, node, style, outer, inside }: WalkFrame, reader: LayoutReader): string {
  const isCopy = node.tag === 'use';
  const [, id] = /^#(.+)/.exec(isCopy ? (linkOf(use) ?? '') : cutOutBy(style)) ?? [];
  const scope = id ? treeScope(use) : null;
  const drawing = scope && elementById(scope, id as string);
  const box = reader.box(use);
  if (!drawing || box.height < MIN_SIZE || placeHidden(box, 'static', outer)) return '';
  const isDistinct = (el: Element): boolean => {
    const reason = isCopy ? indistinctText(el, () => box, inside, reader, use) : null;
    return reason === null || reason === 'faint';
  };
  const scale = scaleOfDrawing(use);
  const isRead = (el: Element): boolean => {
    const { visibility, fontSize } = reader.style(el);
    if (!matches(el, 'text,text :is(tspan,textPath,a)')) return false;
    return visibility === 'visible' && parseFloat(fontSize) * scale >= MIN_SIZE && isDistinct(el);
  };
  const isDrawn = (el: Element): boolean => {
    const style = reader.style(el);
    return style.display !== 'none' && opacityOf(style) >= MIN_OPACITY;
  };
  let words = '';
  for (const at of flatDescendants(drawing, (el) => (isDrawn(el) ? childNodesOf(el) : []))) {
    const parent = isText(at) ? flatParent(at) : null;
    if (isElement(at)) words += localName(at) === 'text' ? ' ' : '';
    else if (parent && isRead(parent)) words += data(at as Text);
  }
  words = collapseSpace(words);
  // The copied text has its own colour, or else inherits that of the `<use>`.
  if (words === '' || !isDistinct(use)) return '';
  // Firefox enlarges the box by up to a pixel.
  if (!isCopy || !isInside(box, widened(clipOf('static', outer.clip), 2))) node.flags |= Flag.Faint;
  return words;
}

/** Returns the reference to the mask or clipping path of an element, which begins with `#`, or an empty string. */
export const cutOutBy = ({ clipPath, maskImage }: ElementStyle): string =>
  // Nearly all elements have neither.
  (clipPath !== maskImage && /url\("(#.*?)"\)/.exec(clipPath + maskImage)?.[1]) || '';
