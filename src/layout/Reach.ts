import { unitedBits } from './features.ts';
import { unescape } from './selectors.ts';

/** How far from an element a rule may matter when a feature of that element changes. */
export const FAR = {
  /** For the element and what is in it. */
  inside: 1,
  /** For what stands beside it too, and what is in that. */
  beside: 2,
  /** For anything. */
  around: 4,
} as const;

/** Stands for the place of an element among others: `:first-child`, `:empty`, what comes before it. */
export const PLACE = ':place';
/** Stands for whether there is anything in the element. */
export const EMPTY = ':empty';
/** Stands for all that an element can be in without an attribute that says so: `:checked`, `:focus`, `:invalid`. */
export const STATE = ':state';
export const HOVER = ':hover';

/**
 * Which features of elements (`.class`, `#id`, `[attribute`, tags, `:states`) the rules of interest ask for, and how far from
 * an element with that feature they can style something (Selectors 4): the scheme by which browsers themselves know what to
 * style again. It errs on the side of too far.
 */
export class Reach {
  /** Some rule cannot be read, or asks for what leaves no trace, as the size of a container: anything may change at any time. */
  blind = false;
  /** Generated text counts elements. */
  counts = false;
  /** Some variable depends on how large the viewport is. */
  varies = false;
  #features = new Map<string, number>();
  #merged: WeakSet<Reach> | null = null;

  of(feature: string): number {
    return this.#features.get(feature) ?? 0;
  }

  /** Takes in a rule's selector, with what it is nested in. `near`: what it does beside or around an element is of no interest. */
  add(selector: string, near = false): void {
    const bare = selector.replace(STRINGS, '""');
    const far = near
      ? FAR.inside
      : /:has\(/.test(bare)
        ? FAR.around
        : /[+~]/.test(bare.replace(/~=|\[[^\]]*\]|:nth[\w-]*\([^)]*\)/g, ''))
          ? FAR.beside
          : FAR.inside;
    if (far === FAR.beside) this.#file(PLACE, FAR.beside);
    for (const [, mark, name = '', attribute, pseudo, tag] of bare.matchAll(PARTS)) {
      if (mark) this.#file(mark + unescape(name), far);
      else if (attribute) this.#file(`[${attribute.toLowerCase()}`, far);
      else if (pseudo) this.#addPseudo(pseudo.toLowerCase(), far, near);
      else if (tag && far === FAR.around) this.#file(tag.toLowerCase(), far);
    }
    if (far === FAR.around && /:has\([^)]*\*/.test(bare)) this.#file(PLACE, far);
  }

  /** Takes in another, to which no more is added. */
  merge(other: Reach): void {
    if (this.#merged?.has(other)) return;
    (this.#merged ??= new WeakSet<Reach>()).add(other);
    this.blind ||= other.blind;
    this.counts ||= other.counts;
    this.varies ||= other.varies;
    this.#features = unitedBits(this.#features, other.#features);
  }

  #addPseudo(name: string, far: number, near: boolean): void {
    if (name === 'hover') this.#file(HOVER, far);
    else if (near && /^(?:first|last|only|nth|empty|focus-within)|valid$/.test(name)) return;
    else if (name === 'empty') this.#file(EMPTY, Math.max(far, FAR.beside));
    else if (/^(?:first|last|only|nth)/.test(name)) this.#file(PLACE, Math.max(far, FAR.beside));
    else if (/^focus-within|valid$/.test(name)) this.#file(STATE, FAR.around);
    else if (!STANDING.test(name)) this.#file(STATE, far);
  }

  #file(feature: string, far: number): void {
    this.#features.set(feature, (this.#features.get(feature) ?? 0) | far);
  }
}

const STRINGS = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g;
const PARTS = /([.#])((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)|\[\s*(?:[\w-]*\|)?([\w-]+)|::?([\w-]+)|([a-zA-Z][\w-]*)/g;
/** Pseudo-classes and pseudo-elements that only combine others, or hold for good. */
const STANDING =
  /^(?:not|is|where|has|root|host|host-context|scope|slotted|part|before|after|marker|placeholder|selection|first-|defined|lang|dir|-)/;
