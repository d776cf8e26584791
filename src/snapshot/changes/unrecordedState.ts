import { documentWindow } from '../../dom/natives.ts';
import { shadowRootOf } from '../../dom/composed.ts';
import { isDocument } from '../../dom/kinds.ts';
import { LayoutReader, windowScroll } from '../../layout/LayoutReader.ts';

/** Returns how far windows and scroll containers are scrolled, as a string to compare. */
export function scrollState(roots: readonly Node[], scrollers: readonly WeakRef<Element>[]): string {
  let state = '';
  for (const root of roots) {
    const win = isDocument(root) ? documentWindow(root) : null;
    if (win) state += `${windowScroll(win)};`;
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
 * Returns how many of the custom elements that were walked without a shadow root have one now. `attachShadow` makes no
 * mutation record.
 */
export function countNewHosts(possibleHosts: readonly WeakRef<Element>[]): number {
  let hosts = 0;
  for (const ref of possibleHosts) {
    const el = ref.deref();
    if (el && shadowRootOf(el)) hosts++;
  }
  return hosts;
}
