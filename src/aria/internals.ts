import { hookRecord } from '../dom/hookRecord.ts';
import { ROLE_SYNONYMS, ROLES } from '../standards/roles.ts';
import { tokens } from './references.ts';

/**
 * Defaults that a custom element gives through its `ElementInternals`: readable only where they were recorded when the page
 * attached them (the document-start hook). https://html.spec.whatwg.org/multipage/custom-elements.html#accessibility-semantics
 */
export type Internals = Partial<ARIAMixin>;

export const internalsOf = (el: Element): Internals | undefined => hookRecord()?.internals(el);

export function internalsRole(el: Element): string | null {
  const value = internalsOf(el)?.role;
  if (!value) return null;
  for (const token of tokens(value.toLowerCase())) {
    const role = ROLE_SYNONYMS.get(token) ?? token;
    if (ROLES.has(role)) return role;
  }
  return null;
}
