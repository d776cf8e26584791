import { attribute } from '../dom/natives.ts';

/** A pseudo-element that may have text. */
export type Pseudo = '::before' | '::after' | '::marker';

/** Text that CSS puts before, after or in front of an element. */
export interface GeneratedText {
  readonly text: string;
  /** It is an alternative text or an image: a thing beside the element's text, not part of its words. */
  readonly replaced: boolean;
  /** The pseudo-element's `display`. */
  readonly display: string;
}

/** The values of a counter at the pseudo-element, from the outermost in. */
type Counters = (name: string) => readonly number[];

/** False where a computed `content` says that there is no text. */
export const hasGeneratedText = (content: string): boolean =>
  content !== 'none' && content !== 'normal' && content !== '' && content !== '""';

/**
 * The text of a computed `content`: its strings, counters and attributes, or, after a slash, its alternative text.
 * https://drafts.csswg.org/css-content/#content-property · …#alt
 */
export function generatedText(
  el: Element,
  content: string,
  quotes: string,
  counters: Counters,
): Omit<GeneratedText, 'display'> {
  let parsed = parts.get(content);
  if (!parsed) {
    if (parts.size > MOST_KEPT) parts.clear();
    parts.set(content, (parsed = parse(content)));
  }
  const [shown, alternative] = parsed;
  let text = '';
  for (const part of alternative ?? shown) text += partText(el, part, quotes, counters);
  return { text, replaced: alternative !== null || shown.some((part) => part.name === 'url') };
}

type Parsed = [shown: Part[], alternative: Part[] | null];
/** A page has few different contents, on many elements. */
const parts = new Map<string, Parsed>();
const MOST_KEPT = 500;

interface Part {
  readonly name: string;
  readonly args: readonly string[];
}

const TOKEN = /"((?:[^"\\]|\\.)*)"|([a-z-]+)\(((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*)\)|([a-z-]+)|(\/)/giy;

/** The parts before and, if there are any, after the slash. */
function parse(content: string): Parsed {
  const shown: Part[] = [];
  let alternative: Part[] | null = null;
  TOKEN.lastIndex = 0;
  for (let at = 0; at < content.length;) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(content);
    if (!match) {
      at++;
      continue;
    }
    at = TOKEN.lastIndex;
    if (match[5]) {
      alternative = [];
      continue;
    }
    const part: Part =
      match[1] !== undefined
        ? { name: 'string', args: [unescaped(match[1])] }
        : match[2] !== undefined
          ? { name: match[2].toLowerCase(), args: split(match[3] ?? '') }
          : { name: (match[4] as string).toLowerCase(), args: [] };
    (alternative ?? shown).push(part);
  }
  return [shown, alternative];
}

/** Arguments of a function, strings without their quotes. */
function split(text: string): string[] {
  return Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"|[^,"\s][^,"]*/g), (m) =>
    m[1] !== undefined ? unescaped(m[1]) : m[0].trim(),
  );
}

/** https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
function unescaped(text: string): string {
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
      return attribute(el, (args[0] ?? '').split(/\s/)[0] ?? '') ?? '';
    case 'counter':
      return counterText(counters(args[0] ?? '').at(-1) ?? 0, args[1]);
    case 'counters':
      return counters(args[0] ?? '')
        .map((value) => counterText(value, args[2]))
        .join(args[1] ?? '');
    case 'open-quote':
      return quote(quotes, 0);
    case 'close-quote':
      return quote(quotes, 1);
    default:
      return '';
  }
}

/** https://drafts.csswg.org/css-content/#quotes-property: the outermost pair; `auto` is typographic quotes. */
function quote(quotes: string, index: 0 | 1): string {
  if (quotes === 'none') return '';
  const marks = Array.from(quotes.matchAll(/"((?:[^"\\]|\\.)*)"/g), (m) => unescaped(m[1] ?? ''));
  return marks[index] ?? (index === 0 ? '“' : '”');
}

/** https://drafts.csswg.org/css-counter-styles/#predefined-counters, those that are written with letters or digits */
export function counterText(value: number, style = 'decimal'): string {
  switch (style) {
    case 'none':
      return '';
    case 'decimal-leading-zero':
      return (value < 0 ? '-' : '') + String(Math.abs(value)).padStart(2, '0');
    case 'lower-alpha':
    case 'lower-latin':
      return value > 0 ? alphabetic(value) : String(value);
    case 'upper-alpha':
    case 'upper-latin':
      return value > 0 ? alphabetic(value).toUpperCase() : String(value);
    case 'lower-roman':
      return value > 0 && value < 4000 ? roman(value).toLowerCase() : String(value);
    case 'upper-roman':
      return value > 0 && value < 4000 ? roman(value) : String(value);
    case 'disc':
      return '•';
    case 'circle':
      return '◦';
    case 'square':
      return '▪';
    default:
      return String(value);
  }
}

function alphabetic(value: number): string {
  let text = '';
  for (let n = value; n > 0; n = Math.floor((n - 1) / 26)) text = String.fromCharCode(97 + ((n - 1) % 26)) + text;
  return text;
}

const ROMAN: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  let text = '';
  let rest = value;
  for (const [size, letters] of ROMAN) {
    while (rest >= size) {
      text += letters;
      rest -= size;
    }
  }
  return text;
}
