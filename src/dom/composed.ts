import { closedRoot } from './hookRecord.ts';
import { isElement, isShadowRoot, isHtml } from './kinds.ts';
import {
  assignedNodes,
  assignedSlot,
  documentUrl,
  documentWindow,
  elementById,
  firstChild,
  frameDocument,
  getRootNode,
  nextSibling,
  nodeType,
  openShadowRoot,
  ownerDocument,
  parentElement,
  parentNode,
  querySelectorAll,
  referredTo,
  shadowHost,
  textAssignedSlot,
  localName,
} from './natives.ts';

/**
 * Functions for the flat tree and for shadow-including relations (DOM Standard). The flat tree is what a person sees:
 * shadow roots take the place of their hosts' children, and slotted nodes are in their slots.
 */

/** Returns the element's shadow root if it is open or the hook recorded it, or null. */
export const shadowRootOf = (el: Element): ShadowRoot | null => openShadowRoot(el) ?? closedRoot(el);

/**
 * Returns the parent in the flat tree: the slot of a slotted node, the host of a shadow root's child, or the parent
 * element. Returns null at a document.
 */
export function flatParent(node: Node): Element | null {
  const type = nodeType(node);
  const slot = type === 1 ? assignedSlot(node as Element) : type === 3 ? textAssignedSlot(node as Text) : null;
  return slot ?? parentOrHost(node);
}

/** Returns the parent element, or the host if the parent is a shadow root. Slots are not considered. */
export function parentOrHost(node: Node): Element | null {
  const element = parentElement(node);
  if (element) return element;
  const parent = parentNode(node);
  return parent && isShadowRoot(parent) ? shadowHost(parent) : null;
}

/** Returns the host of the shadow tree that the node is in, or null if it is in none. */
export function hostAround(node: Node): Element | null {
  const root = getRootNode(node);
  return isShadowRoot(root) ? shadowHost(root) : null;
}

/** Returns the nearest of an element and its ancestors in the flat tree for which a test holds, or null. */
export function nearest(el: Element | null, isIt: (at: Element) => boolean): Element | null {
  let at = el;
  while (at && !isIt(at)) at = flatParent(at);
  return at;
}

/** Returns the parent in the flat tree, or the frame element for the root of a same-origin frame. */
export const flatParentAcrossFrames = (node: Node): Element | null => flatParent(node) ?? frameElementOf(node);

/** Returns the frame element that shows the node's document; null if there is none or this script may not see it. */
export function frameElementOf(node: Node): Element | null {
  const doc = nodeType(node) === 9 ? (node as Document) : ownerDocument(node);
  const win = doc && documentWindow(doc);
  try {
    // A page can put any value in place of the property, so it counts only if that frame shows the document.
    const frame = win?.frameElement;
    return frame && readableFrameDocument(frame) === doc ? frame : null;
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
    const assigned = slottedIn(node);
    if (assigned.length) return assigned;
  }
  return childNodesOf(node);
}

/** Returns the nodes that a slot shows in place of its own children; none for any other element. */
export const slottedIn = (el: Element, tag = localName(el)): Node[] =>
  tag === 'slot' && isHtml(el) && isShadowRoot(getRootNode(el)) ? assignedNodes(el as HTMLSlotElement) : [];

/**
 * Yields the nodes below an element in the order of the flat tree, however deep they are nested.
 * @param childrenOf returns the children to visit, which are those of the flat tree unless it leaves some out
 */
export function* flatDescendants(
  root: Element,
  childrenOf: (el: Element) => readonly Node[] = flatChildren,
): Generator<Node, void> {
  const stack: Node[] = [];
  for (let node: Node | undefined = root; node; node = stack.pop()) {
    if (node !== root) yield node;
    const children = isElement(node) ? childrenOf(node) : [];
    for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as Node);
  }
}

/** Yields the elements among `flatDescendants`. */
export function* flatElements(...args: Parameters<typeof flatDescendants>): Generator<Element, void> {
  for (const node of flatDescendants(...args)) if (isElement(node)) yield node;
}

/** Returns the document and all shadow roots in it. Looks at every element. */
export function treeScopesIn(doc: Document): (Document | ShadowRoot)[] {
  const out: (Document | ShadowRoot)[] = [doc];
  for (const scope of out) {
    for (const el of querySelectorAll(scope, '*')) {
      const root = shadowRootOf(el);
      if (root) out.push(root);
    }
  }
  return out;
}

/** Returns the node's own child nodes as an array. */
export function childNodesOf(node: Node): Node[] {
  const out: Node[] = [];
  for (let c = firstChild(node); c; c = nextSibling(c)) out.push(c);
  return out;
}

/** Returns the document or shadow root that contains the node, in which its id references resolve; null if detached. */
export function treeScope(node: Node): Document | ShadowRoot | null {
  const root = getRootNode(node);
  const type = nodeType(root);
  return type === 9 || (type === 11 && isShadowRoot(root)) ? (root as Document | ShadowRoot) : null;
}

/**
 * Returns the element that an id refers to in the tree that contains the node; null if there is none or no id is given.
 */
export function elementWithId(node: Node, id: string | null | undefined): Element | null {
  const scope = id ? treeScope(node) : null;
  return scope && referredTo(elementById(scope, id as string));
}

/**
 * Returns the frame's document if it can be read, or null if it has another origin, is sandboxed or does not exist yet.
 */
export function readableFrameDocument(frame: Element): Document | null {
  const found = frameDocument(frame);
  return found === undefined ? embeddedDocument(frame) : found;
}

/**
 * Returns the document that an `<embed>` shows, or null. The element has no `contentDocument`, so the function looks
 * for the window that says that this element shows it.
 */
function embeddedDocument(embed: Element): Document | null {
  const around = documentWindow(ownerDocument(embed) as Document);
  for (let i = 0; around?.[i]; i++)
    try {
      const inner = around[i] as Window;
      if (inner.frameElement === embed) return inner.document;
    } catch {
      // This window has another origin.
    }
  return null;
}

/** Tells whether the element shows another document: a frame, or an object or embed that shows one. */
export function isFrame(el: Element, tag = localName(el)): boolean {
  if ((tag !== 'iframe' && tag !== 'frame' && tag !== 'object' && tag !== 'embed') || !isHtml(el)) return false;
  if (tag.endsWith('frame')) return true;
  const doc = readableFrameDocument(el);
  // WebKit keeps this document in an object that shows its fallback, because it failed to load.
  return doc !== null && documentUrl(doc) !== 'about:blank';
}
