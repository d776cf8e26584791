import { characterAt } from '../standards/characters.ts';
import { badOption } from '../standards/errors.ts';

/**
 * This file matches regular expressions in a time that is linear in the length of the text. The engine's own matcher
 * may need exponential time for a pattern such as `(a+)+$`, and nothing can stop it.
 *
 * A pattern is translated into a nondeterministic finite automaton (Thompson 1968), and all its current states advance
 * together through the text. Look-around and back references, which such an automaton cannot express, are refused.
 */

/** Returns whether a text, or a single character, matches. */
export type Test = (text: string) => boolean;

/** A part of a pattern. A `place` is an assertion about a place in the text, such as `^` or `\b`. */
type Part =
  | { readonly kind: 'character'; readonly accepts: Test }
  | { readonly kind: 'place'; readonly holds: (text: string, at: number) => boolean }
  | { readonly kind: 'sequence'; readonly parts: Part[] }
  | { readonly kind: 'choice'; readonly parts: Part[] }
  | { readonly kind: 'repeat'; readonly of: Part; readonly min: number; readonly max: number };

/**
 * A state that consumes a character, or one that leads to other states without consuming any, perhaps only if a
 * condition holds. The last state of the automaton is the accepting one.
 */
interface State {
  readonly accepts?: Test;
  readonly holds?: (text: string, at: number) => boolean;
  /** The states that follow. The default is the next one. */
  to?: number[];
}

/** The largest number of states of an automaton. */
const MAX_STATES = 2000;
/** The largest number of states that are visited in all texts of a search, which takes a second or two. */
const MAX_VISITS = 5e7;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;
const ESCAPE = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|p\{[^}]*\}|[^])/iy;
const CLASS = /\[(?:\\[^]|[^\]\\])*\]/y;
const GROUP = /\((?:\?(?::|<[^=!>][^>]*>))?/y;
const WORD = /\w/;

/**
 * Compiles a pattern.
 * @param source The pattern without slashes.
 * @param flags Any of `i`, `m`, `s` and `u`.
 * @param query The query as the caller wrote it, for error messages.
 * @returns A function that tells whether the pattern matches somewhere in a text.
 * @throws DomToolError `bad_option` for an invalid pattern, or one that cannot be matched in linear time; the function
 *   throws it for one that takes too long
 */
export function linearPattern(source: string, flags: string, query: string): Test {
  try {
    new RegExp(source, flags);
  } catch {
    throw badOption(`search: ${JSON.stringify(query)} is not a regular expression`);
  }
  const states: State[] = [];
  emit(new PatternReader(source, flags).read(), states);
  states.push({});
  let visits = 0;
  const visit = (): void => {
    if (++visits > MAX_VISITS) throw badOption('search: the regular expression takes too long on this page');
  };
  return (text) => matches(states, text, flags.includes('u'), visit);
}

/** Appends the states for a part. */
function emit(part: Part, states: State[]): void {
  if (states.length > MAX_STATES) throw badOption('search: the regular expression is too long');
  if (part.kind === 'character') states.push({ accepts: part.accepts });
  else if (part.kind === 'place') states.push({ holds: part.holds });
  else if (part.kind === 'sequence') for (const one of part.parts) emit(one, states);
  else if (part.kind === 'choice') {
    const ends: State[] = [];
    part.parts.forEach((one, i) => {
      const isLast = i === part.parts.length - 1;
      const fork: State = {};
      if (!isLast) states.push(fork);
      const start = states.length;
      emit(one, states);
      if (isLast) return;
      const end: State = {};
      ends.push(end);
      states.push(end);
      fork.to = [start, states.length];
    });
    for (const end of ends) end.to = [states.length];
  } else {
    for (let i = 0, had = -1; i < part.min && states.length > had; i++) {
      // Ends where a repetition adds no state: repetitions of nothing inside each other would not come to an end.
      had = states.length;
      emit(part.of, states);
    }
    const skips: [State, number][] = [];
    for (let i = part.min; i < part.max; i++) {
      const fork: State = {};
      const start = states.push(fork);
      skips.push([fork, start]);
      emit(part.of, states);
      if (part.max !== Infinity) continue;
      states.push({ to: [start - 1] });
      break;
    }
    for (const [fork, start] of skips) fork.to = [start, states.length];
  }
}

/** Returns whether the automaton accepts some part of the text. */
function matches(states: readonly State[], text: string, byCodePoint: boolean, visit: () => void): boolean {
  const seen = new Int32Array(states.length).fill(-1);
  const last = states.length - 1;
  const current: number[] = [];
  const next: number[] = [];
  const open: number[] = [];
  for (let at = 0; ;) {
    // A match may begin at any position.
    current.push(0);
    let waiting = 0;
    for (const start of current) {
      open.push(start);
      for (let i = open.pop(); i !== undefined; i = open.pop()) {
        if (seen[i] === at) continue;
        seen[i] = at;
        visit();
        if (i === last) return true;
        const state = states[i] as State;
        if (state.accepts) next[waiting++] = i;
        else if (state.to) open.push(...state.to);
        else if (!state.holds || state.holds(text, at)) open.push(i + 1);
      }
    }
    if (at >= text.length) return false;
    const character = byCodePoint ? characterAt(text, at) : (text[at] as string);
    at += character.length;
    current.length = 0;
    for (let i = 0; i < waiting; i++) {
      const state = next[i] as number;
      if (states[state]?.accepts?.(character)) current.push(state + 1);
    }
  }
}

/** Parses a pattern that the engine has accepted as valid. */
class PatternReader {
  readonly #source: string;
  readonly #flags: string;
  readonly #isMultiline: boolean;
  #at = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags.replace('m', '');
    this.#isMultiline = flags.includes('m');
  }

  read(): Part {
    const ways: Part[] = [];
    do {
      const parts: Part[] = [];
      while (this.#at < this.#source.length && !'|)'.includes(this.#source[this.#at] as string))
        parts.push(this.#repeated(this.#one()));
      ways.push({ kind: 'sequence', parts });
    } while (this.#source[this.#at] === '|' && ++this.#at);
    return ways.length === 1 ? (ways[0] as Part) : { kind: 'choice', parts: ways };
  }

  #one(): Part {
    const c = this.#source[this.#at];
    if (c === '(') {
      const group = this.#take(GROUP);
      if (!group || this.#source[this.#at] === '?') throw unsupported('look-around');
      const inside = this.read();
      this.#at++;
      return inside;
    }
    if (c === '^' || c === '$') {
      this.#at++;
      const isLine = this.#isMultiline;
      return c === '^'
        ? { kind: 'place', holds: (text, at) => at === 0 || (isLine && text[at - 1] === '\n') }
        : { kind: 'place', holds: (text, at) => at === text.length || (isLine && text[at] === '\n') };
    }
    const atom =
      (c === '\\' && this.#take(ESCAPE)) ||
      (c === '[' && this.#take(CLASS)) ||
      this.#take(this.#flags.includes('u') ? /[^]/uy : /[^]/y);
    if (/^\\[1-9k]/.test(atom)) throw unsupported('a back reference');
    if (/^\\b$/i.test(atom)) {
      const isBoundary = atom === '\\b';
      return {
        kind: 'place',
        holds: (text, at) => (WORD.test(text[at - 1] ?? '') !== WORD.test(text[at] ?? '')) === isBoundary,
      };
    }
    const pattern = new RegExp(`^(?:${/^[{}\]]$/.test(atom) ? `\\${atom}` : atom})$`, this.#flags);
    const known = new Map<string, boolean>();
    const accepts: Test = (character) => {
      let does = known.get(character);
      if (does === undefined) known.set(character, (does = pattern.test(character)));
      return does;
    };
    return { kind: 'character', accepts };
  }

  #repeated(of: Part): Part {
    QUANTIFIER.lastIndex = this.#at;
    const found = QUANTIFIER.exec(this.#source);
    if (!found) return of;
    this.#at += found[0].length;
    const [sign, least, comma, most] = found;
    if (least === undefined)
      return { kind: 'repeat', of, min: sign[0] === '+' ? 1 : 0, max: sign[0] === '?' ? 1 : Infinity };
    const min = Math.min(Number(least), MAX_STATES);
    return { kind: 'repeat', of, min, max: comma ? (most ? Math.min(Number(most), 2 * MAX_STATES) : Infinity) : min };
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#source) ?? [];
    this.#at += found.length;
    return found;
  }
}

const unsupported = (what: string): Error => badOption(`search: a regular expression with ${what} is not supported`);
