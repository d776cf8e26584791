import { handlerOf } from '../../interactivity/listeners.ts';
import { preorder } from '../../tree/lineUp.ts';
import { Display, Flag, isTarget, type TreeNode } from '../../tree/TreeNode.ts';
import { isUnplaced } from '../../visibility/reveal.ts';
import { inTopViewport } from '../liveGeometry.ts';
import type { HoverMarker } from './hoverMarker.ts';
import type { MutableNode, WalkFrame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';

/** Returns whether a script of the page reacts to a pointer that comes over the element, or to its context menu. */
const isHandled = handlerOf('mouseenter', 'mouseover', 'pointerenter', 'pointerover', 'contextmenu');

/** Leaves out cells: tables listen at each of them, only to highlight the row under the pointer. */
function markTarget(frame: WalkFrame): void {
  const { node, el, parent, targetCount, hasHoverTarget, enclosingTarget } = frame;
  if (!parent || targetCount !== 0 || hasHoverTarget || enclosingTarget || node.flags & Flag.AriaHidden) return;
  if (node.display === Display.Cell || !isHandled(el, frame.attributeNames)) return;
  node.flags |= Flag.ShowsOthers;
  frame.hasHoverTarget = true;
}

/** Gives an element whose position is not known before it shows the box of its trigger. */
function markShown(walk: WalkState, { node, outer }: WalkFrame): void {
  const { reveal } = outer;
  if (!reveal || !(node.flags & (Flag.OnHover | Flag.Interactive))) return;
  if (isUnplaced(reveal)) walk.boxes[node.id] = inTopViewport(walk.reader.box(reveal.trigger), outer.space);
  if (reveal.isShown) return;
  node.flags |= Flag.OnHover;
  walk.reveals.push({ node, trigger: reveal.trigger });
}

function findPlaces(walk: WalkState): () => void {
  const places = placesToHover(walk);
  return () => {
    for (const { node } of walk.reveals) node.facts = { ...node.facts, onHover: (places.get(node) ?? node).id };
  };
}

/**
 * Returns, for each node that shows on hover, the one by which views name where the pointer must be: the first target
 * in the trigger that can be pointed at before, or the trigger, to which `Flag.ShowsOthers` then gives a number.
 */
function placesToHover({ reveals, objects, nodes }: WalkState): ReadonlyMap<MutableNode, TreeNode> {
  const places = new Map<MutableNode, TreeNode>();
  if (reveals.length === 0) return places;
  const nodeOf = new Map(objects.map((object, i) => [object, nodes[i]]));
  const triggers = new Map<TreeNode, TreeNode | undefined>(
    reveals.map(({ node, trigger }) => [node, nodeOf.get(trigger)]),
  );
  const known = new Map<TreeNode, TreeNode>();
  for (const [node, trigger] of triggers) {
    if (!trigger) continue;
    const inside = known.has(trigger) ? [] : preorder(trigger);
    let place =
      known.get(trigger) ?? inside.find((one) => isTarget(one) && !inside.includes(triggers.get(one) as TreeNode));
    if (!place && isTarget(node)) (place = trigger).flags |= Flag.ShowsOthers;
    if (!place) continue;
    known.set(trigger, place);
    places.set(node as MutableNode, place);
  }
  return places;
}

/** The marker of the complete build, for `useHover`. */
export const hoverMarks: HoverMarker = { markTarget, markShown, findPlaces };
