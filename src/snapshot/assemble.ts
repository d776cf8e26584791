import { documentTitle, documentUrl } from '../dom/natives.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { frameSpace } from '../layout/FrameSpace.ts';
import { distilling, inOrder, rememberKept } from '../tree/distill.ts';
import type { Viewport } from '../tree/Geometry.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, type TreeNode } from '../tree/TreeNode.ts';
import { atOnce, liningUp, preorder, type Steps } from '../tree/lineUp.ts';
import { BoxTable } from './BoxTable.ts';
import type { Identity } from './identity/Identity.ts';
import { readScroll } from './liveBox.ts';
import type { NodeRegistry } from './identity/NodeRegistry.ts';
import type { WalkState } from './walk/WalkState.ts';

/** What carries numbers over from one snapshot to the next. */
type Carrier = Pick<Identity, 'knows' | 'takingOver' | 'remember'>;

/** Turns a finished walk into a numbered tree: gives numbers, moves the boxes to them. */
export function assemble(root: TreeNode, walk: WalkState, registry: NodeRegistry, identity: Carrier): SnapshotTree {
  return atOnce(assembling(root, walk, registry, identity));
}

/** The same in steps of some nodes each, so that other work can be done between them. */
export function* assembling(
  root: TreeNode,
  walk: WalkState,
  registry: NodeRegistry,
  identity: Carrier,
): Steps<SnapshotTree> {
  const viewport = viewportOf(walk);
  const first = identity.knows ? null : yield* distilling(root);
  yield* identity.takingOver(root, walk, registry);
  const boxes = new BoxTable();
  const { nodes } = first ?? (yield* liningUp(root));
  // Nothing had a number before: none has to be looked up.
  const isNew = registry.given === 0;
  let done = 0;
  for (const node of first ? inOrder(first) : nodes) {
    if (done++ % STEP === 0) yield;
    const index = node.id;
    const object = walk.objects[index] as Node;
    node.id =
      node.kind === NodeKind.Marker
        ? registry.assignMarker(object)
        : isNew
          ? registry.assignNew(object)
          : registry.assign(object);
    if (registry.isSuccessor(object)) node.flags |= Flag.Reidentified;
    const box = walk.boxes[index];
    if (box) boxes.set(node.id, box);
  }
  if (first) rememberKept(first);
  identity.remember(root, nodes.length);
  return {
    root,
    url: documentUrl(walk.document),
    title: documentTitle(walk.document),
    geometry: geometryOf(viewport, boxes, registry),
    totalElements: walk.total,
    hiddenElements: walk.hidden,
    focusId: walk.focus ? (registry.numberOf(walk.focus) ?? -1) : -1,
    modal: modalOf(root, walk),
  };
}

const STEP = 200;

/** Apart, so that what outlives the build holds nothing else of it. */
const geometryOf = (viewport: Viewport, boxes: BoxTable, registry: NodeRegistry): SnapshotTree['geometry'] => ({
  viewport,
  box: (id) => boxes.get(id, registry),
  scroll: (id) => readScroll(registry.object(id)),
});

function viewportOf(walk: WalkState): Viewport {
  const space = frameSpace(walk.document, walk.reader);
  return {
    width: space.width,
    height: space.height,
    scrollX: Math.round(space.scrollX),
    scrollY: Math.round(space.scrollY),
    contentHeight: Math.round(space.reach.height),
  };
}

/** The modal on top: the innermost or last of those that are open, and how many elements lie behind it. */
function modalOf(root: TreeNode, walk: WalkState): SnapshotTree['modal'] {
  const top = walk.modals.reduce<WalkState['modals'][number] | null>(
    (best, next) => (best === null || !isInside(best.el, next.el) ? next : best),
    null,
  );
  if (!top) return null;
  let ancestors = 0;
  for (let p = flatParentAcrossFrames(top.el); p; p = flatParentAcrossFrames(p)) ancestors++;
  return { id: top.node.id, behind: Math.max(0, preorder(root).length - preorder(top.node).length - ancestors) };
}

function isInside(inner: Element, outer: Element): boolean {
  for (let p = flatParentAcrossFrames(inner); p; p = flatParentAcrossFrames(p)) if (p === outer) return true;
  return false;
}
