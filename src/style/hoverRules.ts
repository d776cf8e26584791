import { styleSheetsOf } from '../dom/composed.ts';
import { mediaHolds } from './mediaQueries.ts';
import { splitList } from './selectorText.ts';

/** A style rule that names `:hover`, with each of its selectors apart. */
export interface HoverRule {
  readonly style: CSSStyleDeclaration;
  /** The selectors of the rule that name `:hover`. */
  readonly selectors: readonly string[];
  /** The media query lists around the rule, all of which must hold for it to apply. */
  readonly media: readonly string[];
}

/** A sheet is read again when it has another number of rules. */
const known = new WeakMap<CSSStyleSheet, { readonly length: number; readonly rules: readonly HoverRule[] }>();

/**
 * The `:hover` rules of a document or shadow root that apply now, those of the last sheet first. Sheets of other origins
 * cannot be read and are left out.
 *
 * @param limit Sheets are read from the last one on as long as they have no more than so many rules together: a page's own
 *   rules come after those of its libraries, of which there may be thousands.
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
    for (const rule of rulesOfSheet(sheet, list)) if (rule.media.every(mediaHolds)) found.push(rule);
  }
  return found;
}

function rulesOfSheet(sheet: CSSStyleSheet, list: CSSRuleList): readonly HoverRule[] {
  const before = known.get(sheet);
  if (before?.length === list.length) return before.rules;
  const rules: HoverRule[] = [];
  collect(list, [], rules);
  known.set(sheet, { length: list.length, rules });
  return rules;
}

function collect(list: CSSRuleList, media: readonly string[], into: HoverRule[]): void {
  for (let i = 0; i < list.length; i++) {
    const rule = list[i] as CSSRule & Partial<CSSStyleRule & CSSMediaRule & CSSImportRule>;
    const { selectorText } = rule;
    if (selectorText?.includes(':hover')) {
      const selectors = splitList(selectorText).filter((selector) => selector.includes(':hover'));
      into.push({ style: rule.style as CSSStyleDeclaration, selectors, media });
    }
    // Style rules may hold nested rules; most hold none.
    const inner = rule.styleSheet ? readableRules(rule.styleSheet) : rule.cssRules;
    if (inner?.length) collect(inner, rule.media?.mediaText ? [...media, rule.media.mediaText] : media, into);
  }
}

/** Null for a sheet of another origin. */
function readableRules(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}
