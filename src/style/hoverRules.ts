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

/** What was found in a sheet, which is read again when its number of rules has changed. */
interface SheetRules {
  readonly length: number;
  readonly rules: HoverRule[];
  /** Selectors of the rules that generate text, without their pseudo-elements. */
  readonly generating: string[];
}
const cache = new WeakMap<CSSStyleSheet, SheetRules>();

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
  for (const { rules } of sheetRules(root, limit))
    for (const rule of rules) if (rule.media.every(mediaHolds)) found.push(rule);
  return found;
}

/**
 * Finds the selectors of the rules of a document or shadow root whose `::before` or `::after` may generate words, without
 * those pseudo-elements. Whether a rule applies now, only the computed style of an element tells.
 */
export const generatingSelectors = (root: Document | ShadowRoot, limit: number): string[] =>
  sheetRules(root, limit).flatMap(({ generating }) => generating);

function sheetRules(root: Document | ShadowRoot, limit: number): SheetRules[] {
  const found: SheetRules[] = [];
  const sheets = styleSheetsOf(root);
  let left = limit;
  for (let i = sheets.length - 1; i >= 0; i--) {
    const sheet = sheets[i] as CSSStyleSheet;
    const list = sheet.disabled || !mediaHolds(sheet.media.mediaText) ? null : readableRules(sheet);
    if (!list) continue;
    left -= list.length;
    if (left < 0) break;
    let known = cache.get(sheet);
    if (known?.length !== list.length) {
      known = { length: list.length, rules: [], generating: [] };
      collect(list, [], known);
      cache.set(sheet, known);
    }
    found.push(known);
  }
  return found;
}

/** A value of `content` that may come to words: a string with a character that is no glyph of an icon font, or a function. */
const MAY_BE_WORDS = /["'][^"']*[^\s"'\ue000-\uf8ff][^"']*["']|(?:attr|counters?|var)\(|quote/;

function collect(list: CSSRuleList, media: readonly string[], into: SheetRules): void {
  for (let i = 0; i < list.length; i++) {
    const rule = list[i] as CSSRule & Partial<CSSStyleRule & CSSMediaRule & CSSImportRule>;
    const { selectorText } = rule;
    if (selectorText?.includes(':hover')) {
      const selectors = splitSelectorList(selectorText).filter((selector) => selector.includes(':hover'));
      into.rules.push({ style: rule.style as CSSStyleDeclaration, selectors, media });
    }
    if (selectorText && GENERATING.test(selectorText) && MAY_BE_WORDS.test(rule.style?.content ?? ''))
      for (const selector of splitSelectorList(selectorText))
        if (GENERATING.test(selector) && !selector.includes(':hover'))
          into.generating.push(selector.replace(GENERATING, '').trim());
    // Nested CSS rules are in style rules, too. In most of these the list is empty.
    const inner = rule.styleSheet ? readableRules(rule.styleSheet) : rule.cssRules;
    if (inner?.length) collect(inner, rule.media?.mediaText ? [...media, rule.media.mediaText] : media, into);
  }
}

const GENERATING = /::?(?:before|after)(?=\s*(?:,|$))/;

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
