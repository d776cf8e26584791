import { shadowRootOf } from '../dom/composed.ts';
import { isElement, isShadowRoot, isTag } from '../dom/kinds.ts';
import {
  assignedNodes,
  assignedSlot,
  attribute,
  detailsOpen,
  getRootNode,
  hasAttribute,
  hasAttributes,
  isConnected,
  localName,
  openShadowRoot,
  parentNode,
  shadowHost,
} from '../dom/natives.ts';
import { childOfTag } from '../dom/childOfTag.ts';
import { Hidden } from './context.ts';
import type { Context } from './context.ts';

/**
 * What hides the element, by itself or by its place in its parent, and all that is in it. An area is shown by its image.
 */
export function ownExclusion(el: Element, pass: Context): Hidden {
  if (pass.reader.style(el).display === 'none' && localName(el) !== 'area') return Hidden.NotRendered;
  if (isSkipped(el, pass)) return Hidden.NotRendered;
  if (!hasAttributes(el)) return Hidden.No;
  return (isAriaHidden(el) ? Hidden.Aria : Hidden.No) | (hasAttribute(el, 'inert') ? Hidden.Inert : Hidden.No);
}

/** https://w3c.github.io/aria/#aria-hidden; never on the root or the body: https://w3c.github.io/html-aam/#el-body */
export function isAriaHidden(el: Element): boolean {
  return attribute(el, 'aria-hidden')?.toLowerCase() === 'true' && localName(el) !== 'html' && localName(el) !== 'body';
}

/** In the document but not in what is rendered of it, whatever its own style says. */
function isSkipped(el: Element, pass: Context): boolean {
  const parent = parentNode(el);
  if (!parent) return !isConnected(el);
  if (!isElement(parent)) return isShadowRoot(parent) && pass.reader.skipsContents(shadowHost(parent));
  const tag = localName(parent);
  if (shadowRootOf(parent)) {
    const slot = assignedSlot(el);
    return slot ? pass.reader.skipsContents(slot) : openShadowRoot(parent) !== null;
  }
  if (tag === 'slot' && isTag(parent, 'slot') && isShadowRoot(getRootNode(parent)) && assignedNodes(parent).length)
    return true;
  if (tag === 'details' && isTag(parent, 'details') && !detailsOpen(parent))
    return el !== childOfTag(parent, 'summary');
  return pass.reader.skipsContents(parent);
}
