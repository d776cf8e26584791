import { treeScope } from '../../dom/composed.ts';
import { attribute, elementById, localName, querySelectorAll, textContent } from '../../dom/natives.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import { collapseSpace } from '../../standards/characters.ts';
import { indistinctText, type Repaint } from '../../visibility/contrast.ts';

/**
 * Returns the words of the drawing that a `<use>` copies, or an empty string if a person can read none there. The
 * browser makes no elements for the copy. https://svgwg.org/svg2-draft/struct.html#UseElement
 */
export function copiedText(use: Element, repaint: Repaint, reader: LayoutReader): string {
  const [, id] = /^#(.+)/.exec(attribute(use, 'href') ?? attribute(use, 'xlink:href') ?? '') ?? [];
  const scope = id ? treeScope(use) : null;
  const drawing = scope && elementById(scope, id as string);
  if (!drawing || reader.box(use).height < MIN_HEIGHT) return '';
  const isRead = (el: Element): boolean => {
    const { display, visibility, opacity } = reader.style(el);
    if (localName(el) !== 'text' || display === 'none' || visibility !== 'visible' || opacity === 0) return false;
    // The copy takes the colour of the text, or else that of the `<use>`.
    return [el, use].every((one) => indistinctText(one, () => reader.box(use), repaint, reader, use) === null);
  };
  const texts = [drawing, ...querySelectorAll(drawing, 'text')].filter(isRead);
  return collapseSpace(texts.map((el) => textContent(el) ?? '').join(' ')).trim();
}
/** The least height of text that can be read, in CSS pixels. */
const MIN_HEIGHT = 2;
