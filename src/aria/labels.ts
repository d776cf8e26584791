import { isHtml } from '../dom/kinds.ts';
import { LABELABLE } from '../standards/elements.ts';
import type { Context } from './context.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * The `<label>`s of a control in tree order: those around it and those that name it by `for`.
 * https://html.spec.whatwg.org/multipage/forms.html#labeled-control
 */
export function labelsOf(el: Element, tag: string, pass: Context): readonly Element[] {
  return isHtml(el) && (LABELABLE.has(tag) || tag.includes('-')) ? (treeIndex(el, pass).labels.get(el) ?? NONE) : NONE;
}

const NONE: readonly Element[] = [];
