import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/walk.ts';
import type { Close, Flow } from './flowTypes.ts';
import { squash, visibleWords } from './words.ts';

/** A control's label stands inside its bracket, so its text is not told where it stands. */

/** How many controls there are of each name that comes from a label. */
export function countLabels(root: TreeNode): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of preorder(root)) {
    if (!isLabelled(node)) continue;
    const key = squash(node.name);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

export const isLabelled = (node: TreeNode): boolean =>
  has(node, Flag.Interactive) &&
  !has(node, Flag.AriaHidden) &&
  node.name !== '' &&
  (LABELLED_TAGS.has(node.tag) || LABELLED_ROLES.has(node.role));
const LABELLED_TAGS = new Set(['input', 'select', 'textarea']);
const LABELLED_ROLES = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'slider',
  'checkbox',
  'radio',
  'switch',
  'listbox',
]);

export function openLabel(flow: Flow, node: TreeNode): Close {
  if (node.tag !== 'label' || has(node, Flag.Interactive)) return undefined;
  const { stream, labels } = flow;
  const start = stream.pieces.length;
  const { els } = stream;
  return () => {
    const inside = stream.pieces.slice(start);
    const key = squash(visibleWords(inside));
    const inner = inside.filter((piece) => piece.kind === 'el');
    const control = inner.find((el) => isLabelled(el.node));
    const waiting = labels.get(key) ?? 0;
    if (!key || inner.length !== stream.els - els) return;
    if (inner.length > (control ? 1 : 0)) {
      // A sentence with a link of its own stays a sentence; the control beside it needs no name.
      if (control && squash(control.name) !== key) control.name = '';
      return;
    }
    if (waiting <= 0 && !(control && squash(control.name).includes(key))) return;
    labels.set(key, waiting - 1);
    for (const piece of inside) if (piece.kind === 'text') piece.text = '';
  };
}
