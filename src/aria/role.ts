import { AriaPass } from './AriaPass.ts';
import type { Context } from './context.ts';

/**
 * The element's role in WAI-ARIA: what its `role` attribute says by the rules of WAI-ARIA, else what its host language
 * gives it; null where that is "no corresponding role" (`<label>`, `<iframe>`, …).
 *
 * Images are `img` (its synonym is `image`). An element that is presentational is `generic`: as such it is exposed, if at
 * all. https://w3c.github.io/core-aam/#roleMappingComputedRole
 */
export function computeRole(el: Element, pass: Context = AriaPass.once()): string | null {
  return pass.role(el);
}
