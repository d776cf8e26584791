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
 * The `:hover` rules of a document or shadow root that apply now, in the order of the sheets. Sheets of other origins cannot
 * be read and are left out.
 */
export function hoverRules(root: Document | ShadowRoot): HoverRule[] {
  return styleSheetsOf(root).flatMap((sheet) =>
    sheet.disabled || !mediaHolds(sheet.media.mediaText)
      ? []
      : rulesOfSheet(sheet).filter(({ media }) => media.every(mediaHolds)),
  );
}

function rulesOfSheet(sheet: CSSStyleSheet): readonly HoverRule[] {
  let list: CSSRuleList;
  try {
    list = sheet.cssRules;
  } catch {
    return [];
  }
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
    const inner = rule.styleSheet ? rulesOfImport(rule.styleSheet) : rule.cssRules;
    if (inner?.length) collect(inner, rule.media?.mediaText ? [...media, rule.media.mediaText] : media, into);
  }
}

function rulesOfImport(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}
