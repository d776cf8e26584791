import { cut, isWord } from './characters.ts';
import { seen, visible } from './pageText.ts';
import { secretSpans, withMasks } from './secretPatterns.ts';

/** How many of the last texts that were typed into fields for secrets are remembered. */
const MAX_TYPED = 10;
/** A shorter text is not masked: it would be found everywhere. */
const MIN_LENGTH = 4;
/** Characters of a name, and of another text that no budget bounds. */
export const MAX_NAME = 250;
const MAX_TEXT = 2000;
/** So much more is looked at, so that a cut leaves no part of a secret unmasked. */
const MORE = 1000;

/**
 * The gate through which every text of the page enters what the tool tells. It takes out what nobody can see, masks
 * card numbers, social security numbers and credentials in addresses, and masks the content of fields for secrets
 * wherever the page repeats it. What the tool says itself does not pass it, so that a page whose password field holds
 * "button" takes no word from a view. Texts are therefore passed before they are escaped or put into a sentence.
 */
export class TextGate {
  #typed: readonly string[] = [];
  #held: readonly string[] = [];

  /** Remembers what an action types into a field for secrets. The page may also repeat the beginning of it. */
  noteTyped(text: string): void {
    const typed = inSmallLetters(seen(text));
    if (typed.length >= MIN_LENGTH) this.#typed = [typed, ...this.#typed].slice(0, MAX_TYPED);
  }

  /** Remembers what the fields for secrets hold now, in place of what they held before. */
  noteHeld(values: readonly string[]): void {
    this.#held = values.map((value) => inSmallLetters(seen(value))).filter((value) => value.length >= MIN_LENGTH);
  }

  /** A text of any length, its line breaks and spaces kept. */
  text(text: string): string {
    return this.masked(seen(text));
  }

  /** A text as it is, but for the secrets in it: for whoever asks for one text exactly. */
  masked(text: string): string {
    return withMasks(text, this.spans(text));
  }

  /** A text on one line, such as a name or an address, of at most so many characters. */
  line(text: string, longest = MAX_NAME): string {
    return cut(this.text(visible(cut(text, longest + MORE))), longest);
  }

  /** Where secrets stand in a text, in order and apart from each other. */
  spans(text: string): (readonly [start: number, end: number])[] {
    const all = secretSpans(text);
    if (this.#typed.length + this.#held.length > 0) {
      const small = inSmallLetters(text);
      for (const secret of this.#typed) addSpans(all, small, secret, false);
      for (const secret of this.#held) addSpans(all, small, secret, true);
    }
    if (all.length < 2) return all;
    const apart: [number, number][] = [];
    for (const [start, end] of all.sort((a, b) => a[0] - b[0])) {
      const last = apart.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else apart.push([start, end]);
    }
    return apart;
  }

  /**
   * Lets all texts in plain data pass, in place: the data must have been made for the caller, from the page's texts
   * alone.
   * @param longest Of a text that is longer than so many characters, only the beginning passes.
   */
  pass<T>(value: T, longest: number = MAX_TEXT): T {
    const whole = { value };
    const open: Record<string, unknown>[] = [whole];
    for (let holder = open.pop(); holder; holder = open.pop()) {
      for (const key of Object.keys(holder)) {
        const one = holder[key];
        if (typeof one === 'string') {
          const text = cut(this.text(cut(one, longest + MORE)), longest);
          if (text !== one) holder[key] = text;
        } else if (isPlain(one)) {
          const copy = Object.isFrozen(one) ? (Array.isArray(one) ? [...(one as unknown[])] : { ...one }) : one;
          if (copy !== one) holder[key] = copy;
          open.push(copy as Record<string, unknown>);
        }
      }
    }
    return whole.value;
  }
}

const { getPrototypeOf, prototype } = Object;
/** Whether it is a list or a record, not an element or a set. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const parent: unknown = getPrototypeOf(value);
  return parent === prototype || parent === null;
}

/**
 * Adds where a secret stands in a text, in small or capital letters: a short word or number only by itself, or else
 * also the beginnings of it.
 */
function addSpans(spans: (readonly [number, number])[], text: string, secret: string, isWhole: boolean): void {
  const head = isWhole ? secret : secret.slice(0, MIN_LENGTH);
  const isWordOnly = isWhole && SHORT_WORD.test(secret);
  for (let at = text.indexOf(head); at >= 0; at = text.indexOf(head, at)) {
    let end = at + head.length;
    while (!isWhole && end - at < secret.length && text[end] === secret[end - at]) end++;
    if (!isWordOnly || (!isWord(text[at - 1] ?? '') && !isWord(text[end] ?? ''))) spans.push([at, end]);
    else end = at + 1;
    at = end;
  }
}
const SHORT_WORD = /^(?:[^\W\d_]{4,7}|\d{4,7})$/;

/** The text in small letters, if each has one as long. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}
