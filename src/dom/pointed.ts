import { isConnected } from './natives.ts';

/**
 * The element under the pointer that actions move, in each document. A script cannot cause `:hover`, so style rules
 * that depend on it are looked up for this element instead.
 */
const pointers = new WeakMap<Document, { readonly ref: WeakRef<Element>; readonly x: number; readonly y: number }>();
let moves = 0;

/** Records that the pointer is over the element, at a point in the viewport of its document, in CSS px. */
export function notePointer(doc: Document, el: Element, { x, y }: { readonly x: number; readonly y: number }): void {
  if (pointers.get(doc)?.ref.deref() !== el) moves++;
  pointers.set(doc, { ref: new WeakRef(el), x, y });
}

/**
 * Returns the element under the pointer, if it is still in the page, and the last position of the pointer, in CSS px.
 * Null if actions have not moved the pointer in this document.
 */
export function pointerIn(doc: Document): { el: Element | null; x: number; y: number } | null {
  const last = pointers.get(doc);
  if (!last) return null;
  const el = last.ref.deref();
  return { el: el && isConnected(el) ? el : null, x: last.x, y: last.y };
}

/** Returns how often the pointer has moved from one element to another. */
export const pointerMoves = (): number => moves;
