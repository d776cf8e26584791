import { querySelectorAll } from '../dom/natives.ts';
import { DomToolError } from '../standards/errors.ts';
import { describe } from '../schema.ts';
import type { NodeRegistry } from './identity/NodeRegistry.ts';

/**
 * Numbers of the elements that match a CSS selector now, in every document and shadow root of the snapshot.
 * @throws DomToolError `bad_selector`
 */
export function idsMatching(
  selector: unknown,
  roots: readonly ParentNode[],
  registry: NodeRegistry,
): ReadonlySet<number> {
  if (typeof selector !== 'string' || selector.trim() === '') {
    throw new DomToolError('bad_selector', `filterSelector must be a CSS selector, not ${describe(selector)}`);
  }
  const ids = new Set<number>();
  for (const root of roots) {
    let found: NodeListOf<Element>;
    try {
      found = querySelectorAll(root as ParentNode & Node, selector);
    } catch {
      throw new DomToolError('bad_selector', `filterSelector ${describe(selector)} is not a valid CSS selector`);
    }
    for (const el of found) {
      const id = registry.numberOf(el);
      if (id !== undefined) ids.add(id);
    }
  }
  return ids;
}
