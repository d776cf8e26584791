import { treeScope } from '../dom/composed.ts';
import { attribute, elementById, reflectedElements } from '../dom/natives.ts';

type ElementAttribute = 'aria-labelledby' | 'aria-describedby' | 'aria-owns';

/**
 * The elements that an attribute refers to: those set by script (`ariaLabelledByElements`), else the ids in the element's
 * own tree scope, in the author's order. https://w3c.github.io/aria/#valuetype_idref_list ·
 * https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#attr-associated-elements
 */
export function references(el: Element, name: ElementAttribute): readonly Element[] {
  const value = attribute(el, name);
  if (value === null) return [];
  const ids = tokens(value);
  if (!ids.length) return reflectedElements(el, name) ?? [];
  const scope = treeScope(el);
  if (!scope) return [];
  return ids.map((id) => elementById(scope, id)).filter((target) => target !== null);
}

/** The words of a space-separated attribute. https://infra.spec.whatwg.org/#split-on-ascii-whitespace */
export function tokens(value: string): string[] {
  return value.split(/[\t\n\f\r ]+/).filter((token) => token !== '');
}
