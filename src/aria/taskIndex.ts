import { isHtml } from '../dom/kinds.ts';
import { labelControl, querySelectorAll } from '../dom/natives.ts';
import { unchangedToken } from '../dom/unchanged.ts';

/** What the markup of one tree says of labels, owners and what is excluded. */
export interface TreeIndex {
  /** Every label by the control that it labels, in tree order: one walk, where `control.labels` would walk once for each control. */
  readonly labels: ReadonlyMap<Element, readonly Element[]>;
  readonly owners: readonly Element[];
  readonly closedDetails: boolean;
  readonly ariaDisabled: boolean;
}

export function indexTree(root: ParentNode & Node): TreeIndex {
  return {
    labels: indexLabels(root),
    owners: Array.from(querySelectorAll(root, '[aria-owns]')),
    closedDetails: querySelectorAll(root, 'details:not([open])').length > 0,
    ariaDisabled: querySelectorAll(root, '[aria-disabled]').length > 0,
  };
}

/** The index of a tree for single questions: those that are asked in one go share it, as long as nothing has changed. */
export function taskIndex(root: ParentNode & Node): TreeIndex {
  return indexBeside(unchangedToken(root), root);
}

/** The index that is kept beside the token of an unchanged tree. */
export function indexBeside(token: object, root: ParentNode & Node): TreeIndex {
  let index = shared.get(token);
  if (!index) shared.set(token, (index = indexTree(root)));
  return index;
}

const shared = new WeakMap<object, TreeIndex>();

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
