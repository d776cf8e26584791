/** Without escapes by number, which end in a space that is no combinator (CSS Syntax 3, "escape"), and with nothing in its strings but what stands for itself. */
export const plainSelector = (selector: string): string =>
  /["'\\]/.test(selector)
    ? selector
        .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
          const char = String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff) || 0xfffd);
          return /[\w\u0080-\u{10ffff}]/u.test(char) ? char : `\\${char}`;
        })
        .replace(STRING_OR_ESCAPE, (text) => (text.startsWith('\\') || WORDS.test(text) ? text : '""'))
    : selector;
const WORDS = /^"[\w -]*"$/;
const STRING_OR_ESCAPE = /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g;

/** Of a class, an id or a tag, where it begins. */
export const IDENTIFIER = /(?:\\[\s\S]|[\w-]|[^\0-\x7f])+/y;

/** An identifier of a selector (without escapes by number) as it stands in the page. */
export const unescape = (name: string): string => (name.includes('\\') ? name.replace(/\\([\s\S])/g, '$1') : name);

/** Splits at commas that are in no bracket or string. */
export function splitList(selector: string): string[] {
  if (!selector.includes(',')) return [selector];
  const out: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let i = 0; i < selector.length; i++) {
    const c = selector[i] as string;
    if (c === '\\') i++;
    else if (quote !== '') quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    else if (c === ',' && depth === 0) {
      out.push(selector.slice(start, i));
      start = i + 1;
    }
  }
  out.push(selector.slice(start));
  return out;
}

export interface Compound {
  readonly text: string;
  /** The combinator before it. */ readonly by: string;
}

/** The compounds of a plain selector, from left to right; the last is empty if the selector ends in a combinator. */
export function compounds(selector: string): Compound[] {
  const text = selector.trimStart();
  const out: Compound[] = [];
  let depth = 0;
  let start = 0;
  let by = '';
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (c === '\\') i++;
    else if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    else if (depth === 0 && COMBINATORS.includes(c)) {
      if (i > start) {
        out.push({ text: text.slice(start, i), by });
        by = c;
      } else if (c !== ' ') by = c;
      start = i + 1;
    }
  }
  out.push({ text: text.slice(start), by });
  return out;
}
const COMBINATORS = ' >+~';
