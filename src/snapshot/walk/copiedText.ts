import { treeScope } from '../../dom/composed.ts';
import { attribute, elementById, localName, querySelectorAll, textContent } from '../../dom/natives.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import { collapseSpace } from '../../standards/characters.ts';
import { indistinctText, type Repaint } from '../../visibility/contrast.ts';
import { MIN_SIZE } from '../../visibility/effects.ts';

/**
 * Returns the words of the drawing that a `<use>` copies, or an empty string if a person can read none there. The
 * browser makes no elements for the copy. https://svgwg.org/svg2-draft/struct.html#UseElement
 */
export function copiedText(use: Element, repaint: Repaint, reader: LayoutReader): string {
  const [, id] = /^#(.+)/.exec(attribute(use, 'href') ?? attribute(use, 'xlink:href') ?? '') ?? [];
  const scope = id ? treeScope(use) : null;
  const drawing = scope && elementById(scope, id as string);
  if (!drawing || reader.box(use).height < MIN_SIZE) return '';
  const isDistinct = (el: Element): boolean => {
    const reason = indistinctText(el, () => reader.box(use), repaint, reader, use);
    return reason === null || reason === 'faint';
  };
  const isRead = (el: Element): boolean => {
    const { display, visibility, opacity } = reader.style(el);
    return (
      localName(el) === 'text' && display !== 'none' && visibility === 'visible' && opacity !== 0 && isDistinct(el)
    );
  };
  const texts = [drawing, ...querySelectorAll(drawing, 'text')].filter(isRead);
  // The copy takes the colour of the text, or else that of the `<use>`.
  if (texts.length === 0 || !isDistinct(use)) return '';
  return collapseSpace(texts.map((el) => textContent(el) ?? '').join(' '));
}
