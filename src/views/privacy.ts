import { maskSecretNumbers } from '../standards/secretPatterns.ts';
import { Flag, has } from '../tree/TreeNode.ts';
import type { TreeNode } from '../tree/TreeNode.ts';

/**
 * What a view may show of a control's value: what was chosen always, what was typed only where values are on, a secret never.
 * Null where it shows nothing.
 */
export function shownValue(node: TreeNode, includeValues: boolean): string | null {
  const value = node.facts?.value;
  if (value === undefined || value === '' || has(node, Flag.Secret)) return null;
  return node.facts?.chosen || includeValues ? maskSecretNumbers(value) : null;
}
