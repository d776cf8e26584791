import { flatParent } from '../../dom/composed.ts';
import { isTag } from '../../dom/kinds.ts';
import { documentBody, ownerDocument, parentElement } from '../../dom/natives.ts';
import type { LayoutReader } from '../../layout/LayoutReader.ts';
import type { Dirty } from './Dirty.ts';

/**
 * Which boxes have the size that they had, without reading them. Inside of an element that did not change, layout comes from
 * its own size alone; in a block container the sizes of children come from its width and not from each other (CSS Sizing 3).
 */
export class Steady {
  readonly #dirty: Dirty;
  readonly #reader: LayoutReader;
  /** Whether children keep their size, by what they are in. */
  readonly #known = new Map<Element | null, boolean>();

  constructor(dirty: Dirty, reader: LayoutReader, isSameSize: boolean) {
    this.#dirty = dirty;
    this.#reader = reader;
    this.#known.set(null, isSameSize);
  }

  holds(el: Element): boolean {
    return this.inside(parentElement(el) ?? flatParent(el));
  }

  /** The same of what stands in the element; null is outside of all. */
  inside(el: Element | null): boolean {
    if (this.#known.get(null) === false) return false;
    const way: Element[] = [];
    let at = el;
    for (let known = this.#known.get(at); known === undefined; known = this.#known.get(at)) {
      way.push(at as Element);
      at = flatParent(at as Element);
    }
    let isSteady = this.#known.get(at) === true;
    for (let i = way.length - 1; i >= 0; i--) {
      const one = way[i] as Element;
      isSteady &&= !this.#dirty.has(one) || this.#isBlock(one);
      this.#known.set(one, isSteady);
    }
    return isSteady;
  }

  /** A block container in the flow of another, whose width comes from that. */
  #isBlock(el: Element): boolean {
    if (this.#dirty.restyled.has(el)) return false;
    const style = this.#reader.style(el);
    const { position } = style;
    if (!/^(?:block|flow-root|list-item)$/.test(style.display) || (position !== 'static' && position !== 'relative'))
      return false;
    if (el === documentBody(ownerDocument(el) as Document) || isTag(el, 'slot')) return true;
    return style.get('float') === 'none' && !this.#reader.fitsContent(el);
  }
}
