import { elementWithId } from './composed.ts';
import { isHtml } from './kinds.ts';
import { attribute, localName, querySelectorAll } from './natives.ts';

/**
 * Returns the `<datalist>` that the `list` attribute of an input refers to; null if there is none.
 * https://html.spec.whatwg.org/multipage/input.html#concept-input-list
 */
export function dataListOf(input: Element): Element | null {
  const list = elementWithId(input, attribute(input, 'list'));
  return list && isHtml(list) && localName(list) === 'datalist' ? list : null;
}

/** Returns the options of the `<datalist>` of an input; null if it has none. */
export function suggestionsOf(input: Element): HTMLOptionElement[] | null {
  const list = dataListOf(input);
  return list && ([...querySelectorAll(list, 'option')] as HTMLOptionElement[]);
}
