import { controlOf } from '../actions/controls/controls.ts';
import type { ActOutcome } from '../actions/types.ts';
import { isSecret } from '../interactivity/secretFields.ts';

/** How many of the last secrets are remembered. */
const MAX_SECRETS = 10;
/** A shorter text is not masked: it would be found everywhere. */
const MIN_LENGTH = 4;

/**
 * Masks what was typed as a secret in results, also where the page repeats it, or the beginning of it, in a message.
 */
export class Secrets {
  #typed: string[] = [];

  /**
   * Remembers what an action typed, if it went into a field for secrets.
   * @param known whether the field is already known to be one
   */
  note(el: Element, { actual }: ActOutcome, typed: unknown, known = false): void {
    if (
      typeof typed !== 'string' ||
      typed.length < MIN_LENGTH ||
      (!known && ![el, actual ?? el].some((one) => isSecret(controlOf(one))))
    )
      return;
    this.#typed = [typed, ...this.#typed].slice(0, MAX_SECRETS);
  }

  /** A copy of the value with every text in it masked. */
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
  for (let length = secret.length; length >= MIN_LENGTH; length--) out = out.replaceAll(secret.slice(0, length), '•••');
  return out;
}
