import { flatParent } from '../dom/composed.ts';
import { isTag } from '../dom/kinds.ts';
import { REQUIRED_CONTEXT } from '../standards/roles.ts';
import type { Context } from './context.ts';
import { ownerOf } from './owned.ts';

/**
 * Whether the element stands in what its role belongs to, with nothing but generic elements and groups between them.
 * https://w3c.github.io/aria/#scope
 */
export function isInContext(el: Element, role: string, pass: Context): boolean {
  const wanted = REQUIRED_CONTEXT.get(role);
  for (let at = parentOf(el, pass); at && wanted; at = parentOf(at, pass)) {
    const found = pass.role(at);
    if (wanted.has(found ?? '') || (role === 'option' && isTag(at, 'select'))) return true;
    if (found !== 'generic' && found !== 'group') return false;
  }
  return wanted === undefined;
}

const parentOf = (el: Element, pass: Context): Element | null => ownerOf(el, pass) ?? flatParent(el);
