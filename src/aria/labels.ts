import { treeScope } from '../dom/composed.ts';
import { isHtml } from '../dom/kinds.ts';
import { getRootNode, labelControl, labelsOfControl, localName, querySelectorAll } from '../dom/natives.ts';
import { LABELABLE } from '../spec/elements.ts';
import type { Context } from './context.ts';

/**
 * The `<label>`s of a control in tree order: those around it and those that name it by `for`.
 * https://html.spec.whatwg.org/multipage/forms.html#labeled-control
 */
export function labelsOf(el: Element, pass: Context): readonly Element[] {
  const tag = localName(el);
  if (!isHtml(el) || (!LABELABLE.has(tag) && !tag.includes('-'))) return NONE;
  if (pass.once && LABELABLE.has(tag)) return labelsOfControl(el);
  const root = treeScope(el) ?? getRootNode(el);
  let index = pass.memo.labels.get(root);
  if (!index) pass.memo.labels.set(root, (index = indexLabels(root as ParentNode & Node)));
  return index.get(el) ?? NONE;
}

const NONE: readonly Element[] = [];

/** Every label of a tree by the control that it labels: one walk, where `control.labels` would walk once for each control. */
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
