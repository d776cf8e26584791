import { computeAccessibleDescription as description } from '../aria/description.ts';
import { computeAccessibleName as name } from '../aria/name.ts';
import { computeRole as role } from '../aria/role.ts';
import { checkVisibility as visibility, type VisibilityResult } from '../visibility/checkVisibility.ts';
import { isInteractive as interactive } from '../interactivity/isInteractive.ts';

/** The whole accessible name. Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, section 4. */
export const computeAccessibleName = (element: Element): string => name(element);
/** The whole accessible description. Accessible Name and Description Computation 1.2, section 4.3. */
export const computeAccessibleDescription = (element: Element): string => description(element);
/** The computed role; null where there is no corresponding role. WAI-ARIA 1.2, section 5; HTML-AAM 1.0, section 3. */
export const computeRole = (element: Element): string | null => role(element);
/** Whether a person can see the element, with the reason if not. */
export const checkVisibility = (element: Element): VisibilityResult => visibility(element);
/** Whether the element is something to click or type into, by markup, handlers, role or cursor. */
export const isInteractive = (element: Element): boolean => interactive(element);
