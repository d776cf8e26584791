import { BITS } from './ruleBits.ts';
import { AT, Features } from './features.ts';
import { HOST } from './ofHost.ts';
import { Reach } from './Reach.ts';
import type { Rule } from './rules.ts';

/** Features of which an element must have one to be reached, and the pseudo-elements that they lead to. */
export class SheetKeys {
  contentVisibility = false;
  /** A rule asks what is pointed at or has focus. */
  pointed = false;
  /** A rule has something change step by step. */
  moves = false;
  readonly reach = new Reach();
  /** Rules that may change what is read of elements, in their order. */
  readonly rules: Rule[] = [];
  /** Media queries that rules in it stand under. */
  readonly media = new Set<string>();
  /** By what the element itself, its parent or something around it must have. Browsers' own sheets give `q` its quotes. */
  readonly at: readonly [Features, Features, Features] = [new Features(), new Features(), new Features()];
  /** Of rules that ask for nothing but to be pointed at or to have focus. */
  atPointer = 0;
  /** Of rules that reach the host of the tree, but for `single`. */
  ofHost = 0;
  /** What tells one host from another that is alike for the rules outside (`HOST`). */
  hostTold: number = HOST.none;

  constructor() {
    this.at[AT.self].file(['tags', 'q'], BITS['::before'] | BITS['::after']);
  }

  add(other: SheetKeys): void {
    this.atPointer |= other.atPointer;
    this.ofHost |= other.ofHost;
    this.hostTold = Math.max(this.hostTold, other.hostTold);
    this.contentVisibility ||= other.contentVisibility;
    this.pointed ||= other.pointed;
    this.moves ||= other.moves;
    this.reach.merge(other.reach);
    for (const text of other.media) this.media.add(text);
    this.at.forEach((features, i) => {
      features.add(other.at[i] as Features);
    });
  }
}
