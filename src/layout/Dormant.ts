import type { Present } from './Present.ts';
import type { Within } from './rules.ts';
import { unescape } from './selectors.ts';

/** A style rule, and what it stands in. */
export interface Sleeper<R> {
  readonly rule: R;
  readonly within: Within;
  isAwake: boolean;
}

/**
 * Style rules of a sheet that match nothing as long as no element has a certain class or id: of all that component libraries
 * bring along, a page uses little, and to take in a rule costs far more than to see that it is not in use.
 */
export class Dormant<R> {
  readonly #present: Present;
  /** By what they ask for: one with a list of selectors may stand in several places. */
  readonly #rules = new Map<string, Sleeper<R>[]>();
  #count = 0;
  /** How many of the present features were asked about. */
  #asked: number;

  constructor(present: Present) {
    this.#present = present;
    this.#asked = present.features.length;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** There are so few in the document that to take them in costs less than to look, before each build, whether they still match nothing. */
  get isFew(): boolean {
    return this.#present.dormant < FEW;
  }

  /** Keeps the rule, which stands in no other style rule, until it can match something; false if it can as it is. `selector`: without escapes by number. */
  takes(rule: R, selector: string, within: Within): boolean {
    const missing = this.#present.isUnknown ? null : missingOf(selector, this.#present);
    if (!missing) return false;
    this.#count++;
    this.#present.dormant++;
    const sleeper = { rule, within, isAwake: false };
    for (const feature of missing) {
      const others = this.#rules.get(feature);
      if (others) others.push(sleeper);
      else this.#rules.set(feature, [sleeper]);
    }
    return true;
  }

  /** Those that can match something by now. They are kept no longer. */
  woken(): Sleeper<R>[] {
    const { features, isUnknown } = this.#present;
    if (isUnknown) return this.all();
    const woken: Sleeper<R>[] = [];
    for (; this.#asked < features.length; this.#asked++) {
      const feature = features[this.#asked] as string;
      for (const one of this.#rules.get(feature) ?? []) this.#wake(one, woken);
      this.#rules.delete(feature);
    }
    return woken;
  }

  /** All of them. They are kept no longer. */
  all(): Sleeper<R>[] {
    const woken: Sleeper<R>[] = [];
    for (const rules of this.#rules.values()) for (const one of rules) this.#wake(one, woken);
    this.#rules.clear();
    return woken;
  }

  #wake(one: Sleeper<R>, woken: Sleeper<R>[]): void {
    if (one.isAwake) return;
    one.isAwake = true;
    this.#count--;
    this.#present.dormant--;
    woken.push(one);
  }
}

const FEW = 100;

/** For each selector of the list a class or id that it asks for and nothing has; null if there is one of which all are present, or that asks for none. */
function missingOf(list: string, present: Present): string[] | null {
  const missing: string[] = [];
  let depth = 0;
  let found = false;
  SIGNS.lastIndex = 0;
  for (let match; (match = SIGNS.exec(list));) {
    const [text, sign, name = ''] = match;
    if (sign) {
      if (found || depth > 0) continue;
      const feature = sign + unescape(name);
      if (present.has(feature)) continue;
      missing.push(feature);
      found = true;
    } else if (text === '(' || text === '[') depth++;
    else if (text === ')' || text === ']') depth--;
    else if (text === ',' && depth === 0) {
      if (!found) return null;
      found = false;
    }
  }
  return found ? missing : null;
}
/** Classes, ids, brackets, commas; strings and escapes are passed over. */
const SIGNS = /([.#])((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)|\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[()[\],]/g;
