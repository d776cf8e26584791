import { documentWindow, hasAttribute } from '../../dom/natives.ts';
import { hook } from '../../perceive/hookLink.ts';
import { hasHandlerProperty, Listeners } from '../../perceive/listeners.ts';
import { Sign } from '../../perceive/signals.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { preorder } from '../../tree/walk.ts';
import type { NodeRegistry } from '../NodeRegistry.ts';
import type { Dirty } from './Dirty.ts';
import { Count, type Tally } from './Tally.ts';

/** Whether presses anywhere in the page are listened for, which says of a pointer over an element that it can be pressed. */
export const hearsAll = (doc: Document): boolean => hook() !== null && [doc, documentWindow(doc)].some((target) => target && hook()?.presses(target));

/** Touches elements that have come to be listened for, or are no longer: frameworks take over a page that came from the server without a sign. */
export function relisten(root: TreeNode, registry: NodeRegistry, tally: Tally, dirty: Dirty): void {
  const listeners = new Listeners();
  for (const { id } of preorder(root)) {
    const el = registry.element(id);
    if (!el) continue;
    const signs = tally.get(id, Count.Signs) & (Sign.listener | Sign.framework | Sign.handler);
    const now = listeners.signs(el) | (hasAttribute(el, 'onclick') ? signs & Sign.handler : hasHandlerProperty(el) ? Sign.handler : 0);
    if (now !== signs) dirty.touchWhole(el);
  }
}
