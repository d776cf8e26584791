import { shadowRootOf } from '../dom/composed.ts';
import { isElement, isTag } from '../dom/kinds.ts';
import { documentElement, firstChild, labelControl, matches, nextSibling } from '../dom/natives.ts';

/** What is pointed at or has focus, or has such an element in it, in a document and its shadow trees. Good as long as nothing changes. */
export class Pointed {
  readonly #document: Document;
  #asked = 0;
  #all: Set<Element> | null = null;

  constructor(doc: Document) {
    this.#document = doc;
  }

  has(el: Element): boolean {
    // Of the first few each is asked, before all are looked up.
    return this.#asked++ < MANY ? matches(el, POINTED) : (this.#all ??= this.#lookUp()).has(el);
  }

  /** From the root down: a query would look at every element of the page. https://html.spec.whatwg.org/multipage/semantics-other.html#selector-hover */
  #lookUp(): Set<Element> {
    const root = documentElement(this.#document);
    const found = new Set<Element>();
    if (root && matches(root, POINTED)) found.add(root);
    // Those that are added on the way are come to as well.
    for (const el of found) {
      addChildren(el, found);
      const inner = shadowRootOf(el);
      if (inner) addChildren(inner, found);
      const control = isTag(el, 'label') ? labelControl(el) : null;
      if (control) found.add(control);
    }
    return found;
  }
}

function addChildren(parent: Node, found: Set<Element>): void {
  for (let node = firstChild(parent); node; node = nextSibling(node))
    if (isElement(node) && matches(node, POINTED)) found.add(node);
}

const MANY = 100;
const POINTED = ':hover,:active,:focus,:focus-within';
