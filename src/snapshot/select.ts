import { isElement, isTag } from '../dom/kinds.ts';
import { readableFrameDocument, shadowRootOf } from '../dom/composed.ts';
import { querySelectorAll, textContent } from '../dom/natives.ts';
import { DomToolError } from '../spec/errors.ts';

/** Crosses from a host or frame into what is inside it. */
export const INTO = ' >>> ';
const CONTAINS = /:contains\((?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")\)$/;

/**
 * Elements that a selector matches: CSS, `:contains('text')` at the end of a part (white space collapsed, letter case as
 * written), and ` >>> ` from a shadow host or frame into its content.
 * @throws DomToolError `bad_selector`
 */
export function selectAll(selector: string, roots: readonly Node[]): Element[] {
  let scopes: readonly Node[] = roots;
  let found: Element[] = [];
  for (const part of selector.split(INTO)) {
    found = scopes.flatMap((scope) => matching(scope, part.trim(), selector));
    scopes = found.flatMap((el): Node[] => {
      const inner = shadowRootOf(el) ?? (isTag(el, 'iframe') ? readableFrameDocument(el) : null);
      return inner ? [inner] : [];
    });
  }
  return found;
}

function matching(scope: Node, part: string, whole: string): Element[] {
  const contains = CONTAINS.exec(part);
  const css = contains ? part.slice(0, contains.index) || '*' : part;
  let all: Element[];
  try {
    all = Array.from(querySelectorAll(scope as ParentNode & Node, css));
  } catch {
    throw new DomToolError('bad_selector', `${JSON.stringify(whole)} is not a valid selector`);
  }
  if (!contains) return all;
  const text = (contains[1] ?? contains[2] ?? '').replace(/\\(.)/g, '$1');
  return all.filter((el) => isElement(el) && collapsed(el).includes(text));
}

/** The element's text with white space collapsed, as `:contains` compares it. */
export const collapsed = (el: Element): string => (textContent(el) ?? '').replace(/\s+/g, ' ').trim();
