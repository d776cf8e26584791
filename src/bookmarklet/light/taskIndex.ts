import type { TreeIndex } from '../../aria/taskIndex.ts';
import { isTag } from '../../dom/kinds.ts';
import { labelControl, querySelectorAll } from '../../dom/natives.ts';

/** The bookmarklet indexes nothing of a tree but which label names which control, and that anew for each question. */
export function indexTree(root: ParentNode & Node): Pick<TreeIndex, 'labels'> {
  const labels = new Map<Element | null, Element[]>();
  for (const label of querySelectorAll(root, 'label')) {
    const control = isTag(label, 'label') ? labelControl(label) : null;
    labels.set(control, [...(labels.get(control) ?? []), label]);
  }
  return { labels: labels as TreeIndex['labels'] };
}
export const taskIndex = indexTree;
