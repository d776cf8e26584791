import { isHtml } from '../dom/kinds.ts';
import { localName } from '../dom/natives.ts';
import { NAMED_TAGS } from '../standards/elements.ts';
import { NAME_FROM_CONTENT, NAME_PROHIBITED } from '../standards/roles.ts';
import { AriaPass } from './AriaPass.ts';
import type { ComputedName, Context } from './context.ts';
import { NAME_STEPS, stepsOf } from './nameSteps.ts';
import type { NameStep } from './nameSteps.ts';
import { CONTENT, NO_TEXT } from './stepResult.ts';
import { flat } from './text.ts';
import { rootVisit } from './visit.ts';

/** The element's accessible name. https://w3c.github.io/accname/#mapping_additional_nd_name */
export function computeAccessibleName(el: Element, pass: Context = AriaPass.once()): string {
  return computeName(el, pass).name;
}

/** The element's accessible name and where it comes from. In a pass, a name of more than 2,000 characters from content is cut there. */
export function computeName(el: Element, pass: Context): ComputedName {
  if (pass.once) return nameOf(el, pass);
  const known = pass.memo.of(el);
  return (known.name ??= nameOf(el, pass));
}

function nameOf(el: Element, pass: Context): ComputedName {
  const role = pass.role(el);
  // https://w3c.github.io/accname/#comp_init: "If the root node's role prohibits naming, return the empty string."
  if (role !== null && NAME_PROHIBITED.has(role)) return NO_NAME;
  const steps = stepsOf(el, pass);
  if (steps !== NAME_STEPS && !mayHaveName(el, role)) return NO_NAME;
  return byFirstStep(el, role, steps, pass);
}

/** Whether an element of which no attribute says its name has anything to be named by. */
function mayHaveName(el: Element, role: string | null): boolean {
  if (role !== null && NAME_FROM_CONTENT.has(role)) return true;
  const tag = localName(el);
  return NAMED_TAGS.has(tag) || tag.includes('-') || !isHtml(el);
}

const NO_NAME: ComputedName = { name: '', from: '' };

function byFirstStep(el: Element, role: string | null, steps: readonly NameStep[], pass: Context): ComputedName {
  const visit = rootVisit(el, pass);
  for (const step of steps) {
    const found = step.run(el, role, visit);
    if (found === undefined) continue;
    if (found === NO_TEXT) return NO_NAME;
    const name = flat(found === CONTENT ? pass.content(visit) : found);
    if (name !== '') return { name, from: step.from };
    if (step.final) return NO_NAME;
  }
  return NO_NAME;
}
