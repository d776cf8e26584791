import { controlOf } from '../actions/controls.ts';
import type { ActOutcome } from '../actions/types.ts';
import { isSecret } from '../interactivity/secretFields.ts';

/** Texts typed lately into fields for secrets. What is shorter than this is not looked for: it would be anywhere. */
const KEPT = 10;
const SHORTEST = 4;

/** Keeps what was typed as a secret out of results, also where the page repeats it, or the beginning of it, in a message. */
export class Secrets {
  #typed: string[] = [];

  /** `known`: that it is a field for secrets. */
  note(el: Element, { actual }: ActOutcome, typed: unknown, known = false): void {
    if (
      typeof typed !== 'string' ||
      typed.length < SHORTEST ||
      (!known && ![el, actual ?? el].some((one) => isSecret(controlOf(one))))
    )
      return;
    this.#typed = [typed, ...this.#typed].slice(0, KEPT);
  }

  /** The value with every text in it masked. */
  mask<T>(value: T): T {
    if (!this.#typed.length) return value;
    if (typeof value === 'string') return this.#typed.reduce(masked, value) as T;
    if (Array.isArray(value)) return value.map((one: unknown) => this.mask(one)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.mask<unknown>(one)])) as T;
  }
}

function masked(text: string, secret: string): string {
  let out = text;
  for (let length = secret.length; length >= SHORTEST; length--) out = out.replaceAll(secret.slice(0, length), '•••');
  return out;
}
