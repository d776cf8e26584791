import { isString } from '../standards/values.ts';
import { collapseSpace, hasInk, hasWord } from '../standards/characters.ts';
import { isNamedFromContent, mergesIntoName, isInline, isOpaque, standsAlone } from './keep.ts';
import { Display, Flag, has, NodeKind } from './TreeNode.ts';
import type { TreeChild, TreeNode } from './TreeNode.ts';
import { composedChildren } from './lineUp.ts';
import { markOf, textIn, withMark } from './textMark.ts';
import type { TextMark } from './textMark.ts';

/**
 * Returns the visible text of the node and its inline descendants, with white space collapsed and at full length. Text
 * of a node that stands alone, such as a link, is included only if other words make it part of a sentence.
 * `<li><a>Home</a></li>` has no text of its own, but `<li>See <a>Home</a></li>` has "See Home".
 */
export const ownText = (node: TreeNode): string => read(node, true);

/** Returns whether `ownText` is not empty, without assembling the text. */
export const hasOwnText = (node: TreeNode): boolean => read(node, false) !== '';

/** Returns the own text of a node; for the marker of content that lies too deep, the words that say so. */
export function textOrLimit(node: TreeNode): string {
  const { marker = '' } = node.facts ?? {};
  return node.kind === NodeKind.Marker && marker.startsWith('[') ? marker : ownText(node);
}

function read(node: TreeNode, isFull: boolean): string {
  const { children } = node;
  if (children.length === 0 || isOpaque(node) || has(node, Flag.AriaHidden)) return '';
  const only = children[0];
  if (children.length === 1 && isString(only))
    return isFull ? withMark(textIn(node, collapseSpace(only)), markOf(node)) : hasInk(only) ? only : '';
  const folding = isNamedFromContent(node);
  let text = '';
  /** The text before each enclosing marked part. */
  const before: string[] = [];
  let ownWords = false;
  let ownMarks = false;
  let hasOthersText = false;
  const outer = markOf(node);
  const stack: Level[] = [
    { node, parts: children, at: 0, depth: 0, spaced: false, mark: '', isStruck: outer === '~~' },
  ];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const part = level.parts[level.at++];
    if (part === undefined) {
      stack.pop();
      if (level.mark) text = (before.pop() ?? '') + (isFull ? withMark(text, level.mark) : text);
      if (level.spaced) text += ' ';
    } else if (isString(part)) {
      text += isFull ? textIn(level.node, part) : part;
      if (part === ' ') continue;
      if (level.depth > 0) hasOthersText ||= hasInk(part);
      else if (hasWord(part)) ownWords = true;
      else ownMarks ||= hasInk(part);
      if (ownWords && !isFull) break;
    } else if (!has(part, Flag.AriaHidden) || !isInline(part)) {
      const inner = enter(part, level, folding);
      if (!inner || inner.spaced) text += ' ';
      if (!inner) continue;
      stack.push(inner);
      if (!inner.mark) continue;
      before.push(text);
      text = '';
    }
  }
  if (!ownWords && (!ownMarks || hasOthersText)) return '';
  if (!isFull) return before.join('') + text;
  return withMark(collapseSpace(text), outer);
}

/** A node whose parts are being read. */
interface Level {
  readonly node: TreeNode;
  readonly parts: readonly TreeChild[];
  at: number;
  /** The number of standalone nodes around this one. */
  readonly depth: number;
  /** True if the node separates the words before it from those after it. */
  readonly spaced: boolean;
  /** The mark for the style of its text. */
  readonly mark: TextMark | '';
  readonly isStruck: boolean;
}

/**
 * The largest number of nested standalone nodes that contribute to one text. Real pages need no more, and the limit
 * keeps the total time linear.
 */
const MAX_NESTED = 3;

/** Returns the part as the next level of the same text, or null if the text is interrupted there. */
function enter(part: TreeNode, around: Level, folding: boolean): Level | null {
  if (has(part, Flag.AriaHidden) || isOpaque(part)) return null;
  const inline = isInline(part);
  const foldedIn = folding && mergesIntoName(part);
  if (!inline && !foldedIn) return null;
  const depth = standsAlone(part) && !foldedIn;
  if (depth && (around.depth >= MAX_NESTED || (has(part, Flag.Interactive) && part.display !== Display.Inline)))
    return null;
  const spaced = !inline || part.display === Display.FlexItem || part.tag === 'br';
  const mark = markOf(part);
  return {
    node: part,
    parts: composedChildren(part),
    at: 0,
    depth: around.depth + (depth ? 1 : 0),
    spaced,
    mark: around.isStruck && mark === '~~' ? '' : mark,
    isStruck: around.isStruck || mark === '~~',
  };
}
