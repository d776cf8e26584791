import { ELEMENT_ROLE } from '../standards/elements.ts';
import { INTERACTIVE_ROLES } from '../standards/roles.ts';
import { wordMap, wordSet } from '../standards/words.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';

/**
 * Returns the role that a view gives an interactive element: its own role if that is interactive or explicit, or else
 * the role that matches its behaviour.
 */
export function usedAs(node: TreeNode): string {
  if (INTERACTIVE_ROLES.has(node.role) || (has(node, Flag.ExplicitRole) && node.role)) return node.role;
  if (node.tag === 'video' || node.tag === 'audio') return '';
  if (node.tag === 'input') return BUTTON_TYPES.has(node.facts?.inputType ?? '') ? 'button' : 'textbox';
  return has(node, Flag.Editable) ? 'textbox' : 'button';
}
const BUTTON_TYPES = wordSet('file color image submit reset button');

/** Returns the role that the author gave if it differs from the role of the tag, or '' if there is none. */
export function givenRole(node: TreeNode): string {
  if (!has(node, Flag.ExplicitRole)) return '';
  return node.role === (IN_CONTEXT.get(node.tag) ?? ELEMENT_ROLE.get(node.tag)) ? '' : node.role;
}
/** Tags whose role depends on their context, each with the role that is redundant as a `role` attribute. */
const IN_CONTEXT = wordMap(
  'header=banner footer=contentinfo aside=complementary section=region form img li=listitem tr=row ' +
    'td=cell th=columnheader a=link',
);

/**
 * Returns what a view may show of a control's value. A choice is always shown, typed text only if values are included,
 * and a secret never. Returns null if nothing may be shown.
 */
export function shownValue(node: TreeNode, includeValues: boolean): string | null {
  const value = node.facts?.value;
  if (value === undefined || value === '' || has(node, Flag.Secret)) return null;
  return node.facts?.chosen || includeValues ? value : null;
}
