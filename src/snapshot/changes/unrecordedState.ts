import { designMode, documentWindow } from '../../dom/natives.ts';
import { shadowRootOf } from '../../dom/composed.ts';
import { isDocument } from '../../dom/kinds.ts';
import { LayoutReader, windowScroll } from '../../layout/LayoutReader.ts';

/** Returns the modes of documents and all scroll positions, as a string to compare. */
export function viewState(roots: readonly Node[], scrollers: readonly WeakRef<Element>[]): string {
  let state = '';
  for (const root of roots) {
    const win = isDocument(root) ? documentWindow(root) : null;
    if (win) state += `${windowScroll(win)}${designMode(root as Document)};`;
  }
  const reader = new LayoutReader();
  for (const ref of scrollers) {
    const el = ref.deref();
    if (!el) continue;
    const { left, top } = reader.scrollOffset(el);
    state += `${left},${top};`;
  }
  return state;
}

/**
 * Returns the number of elements that had no shadow root when they were walked and have one now. `attachShadow` causes
 * no mutation record.
 */
export function countNewHosts(possibleHosts: readonly WeakRef<Element>[]): number {
  let hosts = 0;
  for (const ref of possibleHosts) {
    const el = ref.deref();
    if (el && shadowRootOf(el)) hosts++;
  }
  return hosts;
}
