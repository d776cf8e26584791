import { elementWithId, hostAround } from '../dom/composed.ts';
import { isHtml } from '../dom/kinds.ts';
import {
  attribute,
  getRootNode,
  hasAttribute,
  labelControl,
  localName,
  matches,
  querySelectorAll,
  referredTo,
} from '../dom/natives.ts';
import { unchangedToken } from '../dom/unchanged.ts';
import { LABELABLE } from '../standards/elements.ts';
import { valueOf } from '../standards/indexed.ts';
import { FIELD_ROLES } from '../standards/roles.ts';
import type { AriaContext, TreeIndex } from './context.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Returns the index of the tree that the element is in: its document, its shadow root, or the root of a tree that is
 * not connected. A pass builds it once per tree. Single questions share one index within a task, as long as the tree
 * does not change.
 */
export function treeIndex(el: Element, pass: AriaContext): TreeIndex {
  const root = getRootNode(el) as ParentNode & Node;
  const { memo } = pass;
  let index = memo.trees.get(root);
  if (!index) {
    memo.trees.set(root, (index = pass.isSingleQuestion ? sharedIndex(root) : indexTree(root)));
    memo.ownsElementsWithoutId ||= index.owners.some((owner) => isBlank(attribute(owner, 'aria-owns') ?? ''));
  }
  return index;
}

/**
 * Returns the `<label>`s of a control in tree order: those that contain it and those that refer to it by `for`.
 * https://html.spec.whatwg.org/multipage/forms.html#labeled-control
 *
 * @param tag The control's local name.
 * @returns The labels; none for an element that cannot be labelled.
 */
export function labelsOf(el: Element, tag: string, pass: AriaContext): readonly Element[] {
  return isHtml(el) && isLabelable(tag) ? labelsIn(el, (at) => treeIndex(at, pass)) : NO_LABELS;
}

/** Tells whether HTML can label elements with this tag. Those of custom elements may be associated with forms. */
export const isLabelable = (tag: string): boolean => LABELABLE.has(tag) || tag.includes('-');

const NO_LABELS: readonly Element[] = [];

/**
 * Returns the labels of a control: those in its own tree or, if there are none and references to the shadow hosts
 * around it lead to the control (see `referredTo`), those in the trees of these hosts.
 */
function labelsIn(el: Element, indexOf: (at: Element) => TreeIndex): readonly Element[] {
  let found: readonly Element[] | undefined;
  for (let at: Element | null = el; at && !found && referredTo(at) === el; at = hostAround(at))
    found = indexOf(at).labels.get(el);
  return found ?? NO_LABELS;
}

function indexTree(root: ParentNode & Node): TreeIndex {
  const labels = new Map<Element, Element[]>();
  const otherLabels = new Map<Element, Element>();
  const namedBy = new Map<string, Element>();
  const owners: Element[] = [];
  let ariaDisabled = false;
  for (const el of querySelectorAll(root, 'label, [aria-owns], [aria-disabled], [aria-labelledby]')) {
    const isLabel = localName(el) === 'label' && isHtml(el);
    const control = isLabel ? labelControl(el as HTMLLabelElement) : null;
    if (isLabel && !control) {
      const other = elementNamedBy(el);
      if (other) otherLabels.set(other, el);
    } else if (control) valueOf(labels, control, () => []).push(el);
    if (hasAttribute(el, 'aria-owns')) owners.push(el);
    for (const id of matches(el, CONTROLS) ? (attribute(el, 'aria-labelledby') ?? '').split(/\s+/) : [])
      if (!namedBy.has(id)) namedBy.set(id, el);
    ariaDisabled ||= hasAttribute(el, 'aria-disabled');
  }
  return { labels, otherLabels, namedBy, owners, ariaDisabled };
}

const ROLES = [...FIELD_ROLES, 'radiogroup'].map((role) => `[role=${role}]`).join();
/** Matches the controls whose `aria-labelledby` tells which labels are in use. */
const CONTROLS = `[aria-labelledby]:is(input,select,textarea,[aria-haspopup=listbox],${ROLES})`;

/** Returns the labels of a control in tree order, for a single question. */
export const labelsOfControl = (el: Element): readonly Element[] =>
  labelsIn(el, (at) => sharedIndex(getRootNode(at) as ParentNode & Node));

/** Returns the element that a label refers to by `for`, also one that HTML cannot label. */
export const elementNamedBy = (label: Element): Element | null => elementWithId(label, attribute(label, 'for'));

/** Tells whether a `<label>` labels something: by HTML, or because a control refers to it. */
export function isUsedLabel(label: Element, pass: AriaContext): boolean {
  const id = attribute(label, 'id');
  return (
    !!labelControl(label as HTMLLabelElement) ||
    !!elementNamedBy(label) ||
    (!!id && treeIndex(label, pass).namedBy.has(id))
  );
}

const sharedIndexes = new WeakMap<object, TreeIndex>();

/** Returns the index that single questions share until the tree changes or the task ends. */
export const sharedIndex = (root: ParentNode & Node): TreeIndex =>
  valueOf(sharedIndexes, unchangedToken(root), () => indexTree(root));
