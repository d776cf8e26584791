import { isElement } from '../dom/kinds.ts';
import { isConnected, parentNode, querySelectorAll, textContent, recordTarget } from '../dom/natives.ts';
import { now } from '../dom/timers.ts';
import { disconnect, newObserver, observeAll, takeRecords } from '../dom/unchanged.ts';

/** The number of changes between actions after which an element counts as changing by itself. */
const MIN_CHANGES = 2;
/** The time between two changes that are counted separately, in milliseconds. */
const MIN_INTERVAL_MS = 150;
/** How long an element must not change in any report until it no longer counts, in milliseconds. */
const REST_MS = 30_000;
const MAX_OBSERVED = 40;
const MAX_TEXT = 200;
const MAX_DESCENDANTS = 12;

/**
 * Finds elements that change by themselves, such as a clock or a rotating banner, so that reports need not mention them
 * again and again. Between two actions, it observes the small elements that the last report mentioned. One that goes on
 * changing although nobody acts is left out from then on. A late answer to an action changes once and does not count.
 */
export class SelfChanging {
  readonly #observer = newObserver((records) => this.#note(records));
  readonly #changes = new Map<Element, { count: number; last: number }>();
  readonly #selfChanging = new Map<Element, { reported: boolean; until: number }>();

  /** Observes the elements that a report mentioned, until the next action begins. */
  observe(elements: Iterable<Element>): void {
    let left = MAX_OBSERVED;
    for (const el of elements) {
      const parent = parentNode(el) as Node | null;
      for (const one of [el, parent]) {
        if (one && isElement(one) && isSmall(one) && left-- > 0) observeAll(this.#observer, one);
      }
    }
  }

  /** Stops observing. It is called when an action begins. */
  pause(): void {
    this.#note(takeRecords(this.#observer));
    disconnect(this.#observer);
    this.#changes.clear();
    for (const [el, { until }] of this.#selfChanging)
      if (until < now() || !isConnected(el)) this.#selfChanging.delete(el);
  }

  /** Returns whether the element, or one close around it, changes by itself. */
  has(el: Element): boolean {
    if (!this.#selfChanging.size) return false;
    for (let node: Node | null = el, up = 0; node && up < 4; node = parentNode(node), up++) {
      const known = this.#selfChanging.get(node as Element);
      if (!known) continue;
      known.until = now() + REST_MS;
      return true;
    }
    return false;
  }

  /** Returns the elements that no report has described as changing by themselves yet, and marks them as reported. */
  takeUnreported(): Element[] {
    return [...this.#selfChanging].filter(([, one]) => !one.reported && (one.reported = true)).map(([el]) => el);
  }

  #note(records: readonly MutationRecord[]): void {
    const time = now();
    for (const record of records) {
      const target = recordTarget(record);
      const el = isElement(target) ? target : (parentNode(target) as Element | null);
      if (!el) continue;
      this.#count(el, time);
      // Counts the parent too, because the slides of a banner take turns: each slide changes rarely, the banner always.
      const parent = parentNode(el) as Node | null;
      if (record.type === 'attributes' && parent && isElement(parent) && isSmall(parent) && this.#hasOther(el, parent))
        this.#count(parent, time);
    }
  }

  #hasOther(el: Element, parent: Element): boolean {
    return [...this.#changes.keys()].some((one) => one !== el && parentNode(one) === parent);
  }

  #count(el: Element, time: number): void {
    const entry = this.#changes.get(el) ?? { count: 0, last: -Infinity };
    if (time - entry.last < MIN_INTERVAL_MS) return;
    const count = entry.count + 1;
    this.#changes.set(el, { count, last: time });
    if (count >= MIN_CHANGES && isSmall(el) && !this.#selfChanging.has(el))
      this.#selfChanging.set(el, { reported: false, until: time + REST_MS });
  }
}

const isSmall = (el: Element): boolean =>
  querySelectorAll(el, '*').length <= MAX_DESCENDANTS && (textContent(el) ?? '').length <= MAX_TEXT;
