import { hasAttributes, localName, parentElement } from '../dom/natives.ts';
import { Recent } from '../dom/Recent.ts';
import { joined, type Lookup, type TagBits } from './features.ts';
import type { Pointed } from './Pointed.ts';

/** What rules may do to anything, and what by tag. */
interface Reached {
  readonly bits: number;
  readonly tags: TagBits;
}
/** Of an element, what they may do to its children, and what to all that is in it. */
interface Below {
  readonly children: Reached;
  readonly all: Reached;
}

/** What of the page's state, besides the element itself, decides which rules may reach it. Good as long as nothing changes. */
export class RulePass {
  readonly #pointed: Pointed | null;
  readonly #parent: Lookup;
  readonly #around: Lookup;
  readonly #below = new Recent<Element, Below>();
  /** Siblings are asked about one after the other. */
  #last: Element | null = null;
  #lastBelow = NOTHING;

  /** What rules ask of the parent, and of anything around. `pointed`: null if none asks what is pointed at or has focus. */
  constructor(parent: Lookup, around: Lookup, pointed: Pointed | null) {
    this.#parent = parent;
    this.#around = around;
    this.#pointed = pointed;
  }

  /** Whether the element, or something in it, is pointed at or has focus, if a rule asks for that: no other is like it. */
  isPointed(el: Element): boolean {
    return this.#pointed?.has(el) === true;
  }

  /** Bits of the rules that reach the element by what its parent has, or anything around it in its tree. */
  above(el: Element, tag: string): number {
    if (this.#parent.isEmpty && this.#around.isEmpty) return 0;
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
    for (let node: Element | null = el; node && !(below = this.#below.get(node)); node = parentElement(node))
      unknown.push(node);
    let all = below?.all ?? NOTHING;
    for (let i = unknown.length - 1; i >= 0; i--) {
      const node = unknown[i] as Element;
      all = reachedBy(all, this.#around, node);
      this.#below.set(node, (below = { all, children: reachedBy(all, this.#parent, node) }));
    }
    return below as Below;
  }
}

/** What is reached already, and what by the element's own features. */
function reachedBy(reached: Reached, lookup: Lookup, el: Element): Reached {
  if (lookup.isEmpty) return reached;
  const attributed = hasAttributes(el);
  const bits = reached.bits | lookup.of(el, localName(el), attributed);
  const tags = attributed ? lookup.tagged(el) : null;
  return bits === reached.bits && !tags ? reached : { bits, tags: joined(reached.tags, tags) };
}
const NOTHING: Reached = { bits: 0, tags: null };
