import { flatChildren } from '../dom/composed.ts';
import { isElement, isHtml, isText } from '../dom/kinds.ts';
import { data, firstChild, localName } from '../dom/natives.ts';
import { transformed } from '../style/textTransform.ts';
import { NO_TEXT_CONTENT } from '../standards/elements.ts';
import type { Context } from './context.ts';
import { isBlank } from './text.ts';

/** Whether the text that the element shows is that one, whatever its white space. Stops reading as soon as it cannot be. */
export function showsText(el: Element, text: string, pass: Context): boolean {
  if (!firstChild(el)) return false;
  const wanted = text.replace(SPACE, '');
  let at = 0;
  const stack: (Element | string)[] = [el];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next !== 'string') pushContent(next, stack, pass);
    else {
      const words = next.replace(SPACE, '');
      if (!wanted.startsWith(words, at)) return false;
      at += words.length;
    }
  }
  return at === wanted.length;
}

/** Whether white space is shown in the element, where all that its content comes to is white space. */
export function showsBlankText(el: Element, pass: Context): boolean {
  const stack: Element[] = [el];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (pass.reader.style(next).display === 'none' || (isHtml(next) && NO_TEXT_CONTENT.has(localName(next)))) continue;
    for (const child of flatChildren(next)) {
      if (isElement(child)) {
        if (localName(child) === 'br') return true;
        stack.push(child);
      } else if (isText(child) && isBlank(data(child)) && pass.reader.textBox(child).width > 0) return true;
    }
  }
  return false;
}

const SPACE = /[\s\u200b]+/g;

/** What of the element's content can be seen, in order, the first on top. */
function pushContent(el: Element, stack: (Element | string)[], pass: Context): void {
  const style = pass.reader.style(el);
  if (style.display === 'none' || (isHtml(el) && NO_TEXT_CONTENT.has(localName(el)))) return;
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
