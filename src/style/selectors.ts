/** Matches what tells that a selector depends on where the pointer or the focus is. */
export const POINTER_STATE = /:hover|:focus-within/;

/** Splits a selector list at the commas outside of brackets and strings. */
export function splitSelectorList(list: string): string[] {
  if (!list.includes(',')) return [list];
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let i = 0; i < list.length; i++) {
    const c = list[i] as string;
    if (c === '\\') i++;
    else if (quote !== '') quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    else if (c === ',' && depth === 0) {
      selectors.push(list.slice(start, i));
      start = i + 1;
    }
  }
  selectors.push(list.slice(start));
  return selectors;
}

/** Resolves a nested selector against the outer one. https://drafts.csswg.org/css-nesting-1/#nest-selector */
export function resolveNesting(selector: string, outer: string): string {
  if (outer === '') return selector;
  return splitSelectorList(selector)
    .map((one) => (one.includes('&') ? one.replace(/&/g, () => `:is(${outer})`) : `:is(${outer}) ${one.trim()}`))
    .join(',');
}

/**
 * Returns the specificity of a selector as one number. https://www.w3.org/TR/selectors-4/#specificity-rules
 * SPEC DIFFERENCE: all arguments of `:is` and `:not` count, not only the most specific one.
 */
export function specificityOf(selector: string): number {
  const plain = selector
    .replace(/\\[\s\S]/g, '_')
    .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '.a')
    .replace(/:(?:is|not|has)\(/g, '(');
  const count = (pattern: RegExp): number => plain.match(pattern)?.length ?? 0;
  const classes = count(/\.[^\d]/g) + count(/(?<!:):(?!:)/g);
  return count(/#/g) * 1e6 + classes * 1e3 + count(/(?<![\w.#:-])[a-z]|::/gi);
}

/** Returns the rank of a declaration in the cascade. */
export const weightOf = (isImportant: boolean, specificity: number): number => (isImportant ? 1e12 : 0) + specificity;

/**
 * A parsed `:hover` selector: the elements that it matches whatever the pointer does, and the element that must contain
 * the pointer or the focus.
 */
export interface PointedSelector {
  /** The selector without its `:hover` and `:focus-within`. */
  readonly bare: string;
  /** A selector of the element to point at, or of an element beside, above or below it from which it can be found. */
  readonly head: string;
  readonly specificity: number;
}

/**
 * Parses a `:hover` selector.
 * @returns null for a selector of a pseudo-element, or of an element that is hidden while the pointer is over it
 */
export function parsePointed(selector: string): PointedSelector | null {
  const text = selector.trim();
  if (/::|:(?:before|after|not\([^)]*:(?:hover|focus-within))/.test(text)) return null;
  // `:is(:hover, :focus-visible)` matches the element under the pointer, and `:has(:hover)` every element around it.
  const simple = text.replace(ONLY_PSEUDO, ':hover').replace(/^:host\(:(?:hover|focus-within)\)/, ':host:hover');
  const bare = simple
    .replace(WHOLE_COMPOUND, '$1*')
    .replace(/:hover|:focus-within/g, '')
    .replace(/^:host\s*>?\s*(?=.)/, '');
  return { bare, head: headOf(simple), specificity: specificityOf(text) };
}
/** Matches a functional pseudo-class whose arguments are pseudo-classes only, and of which one is `:hover`. */
const ONLY_PSEUDO = /:(?:is|where|has)\((?:\s*:[\w-]+\s*,)*\s*:(?:hover|focus-within)(?:\s*,\s*:[\w-]+)*\s*\)/g;
/** Matches a `:hover` without anything else in its compound; without it, `*` must stand there. */
const WHOLE_COMPOUND = /(^|[\s>+~(,]):(?:hover|focus-within)(?=$|[\s>+~),])/g;

/**
 * Returns the selector up to the pseudo-class; if that is in a functional pseudo-class, from the beginning of its
 * argument.
 */
function headOf(selector: string): string {
  const at = selector.search(POINTER_STATE);
  let depth = 0;
  for (let i = at - 1; i >= 0; i--) {
    const c = selector[i];
    if (c === ')') depth++;
    else if (c === '(' && --depth < 0) {
      // The trigger of `.card:has(.title:hover)` is the card, and that of `:is(.group:hover *)` is the group.
      const isAround = selector.slice(0, i).endsWith(':has');
      return (isAround ? selector.slice(0, i - 4) : selector.slice(i + 1, at)).trim() || '*';
    }
  }
  return selector.slice(0, at).trim() || '*';
}
