import { flatParent } from '../../dom/composed.ts';
import { attribute } from '../../dom/natives.ts';
import { isOutOfFlow } from '../../layout/clip.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import type { ElementStyle } from '../../style/ElementStyle.ts';
import type { Pseudo } from '../../style/generatedText.ts';
import { isOpaqueBox } from '../../visibility/background.ts';
import { isInkHidden } from '../../visibility/contrast.ts';
import { isLowered, makesContext } from '../../visibility/covers.ts';
import { boxHidden, isPseudoHidden, placeHidden, type Surroundings } from '../../visibility/surroundings.ts';
import { NodeKind, type TreeChild } from '../../tree/TreeNode.ts';
import { wordsIn } from '../../tree/wordsIn.ts';
import { hasInk } from '../../standards/characters.ts';
import { itemMarker } from './itemMarkers.ts';
import { pictures } from './pictureReader.ts';
import type { WalkFrame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';

/**
 * Returns whether a rule may generate text for the element. `<q>` has quotation marks from the browser's own sheet. The
 * rules of another tree may apply to a host (whose frame here is that of its root), to a slotted element and to a part.
 */
function mayGenerate({ el, node, parent, attributeNames, generating: keys }: WalkFrame): boolean {
  if (node.tag === 'q' || keys === 'unknown' || node.kind === NodeKind.ShadowRoot) return true;
  if (parent?.showsAssigned || attributeNames.includes('part')) return true;
  if (keys === null) return false;
  if (keys.tags.has(node.tag) || keys.elements.has(el)) return true;
  return attributeNames.some(
    (name) =>
      keys.attributes.has(name) ||
      (name === 'class' && (attribute(el, name) ?? '').split(/\s+/).some((one) => keys.classes.has(one))),
  );
}

/**
 * Adds words that a person reads although they are in no text node: the text of `::before` and `::after` at the ends of
 * the element's content, the label of a group of options, and parentheses around a ruby annotation, which is set above
 * its base.
 */
export function addGeneratedContent(walk: WalkState, frame: WalkFrame): void {
  const { node, el } = frame;
  const { children } = node;
  if (node.tag === 'rt') {
    if (children.length !== 0) addEdges(children, '(', ')');
    return;
  }
  // What a host shows is in its shadow root.
  if (!frame.isVisible || node.shadow) return;
  const marker = node.tag === 'li' ? null : itemMarker(frame, walk.reader);
  if (marker) addEdges(children, `${marker} `, '');
  if (node.tag === 'optgroup') addEdges(children, attribute(el, 'label')?.trim() ?? '', '');
  const arrow = pictures?.arrow(frame, walk.reader);
  if (arrow) addEdges(children, arrow, '');
  const root = node.tag === 'body' ? flatParent(el) : null;
  const words = (of: Element, inside: Surroundings): [before: string, after: string] =>
    (['::before', '::after'] as const).map((which) => generatedWords(frame, of, which, inside, walk.reader)) as [
      string,
      string,
    ];
  if (root) addEdges(children, ...words(root, frame.outer));
  if (arrow || !mayGenerate(frame)) return;
  let [before, after] = words(el, frame.inside);
  if (node.tag === 'q' && isQuoted(frame)) [before, after] = [before.replace('“', '‘'), after.replace('”', '’')];
  if (!(before || after)) return;
  if (children.length === 0 && boxHidden(el, frame.style, frame.outer, walk.reader)) return;
  addEdges(children, before, after);
  frame.hasOwnText = true;
}

/** Returns whether the element is inside an odd number of quotations, so that its own marks are single ones. */
function isQuoted({ parent }: WalkFrame): boolean {
  let depth = 0;
  for (let at = parent; at; at = at.parent) if (at.node.tag === 'q') depth++;
  return depth % 2 === 1;
}

/** Adds a text before the first child and one after the last, as parts of the texts that are there. */
function addEdges(children: TreeChild[], before: string, after: string): void {
  const [first] = children;
  if (typeof first === 'string') children[0] = before + first;
  else if (before) children.unshift(before);
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + after;
  else if (after) children.push(after);
}

/**
 * Returns the pseudo-element's text if a person can read it; glyphs of an icon font are not words. The
 * accessible name has the text of a hidden one all the same. The name that is told is then made of the words seen, as
 * that of text in the colour of its background, or is noted to be unseen if there are none.
 * @param el the element of the frame, or the root around the body
 * @param inside the surroundings of the element's children
 */
function generatedWords(
  frame: WalkFrame,
  el: Element,
  which: '::before' | '::after',
  inside: Surroundings,
  reader: LayoutReader,
): string {
  const generated = reader.generated(el, which);
  const words = generated?.shown.replace(/[\ue000-\uf8ff]/g, '');
  if (!words || !hasInk(words)) return '';
  const style = reader.pseudoStyle(el, which);
  if (
    !style ||
    isPseudoHidden(el, style) ||
    isInkHidden(el, style, reader, inside) ||
    isPlacedOut(el, which, style, inside, reader)
  ) {
    if (wordsIn(frame.node, 1)) frame.camouflage ??= 'same-colour';
    else frame.hasUnseenText = true;
    return '';
  }
  const isAlone = !generated?.display.startsWith('inline');
  const isApart = (side: string): boolean =>
    parseFloat(style.get(`margin-${side}`)) + parseFloat(style.get(`padding-${side}`)) > 1;
  const [starts, ends] = [isApart('left'), isApart('right')];
  const isBefore = which === '::before';
  return `${starts || (isAlone && !isBefore) ? ' ' : ''}${words}${ends || (isAlone && isBefore) ? ' ' : ''}`;
}

/**
 * Returns whether the words are outside of what can be seen or scaled to nothing, as a tooltip is until it opens. The
 * place of words in the flow is known only as far as their margin and indentation move them out of the element.
 */
function isPlacedOut(
  el: Element,
  which: Pseudo,
  style: ElementStyle,
  inside: Surroundings,
  reader: LayoutReader,
): boolean {
  const px = (name: string): number => parseFloat(style.get(name)) || 0;
  const [, a = 1, b = 0, , , x = 0, y = 0] = style.get('transform').split(/[(,]/).map(parseFloat);
  const { position } = style;
  if (
    (a === 0 && b === 0) ||
    (isOutOfFlow(position) && isLowered(style) && isOpaqueBox(reader.style(el)) && !makesContext(el, reader))
  )
    return true;
  const box =
    position === 'fixed'
      ? { x: px('left'), y: px('top'), width: px('width'), height: px('height') }
      : (reader.paintedBoxes(el).find(({ pseudo }) => pseudo === which)?.box ?? reader.box(el));
  if (box.width <= 0 || box.height <= 0) return false;
  const shift = isOutOfFlow(position)
    ? 0
    : px('margin-left') + px('text-indent') + (position === 'relative' ? px('left') : 0);
  return placeHidden({ ...box, x: box.x + x + shift, y: box.y + y }, position, inside) !== null;
}
