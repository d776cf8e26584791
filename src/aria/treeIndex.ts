import { isHtml } from '../dom/kinds.ts';
import { attribute, getRootNode, hasAttribute, labelControl, localName, querySelectorAll } from '../dom/natives.ts';
import { unchangedToken } from '../dom/unchanged.ts';
import type { Context, TreeIndex } from './context.ts';
import { isBlank } from './text.ts';

/**
 * The index of the tree that the element is in: the document, a shadow root, or a tree that is not connected. A pass makes
 * it once; single questions that are asked in one task share it as long as the tree has not changed.
 */
export function treeIndex(el: Element, pass: Context): TreeIndex {
  const root = getRootNode(el) as ParentNode & Node;
  const { memo } = pass;
  let index = memo.trees.get(root);
  if (!index) {
    memo.trees.set(root, (index = pass.once ? sharedIndex(root) : indexTree(root)));
    memo.ownsWithoutId ||= index.owners.some((owner) => isBlank(attribute(owner, 'aria-owns') ?? ''));
  }
  return index;
}

function indexTree(root: ParentNode & Node): TreeIndex {
  const labels = new Map<Element, Element[]>();
  const owners: Element[] = [];
  let ariaDisabled = false;
  for (const el of querySelectorAll(root, 'label, [aria-owns], [aria-disabled]')) {
    const control = localName(el) === 'label' && isHtml(el) ? labelControl(el as HTMLLabelElement) : null;
    if (control) {
      const list = labels.get(control);
      if (list) list.push(el);
      else labels.set(control, [el]);
    }
    if (hasAttribute(el, 'aria-owns')) owners.push(el);
    ariaDisabled ||= hasAttribute(el, 'aria-disabled');
  }
  return { labels, owners, ariaDisabled };
}

const shared = new WeakMap<object, TreeIndex>();

function sharedIndex(root: ParentNode & Node): TreeIndex {
  const token = unchangedToken(root);
  let index = shared.get(token);
  if (!index) shared.set(token, (index = indexTree(root)));
  return index;
}
