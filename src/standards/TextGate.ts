import { isPlain } from './plain.ts';
import { isString } from './values.ts';
import { ASCII, collapseSpace, cut, isAsciiWord, lazyPattern } from './characters.ts';
import { valueOf } from './indexed.ts';
import { ident, seen, visible } from './pageText.ts';
import { ESCAPE_OR_CHARACTER, secretSpans, unescaped, withMasks } from './secretPatterns.ts';

/**
 * The number of texts typed into fields for secrets that are remembered, and of values that such fields no longer have,
 * the latest ones.
 */
const MAX_REMEMBERED = 50;
/** The least length of a text that is masked: a shorter one would occur everywhere. */
const MIN_LENGTH = 4;
/** The length of the shortest values, such as a CVV. They are masked only where they are a whole text or number. */
const SHORTEST = 3;
/**
 * Matches a value that counts as a secret even after a person has edited the field: it has at least eight characters,
 * and not all of them are lower-case letters, as in an ordinary word.
 */
const LONG = /^(?=.*[^a-z]).{8}/;
/** The largest number of characters of a name. */
export const MAX_NAME = 250;
/** The largest number of characters of another text that no budget limits. */
const MAX_TEXT = 2000;
/**
 * The largest number of characters of a text that has yet to pass the gate and will be cut to a name. A secret of which
 * a cut leaves only a part would not be found.
 */
export const MAX_UNGATED = 5000;
/** The least number of further characters that are read, so that a cut leaves no part of a secret unmasked. */
const LOOKAHEAD = 1000;
/**
 * The largest number of characters of a secret that are compared. A text that has more than half as many in common with
 * a secret is masked to its end.
 */
const MAX_COMPARED = 1000;
/** How many secrets with the same first characters a text is compared with, at each place. */
const MAX_ALIKE = 100;

/**
 * Every text of the page passes this gate before the tool reports it. The gate removes what nobody can see, masks card
 * numbers, social security numbers and credentials in addresses, and masks the content of fields for secrets wherever
 * the page repeats it. The tool's own words do not pass it, so that a page whose password field contains "button"
 * removes no word from a view. Texts must therefore pass the gate before they are escaped or put into a sentence.
 */
export class TextGate {
  #typed: readonly string[] = [];
  #held: ReadonlySet<string> = new Set();
  #gone: readonly string[] = [];
  /**
   * The current values of fields for secrets and those that are gone, by `headAt`. A page may have any number of
   * fields, so a text is not compared with each value.
   */
  #byHead: ReadonlyMap<number, readonly string[]> = new Map();
  /** The number of further characters that are read: as many as the longest secret has, but at least `LOOKAHEAD`. */
  #lookahead = LOOKAHEAD;

  /** Remembers a text that an action types into a field for secrets. The page may also repeat the beginning of it. */
  noteTyped(text: string): void {
    const typed = waysToWrite(text).filter((way) => way.length >= MIN_LENGTH);
    this.#typed = [...typed, ...this.#typed].slice(0, MAX_REMEMBERED);
    this.#readFurther(typed);
  }

  /**
   * Remembers the current values of the fields for secrets. Of their earlier values, which a page may still repeat, it
   * forgets the short ones to which a person has added characters or from which some were taken.
   * @param isComplete whether the values are those of all such fields; if not, the known ones still count as current
   */
  noteHeld(values: readonly string[], isComplete = true): void {
    const ways = [...new Set(values)].flatMap(waysToWrite);
    const held = new Set(ways.filter((way) => way.length >= SHORTEST));
    if (!isComplete) for (const old of this.#held) held.add(old);
    const gone = new Set<string>();
    for (const old of this.#held) {
      if (gone.size === MAX_REMEMBERED) break;
      const isEdited = (now: string): boolean => now.startsWith(old) || (now !== '' && old.startsWith(now));
      if (!held.has(old) && (LONG.test(old) || !ways.some(isEdited))) gone.add(old);
    }
    for (const old of this.#gone) if (gone.size < MAX_REMEMBERED) gone.add(old);
    this.#held = held;
    this.#gone = [...gone];
    this.#byHead = groupedByHead([...held, ...gone]);
    this.#readFurther(ways);
  }

  #readFurther(secrets: readonly string[]): void {
    // A script or a style sheet may write each character as an escape of six.
    for (const { length } of secrets) this.#lookahead = Math.max(this.#lookahead, 6 * length);
  }

  /** Returns a text of any length without its secrets; line breaks and spaces are kept. */
  text(text: string): string {
    return this.masked(seen(text));
  }

  /** Returns a text with its secrets masked and otherwise unchanged, for a caller that asks for one text exactly. */
  masked(text: string): string {
    return withMasks(text, this.spans(text));
  }

  /** Returns a text, such as a name or an address, on one line, without its secrets, cut at `maxLength` characters. */
  line(text: string, maxLength = MAX_NAME): string {
    return cut(this.text(visible(cut(text, maxLength + this.#lookahead))), maxLength);
  }

  /** Returns the name of an element as one word. The name of a custom element is text of the page. */
  tag(name: string): string {
    return ident(name.includes('-') ? this.line(name) : name);
  }

  /** Returns the spans of secrets in a text as UTF-16 indexes, in order and without overlaps. */
  spans(text: string): (readonly [start: number, end: number])[] {
    const all = secretSpans(text);
    if (this.#typed.length + this.#byHead.size > 0) {
      for (const form of FORMS) {
        const rewritten = form(text);
        if (form !== asIs && rewritten === text) continue;
        const plain = folded(rewritten);
        const found: [number, number][] = [];
        // Across spaces, the beginning of a secret would occur everywhere.
        if (form !== unspaced) for (const secret of this.#typed) addBeginnings(found, plain, secret);
        if (this.#byHead.size > 0) addWhole(found, plain, this.#byHead, form === unspaced);
        if (found.length === 0) continue;
        const places = placesIn(text, form);
        for (const span of found) {
          const [start, end] = places ? (span.map((place) => places[place]) as [number, number]) : span;
          all.push([start, start + text.slice(start, end).trimEnd().length]);
        }
      }
    }
    if (all.length < 2) return all;
    const separate: [number, number][] = [];
    for (const [start, end] of all.sort((a, b) => a[0] - b[0])) {
      const last = separate.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else separate.push([start, end]);
    }
    return separate;
  }

  /**
   * Passes all texts in plain data through the gate, in place. The data must have been made for the caller, and contain
   * only texts of the page.
   * @param maxLength the length at which longer texts are cut, in characters
   */
  pass<T>(value: T, maxLength: number = MAX_TEXT): T {
    const whole = { value };
    const open: Record<string, unknown>[] = [whole];
    for (let holder = open.pop(); holder; holder = open.pop()) {
      for (const key of Object.keys(holder)) {
        const one = holder[key];
        if (isString(one)) {
          const text = cut(this.text(cut(one, maxLength + this.#lookahead)), maxLength);
          if (text !== one) holder[key] = text;
        } else if (isData(one)) {
          const copy = Object.isFrozen(one) ? (Array.isArray(one) ? [...(one as unknown[])] : { ...one }) : one;
          if (copy !== one) holder[key] = copy;
          open.push(copy as Record<string, unknown>);
        }
      }
    }
    return whole.value;
  }
}

/** Returns whether a value is a list or a record, not an element or a set. */
const isData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || isPlain(value));

/** Adds the spans at which a folded text has a typed secret or the beginning of it. */
function addBeginnings(spans: [number, number][], text: string, secret: string): void {
  const head = secret.slice(0, MIN_LENGTH);
  for (let at = text.indexOf(head), end; at >= 0; at = text.indexOf(head, end)) {
    end = at + MIN_LENGTH;
    while (end - at < secret.length && text[end] === secret[end - at]) end++;
    if (end - at > MAX_COMPARED / 2) end = text.length;
    spans.push([at, end]);
  }
}

/**
 * Adds the spans at which a folded text has one of the secrets. A short word or number counts only if it is not part of
 * a longer one, and a shorter text that is no number, or is spaced out, only as the whole text.
 */
function addWhole(
  spans: [number, number][],
  text: string,
  byHead: ReadonlyMap<number, readonly string[]>,
  isUnspaced: boolean,
): void {
  for (let at = 0; at + SHORTEST <= text.length; at++) {
    for (const secret of byHead.get(headAt(text, at)) ?? []) {
      if (text.slice(at, at + secret.length) !== secret) continue;
      const end = secret.length > MAX_COMPARED / 2 ? text.length : at + secret.length;
      const isWord = SHORT_WORD.test(secret);
      if (secret.length < MIN_LENGTH && (isUnspaced || !isWord) && text.trim() !== secret) continue;
      const isPart = isWord && ((secret[0] as string) > '9' ? isAsciiWord : isDigit);
      if (!isPart || (!isPart(text.charCodeAt(at - 1)) && !isPart(text.charCodeAt(end)))) spans.push([at, end]);
    }
  }
}

function groupedByHead(secrets: readonly string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const secret of secrets) {
    const alike = valueOf(groups, headAt(secret, 0), (): string[] => []);
    if (alike.length < MAX_ALIKE) alike.push(secret);
  }
  return groups;
}

/** Returns a number for the first three characters of a secret, or for those at that place of a text. */
const headAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2);
const SHORT_WORD = /^(?:[^\W\d_]{4,7}|\d{3,7})$/;

const isDigit = (code: number): boolean => code > 47 && code < 58;

const asIs = (text: string): string => text;
const unspaced = (text: string): string => text.replace(/\s/g, '');
/** The forms in which a text is compared: a page may escape characters, and space them out. */
const FORMS = [asIs, unescaped, unspaced];

/**
 * Returns a folded secret as a page may repeat it: exactly, as views show it, and with the bytes of an address, where
 * accents may be characters of their own. What looks like an escape in a secret is read as one, as it is in the text.
 */
function waysToWrite(secret: string): string[] {
  const compared = secret.slice(0, MAX_COMPARED);
  const text = seen(compared);
  const encoded = [text, text.normalize(), text.normalize('NFD')].map(encodeURIComponent);
  const escaped = [text, ...encoded, ...encoded.map((one) => one.replace(/%20/g, '+'))];
  return [...new Set([compared, text, collapseSpace(text), ...escaped.map(unescaped)].map(folded))];
}

/**
 * Returns the text in the form in which texts are compared: in lower case, without accents and zero-width characters,
 * with plain characters for those of another width or style, and with the apostrophe that `quoted` replaces.
 */
const folded = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(unwritten(), '').replace(/’/g, "'").toLowerCase();
const unwritten = lazyPattern('[\\p{M}\\p{Cf}]', 'gu');

/** Returns the place in the text of each unit of its folded form and of the end, or null if they are the same. */
function placesIn(text: string, form: (text: string) => string): number[] | null {
  if (form === asIs && ASCII.test(text)) return null;
  const places: number[] = [];
  for (const { 0: unit, index } of text.matchAll(form === unescaped ? ESCAPE_OR_CHARACTER : /[^]/gu))
    for (let n = folded(form(unit)).length; n > 0; n--) places.push(index);
  places.push(text.length);
  return places;
}
