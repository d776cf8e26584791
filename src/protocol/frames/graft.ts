import { isString } from '../../standards/values.ts';
import { frameArea, meets } from '../../layout/clip.ts';
import { LayoutReader, type Box } from '../../layout/LayoutReader.ts';
import type { Joined } from '../../snapshot/SnapshotKeeper.ts';
import type { SnapshotTree } from '../../tree/SnapshotTree.ts';
import { NodeKind, type TreeChild, type TreeNode } from '../../tree/TreeNode.ts';
import { lineUp } from '../../tree/lineUp.ts';
import type { RemoteNode, RemoteTree } from './unpack.ts';

/**
 * A frame element of this page, its node in the tree, and the frame's content. If the content is missing, a sentence
 * says why.
 */
export interface Graft {
  readonly frame: Element;
  readonly host: TreeNode;
  readonly content: RemoteTree | string;
}

/** Replaces the markers of frames by the frames' content. Nodes without a joined frame inside stay the same objects. */
export function graft(tree: SnapshotTree, grafts: readonly Graft[]): Joined {
  const reader = new LayoutReader();
  const remote = new Map<number, RemoteNode & { readonly frame: Element; readonly isSeen: boolean }>();
  const contents = new Map<TreeNode, TreeNode>();
  let { focusId, totalElements, hiddenElements } = tree;
  let behind = 0;
  const counts = { iframeCount: 0, shadowDomCount: 0 };
  const front =
    tree.modal && new Set(lineUp(lineUp(tree.root).nodes.find(({ id }) => id === tree.modal?.id) ?? tree.root).nodes);
  for (const { frame, host, content } of grafts) {
    if (isString(content)) {
      if (host.frame) contents.set(host, withMarker(host.frame, content));
      continue;
    }
    contents.set(host, content.root);
    const { area, shown } = frameArea(frame, reader);
    for (const [id, node] of content.nodes) remote.set(id, { ...placed(node, area, shown), frame });
    if (content.focusId >= 0 && focusId === host.id) focusId = content.focusId;
    for (const key of Object.keys(counts) as (keyof typeof counts)[]) counts[key] += content.counts[key];
    totalElements += content.counts.totalNodes;
    hiddenElements += content.hidden;
    if (front && !front.has(host)) behind += content.nodes.size;
  }
  const { geometry, modal } = tree;
  return {
    counts,
    remote: (id) => remote.get(id) ?? null,
    tree: {
      ...tree,
      root: replaced(tree.root, contents),
      focusId,
      totalElements,
      hiddenElements,
      modal: modal && { ...modal, behind: modal.behind + behind },
      geometry: {
        viewport: geometry.viewport,
        box: (id) => (remote.has(id) ? (remote.get(id)?.box ?? null) : geometry.box(id)),
        scroll: (id) => (remote.has(id) ? (remote.get(id)?.scroll ?? null) : (geometry.scroll?.(id) ?? null)),
        isShown: (id) => remote.get(id)?.isSeen,
      },
    },
  };
}

/** Returns the node with its box in the top viewport, and whether the enclosing frames show any part of it. */
function placed(node: RemoteNode, area: Box, shown: Box): RemoteNode & { readonly isSeen: boolean } {
  const { box } = node;
  if (!box) return { ...node, isSeen: false };
  const moved = { ...box, x: Math.round(box.x + area.x), y: Math.round(box.y + area.y) };
  return { ...node, box: moved, isSeen: node.isShown && meets(moved, shown) };
}

function withMarker(marker: TreeNode, words: string): TreeNode {
  const { facts, name } = marker;
  return { ...marker, name: name.replace(facts?.marker ?? '', words), facts: { ...facts, marker: words } };
}

/** Copies the nodes that get content, and their ancestors. */
function replaced(root: TreeNode, contents: ReadonlyMap<TreeNode, TreeNode>): TreeNode {
  const { nodes } = lineUp(root);
  const copies = new Map<TreeNode, TreeNode>();
  const copyOf = <T extends TreeChild | null>(node: T): T => (copies.get(node as TreeNode) ?? node) as T;
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] as TreeNode;
    const { children, shadow, frame, assigned, states } = node;
    const content = contents.get(node);
    if (content) {
      const { focused, ...others } = states ?? {};
      const isJoined = content.kind === NodeKind.FrameRoot && focused;
      copies.set(node, {
        ...node,
        frame: content,
        ...(isJoined && { states: Object.keys(others).length ? others : null }),
      });
    } else if (
      copies.size &&
      [...children, shadow, frame, ...(assigned ?? [])].some((one) => copies.has(one as TreeNode))
    ) {
      copies.set(node, {
        ...node,
        children: children.map(copyOf),
        shadow: copyOf(shadow),
        frame: copyOf(frame),
        assigned: assigned && assigned.map(copyOf),
      });
    }
  }
  return copyOf(root);
}
