import { addLabel, type TreeIndex } from '../../aria/taskIndex.ts';
import { querySelectorAll } from '../../dom/natives.ts';

/** The bookmarklet indexes nothing of a tree but which label names which control, and that anew for each question. */
export function indexTree(root: ParentNode & Node): Pick<TreeIndex, 'labels'> {
  const labels = new Map<Element, Element[]>();
  for (const label of querySelectorAll(root, 'label')) addLabel(label, labels);
  return { labels };
}
export const taskIndex = indexTree;
