import { documentWindow } from '../../dom/natives.ts';
import { shadowRootOf } from '../../dom/composed.ts';
import { isDocument } from '../../dom/kinds.ts';
import { LayoutReader, windowScroll } from '../../layout/LayoutReader.ts';

/** State of the page that changes without a mutation record, as a string to compare. */

/** How far windows and containers are scrolled. */
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

/** How many custom elements have got a shadow root since they were walked without one: upgrades leave no record. */
export function hostState(candidates: readonly WeakRef<Element>[]): number {
  let hosts = 0;
  for (const ref of candidates) {
    const el = ref.deref();
    if (el && shadowRootOf(el)) hosts++;
  }
  return hosts;
}
