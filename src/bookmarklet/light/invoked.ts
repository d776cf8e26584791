import { treeScope } from '../../dom/composed.ts';
import type * as whole from '../../dom/invoked.ts';
import { attribute, elementById } from '../../dom/natives.ts';

/** Of targets, the bookmarklet knows those that the page has by id. */
export const invokedBy: typeof whole.invokedBy = (el, name) => {
  const id = attribute(el, name);
  const scope = id ? treeScope(el) : null;
  return scope && elementById(scope, id as string);
};
