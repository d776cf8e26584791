import { flatChildren, flatParent, isFrame, readableFrameDocument } from '../dom/composed.ts';
import { isElement, isText } from '../dom/kinds.ts';
import { data, documentBody, localName } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { collapseSpace, folded, oneLine } from '../standards/characters.ts';
import { NEVER_RENDERED } from '../standards/elements.ts';
import { transformed } from '../style/textTransform.ts';
import { whyHidden } from './checkVisibility.ts';

/** Returns the text in the element that a person can see, on screen or after scrolling, with white space collapsed. */
export const shownText = (el: Element, reader: LayoutReader): string => textIn(el, reader, visibilityOfTexts(reader));

/**
 * Returns what assistive technology reads of a change in a live region, without words that nobody sees. The region as a
 * whole may be hidden from the eye.
 * @param node what was added to the region or changed in it
 */
export function announcedText(node: Node, region: Element, reader: LayoutReader): string {
  const parent = isElement(node) ? node : flatParent(node);
  if (!parent || !reader.shows(parent)) return '';
  return textIn(node, reader, whyHidden(region, reader) === null ? visibilityOfTexts(reader) : () => true);
}

function textIn(node: Node, reader: LayoutReader, isShown: (text: Text) => boolean): string {
  let text = '';
  for (const piece of renderedTexts(node, reader)) {
    if (piece === ' ') text += piece;
    else if (isShown(piece)) {
      const parent = flatParent(piece);
      text += parent ? transformed(data(piece), reader.style(parent).textTransform) : data(piece);
    }
  }
  return collapseSpace(text);
}

/**
 * Returns whether a person can see the text in the document, also where it runs across inline elements. White space and
 * case do not matter.
 */
export function showsText(wanted: string, doc = document): boolean {
  const reader = new LayoutReader();
  const body = documentBody(doc);
  const sought = folded(wanted);
  const isShown = visibilityOfTexts(reader);
  const texts: { readonly node: Text; readonly start: number }[] = [];
  const parts: string[] = [];
  let length = 0;
  for (const piece of body ? renderedTexts(body, reader) : []) {
    const text = oneLine(piece === ' ' ? piece : data(piece)).toLowerCase();
    const part = parts.at(-1)?.endsWith(' ') && text.startsWith(' ') ? text.slice(1) : text;
    if (part === '') continue;
    if (piece !== ' ') texts.push({ node: piece, start: length });
    parts.push(part);
    length += part.length;
  }
  const all = parts.join('');
  let first = 0;
  for (let at = sought ? all.indexOf(sought) : -1; at >= 0; at = all.indexOf(sought, at + 1)) {
    while ((texts[first + 1]?.start ?? Infinity) <= at) first++;
    let isWhole = true;
    for (let i = first; isWhole && (texts[i]?.start ?? Infinity) < at + sought.length; i++)
      isWhole = isShown((texts[i] as { node: Text }).node);
    if (isWhole) return true;
  }
  return false;
}

/** Returns a function that tells whether a person can see a text node, and looks at each element only once. */
function visibilityOfTexts(reader: LayoutReader): (text: Text) => boolean {
  const known = new Map<Element | null, boolean>();
  return (text) => {
    const parent = flatParent(text);
    const answer = known.get(parent) ?? (parent !== null && whyHidden(parent, reader) === null);
    known.set(parent, answer);
    return answer;
  };
}

/**
 * Yields the text nodes in the node that may be rendered, also those in frames of the same origin, and a blank at
 * each line break and each edge of a block.
 */
function* renderedTexts(of: Node, reader: LayoutReader): Generator<Text | ' ', void> {
  const stack: (Node | ' ')[] = [of];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next === ' ' || isText(next)) yield next;
    if (next === ' ' || !isElement(next) || NEVER_RENDERED.has(localName(next))) continue;
    const { display, opacity, visibility } = reader.style(next);
    if (display === 'none' || opacity === 0) continue;
    if (localName(next) === 'br') yield ' ';
    const isBlock = display !== 'contents' && !display.startsWith('inline');
    if (isBlock) {
      yield ' ';
      stack.push(' ');
    }
    const frame = isFrame(next) ? readableFrameDocument(next) : null;
    const children = isFrame(next) ? [frame && documentBody(frame)] : flatChildren(next);
    for (const child of children.reverse())
      if (child && (visibility === 'visible' || !isText(child))) stack.push(child);
  }
}
