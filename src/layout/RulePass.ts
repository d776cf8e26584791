import { hasAttributes, localName, matches, parentElement, querySelectorAll } from '../dom/natives.ts';
import { Recent } from '../dom/Recent.ts';
import { AT, type Features } from './features.ts';
import type { SheetKeys } from './sheetKeys.ts';

/** Of an element, what rules may do to its children, and what to all that is in it. */
interface Below { readonly children: number; readonly all: number }

/** What of the page's state, besides the element itself, decides which rules may reach it. Good as long as nothing changes. */
export class RulePass {
  readonly #root: Document | ShadowRoot;
  readonly #keys: SheetKeys;
  readonly #isWide: boolean;
  readonly #below = new Recent<Element, Below>();
  readonly #byClass: readonly [Map<string, number>, Map<string, number>] = [new Map(), new Map()];
  #asked = 0;
  #pointed: ReadonlySet<Element> | null = null;
  /** Siblings are asked about one after the other. */
  #last: Element | null = null;
  #lastBits = 0;

  constructor(root: Document | ShadowRoot, keys: SheetKeys) {
    this.#root = root;
    this.#keys = keys;
    this.#isWide = !keys.at[AT.parent].isEmpty || !keys.at[AT.around].isEmpty;
  }

  /** Whether the element, or something in it, is pointed at or has focus, if a rule asks for that: no other is like it. */
  isPointed(el: Element): boolean {
    if (!this.#keys.pointed) return false;
    // Of the first few each is asked, before all are looked up.
    if (this.#asked++ < MANY) return matches(el, POINTED);
    return (this.#pointed ??= new Set(Array.from(querySelectorAll(this.#root, POINTED)))).has(el);
  }

  /** Bits of the rules that reach the element by what its parent has, or anything around it in its tree. */
  above(el: Element): number {
    if (!this.#isWide) return 0;
    const parent = parentElement(el);
    if (!parent) return 0;
    if (parent === this.#last) return this.#lastBits;
    this.#last = parent;
    return (this.#lastBits = this.#of(parent).children);
  }

  #of(el: Element): Below {
    // A page can be deeper than calls can be.
    const unknown: Element[] = [];
    let below: Below | undefined;
    for (let node: Element | null = el; node && !(below = this.#below.get(node)); node = parentElement(node)) unknown.push(node);
    let all = below?.all ?? 0;
    for (let i = unknown.length - 1; i >= 0; i--) {
      const node = unknown[i] as Element;
      all |= this.#bits(AT.around, node);
      this.#below.set(node, (below = { all, children: all | this.#bits(AT.parent, node) }));
    }
    return below as Below;
  }

  #bits(at: 1 | 2, el: Element): number {
    const features: Features = this.#keys.at[at];
    return features.isEmpty ? 0 : features.of(el, localName(el), hasAttributes(el), this.#byClass[at - 1] as Map<string, number>);
  }
}
const MANY = 100;
const POINTED = ':hover,:active,:focus,:focus-within';
