import { attribute, hasAttributes } from '../dom/natives.ts';
import type { Context } from './context.ts';
import { explicitRole } from './explicitRole.ts';
import { implicitRole } from './implicitRole.ts';

/** The role of an element, computed once a pass, unless some of it is guessed. */
export function roleOf(el: Element, pass: Context): string | null {
  if (pass.once) return exposed(el, pass);
  const { memo } = pass;
  const known = memo.of(el);
  if (known.role !== undefined) return known.role;
  const role = exposed(el, pass);
  return memo.isNaming ? role : (known.role = role);
}

function exposed(el: Element, pass: Context): string | null {
  const role = (hasAttributes(el) && attribute(el, 'role') ? explicitRole(el, pass) : null) ?? implicitRole(el, pass);
  return role === 'none' ? 'generic' : role;
}
