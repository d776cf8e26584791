import { isHtml } from '../dom/kinds.ts';
import { ELEMENT_ROLE } from '../standards/elements.ts';
import { NAME_PROHIBITED } from '../standards/roles.ts';
import { AriaPass } from './AriaPass.ts';
import type { AriaContext } from './context.ts';

/**
 * Computes the element's WAI-ARIA role: the role that its `role` attribute gives it by the rules of WAI-ARIA, else the
 * role that its host language gives it. https://w3c.github.io/core-aam/#roleMappingComputedRole
 *
 * @param el The element.
 * @param pass A pass to share results with; without one, the question is answered by itself.
 * @returns The role, or null where the host language's mapping says "no corresponding role" (`<label>`, `<iframe>`, …).
 *   Images have the role `img`, never its synonym `image`; presentational elements are `generic`.
 */
export function computeRole(el: Element, pass: AriaContext = AriaPass.forSingleQuestion()): string | null {
  return pass.role(el);
}

/**
 * Returns the role of an element that only wraps its content: its tag decides its role, and without any attribute but
 * `class` it has no name, no description and no state. A walk over the page does not compute these for such an element.
 *
 * @param el The element.
 * @param tag Its local name.
 * @param names The names of its attributes.
 * @returns The role, or undefined if the element is not of this sort and has to be looked at in full.
 */
export function plainRole(el: Element, tag: string, names: readonly string[]): string | undefined {
  // The body may be the editor of a document in design mode.
  if (names.length > 1 || tag === 'body') return undefined;
  const role = ELEMENT_ROLE.get(tag);
  if (role === undefined || !NAME_PROHIBITED.has(role) || !isHtml(el)) return undefined;
  return names.length === 0 || names[0] === 'class' ? role : undefined;
}

/** Returns the role, or '' if the element has none or one that only wrappers have, such as `generic`. */
export const meaningOf = (role: string | null): string =>
  role === null || role === 'generic' || role === 'none' || role === 'presentation' ? '' : role;
