import { controlOf } from '../actions/controls/controls.ts';
import type { ActOutcome } from '../actions/types.ts';
import { isSecret } from '../interactivity/secretFields.ts';

/** How many secrets are remembered, the latest first. */
const MAX_SECRETS = 10;
/** The length from which a text is masked. Shorter texts would match too many innocent ones. */
const MIN_LENGTH = 4;

/** Masks in results what an action typed into a field for secrets, also where the page repeats it or its beginning. */
export class Secrets {
  #typed: string[] = [];

  /**
   * Remembers the text that an action typed, if it went into a field for secrets.
   * @param isKnownSecret whether the field is already known to be one
   */
  note(el: Element, { actual }: ActOutcome, typed: unknown, isKnownSecret = false): void {
    if (
      typeof typed !== 'string' ||
      typed.length < MIN_LENGTH ||
      (!isKnownSecret && ![el, actual ?? el].some((one) => isSecret(controlOf(one))))
    )
      return;
    this.#typed = [typed, ...this.#typed].slice(0, MAX_SECRETS);
  }

  /** Returns a copy of the value in which all remembered secrets are masked. */
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
