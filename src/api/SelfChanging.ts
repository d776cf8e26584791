import { isElement } from '../dom/kinds.ts';
import { isConnected, parentNode, querySelectorAll, textContent } from '../dom/natives.ts';
import { now } from '../dom/timers.ts';
import { EVERYTHING } from '../dom/unchanged.ts';

/** An element counts as changing by itself if it changed so often between actions, at times so far apart. */
const TIMES = 2;
const APART = 150;
/** It counts until it has not changed in any report for so long, in milliseconds. */
const RESTED = 30_000;
const MAX_OBSERVED = 40;
const MAX_TEXT = 200;
const MAX_DESCENDANTS = 12;

/**
 * Finds out what changes by itself (a clock, a rotating banner), so that reports need not tell it again and again.
 * Between two actions it observes the small elements that the last report told of; one that goes on changing although
 * nobody acts is left out from then on. A late answer to an action changes once and does not count.
 */
export class SelfChanging {
  readonly #observer = new MutationObserver((records) => this.#note(records));
  readonly #seen = new Map<Element, { times: number; last: number }>();
  readonly #restless = new Map<Element, { told: boolean; until: number }>();

  /** Observes what a report told of, until the next action begins. */
  observe(elements: Iterable<Element>): void {
    let left = MAX_OBSERVED;
    for (const el of elements) {
      const parent = parentNode(el) as Node | null;
      for (const one of [el, parent]) {
        if (one && isElement(one) && isSmall(one) && left-- > 0) this.#observer.observe(one, EVERYTHING);
      }
    }
  }

  /** Stops observing. Called when an action begins. */
  pause(): void {
    this.#note(this.#observer.takeRecords());
    this.#observer.disconnect();
    this.#seen.clear();
    for (const [el, { until }] of this.#restless) if (until < now() || !isConnected(el)) this.#restless.delete(el);
  }

  /** Whether the element, or one close around it, changes by itself. */
  has(el: Element): boolean {
    if (!this.#restless.size) return false;
    for (let node: Node | null = el, up = 0; node && up < 4; node = parentNode(node), up++) {
      const known = this.#restless.get(node as Element);
      if (!known) continue;
      known.until = now() + RESTED;
      return true;
    }
    return false;
  }

  /** Those that have not been told as changing by themselves. */
  untold(): Element[] {
    return [...this.#restless].filter(([, one]) => !one.told && (one.told = true)).map(([el]) => el);
  }

  #note(records: readonly MutationRecord[]): void {
    const time = now();
    for (const { target, type } of records) {
      const el = isElement(target) ? target : (parentNode(target) as Element | null);
      if (!el) continue;
      this.#count(el, time);
      // The slides of a banner take turns: each changes rarely, the banner always.
      const parent = parentNode(el) as Node | null;
      if (type === 'attributes' && parent && isElement(parent) && isSmall(parent) && this.#hasOther(el, parent))
        this.#count(parent, time);
    }
  }

  #hasOther(el: Element, parent: Element): boolean {
    return [...this.#seen.keys()].some((one) => one !== el && parentNode(one) === parent);
  }

  #count(el: Element, time: number): void {
    const seen = this.#seen.get(el) ?? { times: 0, last: -Infinity };
    if (time - seen.last < APART) return;
    const times = seen.times + 1;
    this.#seen.set(el, { times, last: time });
    if (times >= TIMES && isSmall(el) && !this.#restless.has(el))
      this.#restless.set(el, { told: false, until: time + RESTED });
  }
}

const isSmall = (el: Element): boolean =>
  querySelectorAll(el, '*').length <= MAX_DESCENDANTS && (textContent(el) ?? '').length <= MAX_TEXT;
