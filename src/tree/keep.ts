import { VALUE_OR_DOCUMENT, HEADINGS } from '../standards/elements.ts';
import { wordSet } from '../standards/words.ts';
import { Display, Flag, NodeKind, has } from './TreeNode.ts';
import type { TreeNode } from './TreeNode.ts';

/**
 * The functions of this file judge a single node, regardless of its surroundings. Both flattening and `ownText` depend
 * on them.
 */

/**
 * Returns whether the node is kept wherever it is: it is interactive, has a role or name from its author, or contains a
 * document. Its text belongs to itself; a sentence around it repeats that text.
 */
export const standsAlone = (node: TreeNode): boolean =>
  cannotMerge(node) ||
  (has(node, Flag.ExplicitRole) && node.role !== '') ||
  (has(node, Flag.OwnName) && node.name !== '');

/** Returns whether the node can never be merged into another element's text. */
const cannotMerge = (node: TreeNode): boolean =>
  node.kind !== NodeKind.Element ||
  has(node, Flag.Interactive | Flag.OnHover | Flag.ShowsOthers) ||
  node.shadow !== null ||
  node.frame !== null ||
  node.tag === 'label' ||
  isOpaque(node);

/** Returns whether the node has one of the dialog roles, modal or not. */
export const isDialog = ({ role }: TreeNode): boolean => role === 'dialog' || role === 'alertdialog';

/** Returns whether the node is a footer: that of the page, or of a section. */
export const isFooter = ({ tag, role }: TreeNode): boolean => tag === 'footer' || role === 'contentinfo';

/** Returns whether the node has no box of its own in the line, so that white space at its edges belongs to the line. */
export const isInFlow = ({ display }: Pick<TreeNode, 'display'>): boolean =>
  display === Display.Inline || display === Display.Contents;

/** Returns whether the node's text is part of its parent's line, as with `<b>`, `<span>` and an inline-block badge. */
export function isInline(node: TreeNode): boolean {
  if (isInFlow(node)) return true;
  return (node.display === Display.InlineBlock || node.display === Display.FlexItem) && PHRASING.has(node.tag);
}
const PHRASING = wordSet(
  'span b i em strong small sup sub mark time abbr code font u s cite q kbd var bdi data slot br wbr',
);

/** Returns whether the node separates the words before it from those after it. */
export const separatesWords = (node: TreeNode): boolean =>
  (node.display > Display.InlineBlock && node.display !== Display.Contents) || node.tag === 'br';

/**
 * Returns whether the element takes the text of all plain content inside it, including blocks, because its name comes
 * from content (ARIA).
 */
export const isNamedFromContent = (node: TreeNode): boolean =>
  FOLDING.has(node.role) || node.tag === 'label' || node.tag === 'summary';
const FOLDING = wordSet('button link tab menuitem menuitemcheckbox menuitemradio option checkbox radio switch');

/**
 * Returns whether the node is merged into an ancestor whose name comes from content: plain blocks, and pictures, whose
 * alternative text is in that name.
 */
export const mergesIntoName = (node: TreeNode): boolean => !cannotMerge(node) && !GROUPING.has(node.tag);
/** Elements that form a group whatever their role is. */
export const GROUPING_TAGS = 'form dialog details fieldset';
const GROUPING = wordSet(GROUPING_TAGS, HEADINGS, 'ul ol dl table');

/**
 * Returns whether the node's content is a value or another document and not text, as in a `<textarea>` and a closed
 * `<select>`.
 */
export const isOpaque = (node: TreeNode): boolean =>
  VALUE_OR_DOCUMENT.has(node.tag) && !isOpenList(node) && !showsContent(node);
/** Returns whether an object shows its children, because its data cannot be shown, or an input shows a caption. */
const showsContent = ({ tag, children }: TreeNode): boolean =>
  (tag === 'object' || tag === 'input') && children.length > 0;
/** Returns whether the element is a `<select>` that shows its options as a list box, whatever its role. */
const isOpenList = ({ tag, role, children }: TreeNode): boolean =>
  role === 'listbox' || (tag === 'select' && children.length > 0);
