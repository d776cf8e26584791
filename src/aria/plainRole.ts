import { isHtml } from '../dom/kinds.ts';
import { ELEMENT_ROLE } from '../standards/elements.ts';
import { NAME_PROHIBITED } from '../standards/roles.ts';

/** Roles that take no name, of elements that have them wherever they stand. */
const BY_TAG: ReadonlyMap<string, string> = new Map([...ELEMENT_ROLE].filter(([, role]) => NAME_PROHIBITED.has(role)));

/**
 * The role of an element that is nothing but its content: by its tag alone, without an attribute but `class`, and so without a
 * name, a description or a state. Undefined for any other. `names`: of its attributes.
 */
export function plainRole(el: Element, tag: string, names: readonly string[]): string | undefined {
  const role = BY_TAG.get(tag);
  if (role === undefined || !isHtml(el)) return undefined;
  return names.length === 0 || (names.length === 1 && names[0] === 'class') ? role : undefined;
}
