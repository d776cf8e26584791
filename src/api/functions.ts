import { computeAccessibleDescription as description } from '../aria/description.ts';
import { computeAccessibleName as name } from '../aria/name.ts';
import { computeRole as role } from '../aria/role.ts';
import { checkVisibility as visibility, isShownOnHover, type VisibilityResult } from '../visibility/checkVisibility.ts';
import { AriaPass } from '../aria/AriaPass.ts';
import { Hidden } from '../aria/context.ts';
import { hiddenReasons } from '../aria/hidden.ts';
import { visibleSubstitute } from '../interactivity/operable.ts';
import { untampered } from '../dom/builtIns.ts';
import { isElement } from '../dom/kinds.ts';
import { describe } from '../schema.ts';
import { badOption } from '../standards/errors.ts';
import { isInteractive as interactive } from '../interactivity/isInteractive.ts';

/** @throws DomToolError `bad_option` for anything but an element */
function checked(element: unknown): Element {
  try {
    if (isElement(element as Node)) return element as Element;
  } catch {
    // It is no node.
  }
  throw badOption(`the argument must be an element, not ${describe(element)}`);
}

/**
 * Answers a question about an element with the browser's own built-in functions, which the page may have replaced.
 * Typed text is part of the answers, because the specifications say so.
 */
const about = <T>(element: Element, answer: (el: Element, pass: AriaPass) => T): T =>
  untampered(() => answer(checked(element), new AriaPass(undefined, true, null, true)));

/**
 * Computes the accessible name: Accessible Name and Description Computation 1.2, section 4.3; HTML-AAM 1.0, section 4.
 */
export const computeAccessibleName = (element: Element): string => about(element, name);
/** Computes the accessible description: Accessible Name and Description Computation 1.2, section 4.3. */
export const computeAccessibleDescription = (element: Element): string => about(element, description);
/** Computes the role, or null if the element corresponds to none: WAI-ARIA 1.2, section 5; HTML-AAM 1.0, section 3. */
export const computeRole = (element: Element): string | null => about(element, role);
/** Returns whether a person can see the element, and if not, why. */
export const checkVisibility = (element: Element): VisibilityResult => about(element, (el) => visibility(el));
/**
 * Returns whether a person can click the element or type into it, judged by markup, listeners, role and cursor. It
 * agrees with the snapshot, so that hidden and inert elements are not interactive, but those shown on hover are.
 */
export const isInteractive = (element: Element): boolean =>
  about(element, (el) => {
    const pass = new AriaPass();
    const { reader } = pass;
    const isSeen =
      visibility(el, reader).visible || isShownOnHover(el, reader) || visibleSubstitute(el, reader) !== null;
    return isSeen && !(hiddenReasons(el, pass) & (Hidden.Aria | Hidden.Inert)) && interactive(el, reader);
  });
