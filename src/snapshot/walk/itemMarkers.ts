import { childNodesOf } from '../../dom/composed.ts';
import { attribute, hasAttribute, localName } from '../../dom/natives.ts';
import { isElement } from '../../dom/kinds.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import { hasWord } from '../../standards/characters.ts';
import { BULLETS, counterText, unescaped } from '../../style/generatedText.ts';
import { Display } from '../../tree/TreeNode.ts';
import { isInkHidden } from '../../visibility/contrast.ts';
import type { WalkFrame } from './WalkFrame.ts';

/**
 * Returns the number that a person sees before an element that is displayed as a list item, with its full stop, or the
 * text that a rule for `::marker` puts in its place; returns null for a bullet or no marker. It counts the list's items
 * as the browser does.
 * https://html.spec.whatwg.org/multipage/grouping-content.html#ordinal-value
 */
export function itemMarker(frame: WalkFrame, reader: LayoutReader): string | null {
  const { el, node, style, parent: list } = frame;
  if (node.display !== Display.ListItem) return null;
  const type = style.get('list-style-type');
  const string = type.startsWith('"') ? unescaped(type.slice(1, -1)).trim() : null;
  const written = reader.generated(el, '::marker')?.text.trim() ?? '';
  const words = hasWord(written) ? written : list?.node.tag === 'ol' ? '' : (string ?? '');
  if (hasWord(words)) return isMarkerHidden(el, reader) ? null : words;
  if (list?.node.tag !== 'ol') return null;
  const isReversed = hasAttribute(list.el, 'reversed');
  const given = integer(attribute(el, 'value'));
  const next =
    list.ordinal === null
      ? (integer(attribute(list.el, 'start')) ?? (isReversed ? countItems(list.el) : 1))
      : list.ordinal + (isReversed ? -1 : 1);
  const ordinal = given ?? next;
  list.ordinal = ordinal;
  if (BULLETS.has(type)) return null;
  const number = counterText(ordinal, type);
  return (string ?? (number && `${number}.`)) || null;
}

function isMarkerHidden(el: Element, reader: LayoutReader): boolean {
  const style = reader.pseudoStyle(el, '::marker');
  return style !== null && isInkHidden(el, style, reader);
}

/** Returns the number at the beginning of an attribute's value, or undefined if there is none. */
const integer = (value: string | null): number | undefined =>
  value !== null && /^\s*[+-]?\d+/.test(value) ? Number.parseInt(value, 10) : undefined;

const countItems = (list: Element): number =>
  childNodesOf(list).filter((child) => isElement(child) && localName(child) === 'li').length;
