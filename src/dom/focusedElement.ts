import { isFrame, readableFrameDocument, shadowRootOf } from './composed.ts';
import { activeElement, documentBody, shadowActiveElement } from './natives.ts';

/**
 * Returns the focused element, also inside shadow roots and same-origin frames, or null if only a body has focus.
 */
export function focusedElement(doc: Document): Element | null {
  let found: Element | null = null;
  let el = activeElement(doc);
  let scope = doc;
  while (el && el !== documentBody(scope)) {
    found = el;
    const root = shadowRootOf(el);
    const inner = root && shadowActiveElement(root);
    if (inner) {
      el = inner;
      continue;
    }
    const frame = isFrame(el) ? readableFrameDocument(el) : null;
    if (!frame) break;
    scope = frame;
    el = activeElement(frame);
  }
  return found;
}
