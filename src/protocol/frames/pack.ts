import { isString } from '../../standards/values.ts';
import { fieldFacts, NO_FIELD, type KnownSuggestions } from '../../api/fieldFacts.ts';
import { isField } from '../../views/forms.ts';
import { childNodesOf } from '../../dom/composed.ts';
import { isElement } from '../../dom/kinds.ts';
import { parentNode, localName } from '../../dom/natives.ts';
import { LayoutReader } from '../../layout/LayoutReader.ts';
import { coverOf } from '../../visibility/reachability.ts';
import type { DomSnapshot, RemoteNodeFacts } from '../../snapshot/DomSnapshot.ts';
import { Flag, has, NodeKind, type TreeChild, type TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/lineUp.ts';
import { treeFor } from '../../tree/withoutTyped.ts';
import { frontOf, isInViewport } from '../../views/scope.ts';
import { MAX_NODES, type PackedTree } from './packed.ts';

/**
 * Packs a frame's snapshot for the page around it. While a modal dialog is open, only the dialog is sent. The texts in
 * the snapshot have passed the gate.
 */
export function pack(snapshot: DomSnapshot, token: string): PackedTree {
  const { stats, snapshotId } = snapshot;
  const tree = treeFor(snapshot.tree, true);
  const front = frontOf(tree);
  const top: TreeNode = front === tree.root ? front : { ...tree.root, children: [front], shadow: null, assigned: null };
  const all = preorder(top);
  const nodes = all.slice(0, MAX_NODES);
  const places = new Map(nodes.map((node, place) => [node, place]));
  const placeOf = (node: TreeNode | null): number => (node && places.get(node)) ?? -1;
  const part = partsOf(snapshot);
  const { geometry } = tree;
  const { registry, remote } = snapshot.parts;
  const reader = new LayoutReader();
  const known: KnownSuggestions = new Map();
  const liveFacts = (node: TreeNode): Pick<RemoteNodeFacts, 'coveredBy' | 'format' | 'message'> => {
    const el = has(node, Flag.Interactive) ? registry.element(node.id) : null;
    if (!el) {
      const { coveredBy, format, message } = remote?.(node.id) ?? { coveredBy: null, ...NO_FIELD };
      return { coveredBy, format, message };
    }
    const cover = isInViewport(geometry, node.id) ? coverOf(el, reader) : null;
    const facts = isField(node) ? fieldFacts(el, snapshot, known) : NO_FIELD;
    return { coveredBy: cover && (snapshot.nodeOf(cover)?.id ?? -1), ...facts };
  };
  const refs = (children: readonly TreeChild[]): (number | string)[] =>
    children.map((child) => (isString(child) ? child : placeOf(child))).filter((ref) => ref !== -1);
  return {
    token,
    snapshotId,
    url: tree.url,
    title: tree.title,
    totalElements: tree.totalElements,
    hiddenElements: tree.hiddenElements,
    focusId: tree.focusId,
    behind: front === tree.root ? 0 : (tree.modal?.behind ?? 0),
    left: all.length - nodes.length,
    frames: stats.iframeCount,
    shadowRoots: stats.shadowDomCount,
    nodes: nodes.map((node) => {
      const { id, kind, tag, flags, display, role, name, children, shadow, frame, assigned, states } = node;
      return {
        id,
        kind,
        tag,
        flags,
        display,
        role,
        name,
        children: refs(children),
        shadow: placeOf(shadow),
        frame: placeOf(frame),
        assigned: assigned && refs(assigned),
        facts: node.facts,
        states,
        box: geometry.box(id),
        isShown: isInViewport(geometry, id),
        scroll: has(node, Flag.Scrollable) ? (geometry.scroll?.(id) ?? null) : null,
        part: part(node),
        ...liveFacts(node),
      };
    }),
  };
}

/**
 * Returns a function that returns the part of a node in its `treePath`. The children of each parent are counted once.
 */
function partsOf(snapshot: DomSnapshot): (node: TreeNode) => string {
  const { registry, remote } = snapshot.parts;
  const counted = new Map<Element, number>();
  return ({ id, kind }) => {
    if (kind === NodeKind.ShadowRoot) return 'shadow-root';
    const el = registry.object(id);
    if (!el || !isElement(el)) return remote?.(id)?.part ?? '';
    const tag = registry.gate.tag(localName(el));
    if (tag === 'body') return tag;
    const parent = parentNode(el);
    if (parent && !counted.has(el)) {
      childNodesOf(parent)
        .filter(isElement)
        .forEach((one, index) => counted.set(one, index));
    }
    return `${tag}[${counted.get(el) ?? 0}]`;
  };
}
