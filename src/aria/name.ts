import { NAME_PROHIBITED } from '../spec/roles.ts';
import { AriaPass } from './AriaPass.ts';
import type { ComputedName, Context } from './context.ts';
import { NAME_STEPS } from './nameSteps.ts';
import { CONTENT } from './stepResult.ts';
import { flat } from './text.ts';
import { rootVisit } from './visit.ts';

/** The element's accessible name. https://w3c.github.io/accname/#mapping_additional_nd_name */
export function computeAccessibleName(el: Element, pass: Context = new AriaPass(undefined, true)): string {
  return computeName(el, pass).name;
}

/** The element's accessible name and where it comes from. */
export function computeName(el: Element, pass: Context): ComputedName {
  const known = pass.memo.names.get(el);
  if (known) return known;
  const role = pass.role(el);
  // https://w3c.github.io/accname/#comp_init: "If the root node's role prohibits naming, return the empty string."
  if (role !== null && NAME_PROHIBITED.has(role)) return NO_NAME;
  const name = byFirstStep(el, role, pass);
  if (name !== NO_NAME) pass.memo.names.set(el, name);
  return name;
}

const NO_NAME: ComputedName = { name: '', from: '' };

function byFirstStep(el: Element, role: string | null, pass: Context): ComputedName {
  const visit = rootVisit(el, pass);
  for (const step of NAME_STEPS) {
    const found = step.run(el, role, visit);
    if (found === undefined) continue;
    const name = flat(found === CONTENT ? pass.content(visit) : found);
    if (name !== '') return { name, from: step.from };
    if (step.final) return NO_NAME;
  }
  return NO_NAME;
}
