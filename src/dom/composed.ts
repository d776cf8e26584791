import { closedRoot } from './hookRecord.ts';
import { isElement, isShadowRoot, isTag } from './kinds.ts';
import {
  assignedNodes,
  assignedSlot,
  documentWindow,
  firstChild,
  frameDocument,
  getRootNode,
  nextSibling,
  nodeType,
  openShadowRoot,
  ownerDocument,
  parentNode,
  shadowHost,
  textAssignedSlot,
} from './natives.ts';

/**
 * The composed tree (DOM Standard, "shadow-including" and "flat tree" relations): how a person sees the document, with
 * shadow roots in place of their hosts' children and slotted nodes in their slots.
 */

/** The element's shadow root, open or known; null if it has none that can be read. */
export function shadowRootOf(el: Element): ShadowRoot | null {
  return openShadowRoot(el) ?? closedRoot(el);
}

/**
 * Returns the parent in the flat tree: the slot of a slotted node, the host of a shadow root's child, or the parent
 * element. Returns null at a document.
 */
export function flatParent(node: Node): Element | null {
  const slot = isElement(node) ? assignedSlot(node) : nodeType(node) === 3 ? textAssignedSlot(node as Text) : null;
  return slot ?? parentOrHost(node);
}

/** The parent element, or the host of a shadow root's child: where the node stands, whatever slot shows it. */
export function parentOrHost(node: Node): Element | null {
  const parent = parentNode(node);
  if (!parent) return null;
  if (isShadowRoot(parent)) return shadowHost(parent);
  return isElement(parent) ? parent : null;
}

/** The host of the shadow tree that the node is in. */
export function hostAround(node: Node): Element | null {
  const root = getRootNode(node);
  return isShadowRoot(root) ? shadowHost(root) : null;
}

/** Flat-tree parent that also climbs from a same-origin frame's root to its frame element. */
export function flatParentAcrossFrames(node: Node): Element | null {
  return flatParent(node) ?? frameElementOf(node);
}

/** The frame element that shows the node's document, if this script may see it. */
export function frameElementOf(node: Node): Element | null {
  const doc = nodeType(node) === 9 ? (node as Document) : ownerDocument(node);
  const win = doc && documentWindow(doc);
  try {
    return win ? win.frameElement : null;
  } catch {
    return null;
  }
}

/**
 * Returns the child nodes in the flat tree: those of the shadow root, the nodes assigned to a slot (or its fallback
 * content), or the node's own.
 */
export function flatChildren(node: Element | ShadowRoot | Document): Node[] {
  if (isElement(node)) {
    const root = shadowRootOf(node);
    if (root) return childNodesOf(root);
    if (isTag(node, 'slot') && isShadowRoot(getRootNode(node))) {
      const assigned = assignedNodes(node);
      if (assigned.length) return assigned;
    }
  }
  return childNodesOf(node);
}

/** The node's own child nodes as an array. */
export function childNodesOf(node: Node): Node[] {
  const out: Node[] = [];
  for (let c = firstChild(node); c; c = nextSibling(c)) out.push(c);
  return out;
}

/** The document or shadow root in whose tree scope ids of this element resolve; null for a detached tree. */
export function treeScope(node: Node): Document | ShadowRoot | null {
  const root = getRootNode(node);
  const type = nodeType(root);
  return type === 9 || (type === 11 && isShadowRoot(root)) ? (root as Document | ShadowRoot) : null;
}

/** The frame's document if it is of this origin and readable, else null (cross-origin, sandboxed, not yet there). */
export function readableFrameDocument(frame: HTMLIFrameElement): Document | null {
  try {
    return frameDocument(frame);
  } catch {
    return null;
  }
}
