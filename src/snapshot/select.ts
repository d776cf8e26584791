import { isElement, isTag } from '../dom/kinds.ts';
import { readableFrameDocument, shadowRootOf } from '../dom/composed.ts';
import { querySelectorAll, textContent } from '../dom/natives.ts';
import { DomToolError } from '../standards/errors.ts';

/** Crosses from a host or frame into what is inside it. */
export const INTO = ' >>> ';
const CONTAINS = /:contains\((?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")\)$/;

/**
 * Elements that a selector matches: CSS, `:contains('text')` at the end of a part (white space collapsed, letter case as
 * written), and ` >>> ` from a shadow host or frame into its content. At most so many in each root.
 * @throws DomToolError `bad_selector`
 */
export function selectAll(selector: string, roots: readonly Node[], most = Infinity): Element[] {
  let scopes: readonly Node[] = roots;
  let found: Element[] = [];
  const parts = selector.split(INTO);
  for (const [i, part] of parts.entries()) {
    found = scopes.flatMap((scope) => matching(scope, part.trim(), selector, i === parts.length - 1 ? most : Infinity));
    scopes = found.flatMap((el): Node[] => {
      const inner = shadowRootOf(el) ?? (isTag(el, 'iframe') ? readableFrameDocument(el) : null);
      return inner ? [inner] : [];
    });
  }
  return found;
}

function matching(scope: Node, part: string, whole: string, most: number): Element[] {
  const contains = CONTAINS.exec(part);
  const css = contains ? part.slice(0, contains.index) || '*' : part;
  let all: ArrayLike<Element>;
  try {
    all = querySelectorAll(scope as ParentNode & Node, css);
  } catch {
    throw new DomToolError('bad_selector', `${JSON.stringify(whole)} is not a valid selector`);
  }
  const text = (contains?.[1] ?? contains?.[2] ?? '').replace(/\\(.)/g, '$1');
  const found: Element[] = [];
  for (let i = 0; i < all.length && found.length < most; i++) {
    const el = all[i];
    if (el && (!contains || (isElement(el) && collapsed(el).includes(text)))) found.push(el);
  }
  return found;
}

/** The element's text with white space collapsed, as `:contains` compares it. */
export const collapsed = (el: Element): string => (textContent(el) ?? '').replace(/\s+/g, ' ').trim();
