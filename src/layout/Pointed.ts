import { shadowRootOf } from '../dom/composed.ts';
import { matches, querySelectorAll } from '../dom/natives.ts';

/** What is pointed at or has focus, or has such an element in it, in a document and its shadow trees. Good as long as nothing changes. */
export class Pointed {
  readonly #document: Document;
  #asked = 0;
  #all: Set<Element> | null = null;

  constructor(doc: Document) { this.#document = doc; }

  has(el: Element): boolean {
    // Of the first few each is asked, before all are looked up.
    return this.#asked++ < MANY ? matches(el, POINTED) : (this.#all ??= this.#lookUp()).has(el);
  }

  #lookUp(): Set<Element> {
    const found = new Set<Element>();
    const roots: (Document | ShadowRoot)[] = [this.#document];
    for (const root of roots) {
      for (const el of querySelectorAll(root, POINTED)) {
        found.add(el);
        const inner = shadowRootOf(el);
        if (inner) roots.push(inner);
      }
    }
    return found;
  }
}

const MANY = 100;
const POINTED = ':hover,:active,:focus,:focus-within';
