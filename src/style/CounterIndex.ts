import { childNodesOf, flatChildren } from '../dom/composed.ts';
import { isElement } from '../dom/kinds.ts';
import { localName, propertyValue } from '../dom/natives.ts';
import { valueOf } from '../standards/indexed.ts';
import type { ElementStyle } from './ElementStyle.ts';
import type { Pseudo } from './generatedText.ts';

/** Reads the computed styles that set counters. */
interface StyleReader {
  style(el: Element): ElementStyle;
  pseudoWithText(el: Element, which: Pseudo): CSSStyleDeclaration | null;
}

/** The values of each counter at the pseudo-elements of an element, outermost scope first. */
type Places = Partial<Record<Pseudo, ReadonlyMap<string, readonly number[]>>>;

/**
 * Holds the values of CSS counters at each pseudo-element with generated content. No DOM API provides them, so the
 * index walks the document once and counts as the browser does. https://drafts.csswg.org/css-lists/#auto-numbering
 */
export class CounterIndex {
  readonly #values = new Map<Element, Places>();
  readonly #styles: StyleReader;

  constructor(document: Document, styles: StyleReader) {
    this.#styles = styles;
    this.#walk(document);
  }

  /** Returns the values of the counter at the pseudo-element, outermost scope first. */
  at(el: Element, which: Pseudo, name: string): readonly number[] {
    return this.#values.get(el)?.[which]?.get(name) ?? [];
  }

  #walk(document: Document): void {
    const scopes = new Scopes();
    // Each element is on the stack twice: to be entered, and to be left once its descendants are done.
    const stack: [el: Element, leave: boolean][] = childNodesOf(document)
      .filter(isElement)
      .map((el) => [el, false]);
    for (let top = stack.pop(); top; top = stack.pop()) {
      const [el, leave] = top;
      if (leave) {
        this.#visitPseudo(el, '::after', scopes);
        scopes.leave(el);
        continue;
      }
      const style = this.#styles.style(el);
      if (style.display === 'none') continue;
      scopes.apply(el, (property) => style.get(property), style.display.includes('list-item'), localName(el));
      scopes.enter(el);
      this.#visitPseudo(el, '::marker', scopes);
      this.#visitPseudo(el, '::before', scopes);
      stack.push([el, true]);
      const children = flatChildren(el);
      for (let i = children.length - 1; i >= 0; i--) {
        const child = children[i] as Node;
        if (isElement(child)) stack.push([child, false]);
      }
    }
  }

  #visitPseudo(el: Element, which: Pseudo, scopes: Scopes): void {
    const style = this.#styles.pseudoWithText(el, which);
    if (!style) return;
    if (which !== '::marker') scopes.apply(null, (property) => propertyValue(style, property), false, '');
    valueOf(this.#values, el, (): Places => ({}))[which] = scopes.values();
  }
}

interface Counter {
  value: number;
  readonly parent: Element | null;
}

/** The counters in scope at the current position of the walk. */
class Scopes {
  readonly #counters = new Map<string, Counter[]>();
  readonly #path: (Element | null)[] = [null];

  enter(el: Element): void {
    this.#path.push(el);
  }

  /** Ends the scopes of counters that the element's children created. */
  leave(el: Element): void {
    this.#path.pop();
    for (const list of this.#counters.values()) while (list.at(-1)?.parent === el) list.pop();
  }

  /** Returns the present values of all counters, outermost scope first. */
  values(): ReadonlyMap<string, readonly number[]> {
    return new Map([...this.#counters].map(([name, list]) => [name, list.map(({ value }) => value)]));
  }

  /**
   * Applies the counter properties in their order: reset, increment, set.
   * https://drafts.csswg.org/css-lists/#counter-properties
   * @param el the element, or null for a pseudo-element
   * @param get returns a computed property
   * @param tag the element's local name: lists reset the counter `list-item`
   */
  apply(el: Element | null, get: (property: string) => string, isListItem: boolean, tag: string): void {
    const resets = pairs(get('counter-reset'), 0);
    if (tag === 'ol' || tag === 'ul' || tag === 'menu') resets.push(['list-item', 0]);
    for (const [name, value] of resets) this.#reset(name, value);
    const increments = pairs(get('counter-increment'), 1);
    if (el && isListItem && !increments.some(([name]) => name === 'list-item')) increments.push(['list-item', 1]);
    for (const [name, by] of increments) this.#current(name).value += by;
    for (const [name, value] of pairs(get('counter-set'), 0)) this.#current(name).value = value;
  }

  #reset(name: string, value: number): void {
    const list = this.#list(name);
    const parent = this.#path.at(-1) ?? null;
    const last = list.at(-1);
    if (last && last.parent === parent) last.value = value;
    else list.push({ value, parent });
  }

  #current(name: string): Counter {
    const list = this.#list(name);
    if (!list.length) list.push({ value: 0, parent: this.#path.at(-1) ?? null });
    return list.at(-1) as Counter;
  }

  #list(name: string): Counter[] {
    return valueOf(this.#counters, name, () => []);
  }
}

/** Parses a list such as `name 2 other` into pairs. `defaultNumber` replaces a missing number. */
function pairs(value: string, defaultNumber: number): [string, number][] {
  if (value === 'none' || value === '') return [];
  const out: [string, number][] = [];
  for (const [, name, number] of value.matchAll(/(?:reversed\()?([^\s()]+)\)?(?:\s+(-?\d+))?/g)) {
    out.push([name as string, number === undefined ? defaultNumber : Number(number)]);
  }
  return out;
}
