import { styleSheetsOf } from '../dom/natives.ts';
import { mediaHolds } from './mediaQueries.ts';

/** A style rule with `:hover` in its selector list. */
export interface HoverRule {
  readonly style: CSSStyleDeclaration;
  /** The selectors of the rule that contain `:hover`. */
  readonly selectors: readonly string[];
  /** The media query lists of the at-rules around the rule, all of which must match for it to apply. */
  readonly media: readonly string[];
}

/** The rules found in each sheet. A sheet is read again when its number of rules has changed. */
const cache = new WeakMap<CSSStyleSheet, { readonly length: number; readonly rules: readonly HoverRule[] }>();

/**
 * Finds the `:hover` rules of a document or shadow root that apply now. Sheets of other origins cannot be read and are
 * left out.
 *
 * @param limit The number of rules to read at most. Sheets are read from the last one on, because a page's own rules
 *   come after those of its libraries, of which there may be thousands.
 * @returns The rules of the last sheet first.
 */
export function hoverRules(root: Document | ShadowRoot, limit = Infinity): HoverRule[] {
  const found: HoverRule[] = [];
  const sheets = styleSheetsOf(root);
  let left = limit;
  for (let i = sheets.length - 1; i >= 0; i--) {
    const sheet = sheets[i] as CSSStyleSheet;
    const list = sheet.disabled || !mediaHolds(sheet.media.mediaText) ? null : readableRules(sheet);
    if (!list) continue;
    left -= list.length;
    if (left < 0) break;
    for (const rule of hoverRulesOfSheet(sheet, list)) if (rule.media.every(mediaHolds)) found.push(rule);
  }
  return found;
}

function hoverRulesOfSheet(sheet: CSSStyleSheet, list: CSSRuleList): readonly HoverRule[] {
  const cached = cache.get(sheet);
  if (cached?.length === list.length) return cached.rules;
  const rules: HoverRule[] = [];
  collect(list, [], rules);
  cache.set(sheet, { length: list.length, rules });
  return rules;
}

function collect(list: CSSRuleList, media: readonly string[], into: HoverRule[]): void {
  for (let i = 0; i < list.length; i++) {
    const rule = list[i] as CSSRule & Partial<CSSStyleRule & CSSMediaRule & CSSImportRule>;
    const { selectorText } = rule;
    if (selectorText?.includes(':hover')) {
      const selectors = splitSelectorList(selectorText).filter((selector) => selector.includes(':hover'));
      into.push({ style: rule.style as CSSStyleDeclaration, selectors, media });
    }
    // Nested CSS rules are in style rules, too. In most of these the list is empty.
    const inner = rule.styleSheet ? readableRules(rule.styleSheet) : rule.cssRules;
    if (inner?.length) collect(inner, rule.media?.mediaText ? [...media, rule.media.mediaText] : media, into);
  }
}

/** Returns null for a sheet of another origin, because reading its rules throws. */
function readableRules(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

/** Splits a selector list at the commas outside brackets and strings. */
function splitSelectorList(list: string): string[] {
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

/** Removes the backslashes from an identifier as it is written in a selector. */
export const unescapeIdentifier = (written: string): string =>
  written.includes('\\') ? written.replace(/\\([\s\S])/g, '$1') : written;
