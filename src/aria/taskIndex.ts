import { isHtml } from '../dom/kinds.ts';
import { hasAttribute, hasAttributes, labelControl, localName, querySelectorAll } from '../dom/natives.ts';
import { unchangedToken } from '../dom/unchanged.ts';

/** What the markup of one tree says of labels, owners and what is excluded. */
export interface TreeIndex {
  /** Every label by the control that it labels, in tree order: one walk, where `control.labels` would walk once for each control. */
  readonly labels: ReadonlyMap<Element, readonly Element[]>;
  readonly owners: readonly Element[];
  readonly closedDetails: boolean;
  readonly slots: boolean;
  readonly ariaDisabled: boolean;
}

/** An index in the making, to be shown each element in tree order, but for those of which none of this can be said. */
export class TreeMarks implements TreeIndex {
  readonly labels = new Map<Element, Element[]>();
  readonly owners: Element[] = [];
  closedDetails = false;
  slots = false;
  ariaDisabled = false;

  /** `bare`: it has no attribute. */
  see(el: Element, tag: string, bare: boolean): void {
    if (tag === 'label') addLabel(el, this.labels);
    else if (tag === 'details' && !hasAttribute(el, 'open')) this.closedDetails = true;
    else if (tag === 'slot') this.slots = true;
    if (bare) return;
    if (hasAttribute(el, 'aria-owns')) this.owners.push(el);
    this.ariaDisabled ||= hasAttribute(el, 'aria-disabled');
  }
}

/** In one walk. */
export function indexTree(root: ParentNode & Node): TreeIndex {
  const marks = new TreeMarks();
  for (const el of querySelectorAll(root, 'label, [aria-owns], [aria-disabled], details:not([open]), slot'))
    marks.see(el, localName(el), !hasAttributes(el));
  return marks;
}

/** Files a label by its control, if it has one. */
export function addLabel(label: Element, labels: Map<Element, Element[]>): void {
  const control = isHtml(label) ? labelControl(label as HTMLLabelElement) : null;
  if (!control) return;
  const list = labels.get(control);
  if (list) list.push(label);
  else labels.set(control, [label]);
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
