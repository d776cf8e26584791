import { ROLE_SYNONYMS, ROLES } from '../spec/roles.ts';
import { tokens } from './references.ts';

/**
 * Defaults that a custom element gives through its `ElementInternals`: readable only where they were recorded when the page
 * attached them (the document-start hook). https://html.spec.whatwg.org/multipage/custom-elements.html#accessibility-semantics
 */
export type Internals = Partial<ARIAMixin>;

const recorded = new WeakMap<Element, Internals>();
let source: ((el: Element) => Internals | undefined) | null = null;

/** Makes an element's internals readable here. */
export function rememberInternals(el: Element, internals: Internals): void { recorded.set(el, internals); }
/** Where internals are looked up that no one has handed over (the hook's own record). */
export function setInternalsSource(look: ((el: Element) => Internals | undefined) | null): void { source = look; }

export function internalsOf(el: Element): Internals | undefined { return recorded.get(el) ?? source?.(el); }

export function internalsRole(el: Element): string | null {
  const value = internalsOf(el)?.role;
  if (!value) return null;
  for (const token of tokens(value.toLowerCase())) {
    const role = ROLE_SYNONYMS.get(token) ?? token;
    if (ROLES.has(role)) return role;
  }
  return null;
}
