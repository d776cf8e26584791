/** Without escapes by number, which end in a space that is no combinator (CSS Syntax 3, "escape"). */
export const plainEscapes = (selector: string): string => selector.replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
  const char = String.fromCodePoint(parseInt(hex, 16) || 0xfffd);
  return /[\w\u0080-\uffff]/.test(char) ? char : `\\${char}`;
});

/** Splits at commas that are in no bracket or string. */
export function splitList(selector: string): string[] {
  if (!selector.includes(',')) return [selector];
  const out: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < selector.length; i++) {
    const c = selector[i];
    if (c === '\\') i++;
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

/** What stands after the last combinator. */
export function lastCompound(selector: string): string {
  const text = selector.trimEnd();
  if (text.length < selector.length) return '';
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (c === '\\') i++;
    else if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    else if (depth === 0 && (c === ' ' || c === '>' || c === '+' || c === '~')) start = i + 1;
  }
  return text.slice(start);
}
