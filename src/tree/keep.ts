import { VALUE_OR_DOCUMENT } from '../standards/elements.ts';
import { Display, Flag, NodeKind, has } from './TreeNode.ts';
import type { TreeNode } from './TreeNode.ts';

/** What the flattening and the text of a node both have to know of one node, without looking around it. */

/**
 * Kept wherever it stands, for what it is: it can be used, has a role or a name from its author, or holds a document of its
 * own. Its text is then its own, and only borrowed by a sentence around it.
 */
export function standsAlone(node: TreeNode): boolean {
  return (
    isSettled(node) ||
    (has(node, Flag.ExplicitRole) && node.role !== '') ||
    (has(node, Flag.OwnName) && node.name !== '')
  );
}

/** Cannot disappear in another element's text whatever surrounds it. */
const isSettled = (node: TreeNode): boolean =>
  node.kind !== NodeKind.Element ||
  has(node, Flag.Interactive) ||
  node.shadow !== null ||
  node.frame !== null ||
  node.tag === 'label' ||
  isOpaque(node);

/** Its text stands in the line of its parent: `<b>`, `<span>`, a badge that is a box inside the line. */
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

/** Its words are apart from what stands before and after it. */
export const partsWords = (node: TreeNode): boolean =>
  (node.display > Display.InlineBlock && node.display !== Display.Contents) || node.tag === 'br';

/** Takes the text of all plain content inside, blocks included: its name comes from its content (ARIA, "name from: contents"). */
export const folds = (node: TreeNode): boolean =>
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

/** Disappears inside an element that folds: plain blocks, and pictures, whose words are in that element's name. */
export const foldsAway = (node: TreeNode): boolean => !isSettled(node) && !GROUPING.has(node.tag);
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

/** What it holds is a value or another document, not text: the text inside a `<textarea>`, the options of a closed `<select>`. */
export const isOpaque = (node: TreeNode): boolean => VALUE_OR_DOCUMENT.has(node.tag) && node.role !== 'listbox';
