import { propertyPriority, propertyValue, querySelectorAll, styleSheetsOf } from '../dom/natives.ts';
import { mediaHolds } from './mediaQueries.ts';
import { readableRules } from './readableRules.ts';
import { POINTER_STATE, resolveNesting, specificityOf, splitSelectorList, weightOf } from './selectors.ts';

/** A style rule with `:hover` or `:focus-within` in its selector list. */
export interface HoverRule {
  readonly style: CSSStyleDeclaration;
  /** The selectors of the rule that contain one of these pseudo-classes. */
  readonly selectors: readonly string[];
  /** The media query lists of the at-rules around the rule, all of which must match for it to apply. */
  readonly media: readonly string[];
}

/** The rules that were found in a sheet. It is read again when its number of rules has changed. */
interface SheetRules {
  readonly length: number;
  readonly rules: HoverRule[];
  /** Selectors of the rules that generate text, without their pseudo-elements. */
  readonly generating: string[];
  /** Selectors of the rules that take a pseudo-element out of the flow, without their pseudo-elements. */
  readonly covering: string[];
  /** Whether a rule styles the first lines of elements. */
  hasFirstLines: boolean;
}
const cache = new WeakMap<CSSStyleSheet, SheetRules>();

/**
 * Finds the rules of a document or shadow root that apply while the pointer or the focus is in some element. Sheets of
 * other origins cannot be read and are left out.
 * @param limit the largest number of rules to read; sheets are read from the last one on, because a page's own rules
 *   come after those of its libraries, of which there may be thousands
 * @returns the rules, those of the last sheet first
 */
export function hoverRules(root: Document | ShadowRoot, limit = Infinity): HoverRule[] {
  const found: HoverRule[] = [];
  for (const { rules } of sheetRules(root, limit))
    for (const rule of rules) if (rule.media.every(mediaHolds)) found.push(rule);
  return found;
}

/** The number of rules of each tree that may still be read, beyond those that its next look adds. */
const credits = new WeakMap<Document | ShadowRoot, number>();

/**
 * Finds the selectors of the rules of a document or shadow root whose `::before` or `::after` may generate words,
 * without those pseudo-elements. Only the computed style of an element says whether a rule applies now.
 * @param limit the number of rules whose reading takes as long as this look will take without the selectors. What a
 *   look does not use is added to the limit of the next one, so that many rules are read after some looks.
 * @returns the selectors, or null if there are more rules to read
 */
export function generatingSelectors(root: Document | ShadowRoot, limit: number): string[] | null {
  const unread = numberOfUnread(root);
  const credit = (credits.get(root) ?? 0) + limit;
  const isEnough = credit >= unread;
  credits.set(root, isEnough ? credit - unread : credit);
  return isEnough ? sheetRules(root, Infinity).flatMap(({ generating }) => generating) : null;
}

/** Returns the number of rules of a tree that have not been read since their sheet changed. */
function numberOfUnread(root: Document | ShadowRoot): number {
  let unread = 0;
  for (const [sheet, { length }] of activeSheets(root)) if (cache.get(sheet)?.length !== length) unread += length;
  return unread;
}

/**
 * Returns whether a rule styles the first lines of elements, as far as the rules of the document or shadow root were
 * read.
 */
export const stylesFirstLines = (root: Document | ShadowRoot): boolean =>
  activeSheets(root).some(([sheet]) => cache.get(sheet)?.hasFirstLines);

/** The largest number of selectors with which the elements of a document are compared. */
const MAX_COVERING = 500;

/** The elements of a tree whose `::before` or `::after` may be absolutely positioned. */
export interface LayeredElements {
  readonly elements: ReadonlySet<Element>;
  /** Whether these are all, as far as the rules of the tree itself tell. */
  readonly isComplete: boolean;
}

/**
 * Finds the elements of a document or shadow root whose `::before` or `::after` may be absolutely positioned, as far as
 * its rules were read.
 */
export function elementsWithLayers(root: Document | ShadowRoot): LayeredElements {
  const selectors = activeSheets(root).flatMap(([sheet]) => cache.get(sheet)?.covering ?? []);
  return {
    elements: new Set(querySelectorAll(root, `:is(${selectors.slice(0, MAX_COVERING).join()})`)),
    isComplete: selectors.length <= MAX_COVERING && numberOfUnread(root) === 0,
  };
}

/** Returns what the readable sheets contain, last sheet first, up to a number of rules in all. */
function sheetRules(root: Document | ShadowRoot, limit: number): SheetRules[] {
  const found: SheetRules[] = [];
  let left = limit;
  for (const [sheet, list] of activeSheets(root)) {
    left -= list.length;
    if (left < 0) break;
    let known = cache.get(sheet);
    if (known?.length !== list.length) {
      known = { length: list.length, rules: [], generating: [], covering: [], hasFirstLines: false };
      collect(list, known);
      cache.set(sheet, known);
    }
    found.push(known);
  }
  return found;
}

/**
 * Matches a value of `content` that may produce words: a string with a character other than the glyphs of icon fonts,
 * or a function.
 */
const MAY_BE_WORDS = /["'][^"']*[^\s"'\ue000-\uf8ff][^"']*["']|(?:attr|counters?|var)\(|quote/;

const applies = (sheet: CSSStyleSheet): boolean => !sheet.disabled && mediaHolds(sheet.media.mediaText);

/** Returns whether a sheet of another origin applies to the document or shadow root now. */
export const hasUnreadableSheet = (root: Document | ShadowRoot): boolean =>
  styleSheetsOf(root).some((sheet) => applies(sheet) && !readableRules(sheet));

/** Returns the readable sheets that apply now, last sheet first. */
function activeSheets(root: Document | ShadowRoot): [CSSStyleSheet, CSSRuleList][] {
  return styleSheetsOf(root)
    .reverse()
    .flatMap((sheet): [CSSStyleSheet, CSSRuleList][] => {
      const list = applies(sheet) ? readableRules(sheet) : null;
      return list ? [[sheet, list]] : [];
    });
}

/**
 * Collects the rules of a list. It reads the selectors first, because the browser makes a new object for every further
 * property of a rule.
 */
function collect(list: CSSRuleList, into: SheetRules): void {
  visitRules(list, '', [], (rule, selector, media) => {
    if (selector.includes(':first-line')) into.hasFirstLines = true;
    const isPointed = POINTER_STATE.test(selector);
    const isOfPseudo = GENERATED_CONTENT.test(selector);
    const isGenerating = isOfPseudo && MAY_BE_WORDS.test(rule.style.content);
    const isCovering = isOfPseudo && rule.style.position === 'absolute';
    if (!isPointed && !isGenerating && !isCovering) return;
    const selectors = splitSelectorList(selector);
    if (isPointed)
      into.rules.push({ style: rule.style, selectors: selectors.filter((one) => POINTER_STATE.test(one)), media });
    for (const one of selectors) {
      if (!GENERATED_CONTENT.test(one) || POINTER_STATE.test(one)) continue;
      const bare = one.trim().replace(GENERATED_CONTENT, '').replace(ENDS_IN_COMBINATOR, '*');
      if (isGenerating) into.generating.push(bare);
      if (isCovering) into.covering.push(bare);
    }
  });
}
/** Matches the end of a selector that has no compound there. */
const ENDS_IN_COMBINATOR = /(?<![^\s>+~])$/;

/** A declaration that applies to an element whatever the pointer does. */
export interface Declaration {
  readonly selector: string;
  readonly weight: number;
}

/**
 * Lists the rules of a document or shadow root that declare a property without `:hover` in their selectors, those of
 * the highest rank first. This takes a pass over all rules, so call it only if a `:hover` rule promises to show
 * something.
 */
export function declarationsOf(root: Document | ShadowRoot, property: string): Declaration[] {
  const found: Declaration[] = [];
  for (const [, list] of activeSheets(root))
    visitRules(list, '', [], ({ style }, selectors, media) => {
      if (propertyValue(style, property) === '' || !media.every(mediaHolds)) return;
      const isImportant = propertyPriority(style, property) === 'important';
      for (const selector of splitSelectorList(selectors))
        if (!POINTER_STATE.test(selector))
          found.push({ selector: selector.trim(), weight: weightOf(isImportant, specificityOf(selector)) });
    });
  return found.sort((a, b) => b.weight - a.weight);
}

/** Visits style rules, including nested ones, whose selectors are relative to the outer rule's. */
function visitRules(
  list: CSSRuleList,
  outer: string,
  media: readonly string[],
  visit: (rule: { readonly style: CSSStyleDeclaration }, selector: string, media: readonly string[]) => void,
): void {
  for (let i = 0; i < list.length; i++) {
    const rule = list[i] as CSSRule & Partial<CSSStyleRule & CSSMediaRule & CSSImportRule>;
    const written = rule.selectorText;
    // In a nested `@media`, declarations for the outer rule's elements are in a rule without a selector.
    const selector = written === undefined ? outer : resolveNesting(written, outer);
    if (written !== undefined || (outer !== '' && rule.style)) visit(rule as CSSStyleRule, selector, media);
    // With CSS nesting, style rules contain rules too; usually the list is empty.
    const inner = rule.cssRules ?? (rule.styleSheet ? readableRules(rule.styleSheet) : null);
    if (inner?.length) {
      const within = rule.media?.mediaText ? [...media, rule.media.mediaText] : media;
      visitRules(inner, selector, within, visit);
    }
  }
}

/** Matches a `::before` or `::after` at the end of a selector. */
const GENERATED_CONTENT = /::?(?:before|after)(?=\s*(?:,|$))/;
