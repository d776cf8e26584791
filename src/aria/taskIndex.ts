import { isHtml } from '../dom/kinds.ts';
import { labelControl, querySelectorAll } from '../dom/natives.ts';

/** What the markup of one tree says of labels and owners. */
export interface TreeIndex {
  /** Every label by the control that it labels, in tree order: one walk, where `control.labels` would walk once for each control. */
  readonly labels: ReadonlyMap<Element, readonly Element[]>;
  readonly owners: readonly Element[];
}

export function indexTree(root: ParentNode & Node): TreeIndex {
  return { labels: indexLabels(root), owners: Array.from(querySelectorAll(root, '[aria-owns]')) };
}

/**
 * The index of a tree for single questions: those that are asked in one go share it, as long as nothing that it was made
 * from has changed. The observer that tells is gone when the task is.
 */
export function taskIndex(root: ParentNode & Node): TreeIndex {
  if (shared?.root === root && shared.observer.takeRecords().length === 0) return shared.index;
  shared?.observer.disconnect();
  const observer = new Observer(ignore);
  observer.observe(root, WATCHED);
  const entry = { root, observer, index: indexTree(root) };
  shared = entry;
  void then(() => {
    observer.disconnect();
    if (shared === entry) shared = null;
  });
  return entry.index;
}

let shared: { readonly root: Node; readonly observer: MutationObserver; readonly index: TreeIndex } | null = null;

const Observer = MutationObserver;
const ignore = (): void => undefined;
const resolved = Promise.resolve();
const then = resolved.then.bind(resolved);
const WATCHED: MutationObserverInit = { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-owns', 'for', 'id', 'type'] };

function indexLabels(root: ParentNode & Node): Map<Element, Element[]> {
  const index = new Map<Element, Element[]>();
  for (const label of querySelectorAll(root, 'label')) {
    const control = isHtml(label) ? labelControl(label as HTMLLabelElement) : null;
    if (!control) continue;
    const list = index.get(control);
    if (list) list.push(label);
    else index.set(control, [label]);
  }
  return index;
}
