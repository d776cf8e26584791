import { treeScope } from '../dom/composed.ts';
import { isHtml } from '../dom/kinds.ts';
import { attribute, elementById, localName } from '../dom/natives.ts';

/** The `<datalist>` of an `<input list>`. https://html.spec.whatwg.org/multipage/input.html#concept-input-list */
export function suggestionsOf(el: Element): Element | null {
  const id = attribute(el, 'list');
  const scope = id ? treeScope(el) : null;
  const list = scope && elementById(scope, id as string);
  return list && isHtml(list) && localName(list) === 'datalist' ? list : null;
}
