import { attribute, hasAttributes } from '../dom/natives.ts';
import type { Context } from './context.ts';
import { explicitRole } from './explicitRole.ts';
import { implicitRole } from './implicitRole.ts';

/** The role of an element, computed once a pass. */
export function roleOf(el: Element, pass: Context): string | null {
  if (pass.once) return exposed(el, pass);
  const known = pass.memo.of(el);
  if (known.role === undefined) known.role = exposed(el, pass);
  return known.role;
}

function exposed(el: Element, pass: Context): string | null {
  const role = (hasAttributes(el) && attribute(el, 'role') ? explicitRole(el, pass) : null) ?? implicitRole(el, pass);
  return role === 'none' ? 'generic' : role;
}
