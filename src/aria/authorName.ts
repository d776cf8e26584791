import { attribute, hasAttributes, localName } from '../dom/natives.ts';
import { isHtml } from '../dom/kinds.ts';
import { Hidden } from './context.ts';
import type { Context } from './context.ts';
import { hiddenOf } from './hidden.ts';
import { internalsOf } from './internals.ts';
import { references } from './references.ts';
import { isBlank } from './text.ts';
import { rootVisit, visitReference } from './visit.ts';

/**
 * Whether its author names the element, by `aria-labelledby`, `aria-label` or `title`: what makes a `<section>` a region.
 * It asks for no role, for roles ask for it. https://w3c.github.io/html-aam/#section-and-grouping-element-accessible-name-computation
 */
export function hasAuthorName(el: Element, pass: Context): boolean {
  if (hasAttributes(el)) {
    if (!isBlank(attribute(el, 'aria-label') ?? '') || !isBlank(attribute(el, 'title') ?? '')) return true;
    if (attribute(el, 'aria-labelledby') !== null && isLabelled(el, pass)) return true;
  }
  return isHtml(el) && localName(el).includes('-') && !isBlank(internalsOf(el)?.ariaLabel ?? '');
}

/** Of what is met while that is found out, the element itself included, any reference counts: they may refer to each other, in circles and in long chains. */
function isLabelled(el: Element, pass: Context): boolean {
  const targets = references(el, 'aria-labelledby');
  const { memo } = pass;
  if (memo.isNaming) return targets.length > 0;
  memo.isNaming = true;
  const root = rootVisit(el, pass);
  const found = targets.some(
    (target) => !isBlank(pass.text(visitReference(target, root, hiddenOf(target, pass) !== Hidden.No))),
  );
  memo.isNaming = false;
  return found;
}
