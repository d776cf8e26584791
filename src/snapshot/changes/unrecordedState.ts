import { living } from '../../dom/living.ts';
import { designMode, documentWindow } from '../../dom/natives.ts';
import { shadowRootOf } from '../../dom/composed.ts';
import { hookRecord } from '../../dom/hookRecord.ts';
import { isDocument } from '../../dom/kinds.ts';
import { pointerMoves } from '../../dom/pointed.ts';
import { LayoutReader, windowScroll, windowSize } from '../../layout/LayoutReader.ts';
import { mediaHolds } from '../../style/mediaQueries.ts';
import { styleSheetState } from './styleSheetState.ts';

/**
 * Returns the state of the page that changes without a mutation record, except that of controls, as a string to
 * compare: style sheets, the modes of documents, scroll positions, the size of the viewport, media features, the number
 * of new shadow hosts, moves of the pointer by actions, and the tools that the page offers.
 * @param roots the documents and shadow roots of the page
 * @param scrollers the scroll containers
 * @param possibleHosts the elements that may get a shadow root
 */
export function unrecordedState(
  roots: readonly Node[],
  scrollers: readonly WeakRef<Element>[],
  possibleHosts: readonly WeakRef<Element>[],
): string {
  let state = '';
  for (const root of roots) {
    state += styleSheetState(root as Document | ShadowRoot);
    const win = isDocument(root) ? documentWindow(root) : null;
    if (win) state += `${windowScroll(win)}${designMode(root as Document)};`;
  }
  const reader = new LayoutReader();
  for (const el of living(scrollers)) {
    const { left, top } = reader.scrollOffset(el);
    state += `${left},${top};`;
  }
  const { width, height } = windowSize();
  const media = MEDIA.map(mediaHolds).join();
  return `${state}${width}x${height}${media}${countNewHosts(possibleHosts)},${pointerMoves()},${hookRecord?.toolChanges}`;
}

/** Media features that a person or the system may change without an event that the tool listens to. */
const MEDIA = [
  'print',
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(prefers-reduced-motion)',
  '(forced-colors: active)',
];

/**
 * Returns the number of elements that had no shadow root when they were walked and have one now. `attachShadow` causes
 * no mutation record.
 */
const countNewHosts = (possibleHosts: readonly WeakRef<Element>[]): number =>
  living(possibleHosts).filter(shadowRootOf).length;
