import { computeAccessibleName } from '../../aria/name.ts';
import { treeScope } from '../../dom/composed.ts';
import { attribute, isConnected, localName, querySelectorAll } from '../../dom/natives.ts';

/**
 * Remembers a control before a page may render it anew.
 * @returns A function that returns what stands for the control later: the control itself while it is in the page, else
 *   the element in its place among those of the same tag, type, role, `id` and `name`, if their number and its
 *   accessible name are the same. Null if the page has taken the control away, or has put another in its place.
 */
export function standingFor<T extends Element>(el: T): () => T | null {
  const scope = treeScope(el);
  const alike = (): T[] =>
    scope
      ? ([...querySelectorAll(scope, localName(el))] as T[]).filter((one) =>
          TELLING.every((name) => attribute(one, name) === attribute(el, name)),
        )
      : [];
  const before = alike();
  const place = before.indexOf(el);
  const name = computeAccessibleName(el);
  return () => {
    if (isConnected(el)) return el;
    const now = alike();
    const there = now.length === before.length ? now[place] : undefined;
    return there && computeAccessibleName(there) === name ? there : null;
  };
}

const TELLING = ['role', 'type', 'id', 'name'];
