import { attribute, hasAttributes, querySelectorAll } from '../dom/natives.ts';
import { unchangedToken } from '../dom/unchanged.ts';
import { classesOf } from './features.ts';

/** The classes (`.name`) and ids (`#name`) that elements of a document have, or have had. */
export class Present {
  /** Each once, in the order in which they came. */
  readonly features: string[] = [];
  /** Which of them are there is not known: the document is too large to be looked through whenever it has changed, has had too many, or is in quirks mode, where case does not matter. */
  isUnknown = false;
  /** How many rules of the document's sheets match nothing because of what is missing. */
  dormant = 0;
  readonly #document: Document;
  readonly #known = new Set<string>();
  /** Class attributes that were taken apart. */
  #values = new Set<string>();
  #token: object | null = null;

  constructor(document: Document) {
    this.#document = document;
  }

  has(feature: string): boolean {
    return this.#known.has(feature);
  }

  /** Looks for those that have come. */
  look(): void {
    if (this.isUnknown) return;
    const token = unchangedToken(this.#document);
    if (token === this.#token) return;
    this.#token = token;
    const all = querySelectorAll(this.#document, '*');
    const { length } = all;
    this.isUnknown = length > MOST || this.#document.compatMode !== 'CSS1Compat';
    if (this.isUnknown) return;
    if (this.#values.size > MOST) this.#values = new Set<string>();
    for (let i = 0; i < length; i++) {
      const el = all[i] as Element;
      if (!hasAttributes(el)) continue;
      const id = attribute(el, 'id');
      if (id) this.#add(`#${id}`);
      const value = attribute(el, 'class');
      if (!value || this.#values.has(value)) continue;
      this.#values.add(value);
      for (const name of classesOf(value)) this.#add(`.${name}`);
    }
    if (this.features.length > MOST_FEATURES) {
      this.isUnknown = true;
      this.features.length = 0;
      this.#known.clear();
      this.#values.clear();
    }
  }

  #add(feature: string): void {
    if (this.#known.has(feature)) return;
    this.#known.add(feature);
    this.features.push(feature);
  }
}

/** Of how many elements a document is looked through. */
const MOST = 10_000;
/** Pages that make up a class for each thing that they show never stop. */
const MOST_FEATURES = 20_000;

const ofDocuments = new WeakMap<Document, Present>();

/** The same for the same document. */
export function presentIn(document: Document): Present {
  let present = ofDocuments.get(document);
  if (!present) ofDocuments.set(document, (present = new Present(document)));
  return present;
}
