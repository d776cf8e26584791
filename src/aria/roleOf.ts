import { attribute, hasAttributes } from '../dom/natives.ts';
import type { Context } from './context.ts';
import { explicitRole } from './explicitRole.ts';
import { implicitRole } from './implicitRole.ts';

/** The role of an element; computed once a pass, but for `generic`, which costs less than to look it up. */
export function roleOf(el: Element, pass: Context): string | null {
  const known = pass.memo.roles.get(el);
  if (known !== undefined) return known;
  const role = (hasAttributes(el) && attribute(el, 'role') ? explicitRole(el, pass) : null) ?? implicitRole(el, pass);
  const exposed = role === 'none' ? 'generic' : role;
  if (exposed !== 'generic') pass.memo.roles.set(el, exposed);
  return exposed;
}
