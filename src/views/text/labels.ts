import { Flag, has, isTarget } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { endsWithWord, startsWithWord } from '../../standards/characters.ts';
import { FIELD_ROLES } from '../../standards/roles.ts';
import { preorder } from '../../tree/lineUp.ts';
import type { Close, FlowState } from './FlowState.ts';
import { squash, visibleWords } from './compareWords.ts';
import { clearTexts, isEl } from './pieces.ts';
import type { El } from './pieces.ts';
import { FIELD_TAGS } from '../../standards/elements.ts';

/** The text of a label stands in the bracket of its control, so these functions remove it from its own place. */

/** Counts the labelled controls with each name. */
function countLabels(root: TreeNode): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of preorder(root)) {
    if (!isLabelled(node)) continue;
    const key = squash(node.name);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Returns whether the node is a field with a name, which stands in its bracket. */
export const isLabelled = (node: TreeNode): boolean => isTarget(node) && node.name !== '' && isField(node);

/** Tells whether a target is a field to fill or to choose in. */
export const isField = ({ tag, role, states }: TreeNode): boolean =>
  FIELD_TAGS.has(tag) || FIELD_ROLES.has(role) || states?.haspopup === 'listbox';

/** Returns the chosen option of a control, or '' if there is none. */
export const chosenIn = ({ node: { facts } }: El): string => (facts?.chosen ? (facts.value ?? '') : '');

/** Removes the words of a label after they have been written, if a control has them as its name. */
export function openLabel(flow: FlowState, node: TreeNode): Close | null {
  if (has(node, Flag.Interactive)) return null;
  const { out } = flow;
  const labels = (flow.labels ??= countLabels(flow.root));
  const start = out.pieces.length;
  const { els } = out;
  return () => {
    const inside = out.pieces.slice(start);
    const key = squash(visibleWords(inside));
    const inner = inside.filter((piece) => isEl(piece));
    const control = inner.find((el) => isLabelled(el.node));
    const waiting = labels.get(key) ?? 0;
    if (!key || inner.length !== out.els - els) return;
    if (inner.length > (control ? 1 : 0)) {
      // A label that also contains a link stays as a sentence, so its control needs no name.
      if (control && squash(control.name) !== key) control.name = '';
      return;
    }
    // A label that is only a symbol, such as a star, adds nothing to the name of its control.
    const isKnown = control && (squash(control.name).includes(key) || (!startsWithWord(key) && !endsWithWord(key)));
    // A control elsewhere may have the same name, such as the field of another form.
    if (!isKnown && (waiting <= 0 || !has(node, Flag.Labels))) return;
    labels.set(key, waiting - 1);
    clearTexts(inside);
  };
}
