import { shadowRootOf, treeScope } from '../dom/composed.ts';
import { isHtml, isSvg } from '../dom/kinds.ts';
import { attribute, documentElement, getter, matches, ownerDocument } from '../dom/natives.ts';
import { hoverRules } from '../style/hoverRules.ts';
import { unescape } from '../style/selectorText.ts';
import { Delegated, frameworkListens } from './frameworks.ts';
import { hook } from './hookLink.ts';
import { Sign } from './signals.ts';

/** What a pass learns of the listeners on the page, for as long as it lasts. */
export class Listeners {
  readonly #delegated = new Delegated();
  readonly #roots = new WeakSet<object>();
  /** Selectors of what `:hover` rules restyle, by each class that their last compound asks for. */
  readonly #hovered = new Map<Document | ShadowRoot, ReadonlyMap<string, ReadonlySet<string>>>();
  #document: Document | null = null;

  /** A real listener for clicks or presses is on the element. Only where the hook recorded it. */
  recorded(el: Element): boolean {
    return (hook()?.presses(el) ?? false) && !isReactContainer(el);
  }

  /** Bits of `Sign` for the two. */
  signs(el: Element): number {
    return (this.recorded(el) ? Sign.listener : 0) | (this.framework(el) ? Sign.framework : 0);
  }

  /** A framework has a handler for it, or listens for such elements on an ancestor. */
  framework(el: Element): boolean {
    const seen = this.#delegated;
    const doc = ownerDocument(el) as Document;
    if (doc !== this.#document) {
      this.#document = doc;
      if (!this.#roots.has(doc)) this.#add(doc, documentElement(doc) ?? doc);
    }
    const root = shadowRootOf(el);
    if (root && !this.#roots.has(root)) this.#add(root);
    const own = frameworkListens(el, seen);
    return own || seen.elements.has(el) || (seen.selectors.size > 0 && selects(el, seen.selectors));
  }

  /** A style rule for one of its classes changes its look when it is pointed at. */
  hovers(el: Element): boolean {
    const classes = attribute(el, 'class');
    const scope = classes ? treeScope(el) : null;
    if (!classes || !scope) return false;
    let byClass = this.#hovered.get(scope);
    if (!byClass) this.#hovered.set(scope, (byClass = hoverSelectorsByClass(scope)));
    if (byClass.size === 0) return false;
    return classes.split(/\s+/).some((name) => {
      const selectors = byClass.get(name);
      return selectors !== undefined && selects(el, selectors);
    });
  }

  /** Frameworks also leave things on documents, roots and shadow roots, before their elements are come to. */
  #add(...objects: object[]): void {
    for (const object of objects) {
      this.#roots.add(object);
      frameworkListens(object, this.#delegated);
    }
  }
}

/** Reading a rule costs some microseconds, and what has thousands of them marks its controls in better ways. */
const MAX_RULES = 800;

function hoverSelectorsByClass(scope: Document | ShadowRoot): ReadonlyMap<string, ReadonlySet<string>> {
  const byClass = new Map<string, Set<string>>();
  for (const { selectors } of hoverRules(scope, MAX_RULES)) {
    for (const selector of selectors) {
      if (!/:hover[^\s>+~]*$/.test(selector) || /::|:(?:before|after)$/.test(selector)) continue;
      const bare = selector.replace(/:hover/g, '').trim();
      for (const [, written = ''] of (/[^\s>+~]*$/.exec(bare)?.[0] ?? '').matchAll(CLASS)) {
        const name = unescape(written);
        const found = byClass.get(name);
        if (found) found.add(bare);
        else byClass.set(name, new Set([bare]));
      }
    }
  }
  return byClass;
}
const CLASS = /\.((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)/g;

function selects(el: Element, selectors: ReadonlySet<string>): boolean {
  for (const selector of selectors) {
    try {
      if (matches(el, selector)) return true;
    } catch {
      // A selector that this browser does not know; jQuery has of its own.
    }
  }
  return false;
}

const HANDLERS = ['onclick', 'onmousedown', 'onpointerdown', 'ondblclick'] as const;
const html = HANDLERS.map((name) => getter<Element, unknown>(HTMLElement.prototype, name));
const svg = HANDLERS.map((name) => getter<Element, unknown>(SVGElement.prototype, name));

/** A handler was set as a property. `plain`: it is HTML for sure. Ask only where there is no such attribute: reading the property would compile it. */
export function hasHandlerProperty(el: Element, plain = false): boolean {
  const getters = plain || isHtml(el) ? html : isSvg(el) ? svg : [];
  for (let i = 0; i < getters.length; i++)
    if ((getters[i] as (typeof html)[0])(el) && attribute(el, HANDLERS[i] as string) === null)
      return !isReactContainer(el);
  return false;
}

/** React listens for everything on the containers that it delegates from, and marks them. */
const isReactContainer = (el: Element): boolean => Object.keys(el).some((key) => key.startsWith('_reactListening'));
