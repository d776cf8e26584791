import { wordMap } from '../standards/words.ts';
import { flatParent } from '../dom/composed.ts';
import { attribute, localName } from '../dom/natives.ts';

/** A pseudo-element whose style is read, because it may generate text or changes that of the element. */
export type Pseudo = '::before' | '::after' | '::marker' | '::first-line' | '::placeholder' | '::details-content';

/** The text that CSS generates for a pseudo-element. */
export interface GeneratedText {
  /** The text that is painted. */
  readonly shown: string;
  /** The text that names the element: the alternative text if the content has one, or else the painted one. */
  readonly text: string;
  /**
   * True if the content has an image or an alternative text. Its text is then separate from the words beside it.
   */
  readonly replaced: boolean;
  /** The pseudo-element's `display`. */
  readonly display: string;
}

/** Returns the values of a counter at the pseudo-element, from the outermost scope in. */
type Counters = (name: string) => readonly number[];

/** Returns whether a computed `content` generates anything. */
export const hasGeneratedText = (content: string): boolean =>
  content !== 'none' && content !== 'normal' && content !== '' && content !== '""';

/**
 * Returns the texts of a computed `content`: its strings, counters, attributes and quotes, and the alternative text
 * after a slash. https://drafts.csswg.org/css-content/#content-property ·
 * https://drafts.csswg.org/css-content/#alt
 * @param quotes the computed `quotes` of the pseudo-element
 */
export function generatedText(
  el: Element,
  content: string,
  quotes: string,
  counters: Counters,
): Omit<GeneratedText, 'display'> {
  let parsed = parsedContents.get(content);
  if (!parsed) {
    if (parsedContents.size > MAX_CACHED) parsedContents.clear();
    parsedContents.set(content, (parsed = parse(content)));
  }
  const [painted, alternative] = parsed;
  const textOf = (parts: readonly Part[]): string => parts.map((part) => partText(el, part, quotes, counters)).join('');
  const shown = textOf(painted);
  const replaced = alternative !== null || painted.some((part) => part.name === 'url');
  return { shown, text: alternative ? textOf(alternative) : shown, replaced };
}

type Parsed = [shown: Part[], alternative: Part[] | null];
/** The parsed values by their text. A page has few different values, on many elements. */
const parsedContents = new Map<string, Parsed>();
const MAX_CACHED = 500;

/** A part of a computed `content`: a function with its arguments, a keyword, or a `string` with its text. */
interface Part {
  readonly name: string;
  readonly args: readonly string[];
}

/** Matches a string, a function with its arguments, a keyword, or the slash before the alternative text. */
const TOKEN = /"((?:[^"\\]|\\.)*)"|([a-z-]+)\(((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*)\)|([a-z-]+)|(\/)/gi;

/** Parses the parts before the slash and, if there is a slash, those after it. */
function parse(content: string): Parsed {
  const shown: Part[] = [];
  let alternative: Part[] | null = null;
  for (const [, text, called, args = '', keyword = '', slash] of content.matchAll(TOKEN)) {
    if (slash) alternative = [];
    else
      (alternative ?? shown).push(
        text !== undefined
          ? { name: 'string', args: [unescaped(text)] }
          : { name: (called ?? keyword).toLowerCase(), args: splitArguments(args) },
      );
  }
  return [shown, alternative];
}

/** Splits the arguments of a function, and removes the quotes of strings. */
function splitArguments(text: string): string[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"|[^,"\s][^,"]*/g)].map((m) =>
    m[1] !== undefined ? unescaped(m[1]) : m[0].trim(),
  );
}

/** Resolves escapes in a string: https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
export function unescaped(text: string): string {
  return text.includes('\\')
    ? text.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, hex: string | undefined, char: string) =>
        hex ? String.fromCodePoint(parseInt(hex, 16)) : char,
      )
    : text;
}

function partText(el: Element, { name, args }: Part, quotes: string, counters: Counters): string {
  switch (name) {
    case 'string':
      return args[0] ?? '';
    case 'attr':
      return attribute(el, (args[0] ?? '').split(/\s/)[0] ?? '') ?? args[1] ?? '';
    case 'counter':
      return counterText(counters(args[0] ?? '').at(-1) ?? 0, args[1]);
    case 'counters':
      return counters(args[0] ?? '')
        .map((value) => counterText(value, args[2]))
        .join(args[1] ?? '');
    case 'open-quote':
      return quote(el, quotes, 0);
    case 'close-quote':
      return quote(el, quotes, 1);
    default:
      return '';
  }
}

/**
 * Returns a quotation mark of the pair for the `<q>` elements around the element, or for `auto` an English typographic
 * one. https://drafts.csswg.org/css-content/#quotes-property
 */
function quote(el: Element, quotes: string, index: 0 | 1): string {
  if (quotes === 'none') return '';
  const given = [...quotes.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((m) => unescaped(m[1] ?? ''));
  const marks = given.length ? given : ['“', '”', '‘', '’'];
  let at = index;
  for (let outer = flatParent(el); outer; outer = flatParent(outer))
    if (localName(outer) === 'q' && marks[at + 2]) at += 2;
  return marks[at] ?? '';
}

/**
 * Writes a counter's value in a predefined counter style. The text in any other style is not known, so the function
 * returns an empty string rather than a wrong number. https://drafts.csswg.org/css-counter-styles/#predefined-counters
 */
export function counterText(value: number, style = 'decimal'): string {
  const [, size, isRoman, isGreek] = /^(lower|upper)-(?:alpha|latin|(roman))$|^lower-(greek)$/.exec(style) ?? [];
  if (size || isGreek) {
    const text = value < 1 ? '' : isRoman ? roman(value) : alphabetic(value, isGreek && 'αβγδεζηθικλμνξοπρστυφχψω');
    return (size === 'upper' ? text.toUpperCase() : text) || String(value);
  }
  if (style === 'decimal') return String(value);
  if (style === 'decimal-leading-zero') return (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(2, '0');
  return BULLETS.get(style) ?? '';
}

/** The counter styles whose text is the same sign for every value. */
export const BULLETS = wordMap('disc=• circle=◦ square=▪');

function alphabetic(value: number, letters = 'abcdefghijklmnopqrstuvwxyz'): string {
  const { length } = letters;
  let text = '';
  for (let n = value; n > 0; n = Math.floor((n - 1) / length)) text = String(letters[(n - 1) % length]) + text;
  return text;
}

/** Returns a number below 4000 in Roman numerals, and nothing for others. */
function roman(value: number): string {
  if (value >= 4000) return '';
  let text = '';
  let rest = value;
  for (const [, numeral, worth] of 'm1000cm900d500cd400c100xc90l50xl40x10ix9v5iv4i1'.matchAll(/(\D+)(\d+)/g))
    for (; rest >= Number(worth); rest -= Number(worth)) text += numeral;
  return text;
}
