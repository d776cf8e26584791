import { isDotted } from '../../interactivity/secretFields.ts';
import { MASK } from '../../standards/secretPatterns.ts';
import { shownLength } from '../../visibility/cutOff.ts';
import { legibility } from '../../visibility/textHidden.ts';
import type { ElementStyle } from '../../style/ElementStyle.ts';
import { transformed } from '../../style/textTransform.ts';
import { Flag, type TreeChild } from '../../tree/TreeNode.ts';
import { isInFlow } from '../../tree/keep.ts';
import { isBlockLevel } from './display.ts';
import { isScript, isSeparateText, markStruck } from './textMarks.ts';
import type { WalkFrame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';
import { isBlank, foldSpace } from '../../standards/characters.ts';

/** Adds the text of a text node to the element (or slot) that shows it, if a person can read it there. */
export function addText(walk: WalkState, frame: WalkFrame, textNode: Text, data: string): void {
  if (data === '') return;
  const isSpace = isBlank(data);
  // Between flex items, white space is not rendered, even if it is preserved.
  if (isSpace && frame.inside.flex !== '') {
    walk.textBefore = null;
    return;
  }
  const keepsSpace = frame.style.whiteSpace !== 'normal' && keepsLineBreaks(frame.style);
  const { children } = frame.node;
  if (isSpace && !(keepsSpace && data.includes('\n'))) {
    addBlank(walk, frame);
    return;
  }
  let isVisible = frame.isTextVisible;
  if (isVisible === undefined) {
    isVisible = isReadable(walk, frame, textNode);
    if (isVisible) markStruck(frame);
    else frame.hasUnseenText = true;
    // In an element that clips its content, one text may be visible and another not.
    if (frame.inside.clip === frame.outer.clip) frame.isTextVisible = isVisible;
  }
  if (!isVisible) {
    walk.hidden++;
    return;
  }
  frame.hasOwnText = true;
  if (keepsSpace) frame.node.flags |= Flag.Pre;
  const isSecret = isDotted(frame.style);
  if (isSecret) walk.secrets.push(data.trim());
  const text = isSecret ? MASK : shownText(partInView(walk, frame, textNode, data), frame.style, keepsSpace);
  append(children, isSeparateText(walk, frame, textNode, text) ? ` ${text}` : text);
  walk.textBefore = { text: textNode, data: text, base: isScript(frame) ? walk.textBefore?.base : textNode };
}

/** Adds a space for a blank text node. At the start of a box, white space is not rendered. */
function addBlank(walk: WalkState, { node }: WalkFrame): void {
  const last = node.children.at(-1);
  walk.textBefore = null;
  // In an inline box a leading space counts: `a<em> </em>b` is two words.
  if (last === undefined ? !isInFlow(node) : endsInSpace(last)) return;
  append(node.children, ' ');
}

/** Appends to the last string, if there is one, so that adjacent text nodes become one run of text. */
function append(children: TreeChild[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string')
    children[children.length - 1] = last.endsWith(' ') && text.startsWith(' ') ? last + text.slice(1) : last + text;
  else children.push(text);
}

const endsInSpace = (last: TreeChild): boolean =>
  typeof last === 'string'
    ? last.endsWith(' ') || last.endsWith('\n')
    : isBlockLevel(last.display) || last.tag === 'br';

/** Returns whether a person can read the text, and marks the element if the text is hard to read. */
function isReadable(walk: WalkState, frame: WalkFrame, textNode: Text): boolean {
  const { el, style, outer, inside, isVisible } = frame;
  if (!isVisible) return false;
  const reason = legibility(el, textNode, style, outer, inside, walk.reader, walk.untested);
  if (reason === 'same-colour' || reason === 'behind') frame.camouflage ??= reason;
  if (reason !== 'faint') return reason === null;
  frame.node.flags |= Flag.Faint;
  return true;
}

/** Returns the part of a text that a person sees, with `…` where a box cuts the rest off. */
function partInView({ reader }: WalkState, frame: WalkFrame, textNode: Text, data: string): string {
  const { el, node, style, outer, inside } = frame;
  const length = shownLength(el, textNode, style, outer, inside, reader);
  if (length === null) node.flags |= Flag.Faint;
  const part = length === null ? data : data.slice(0, length);
  if (isBlank(data.slice(part.length))) return data;
  frame.hasUnseenText = true;
  return `${part.trimEnd()}…`;
}

/**
 * Matches the values of `white-space` that preserve line breaks. https://drafts.csswg.org/css-text-3/#white-space-rules
 */
const KEEPS_LINE_BREAKS = /^(pre|pre-wrap|pre-line|break-spaces)\b|preserve/;

const keepsLineBreaks = (style: ElementStyle): boolean => KEEPS_LINE_BREAKS.test(style.whiteSpace);

/** Returns a text node's characters as the page shows them, with white space collapsed and `text-transform` applied. */
function shownText(data: string, style: ElementStyle, keepsSpace: boolean): string {
  return transformed(keepsSpace ? data : foldSpace(data), style.textTransform);
}
