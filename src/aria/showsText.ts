import { isString } from '../standards/values.ts';
import { flatChildren } from '../dom/composed.ts';
import { isElement, isHtml, isText } from '../dom/kinds.ts';
import { data, firstChild, localName } from '../dom/natives.ts';
import { NO_TEXT_CONTENT } from '../standards/elements.ts';
import { transformed } from '../style/textTransform.ts';
import type { AriaContext } from './context.ts';
import { isBlank } from '../standards/characters.ts';

/**
 * Tells whether the visible text of the element equals `text`, white space aside. Stops reading at the first
 * difference.
 */
export function showsSameText(el: Element, text: string, pass: AriaContext): boolean {
  if (!firstChild(el)) return false;
  const expected = text.replace(WHITE_SPACE, '');
  let matched = 0;
  const stack: (Element | string)[] = [el];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (!isString(next)) pushVisibleContent(next, stack, pass);
    else {
      const shown = next.replace(WHITE_SPACE, '');
      if (expected.slice(matched, matched + shown.length) !== shown) return false;
      matched += shown.length;
    }
  }
  return matched === expected.length;
}

/**
 * Tells whether white space in the element takes up room on the page: a line break, or a blank text node that has a
 * box. Meant for elements whose content is nothing but white space.
 */
export function showsBlankText(el: Element, pass: AriaContext): boolean {
  const stack: Element[] = [el];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (pass.reader.style(next).display === 'none' || hasNoTextContent(next)) continue;
    for (const child of flatChildren(next)) {
      if (isElement(child)) {
        if (localName(child) === 'br') return true;
        stack.push(child);
      } else if (isText(child) && isBlank(data(child)) && pass.reader.textBox(child).width > 0) return true;
    }
  }
  return false;
}

/** Wider than ASCII white space: which white space the page uses makes no difference to a reader. */
const WHITE_SPACE = /[\s\u200b]+/g;

const hasNoTextContent = (el: Element): boolean => isHtml(el) && NO_TEXT_CONTENT.has(localName(el));

/** Pushes the element's children and visible texts in reverse, so that the first is on top of the stack. */
function pushVisibleContent(el: Element, stack: (Element | string)[], pass: AriaContext): void {
  const style = pass.reader.style(el);
  if (style.display === 'none' || hasNoTextContent(el)) return;
  const children = flatChildren(el);
  for (let i = children.length - 1; i >= 0; i--) {
    const child = children[i] as Node;
    if (isElement(child)) stack.push(child);
    else if (isText(child) && style.visibility === 'visible') {
      const text = data(child);
      if (!isBlank(text)) stack.push(transformed(text, style.textTransform));
    }
  }
}
