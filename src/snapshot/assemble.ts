import { documentTitle, documentUrl, ownerDocument } from '../dom/natives.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { viewportArea } from '../interactivity/nestedTargets.ts';
import { secretsIn } from '../interactivity/secretFields.ts';
import { frameSpace } from '../layout/FrameSpace.ts';
import { distilling, inOrder, storeKept } from '../tree/distill.ts';
import type { Viewport, SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, type TreeNode } from '../tree/TreeNode.ts';
import { gatingTree } from '../tree/gateTree.ts';
import { liningUp, preorder, type Steps } from '../tree/lineUp.ts';
import type { Identity } from './identity/Identity.ts';
import type { NodeRegistry } from './identity/NodeRegistry.ts';
import { BoxTable, readScroll } from './liveGeometry.ts';
import { hover } from './walk/hoverMarker.ts';
import type { WalkState } from './walk/WalkState.ts';

/** Lets elements that replaced equal ones take over their numbers in the next snapshot. */
export type IdentityMatcher = Pick<Identity, 'knows' | 'takingOver' | 'remember'>;

/**
 * Returns the simplest matcher: a number belongs to one DOM object, and an equal object in its place gets a new number.
 */
export function objectIdentity(): IdentityMatcher {
  const identity = {
    knows: false,
    *takingOver() {},
    remember: () => {
      identity.knows = true;
    },
  };
  return identity;
}

/**
 * Makes the tree of a snapshot from a finished walk: passes its texts through the gate, numbers the nodes, and stores
 * their boxes by number. It works in steps, between which the page can run.
 * @param root the node of the `body`, whose nodes get their numbers here
 * @param identity finds the nodes that take over the number of a replaced one
 */
export function* assembling(
  root: TreeNode,
  walk: WalkState,
  registry: NodeRegistry,
  identity: IdentityMatcher,
): Steps<SnapshotTree> {
  const viewport = viewportOf(walk);
  const { gate } = registry;
  gate.noteHeld([...walk.secrets, ...secretsIn(walk.roots, walk.unseen, walk.aria)]);
  const lined = yield* liningUp(root);
  yield* gatingTree(lined.nodes, root, gate);
  const tellPlaces = hover?.findPlaces(walk);
  // In the first tree, the nodes that views keep get the lowest numbers.
  const first = identity.knows ? null : yield* distilling(root);
  yield* identity.takingOver(root, walk, registry);
  const boxes = new BoxTable();
  // While the registry is empty, no number has to be looked up.
  const isNew = registry.count === 0;
  let done = 0;
  for (const node of first ? inOrder(first) : lined.nodes) {
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
  tellPlaces?.();
  if (first) storeKept(first);
  identity.remember(root);
  return {
    root,
    url: gate.line(documentUrl(walk.document), MAX_URL),
    title: gate.line(documentTitle(walk.document)).trim(),
    geometry: geometryOf(viewport, boxes, registry),
    totalElements: walk.total,
    hiddenElements: walk.hidden,
    focusId: walk.focus ? (registry.numberOf(walk.focus) ?? -1) : -1,
    modal: modalOf(root, walk),
    layers: walk.layers.map(({ id }) => id),
  };
}

/** The number of nodes that are numbered in one step. */
const STEP = 200;
/** The largest number of characters of the page's address. */
const MAX_URL = 2000;

/**
 * Returns the geometry of the tree. It is a separate function, so that the closures, which outlive the build, do not
 * keep the walk alive.
 */
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

/**
 * Finds the topmost open modal, which is the innermost or else the last one, and the number of nodes behind it. A modal
 * in a frame that fills less than half of the viewport does not count, because the page around the frame stays in use.
 */
function modalOf(root: TreeNode, walk: WalkState): SnapshotTree['modal'] {
  let top: WalkState['modals'][number] | undefined;
  let around: readonly Element[] = [];
  for (const next of walk.modals) {
    if (around.includes(next.el) || 2 * viewportArea(ownerDocument(next.el)) < viewportArea(walk.document)) continue;
    top = next;
    around = ancestorsOf(next.el);
  }
  if (!top) return null;
  const others = preorder(root).length - preorder(top.node).length - around.length;
  return { id: top.node.id, behind: Math.max(0, others) };
}

/** Lists the ancestors in the flat tree and across frames, innermost first. */
function ancestorsOf(el: Element): Element[] {
  const ancestors: Element[] = [];
  for (let p = flatParentAcrossFrames(el); p; p = flatParentAcrossFrames(p)) ancestors.push(p);
  return ancestors;
}
