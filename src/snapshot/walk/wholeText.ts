import { whyHidden } from '../../visibility/checkVisibility.ts';
import { MIN_OPACITY, opacityOf } from '../../visibility/effects.ts';
import { boxHidden, subtreeHidden, visibilityHidden } from '../../visibility/surroundings.ts';
import { legibility } from '../../visibility/textHidden.ts';
import { childNodesOf, isFrame } from '../../dom/composed.ts';
import { isElement, isText } from '../../dom/kinds.ts';
import {
  attribute,
  data,
  firstElementChild,
  localName,
  nextElementSibling,
  previousElementSibling,
  querySelectorAll,
  textContent,
} from '../../dom/natives.ts';
import { collapseSpace, hasWord, isBlank, wordsOf } from '../../standards/characters.ts';
import { withoutTexStyle } from '../../standards/tex.ts';
import { Flag } from '../../tree/TreeNode.ts';
import { copiedText, cutOutBy } from './copiedText.ts';
import type { WalkFrame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';

/**
 * Returns the text that replaces the content of an element that a page paints in pieces: for math its TeX or a line of
 * text, for a `<use>` the words that it copies, for an empty element the words of its mask or clipping path, for an
 * option its label, and for a price the copy that the page keeps for screen readers. Returns null for all other
 * elements.
 */
export function wholeText(walk: WalkState, frame: WalkFrame): string | null {
  const { el, node, style, outer, inside, isVisible } = frame;
  if (node.tag === 'math') {
    return isVisible && boxHidden(el, style, outer, walk.reader) === null
      ? mathText(el, (part) => isHiddenPart(walk, frame, part))
      : null;
  }
  if (node.tag === 'option') return attribute(el, 'label') || null;
  if (node.tag === 'use' || (cutOutBy(style) && isEmpty(el)))
    return (isVisible && copiedText(frame, walk.reader)) || null;
  if (!inside.ariaHidden || outer.ariaHidden || !isVisible) return null;
  for (const copy of [previousElementSibling(el), nextElementSibling(el)]) {
    if (!copy) continue;
    const math = localName(copy) === 'math' ? copy : firstElementChild(copy);
    const isMath = math !== null && localName(math) === 'math';
    const words = isMath ? '' : collapseSpace(textContent(copy));
    if (!isMath && !isCopy(words, textContent(el))) continue;
    if (whyHidden(copy, walk.reader) === null) continue;
    node.flags &= ~Flag.AriaHidden;
    if (isMath) node.role = 'math';
    return isMath ? mathText(math) : words;
  }
  return null;
}
/** The largest number of characters of such a copy. */
const MAX_COPY = 60;

/** Returns whether the element has no content of its own that could be told in place of the words of its mask. */
const isEmpty = (el: Element): boolean => !firstElementChild(el) && isBlank(textContent(el)) && !isFrame(el);

/**
 * Returns whether the name that an author gave to an element repeats its whole text, as `$24.99` repeats `$24` and
 * `99`.
 */
export const repeatsWholeText = (name: string, { el, node, signals, targetCount }: WalkFrame): boolean =>
  !signals && targetCount === 0 && node.children.length !== 0 && isCopy(name, textContent(el));

/** Returns whether a short text with a number differs from another in nothing but punctuation and spaces. */
function isCopy(words: string, text: string): boolean {
  if (words.length > MAX_COPY || !/\d/.test(words)) return false;
  const letters = (all: string): string => wordsOf(all).filter(hasWord).join('');
  return letters(words) === letters(text);
}

/**
 * Returns the TeX that an element was made from, or else its content as a line of text.
 * @param isHidden tells which parts of the content are hidden; without it, none is
 */
function mathText(math: Element, isHidden?: (part: Element) => boolean): string {
  for (const annotation of querySelectorAll(math, 'annotation'))
    if (/tex/i.test(attribute(annotation, 'encoding') ?? '')) return withoutTexStyle(textContent(annotation).trim());
  return withoutTexStyle(attribute(math, 'alttext')?.trim() ?? '') || asLine(math, isHidden);
}

/** Returns whether a person cannot see the part of a formula, and marks the formula if a part is hard to see. */
function isHiddenPart({ reader }: WalkState, { node, inside }: WalkFrame, part: Element): boolean {
  const style = reader.style(part);
  if (subtreeHidden(part, style, inside, reader) || visibilityHidden(style, inside) || opacityOf(style) < MIN_OPACITY)
    return true;
  const text = childNodesOf(part).find((child) => isText(child) && !isBlank(data(child)));
  const reason = text ? legibility(part, text as Text, style, inside, inside, reader) : null;
  if (reason === 'faint') node.flags |= Flag.Faint;
  return reason !== null && reason !== 'faint';
}

/** Writes MathML Core as a line of text: `(a+b)/2`, `x^2`, `√(x)`. https://w3c.github.io/mathml-core/ */
function asLine(el: Element, isHidden?: (part: Element) => boolean): string {
  const name = localName(el);
  if (name === 'mphantom' || isHidden?.(el)) return '';
  const parts = childNodesOf(el).filter(isElement);
  if (parts.length === 0) return collapseSpace(textContent(el));
  const texts = parts.map((part) => asLine(part, isHidden));
  const grouped = texts.map((text) => (wordsOf(text).length > 1 ? `(${text})` : text));
  const [first = '', second = '', third = ''] = grouped;
  switch (name) {
    case 'mfrac':
      return `${first}/${second}`;
    case 'msup':
    case 'mover':
      return `${first}^${second}`;
    case 'msub':
    case 'munder':
      return `${first}_${second}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${second}^${third}`;
    case 'msqrt':
      return `√(${texts.join('')})`;
    case 'mroot':
      return `${second}√(${texts[0] ?? ''})`;
    case 'mtr':
      return texts.join(', ');
    case 'mtable':
      return `[${texts.join('; ')}]`;
    // Only the first part is shown, but WebKit gives the others styles as if it showed them.
    case 'maction':
    case 'semantics':
      return texts[0] ?? '';
    default:
      return texts.join('');
  }
}
