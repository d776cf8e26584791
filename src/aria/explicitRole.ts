import { flatParent } from '../dom/composed.ts';
import { isFocusable } from '../dom/focusable.ts';
import { isSelect, isTag } from '../dom/kinds.ts';
import { attribute } from '../dom/natives.ts';
import { GLOBAL_ATTRIBUTES } from '../standards/aria.ts';
import { REQUIRED_CONTEXT } from '../standards/roles.ts';
import { wordSet } from '../standards/words.ts';
import { rolesIn } from './ariaAttributes.ts';
import { ownerOf } from './ariaOwns.ts';
import { hasAuthorName } from './authorName.ts';
import type { AriaContext } from './context.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Returns the role that the element's `role` attribute gives it: the first token that is a role and may be used on this
 * element.
 * https://w3c.github.io/aria/#host_general_role · https://w3c.github.io/aria/#document-handling_author-errors_roles
 *
 * @returns The role; null if no token qualifies, or if `none` would remove an element that must stay in the tree.
 */
export function explicitRole(el: Element, pass: AriaContext): string | null {
  const value = attribute(el, 'role');
  if (!value) return null;
  for (const role of rolesIn(value)) {
    if (NEEDS_NAME.has(role) && !hasAuthorName(el, pass)) continue;
    if (role === 'none' && conflictsWithNone(el)) return null;
    if (!isInContext(el, role, pass)) continue;
    return role;
  }
  return null;
}

/**
 * Roles that count only on an element that its author has named: without a name, user agents treat the element as if it
 * had no such role. https://w3c.github.io/aria/#region · https://w3c.github.io/aria/#form
 */
const NEEDS_NAME = wordSet('form region');

/**
 * Tells whether the element keeps its semantics despite `role="none"`, because it has a global ARIA attribute or is
 * focusable.
 * https://w3c.github.io/aria/#conflict_resolution_presentation_none
 */
export const conflictsWithNone = (el: Element): boolean => hasGlobalAttribute(el) || isFocusable(el);

const hasGlobalAttribute = (el: Element): boolean =>
  GLOBAL_ATTRIBUTES.some((name) => {
    const value = attribute(el, name);
    return value !== null && !isBlank(value);
  });

/**
 * Tells whether the role needs no context, or the element is in the required context (an option in a listbox, …) with
 * only generic elements and groups between the two. https://w3c.github.io/aria/#scope
 */
export function isInContext(el: Element, role: string, pass: AriaContext): boolean {
  const contexts = REQUIRED_CONTEXT.get(role);
  if (!contexts) return true;
  for (let at = accessibilityParent(el, pass); at; at = accessibilityParent(at, pass)) {
    const found = pass.role(at);
    if (contexts.has(found ?? '') || (role === 'option' && isSelect(at))) return true;
    if (found !== 'generic' && found !== 'group' && !isTag(at, 'slot')) return false;
  }
  return false;
}

const accessibilityParent = (el: Element, pass: AriaContext): Element | null => ownerOf(el, pass) ?? flatParent(el);
