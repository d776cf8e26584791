import { attribute, hasAttributes, localName, matches, parentElement, querySelectorAll } from '../dom/natives.ts';
import { Recent } from '../dom/Recent.ts';
import { AT, type Features } from './features.ts';
import type { SheetKeys } from './sheetKeys.ts';

/** What rules may do to anything, and what by tag. */
interface Reached { readonly bits: number; readonly tags: ReadonlyMap<string, number> | null }
/** Of an element, what they may do to its children, and what to all that is in it. */
interface Below { readonly children: Reached; readonly all: Reached }

/** What of the page's state, besides the element itself, decides which rules may reach it. Good as long as nothing changes. */
export class RulePass {
  readonly #root: Document | ShadowRoot;
  readonly #keys: SheetKeys;
  readonly #isWide: boolean;
  readonly #below = new Recent<Element, Below>();
  readonly #byClass: readonly [Map<string, number>, Map<string, number>] = [new Map(), new Map()];
  readonly #taggedBy: readonly [Map<string, Reached['tags']>, Map<string, Reached['tags']>] = [new Map(), new Map()];
  #asked = 0;
  #pointed: ReadonlySet<Element> | null = null;
  /** Siblings are asked about one after the other. */
  #last: Element | null = null;
  #lastBelow = NOTHING;

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
  above(el: Element, tag: string): number {
    if (!this.#isWide) return 0;
    const parent = parentElement(el);
    if (!parent) return 0;
    if (parent !== this.#last) {
      this.#last = parent;
      this.#lastBelow = this.#of(parent).children;
    }
    const { bits, tags } = this.#lastBelow;
    return tags ? bits | (tags.get(tag.toLowerCase()) ?? 0) : bits;
  }

  #of(el: Element): Below {
    // A page can be deeper than calls can be.
    const unknown: Element[] = [];
    let below: Below | undefined;
    for (let node: Element | null = el; node && !(below = this.#below.get(node)); node = parentElement(node)) unknown.push(node);
    let all = below?.all ?? NOTHING;
    for (let i = unknown.length - 1; i >= 0; i--) {
      const node = unknown[i] as Element;
      all = this.#with(all, AT.around, node);
      this.#below.set(node, (below = { all, children: this.#with(all, AT.parent, node) }));
    }
    return below as Below;
  }

  /** What is reached already, and what by the element's own features. */
  #with(reached: Reached, at: 1 | 2, el: Element): Reached {
    const features: Features = this.#keys.at[at];
    if (features.isEmpty) return reached;
    const attributed = hasAttributes(el);
    const bits = reached.bits | features.of(el, localName(el), attributed, this.#byClass[at - 1] as Map<string, number>);
    const tags = attributed && features.tagged.size > 0 ? this.#tagged(features, at, el) : null;
    return bits === reached.bits && !tags ? reached : { bits, tags: join(reached.tags, tags) };
  }

  #tagged({ tagged }: Features, at: 1 | 2, el: Element): Reached['tags'] {
    const value = attribute(el, 'class') ?? '';
    const known = this.#taggedBy[at - 1] as Map<string, Reached['tags']>;
    let tags = known.get(value);
    if (tags === undefined) {
      tags = null;
      for (const name of value.split(SPACE)) tags = join(tags, tagged.get(`.${name}`) ?? null);
      known.set(value, tags);
    }
    return join(tags, tagged.get(`#${attribute(el, 'id') ?? ''}`) ?? null);
  }
}

function join(one: Reached['tags'], other: Reached['tags']): Reached['tags'] {
  if (!one || !other) return one ?? other;
  const both = new Map(one);
  for (const [tag, bits] of other) both.set(tag, (both.get(tag) ?? 0) | bits);
  return both;
}
const NOTHING: Reached = { bits: 0, tags: null };
const SPACE = /[\t\n\f\r ]+/;
const MANY = 100;
const POINTED = ':hover,:active,:focus,:focus-within';
