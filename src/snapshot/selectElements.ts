import { isString } from '../standards/values.ts';
import { indexed } from '../standards/indexed.ts';
import { isElement } from '../dom/kinds.ts';
import { readableFrameDocument, shadowRootOf, isFrame } from '../dom/composed.ts';
import { querySelectorAll, textContent } from '../dom/natives.ts';
import { describe } from '../schema.ts';
import { collapseSpace } from '../standards/characters.ts';
import { DomToolError } from '../standards/errors.ts';
import type { NodeRegistry } from './identity/NodeRegistry.ts';

/** The combinator that leads from a shadow host or frame into its content. */
export const INTO_CONTENT = ' >>> ';
/** Matches `:contains` with its text, in quotation marks of either kind, at the end of a selector. */
const CONTAINS = /:contains\((?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")\)$/;

/**
 * Finds the elements that match any CSS selector. Beyond CSS, a part may end in `:contains('text')`, which collapses
 * white space but compares letter case, and ` >>> ` leads from a shadow host or frame into its content.
 * @param roots the documents and shadow roots in whose trees the first part is looked for
 * @param limit the largest number of elements to find in each root
 * @returns the elements, root by root, in document order
 * @throws DomToolError `bad_selector` for a part that is no CSS selector
 */
export function selectAll(selector: string, roots: readonly Node[], limit = Infinity): Element[] {
  let scopes: readonly Node[] = roots;
  let found: Element[] = [];
  const parts = selector.split(INTO_CONTENT);
  for (const [i, part] of indexed(parts)) {
    const partLimit = i === parts.length - 1 ? limit : Infinity;
    found = scopes.flatMap((scope) => selectIn(scope, part.trim(), selector, partLimit));
    scopes = found.flatMap((el): Node[] => {
      const inner = shadowRootOf(el) ?? (isFrame(el) ? readableFrameDocument(el) : null);
      return inner ? [inner] : [];
    });
  }
  return found;
}

function selectIn(scope: Node, part: string, whole: string, limit: number): Element[] {
  const contains = CONTAINS.exec(part);
  const css = contains ? part.slice(0, contains.index) || '*' : part;
  const all = query(scope, css, `${JSON.stringify(whole)} is not a valid selector`);
  const text = (contains?.[1] ?? contains?.[2] ?? '').replace(/\\(.)/g, '$1');
  const found: Element[] = [];
  for (let i = 0; i < all.length && found.length < limit; i++) {
    const el = all[i];
    if (el && (!contains || (isElement(el) && collapsedText(el).includes(text)))) found.push(el);
  }
  return found;
}

/** Returns the element's text with white space collapsed, as `:contains` compares it. */
export const collapsedText = (el: Element): string => collapseSpace(textContent(el));

/**
 * Finds the numbers of the elements that match `filterSelector` now, in every document and shadow root of the snapshot.
 * @throws DomToolError `bad_selector` for anything but a CSS selector
 */
export function idsMatching(
  selector: unknown,
  roots: readonly ParentNode[],
  registry: NodeRegistry,
): ReadonlySet<number> {
  if (!isString(selector) || selector.trim() === '') {
    throw new DomToolError('bad_selector', `filterSelector must be a CSS selector, not ${describe(selector)}`);
  }
  const ids = new Set<number>();
  for (const root of roots) {
    const found = query(root as Node, selector, `filterSelector ${describe(selector)} is not a valid CSS selector`);
    for (let i = 0; i < found.length; i++) {
      const id = registry.numberOf(found[i] as Element);
      if (id !== undefined) ids.add(id);
    }
  }
  return ids;
}

function query(scope: Node, css: string, message: string): ArrayLike<Element> {
  try {
    return querySelectorAll(scope as ParentNode & Node, css);
  } catch {
    throw new DomToolError('bad_selector', message);
  }
}
