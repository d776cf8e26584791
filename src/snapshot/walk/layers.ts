import type { ElementStyle } from '../../style/ElementStyle.ts';
import { Flag } from '../../tree/TreeNode.ts';
import type { WalkFrame } from './WalkFrame.ts';

/**
 * Returns whether style places the element over the page. Older libraries position a child of the body absolutely for
 * that.
 */
export const isLayer = ({ position }: ElementStyle, parent: WalkFrame | null): boolean =>
  position === 'fixed' || (position === 'absolute' && parent?.node.tag === 'body');

/** Notes the styles that change the order of siblings, and returns the element's `order`. */
export function orderOf({ node, parent, style, outer, attributeNames }: WalkFrame): number {
  if (style.display.endsWith('flex') && style.get('flex-direction').endsWith('reverse')) node.flags |= Flag.Reversed;
  if (!parent || attributeNames.length === 0) return 0;
  // Ignores the native input of a drawn control, whose position does not matter.
  const isPlaced = style.position === 'absolute' && node.tag !== 'input';
  const order = outer.flex && !isPlaced ? Number(style.get('order')) : 0;
  if (isPlaced) node.flags |= Flag.Placed;
  if (isPlaced || order) parent.node.flags |= Flag.Reordered;
  return order;
}
