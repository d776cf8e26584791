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
export const computeRole = (el: Element, pass: AriaContext = AriaPass.forSingleQuestion()): string | null =>
  pass.role(el);

/** Returns the role, or '' if the element has none or one that only wrappers have, such as `generic`. */
export const meaningOf = (role: string | null): string =>
  role === null || role === 'generic' || role === 'none' || role === 'presentation' ? '' : role;
