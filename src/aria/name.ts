import { isHtml } from '../dom/kinds.ts';
import { localName } from '../dom/natives.ts';
import { NAMED_TAGS } from '../standards/elements.ts';
import { NAME_FROM_CONTENT, NAME_PROHIBITED } from '../standards/roles.ts';
import { AriaPass } from './AriaPass.ts';
import type { AriaContext, ComputedName } from './context.ts';
import { NAME_STEPS, NO_NAME, stepsFor, textFromSteps } from './nameSteps.ts';
import type { NameStep } from './nameSteps.ts';
import { rootVisit } from './NameVisit.ts';
import { toFlatString } from './whiteSpace.ts';

/**
 * Computes the element's accessible name. https://w3c.github.io/accname/#mapping_additional_nd_name
 *
 * @param el The element.
 * @param pass A pass to share results with; without one, the question is answered by itself.
 * @returns The name; empty if the element has none. In a pass, a name from content is cut after 2,000 characters.
 */
export const computeAccessibleName = (el: Element, pass: AriaContext = AriaPass.forSingleQuestion()): string =>
  computeName(el, pass).name;

/**
 * Computes the name that the element would have if style did not hide it. A person may use a hidden input by what is
 * drawn in its place.
 */
export const nameIfShown = (el: Element, pass: AriaContext): string =>
  nameFromSteps(el, pass.role(el), STEPS_IF_SHOWN, pass).name;
/** All steps but the first one, which stops at hidden elements. */
const [, ...STEPS_IF_SHOWN] = NAME_STEPS;

/** Computes the element's accessible name and where it comes from. */
export function computeName(el: Element, pass: AriaContext): ComputedName {
  const results = pass.memo.of(el);
  return (results.name ??= nameOf(el, pass));
}

function nameOf(el: Element, pass: AriaContext): ComputedName {
  const role = pass.role(el);
  // "If the root node's role prohibits naming, return the empty string": https://w3c.github.io/accname/#comp_init
  if (role !== null && NAME_PROHIBITED.has(role)) return NO_NAME;
  const steps = stepsFor(el, pass);
  if (steps !== NAME_STEPS && !canBeNamedWithoutAttributes(el, role)) return NO_NAME;
  return nameFromSteps(el, role, steps, pass);
}

/** Tells whether the element can have a name without an ARIA attribute, a `title` or a placeholder. */
function canBeNamedWithoutAttributes(el: Element, role: string | null): boolean {
  if (role !== null && NAME_FROM_CONTENT.has(role)) return true;
  const tag = localName(el);
  return NAMED_TAGS.has(tag) || tag.includes('-') || !isHtml(el);
}

/** Returns the name that the first successful step finds. */
function nameFromSteps(el: Element, role: string | null, steps: readonly NameStep[], pass: AriaContext): ComputedName {
  const { name, from } = textFromSteps(rootVisit(el, pass), role, steps);
  const flat = toFlatString(name);
  return flat === '' ? NO_NAME : { name: flat, from };
}
