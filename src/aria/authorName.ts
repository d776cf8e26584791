import { isHtml } from '../dom/kinds.ts';
import { attribute, hasAttributes, localName } from '../dom/natives.ts';
import { internalsOf, references } from './ariaAttributes.ts';
import { Hidden } from './context.ts';
import type { AriaContext } from './context.ts';
import { hiddenReasons } from './hidden.ts';
import { rootVisit, visitReference } from './NameVisit.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Tells whether the author has named the element by `aria-labelledby`, `aria-label` or `title`. Some roles depend on
 * it: only a named `<section>` is a region. So that this function does not need the role in turn, it does not compute
 * the element's name.
 * https://w3c.github.io/html-aam/#section-and-grouping-element-accessible-name-computation
 */
export function hasAuthorName(el: Element, pass: AriaContext): boolean {
  if (hasAttributes(el)) {
    if (!isBlank(attribute(el, 'aria-label') ?? '') || !isBlank(attribute(el, 'title') ?? '')) return true;
    if (attribute(el, 'aria-labelledby') !== null && isLabelledByText(el, pass)) return true;
  }
  return isHtml(el) && localName(el).includes('-') && !isBlank(internalsOf(el)?.ariaLabel ?? '');
}

/**
 * Tells whether an element that `aria-labelledby` refers to has a text alternative. Computing it may ask for the role
 * of other such elements, even of this one. For those, any existing target counts as a name, because elements may refer
 * to each other in circles and in chains too long for recursion.
 */
function isLabelledByText(el: Element, pass: AriaContext): boolean {
  const targets = references(el, 'aria-labelledby');
  const { memo } = pass;
  if (memo.isCheckingAuthorName) return targets.length > 0;
  memo.isCheckingAuthorName = true;
  const root = rootVisit(el, pass);
  const found = targets.some((target) => {
    const isHidden = hiddenReasons(target, pass) !== Hidden.No;
    return !isBlank(pass.textAlternative(visitReference(target, root, isHidden)));
  });
  memo.isCheckingAuthorName = false;
  return found;
}
