import { isString } from '../../standards/values.ts';
import { Flag, has } from '../../tree/TreeNode.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { composedChildren } from '../../tree/lineUp.ts';
import type { Close, FlowState } from './FlowState.ts';
import { wordMap, wordSet } from '../../standards/words.ts';
import { LANDMARK_WORDS } from '../../standards/roles.ts';

/** The kinds of regions by role, as the view writes them. */
const KINDS = new Map([
  ...LANDMARK_WORDS,
  ...wordMap('form search dialog alertdialog=dialog tablist menu menubar=menu toolbar region alert'),
]);

/** Regions that are written only if they contain an interactive element. */
const NEEDS_TARGET = wordSet('form search tablist menu menubar toolbar');

/** Tells whether there is an interactive element inside, nodes that are assigned to a slot included. */
function holdsTarget(root: TreeNode): boolean {
  const stack = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    for (const child of composedChildren(node)) {
      if (isString(child)) continue;
      if (has(child, Flag.Interactive)) return true;
      stack.push(child);
    }
  }
  return false;
}

/** Writes the line of a landmark, group or frame before its content. One with the role `region` needs a name. */
export function openRegion({ out, covers }: FlowState, node: TreeNode): Close | null {
  const kind = node.frame ? 'frame' : (KINDS.get(node.role) ?? (covers.has(node) ? 'overlay' : undefined));
  if (!kind) return null;
  const name = node.frame ? node.frame.facts?.documentTitle || node.name : has(node, Flag.OwnName) ? node.name : '';
  if ((kind === 'region' && !name) || (NEEDS_TARGET.has(node.role) && !holdsTarget(node))) return null;
  const outer = out.region;
  out.line();
  out.blocks++;
  out.region = { region: { kind: 'region', region: kind, node, name }, outer, written: false };
  const { behind, unsent } = node.frame?.facts ?? {};
  return () => {
    if (behind) out.note(`… behind dialog: ${behind} elements`);
    if (unsent) out.note(`… ${unsent} elements left out`);
    out.region = outer;
    out.newLine();
  };
}
