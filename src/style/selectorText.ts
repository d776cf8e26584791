/** An identifier of a selector as it stands in the page: without its backslashes. */
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
