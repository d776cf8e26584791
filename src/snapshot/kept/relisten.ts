import { documentWindow, hasAttribute } from '../../dom/natives.ts';
import { hook } from '../../interactivity/hookLink.ts';
import { hasHandlerProperty, Listeners } from '../../interactivity/listeners.ts';
import { Sign } from '../../interactivity/signals.ts';
import type { TreeNode } from '../../tree/TreeNode.ts';
import { liningUp, type Steps } from '../../tree/walk.ts';
import type { NodeRegistry } from '../NodeRegistry.ts';
import { Count, type Tally } from './Tally.ts';

/** Whether presses anywhere in the page are listened for, which says of a pointer over an element that it can be pressed. */
export const hearsAll = (doc: Document): boolean =>
  hook() !== null && [doc, documentWindow(doc)].some((target) => target && hook()?.presses(target));

/** So many nodes make a step. */
const STEP = 64;

/** Elements that have come to be listened for since they were walked, or are no longer: frameworks take over a page that came from the server without a sign. */
export function* relistening(root: TreeNode, registry: NodeRegistry, tally: Tally): Steps<Element[]> {
  const listeners = new Listeners();
  const found: Element[] = [];
  const { nodes } = yield* liningUp(root);
  for (let i = 0; i < nodes.length; i++) {
    if (i % STEP === 0) yield;
    const { id } = nodes[i] as TreeNode;
    const el = registry.element(id);
    if (!el) continue;
    const signs = tally.get(id, Count.Signs) & (Sign.listener | Sign.framework | Sign.handler);
    const now =
      listeners.signs(el) |
      (hasAttribute(el, 'onclick') ? signs & Sign.handler : hasHandlerProperty(el) ? Sign.handler : 0);
    if (now !== signs) found.push(el);
  }
  return found;
}
