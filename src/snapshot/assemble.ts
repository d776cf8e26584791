import { documentTitle, documentUrl } from '../dom/natives.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { frameSpace } from '../layout/FrameSpace.ts';
import { distilling, numberingOrder, rememberKept } from '../tree/distill.ts';
import type { Viewport } from '../tree/Geometry.ts';
import type { SnapshotTree } from '../tree/SnapshotTree.ts';
import { Flag, NodeKind, type TreeNode } from '../tree/TreeNode.ts';
import { lineUp, preorder } from '../tree/walk.ts';
import { BoxTable } from './BoxTable.ts';
import type { Identity } from './Identity.ts';
import { readBox, readScroll } from './liveBox.ts';
import type { NodeRegistry } from './NodeRegistry.ts';
import type { Gathered } from './Gathered.ts';
import { COLUMNS, type Tally } from './kept/Tally.ts';

/** What carries numbers over from one snapshot to the next. */
type Carrier = Pick<Identity, 'knows' | 'takeOver' | 'remember'>;

/** Turns a finished walk into a numbered tree: gives numbers, moves the boxes to them. */
export function assemble(root: TreeNode, walk: Gathered, registry: NodeRegistry, identity: Carrier): SnapshotTree {
  const steps = assembling(root, walk, registry, identity);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same in steps of some nodes each, so that other work can be done between them. */
export function* assembling(root: TreeNode, walk: Gathered, registry: NodeRegistry, identity: Carrier, tally?: Tally): Generator<undefined, SnapshotTree> {
  const { reuse } = walk;
  const viewport = viewportOf(walk);
  const kept = identity.knows ? null : yield* distilling(root);
  identity.takeOver(root, walk, registry);
  const boxes = new BoxTable((id) => readBox(registry.object(id)));
  const order = kept ? numberingOrder(root, kept) : lineUp(root, (node) => reuse?.taken.has(node) === true).nodes;
  for (let i = 0; i < order.length; i++) {
    if (i % STEP === 0) yield;
    const node = order[i] as TreeNode;
    const index = node.id;
    const object = walk.objects[index] as Node;
    node.id = node.kind === NodeKind.Marker ? registry.assignMarker(object) : registry.assign(object);
    if (registry.isSuccessor(object)) node.flags |= Flag.Reidentified;
    const box = walk.boxes[index];
    if (box) boxes.set(node.id, box);
    tally?.set(node.id, walk.counts, index * COLUMNS);
  }
  if (kept) rememberKept(root, kept);
  identity.remember(root, reuse !== null);
  return {
    root, url: documentUrl(walk.document), title: documentTitle(walk.document),
    geometry: { viewport, box: (id) => boxes.get(id), scroll: (id) => readScroll(registry.object(id)) },
    totalElements: walk.total, hiddenElements: walk.hidden,
    focusId: walk.focus ? registry.numberOf(walk.focus) ?? -1 : -1,
    modal: modalOf(root, walk),
  };
}

const STEP = 500;

function viewportOf(walk: Gathered): Viewport {
  const space = frameSpace(walk.document, walk.reader);
  return {
    width: space.width, height: space.height, scrollX: Math.round(space.scrollX), scrollY: Math.round(space.scrollY),
    contentHeight: Math.round(space.reach.height),
  };
}

/** The modal on top: the innermost or last of those that are open, and how many elements lie behind it. */
function modalOf(root: TreeNode, walk: Gathered): SnapshotTree['modal'] {
  const top = walk.modals.reduce<Gathered['modals'][number] | null>((best, next) =>
    best === null || !isInside(best.el, next.el) ? next : best, null);
  if (!top) return null;
  let ancestors = 0;
  for (let p = flatParentAcrossFrames(top.el); p; p = flatParentAcrossFrames(p)) ancestors++;
  return { id: top.node.id, behind: Math.max(0, preorder(root).length - preorder(top.node).length - ancestors) };
}

function isInside(inner: Element, outer: Element): boolean {
  for (let p = flatParentAcrossFrames(inner); p; p = flatParentAcrossFrames(p)) if (p === outer) return true;
  return false;
}
