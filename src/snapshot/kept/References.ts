import { attribute, hasAttribute, hasAttributes, querySelectorAll } from '../../dom/natives.ts';

/** Attributes by which an element's name, description, role or state comes from elements elsewhere. */
const NAMES = [
  'aria-labelledby', 'aria-describedby', 'aria-details', 'aria-errormessage', 'aria-controls', 'aria-activedescendant', 'popovertarget', 'commandfor', 'list', 'headers', 'for',
];
const SELECTOR = NAMES.map((name) => `[${name}]`).join();

/** Who refers to which id, whether there is such an element or not. */
export class References {
  readonly #by = new Map<string, WeakRef<Element>[]>();
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
      for (const id of attribute(el, name)?.split(/\s+/) ?? []) {
        if (!id) continue;
        const list = this.#by.get(id);
        if (!list) this.#by.set(id, [new WeakRef(el)]);
        else if (!list.some((ref) => ref.deref() === el)) list.push(new WeakRef(el));
      }
    }
  }

  to(id: string | null): Element[] { return id ? this.#by.get(id)?.flatMap((ref) => ref.deref() ?? []) ?? [] : []; }
}
