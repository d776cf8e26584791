import type { Surroundings } from '../../visibility/surroundings.ts';
import { Flag } from '../../tree/TreeNode.ts';
import type { Frame } from './WalkFrame.ts';

/** What is inert and holds a modal dialog, which is not inert by it, must not be left out with all that is in it. */
export function expose(parent: Frame | null, around: Surroundings, outer: Surroundings): void {
  if (!around.inert || outer.inert || outer.ariaHidden) return;
  for (let at = parent; at && at.draft.flags & Flag.AriaHidden; at = at.parent) at.draft.flags &= ~Flag.AriaHidden;
}
