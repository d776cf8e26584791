import { VALUE_OR_DOCUMENT } from '../standards/elements.ts';
import { Display, Flag, NodeKind, has } from './TreeNode.ts';
import type { TreeNode } from './TreeNode.ts';

/** Properties of a single node, regardless of its surroundings, that both flattening and `ownText` depend on. */

/**
 * Whether the node is kept wherever it is: it is interactive, has a role or name from its author, or contains a
 * document. Its text belongs to itself, and a sentence around it only includes that text as well.
 */
export function standsAlone(node: TreeNode): boolean {
  return (
    isSettled(node) ||
    (has(node, Flag.ExplicitRole) && node.role !== '') ||
    (has(node, Flag.OwnName) && node.name !== '')
  );
}

/** Whether the node stays a node of its own, and can never be merged into another element's text. */
const isSettled = (node: TreeNode): boolean =>
  node.kind !== NodeKind.Element ||
  has(node, Flag.Interactive | Flag.OnHover) ||
  node.shadow !== null ||
  node.frame !== null ||
  node.tag === 'label' ||
  isOpaque(node);

/** Whether the node's text is part of its parent's line, as with `<b>`, `<span>` and an inline-block badge. */
export function isInline(node: TreeNode): boolean {
  if (node.display === Display.Inline || node.display === Display.Contents) return true;
  return (node.display === Display.InlineBlock || node.display === Display.FlexItem) && PHRASING.has(node.tag);
}
const PHRASING = new Set([
  'span',
  'b',
  'i',
  'em',
  'strong',
  'small',
  'sup',
  'sub',
  'mark',
  'time',
  'abbr',
  'code',
  'font',
  'u',
  's',
  'cite',
  'q',
  'kbd',
  'var',
  'bdi',
  'data',
  'slot',
  'br',
  'wbr',
]);

/** Whether the node separates the words before it from those after it. */
export const separatesWords = (node: TreeNode): boolean =>
  (node.display > Display.InlineBlock && node.display !== Display.Contents) || node.tag === 'br';

/**
 * Whether the element takes the text of all plain content inside it, blocks included, because it is named from content
 * (ARIA).
 */
export const isNamedFromContent = (node: TreeNode): boolean =>
  FOLDING.has(node.role) || node.tag === 'label' || node.tag === 'summary';
const FOLDING = new Set([
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'checkbox',
  'radio',
  'switch',
]);

/**
 * Whether the node is merged into an ancestor that is named from content: plain blocks, and pictures, whose words are
 * in that name.
 */
export const mergesIntoName = (node: TreeNode): boolean => !isSettled(node) && !GROUPING.has(node.tag);
const GROUPING = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'table',
  'form',
  'fieldset',
  'dialog',
  'details',
]);

/**
 * Whether the node's content is a value or another document and not text, as in a `<textarea>` and a closed `<select>`.
 */
export const isOpaque = (node: TreeNode): boolean => VALUE_OR_DOCUMENT.has(node.tag) && !isOpenList(node);
/** A `<select>` shows its options as a list box; one with another role may still do so. */
const isOpenList = ({ tag, role, children }: TreeNode): boolean =>
  role === 'listbox' || (tag === 'select' && children.length > 0);
