import { cut, isWord } from './characters.ts';
import { withoutInvisibles } from './pageText.ts';
import { maskSecrets } from './secretPatterns.ts';

/** How many of the last texts that were typed into fields for secrets are remembered. */
const MAX_TYPED = 10;
/** A shorter text is not masked: it would be found everywhere. */
const MIN_LENGTH = 4;
const MASK = '•••';
/** Characters of one text in a structure, unless its budget says otherwise. */
const MAX_TEXT = 2000;

/**
 * The gate through which all text of the page leaves the tool. It takes out what nobody can see, masks card numbers,
 * social security numbers and credentials in addresses, and masks the content of fields for secrets wherever the page
 * repeats it.
 */
export class TextGate {
  #typed: readonly string[] = [];
  #held: readonly string[] = [];

  /** Remembers what an action typed into a field for secrets. The page may also repeat the beginning of it. */
  noteTyped(text: string): void {
    if (text.length >= MIN_LENGTH) this.#typed = [text, ...this.#typed].slice(0, MAX_TYPED);
  }

  /** Remembers what the fields for secrets hold now, in place of what they held before. */
  noteHeld(values: readonly string[]): void {
    this.#held = values.filter((value) => value.length >= MIN_LENGTH);
  }

  /** A text of any length, such as a view. */
  text(text: string): string {
    let out = maskSecrets(withoutInvisibles(text).replace(/[\uf8f0-\uf8f7]/g, ''));
    for (const secret of this.#typed) out = masked(out, secret, false);
    for (const secret of this.#held) out = masked(out, secret, true);
    return out;
  }

  /**
   * Lets all texts in a value through the gate, in place: the value must have been made for the caller.
   * @param longest Of a text that is longer than so many characters, only the beginning leaves.
   */
  pass<T>(value: T, longest: number = MAX_TEXT): T {
    const whole = { value };
    const open: Record<string, unknown>[] = [whole];
    for (let holder = open.pop(); holder; holder = open.pop()) {
      for (const key of Object.keys(holder)) {
        const one = holder[key];
        if (typeof one === 'string') {
          const text = this.text(cut(one, longest));
          if (text !== one) holder[key] = text;
        } else if (typeof one === 'object' && one !== null) {
          const copy = Object.isFrozen(one) ? (Array.isArray(one) ? [...(one as unknown[])] : { ...one }) : one;
          if (copy !== one) holder[key] = copy;
          open.push(copy as Record<string, unknown>);
        }
      }
    }
    return whole.value;
  }
}

/** The text with each occurrence of the secret masked: whole words of it, or also the beginnings of it. */
function masked(text: string, secret: string, isWhole: boolean): string {
  const head = isWhole ? secret : secret.slice(0, MIN_LENGTH);
  let out = '';
  let from = 0;
  for (let at = text.indexOf(head); at >= 0; at = text.indexOf(head, at)) {
    let end = at + head.length;
    while (!isWhole && end - at < secret.length && text[end] === secret[end - at]) end++;
    if (isWhole && (isWord(text[at - 1] ?? '') || isWord(text[end] ?? ''))) {
      at++;
      continue;
    }
    out += text.slice(from, at) + MASK;
    at = from = end;
  }
  return from === 0 ? text : out + text.slice(from);
}
