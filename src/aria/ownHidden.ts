import { childOfTag } from '../dom/childOfTag.ts';
import { shadowRootOf, slottedIn } from '../dom/composed.ts';
import { isElement, isShadowRoot, isTag } from '../dom/kinds.ts';
import {
  assignedSlot,
  attribute,
  detailsOpen,
  hasAttribute,
  hasAttributes,
  isConnected,
  localName,
  openShadowRoot,
  parentNode,
  shadowHost,
} from '../dom/natives.ts';
import { Hidden } from './context.ts';
import type { AriaContext } from './context.ts';

/**
 * Returns the reasons why the element excludes itself and its descendants from the accessibility tree: its own style
 * and attributes, or its place in its parent. An `<area>` is never displayed itself, but its image shows it.
 */
export function ownExclusion(el: Element, pass: AriaContext): Hidden {
  if (pass.reader.style(el).display === 'none' && localName(el) !== 'area') return Hidden.NotRendered;
  if (isSkippedByParent(el, pass)) return Hidden.NotRendered;
  if (!hasAttributes(el)) return Hidden.No;
  return (isAriaHidden(el) ? Hidden.Aria : Hidden.No) | (hasAttribute(el, 'inert') ? Hidden.Inert : Hidden.No);
}

/**
 * Tells whether the element has `aria-hidden="true"`, which has no effect on the root and the body.
 * https://w3c.github.io/aria/#aria-hidden · https://w3c.github.io/html-aam/#el-body
 */
export const isAriaHidden = (el: Element): boolean =>
  attribute(el, 'aria-hidden')?.toLowerCase() === 'true' && localName(el) !== 'html' && localName(el) !== 'body';

/**
 * Tells whether the element is not rendered because of its place, whatever its own style says: it is not connected, its
 * parent skips its contents or is a closed `<details>`, or the flat tree does not contain it.
 */
function isSkippedByParent(el: Element, pass: AriaContext): boolean {
  const parent = parentNode(el);
  if (!parent) return !isConnected(el);
  if (!isElement(parent)) return isShadowRoot(parent) && pass.reader.skipsContents(shadowHost(parent));
  const tag = localName(parent);
  if (shadowRootOf(parent)) {
    const slot = assignedSlot(el);
    // The slots of a closed shadow root are not known: its host's children count as slotted.
    return slot ? pass.reader.skipsContents(slot) : openShadowRoot(parent) !== null;
  }
  // A slot with assigned nodes does not show its own children, which are its fallback content.
  if (slottedIn(parent, tag).length) return true;
  if (tag === 'details' && isTag(parent, 'details') && !detailsOpen(parent))
    return el !== childOfTag(parent, 'summary');
  return pass.reader.skipsContents(parent);
}
