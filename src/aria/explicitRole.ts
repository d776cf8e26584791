import { attribute } from '../dom/natives.ts';
import { GLOBAL_ATTRIBUTES } from '../standards/aria.ts';
import { REQUIRED_CONTEXT, ROLE_SYNONYMS, ROLES } from '../standards/roles.ts';
import type { Context } from './context.ts';
import { hasAuthorName } from './authorName.ts';
import { isFocusable } from '../dom/focusable.ts';
import { isInContext } from './requiredContext.ts';
import { tokens } from './references.ts';
import { isBlank } from './text.ts';

/**
 * The role that the author gave: the first token that names a role and may stand here. Null if there is none, or if it asks
 * for no role where that would hide something.
 * https://w3c.github.io/aria/#host_general_role · https://w3c.github.io/aria/#document-handling_author-errors_roles
 */
export function explicitRole(el: Element, pass: Context): string | null {
  const value = attribute(el, 'role');
  if (!value) return null;
  for (const token of tokens(value.toLowerCase())) {
    const role = ROLE_SYNONYMS.get(token) ?? token;
    if (!ROLES.has(role)) continue;
    if (NEEDS_NAME.has(role) && !hasAuthorName(el, pass)) continue;
    if (role === 'none' && conflictsWithNone(el)) return null;
    if (REQUIRED_CONTEXT.has(role) && !isInContext(el, role, pass)) continue;
    return role;
  }
  return null;
}

/** "If the author does not name it, the user agent treats the element as if no such role had been provided." https://w3c.github.io/aria/#region */
const NEEDS_NAME: ReadonlySet<string> = new Set(['form', 'region']);

/** https://w3c.github.io/aria/#conflict_resolution_presentation_none */
export function conflictsWithNone(el: Element): boolean {
  return hasGlobalAttribute(el) || isFocusable(el);
}

function hasGlobalAttribute(el: Element): boolean {
  return GLOBAL_ATTRIBUTES.some((name) => {
    const value = attribute(el, name);
    return value !== null && !isBlank(value);
  });
}
