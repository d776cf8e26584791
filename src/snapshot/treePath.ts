import { flatParentAcrossFrames, frameElementOf } from '../dom/composed.ts';
import { isDocument, isElement, isShadowRoot } from '../dom/kinds.ts';
import type { TextGate } from '../standards/TextGate.ts';
import { parentElement, parentNode, previousSibling, shadowHost, localName } from '../dom/natives.ts';

/**
 * Returns the element's current path, such as `body/main[0]/form[2]/input[0]`. Each index counts all element children
 * of the parent. Inside a shadow tree the path goes through `shadow-root`, inside a frame through its `body`.
 */
export function treePath(el: Element, gate: TextGate): string {
  const parts: string[] = [];
  for (let at: Element | null = el; at; at = parentOnPath(at)) {
    const tag = gate.tag(localName(at));
    parts.push(tag === 'body' || tag === 'html' ? tag : `${tag}[${indexOf(at)}]`);
    if (tag === 'body' && !frameElementOf(at)) break;
    const parent: ParentNode | null = parentNode(at);
    if (parent && isShadowRoot(parent)) parts.push('shadow-root');
  }
  return parts.reverse().join('/');
}

/** Returns the element before this one on the path: its parent, its shadow host, or its frame. */
function parentOnPath(el: Element): Element | null {
  const parent = parentNode(el);
  if (parent && isShadowRoot(parent)) return shadowHost(parent);
  if (parent && isDocument(parent)) return flatParentAcrossFrames(el);
  const next = parentElement(el);
  // The path leaves out the `html` element of a frame, because the `body` is the root of the frame's content.
  return next && localName(el) === 'body' ? flatParentAcrossFrames(next) : next;
}

function indexOf(el: Element): number {
  let index = 0;
  for (let s = previousSibling(el); s; s = previousSibling(s)) if (isElement(s)) index++;
  return index;
}
