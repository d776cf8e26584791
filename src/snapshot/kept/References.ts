import { attribute, hasAttribute, hasAttributes, querySelectorAll, reflectedElements } from '../../dom/natives.ts';

/** Attributes by which an element's name, description, role or state comes from elements elsewhere. */
const NAMES = [
  'aria-labelledby', 'aria-describedby', 'aria-details', 'aria-errormessage', 'aria-controls', 'aria-activedescendant', 'popovertarget', 'commandfor', 'list', 'headers', 'for',
];
const SELECTOR = NAMES.map((name) => `[${name}]`).join();

/** Who refers to which id, whether there is such an element or not. */
export class References {
  readonly #by = new Map<string, WeakRef<Element>[]>();
  /** Those of which an empty attribute may say that script made them refer to elements (`ariaLabelledByElements`). */
  readonly #reflecting: WeakRef<Element>[] = [];
  readonly #reflects = new WeakSet<Element>();
  /** An element takes others as its children, wherever those are. */
  readonly owns: boolean;

  constructor(roots: readonly Node[]) {
    let owns = false;
    for (const root of roots as (Node & ParentNode)[]) {
      for (const el of querySelectorAll(root, `${SELECTOR},[aria-owns]`)) {
        owns ||= hasAttribute(el, 'aria-owns');
        this.add(el);
      }
    }
    this.owns = owns;
  }

  add(el: Element): void {
    if (!hasAttributes(el)) return;
    for (const name of NAMES) {
      const value = attribute(el, name);
      if (value === '' && reflectedElements(el, name)) this.#reflect(el);
      for (const id of value?.split(/\s+/) ?? []) {
        if (!id) continue;
        const list = this.#by.get(id);
        if (!list) this.#by.set(id, [new WeakRef(el)]);
        else if (!list.some((ref) => ref.deref() === el)) list.push(new WeakRef(el));
      }
    }
  }

  to(id: string | null): Element[] { return id ? present(this.#by.get(id)) : []; }

  /** Those that refer to elements without an id, so that any change may be one of what they refer to; with all that may come to do so if elements came or went. */
  reflecting(nodes: boolean): Element[] {
    const all = present(this.#reflecting);
    return nodes ? all : all.filter((el) => NAMES.some((name) => reflectedElements(el, name)?.length));
  }

  #reflect(el: Element): void {
    if (this.#reflects.has(el)) return;
    this.#reflects.add(el);
    this.#reflecting.push(new WeakRef(el));
  }
}

const present = (list: readonly WeakRef<Element>[] = []): Element[] => list.flatMap((ref) => ref.deref() ?? []);
