import { invokedBy } from '../../dom/invoked.ts';
import { isTag } from '../../dom/kinds.ts';
import { attribute, hasAttribute, hasAttributes, querySelectorAll, reflectedElements } from '../../dom/natives.ts';
import { WeakElements } from './WeakElements.ts';

/** Attributes by which an element's name, description, role or state comes from elements elsewhere. */
const NAMES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-controls',
  'aria-activedescendant',
  'popovertarget',
  'commandfor',
  'list',
  'headers',
  'for',
];
const SELECTOR = NAMES.map((name) => `[${name}]`).join();

/** Who refers to which id, whether there is such an element or not. */
export class References {
  readonly #by = new Map<string, WeakRef<Element>[]>();
  /** Those of which an empty attribute may say that script made them refer to elements (`ariaLabelledByElements`, `popoverTargetElement`). */
  readonly #reflecting = new WeakElements();
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
      if (value === '' && (reflectedElements(el, name) || isTag(el, 'button') || isTag(el, 'input')))
        this.#reflecting.add(el);
      for (const id of value?.split(/\s+/) ?? []) {
        if (!id) continue;
        const list = this.#by.get(id);
        if (!list) this.#by.set(id, [new WeakRef(el)]);
        else if (!list.some((ref) => ref.deref() === el)) list.push(new WeakRef(el));
      }
    }
  }

  to(id: string | null): Element[] {
    return id ? (this.#by.get(id)?.flatMap((ref) => ref.deref() ?? []) ?? []) : [];
  }

  /** Those that refer to elements without an id, so that any change may be one of what they refer to; with all that may come to do so if elements came or went. */
  reflecting(nodes: boolean): Element[] {
    const all = this.#reflecting.present;
    return nodes
      ? all
      : all.filter(
          (el) =>
            NAMES.some((name) => reflectedElements(el, name)?.length) ||
            invokedBy(el, 'popovertarget') ||
            invokedBy(el, 'commandfor'),
        );
  }
}
