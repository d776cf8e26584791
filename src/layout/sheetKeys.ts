import { styleSheetsOf } from '../dom/composed.ts';
import { isShadowRoot } from '../dom/kinds.ts';
import { ALSO, declaredBits, hasZero } from './declared.ts';
import { BITS, EVERY, PROPERTY, type Pseudo } from './ruleBits.ts';
import { AT, Features, locate } from './features.ts';
import { HOST, mayBeHost, toldOfHost } from './ofHost.ts';
import { Reach } from './Reach.ts';
import { Repeated } from './Repeated.ts';
import { nested, ruleOf, TOP, useOf, VARYING, type Rule, type SheetUse, type Within } from './rules.ts';
import { plainSelector, splitList } from './selectors.ts';

/** Features of which an element must have one to be reached, and the pseudo-elements that they lead to. */
export class SheetKeys {
  contentVisibility = false;
  /** A rule asks what is pointed at or has focus. */
  pointed = false;
  readonly reach = new Reach();
  /** Rules that may change what is read of elements, in their order. */
  readonly rules: Rule[] = [];
  /** Media queries that rules in it stand under. */
  readonly media = new Set<string>();
  /** By what the element itself, its parent or something around it must have. Browsers' own sheets give `q` its quotes. */
  readonly at: readonly [Features, Features, Features] = [new Features(), new Features(), new Features()];
  /** Of rules that ask for nothing but to be pointed at or to have focus. */
  atPointer = 0;
  /** Of rules that reach the host of the tree, but for `single`. */
  ofHost = 0;
  /** What tells one host from another that is alike for the rules outside (`HOST`). */
  hostTold: number = HOST.none;

  constructor() { this.at[AT.self].file(['tags', 'q'], BITS['::before'] | BITS['::after']); }

  add(other: SheetKeys): void {
    this.atPointer |= other.atPointer;
    this.ofHost |= other.ofHost;
    this.hostTold = Math.max(this.hostTold, other.hostTold);
    this.contentVisibility ||= other.contentVisibility;
    this.pointed ||= other.pointed;
    this.reach.merge(other.reach);
    for (const text of other.media) this.media.add(text);
    this.at.forEach((features, i) => { features.add(other.at[i] as Features); });
  }
}

const numbers = new WeakMap<object, number>();
let given = 0;
/** Tells one object from another. */
export function numberOf(object: object): number {
  let number = numbers.get(object);
  if (number === undefined) numbers.set(object, (number = given++));
  return number;
}

/** Tells the sheet from others, and from what it was if it had more or fewer rules, or others at its ends, in it or in what it imports. */
export function sheetMark(sheet: CSSStyleSheet): string {
  const rules = rulesOf(sheet);
  let mark = `${numberOf(sheet)}`;
  if (!rules) return mark;
  const { length } = rules;
  if (length > 0) mark += `:${length}.${numberOf(rules[0] as CSSRule)}.${numberOf(rules[length - 1] as CSSRule)}`;
  for (let i = 0; i < length && (rules[i] as AnyRule).selectorText === undefined && i < MOST_IMPORTS; i++) {
    const { styleSheet } = rules[i] as AnyRule;
    if (styleSheet) mark += `(${sheetMark(styleSheet)})`;
  }
  return mark;
}
const MOST_IMPORTS = 50;

/** Null for a sheet of another origin, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

/** What the rules say, if it is not much: what is imported is said elsewhere. Else empty. */
function shortText(rules: CSSRuleList): string {
  if (rules.length > MOST_REPEATED) return '';
  let text = '';
  for (let i = 0; i < rules.length; i++) text += (rules[i] as CSSRule).cssText;
  return text.length > LONGEST_REPEATED || text.includes('@import') ? '' : text;
}
const MOST_REPEATED = 100;
const LONGEST_REPEATED = 10_000;

/** Sheets seldom change: what was found in one is kept as long as it has the same mark. */
const sheets = new WeakMap<CSSStyleSheet, { readonly mark: string; readonly keys: SheetKeys }>();

/** The same for sheets of shadow trees that say the same: a page has as many as it has hosts. */
const repeated = new Repeated<SheetKeys>();

function keysOfSheet(sheet: CSSStyleSheet, inShadow: boolean): SheetKeys {
  const mark = sheetMark(sheet);
  const known = sheets.get(sheet);
  if (known?.mark === mark) return known.keys;
  const rules = rulesOf(sheet);
  const text = inShadow && rules ? shortText(rules) : '';
  const keys = text === '' ? collected(rules) : repeated.get(text, () => collected(rules));
  sheets.set(sheet, { mark, keys });
  return keys;
}

function collected(rules: CSSRuleList | null): SheetKeys {
  const keys = new SheetKeys();
  if (rules) collect(rules, keys, '', false, TOP);
  else {
    // Any element may match.
    keys.at[AT.self].all = keys.ofHost = EVERY;
    keys.hostTold = HOST.any;
    keys.reach.blind = true;
    keys.contentVisibility = true;
  }
  return keys;
}

/** The sheets of a tree as they are now. */
export function sheetsOf(root: Document | ShadowRoot): (SheetUse & { readonly keys: SheetKeys })[] {
  const inShadow = isShadowRoot(root);
  return styleSheetsOf(root).map((sheet) => useOf(sheet, keysOfSheet(sheet, inShadow)));
}

/** Tells the sheets of a tree, and which of their rules apply, from others. */
export const markOf = (uses: readonly (SheetUse & { readonly keys: SheetKeys })[]): string => uses.map(({ keys, on }) => numberOf(keys) + on).join();

const merged = new WeakMap<object, { readonly of: readonly SheetKeys[]; readonly keys: SheetKeys }>();
const mergedAlike = new Repeated<SheetKeys>();

/** Of all sheets of a tree together; they seldom change. */
export function keysOfAll(root: Document | ShadowRoot, of: readonly SheetKeys[]): SheetKeys {
  const [first, second] = of;
  if (first && !second) return first;
  const known = merged.get(root);
  if (known?.of.length === of.length && of.every((keys, i) => keys === known.of[i])) return known.keys;
  const keys = isShadowRoot(root) ? mergedAlike.get(of.map(numberOf).join(), () => mergedOf(of)) : mergedOf(of);
  merged.set(root, { of, keys });
  return keys;
}

function mergedOf(of: readonly SheetKeys[]): SheetKeys {
  const keys = new SheetKeys();
  for (const one of of) keys.add(one);
  return keys;
}

/** `CSSGroupingRule`, `CSSImportRule`, `CSSStyleRule`, `CSSContainerRule`, `CSSScopeRule`, as far as they are of interest. */
interface AnyRule {
  readonly selectorText?: string; readonly style?: CSSStyleDeclaration; readonly cssRules?: CSSRuleList; readonly styleSheet?: CSSStyleSheet | null;
  readonly containerName?: string; readonly start?: string | null; readonly end?: string | null; readonly media?: MediaList; readonly conditionText?: string;
  readonly layerName?: string | null; readonly type: number;
}

/** `apart`: the rules hold for some elements and not for others, whatever their selectors say. */
function collect(rules: CSSRuleList, keys: SheetKeys, outer: string, apart: boolean, within: Within): void {
  for (const rule of Array.from(rules) as AnyRule[]) {
    if (STILL.has(rule.type)) continue;
    const selector = rule.selectorText === undefined ? undefined : plainSelector(rule.selectorText);
    if (selector !== undefined) {
      if (selector.includes(':host')) keys.hostTold = Math.max(keys.hostTold, toldOfHost(selector));
      if ((PSEUDO.test(selector) || PSEUDO.test(outer)) && rule.style) addSelector(selector, outer, rule.style.getPropertyValue('content'), apart, keys);
      const inside = { ...within, nest: nested(rule.selectorText as string, within) };
      if (rule.style) keep(rule, rule.style, addStyle(rule.style, selector, outer === '' ? selector : `${outer} ${selector}`, outer !== '', apart, keys), inside, keys);
      if (rule.cssRules?.length) collect(rule.cssRules, keys, selector, true, inside);
    } else if (rule.styleSheet) {
      const imported = keysOfSheet(rule.styleSheet, false);
      keys.add(imported);
      if (typeof rule.layerName === 'string') keys.rules.push(ruleOf(rule, within, null));
      const media = mediaOf(rule, keys);
      for (const one of imported.rules) keys.rules.push(media.length ? { ...one, media: [...one.media, ...media] } : one);
    } else if (rule.cssRules) {
      const scoped = rule.start !== undefined;
      if (!scoped && rule.conditionText === undefined) keys.rules.push(ruleOf(rule, within, null));
      const inside = { ...within, scoped: within.scoped || scoped, media: [...within.media, ...mediaOf(rule, keys)] };
      if (rule.containerName !== undefined) keys.reach.blind = true;
      if (scoped) {
        keys.hostTold = HOST.any;
        keys.reach.add(`${rule.start ?? ''} ${rule.end ?? ''}`);
      }
      collect(rule.cssRules, keys, outer && rule.style === undefined ? outer : '', apart || rule.containerName !== undefined || scoped, inside);
    } else if (outer && rule.style) {
      // Declarations that follow nested rules (`CSSNestedDeclarations`) are the outer rule's own.
      addSelector(outer, '', rule.style.getPropertyValue('content'), true, keys);
      keep(rule, rule.style, addStyle(rule.style, outer, outer, true, true, keys), within, keys);
    } else keys.rules.push(ruleOf(rule, within, null));
  }
}

/** Keeps the rule, with the bits of what it declares, if it may change what is read. */
function keep(rule: object, style: CSSStyleDeclaration, bits: number, within: Within, keys: SheetKeys): void {
  if (bits >= 0) keys.rules.push(ruleOf(rule, within, bits & ALSO.placing ? style.cssText : ''));
}

/** By type: a character set, a font, a page, a keyframe. They style no element. */
const STILL = new Set([2, 5, 6, 8]);

/** The media queries that a block or an imported sheet stands under. */
function mediaOf({ media }: AnyRule, keys: SheetKeys): string[] {
  const text = media?.mediaText ?? '';
  if (text === '') return [];
  keys.media.add(text);
  return [text];
}

const PSEUDO = /:(?:before|after|marker)\b/;
/** Text that is put together for each element: from its attributes, its place in a count, variables. */
const BY_ELEMENT = /attr|count|quote|var|env/;
const hasText = (content: string): boolean => content !== '' && content !== 'none' && content !== 'normal' && content !== '""' && content !== "''";

/** Files a pseudo-element's rule if it gives text, or does to some what it does not to others that are alike. */
function addSelector(selector: string, outer: string, content: string, apart: boolean, keys: SheetKeys): void {
  const isText = hasText(content);
  for (const one of splitList(selector)) {
    const at = pseudoOf(one);
    const of = at ?? (outer ? pseudoOf(outer) : null);
    if (!of) continue;
    const before = at ? one.slice(0, at.index) : '&';
    const bits = (isText ? BITS[of.which] : 0) | (apart || BY_ELEMENT.test(content) || tellsApart(before) ? PROPERTY.made : 0);
    keys.pointed ||= POINTING.test(before);
    if (bits) fileAt(before, outer !== '', keys, bits);
  }
}

/**
 * Files the rule by its `selector` if it sets what is read; and by the `whole` of it, with what it is nested in, if besides it generates
 * text, sets variables or what few are asked for, or may show something when it is pointed at; rules that only set sizes may make a box of none or
 * the other way round. The bits of what is declared; -1 if all that it can do is to make boxes larger or smaller, or move them.
 */
function addStyle(style: CSSStyleDeclaration, selector: string, whole: string, isNested: boolean, apart: boolean, keys: SheetKeys): number {
  const { reach } = keys;
  const bits = declaredBits(style);
  if (bits & ALSO.visibility) keys.contentVisibility = true;
  if (bits & ALSO.content && /counter|quote/.test(style.getPropertyValue('content'))) reach.counts = true;
  if (bits & ALSO.custom && !reach.varies) reach.varies = VARYING.test(style.cssText);
  const own = bits & EVERY;
  const isRead = (bits & (EVERY | ALSO.asked | ALSO.custom)) !== 0;
  if (isRead) addProperties(own, selector, isNested, apart, keys);
  if (isRead || whole.includes(':hover')) reach.add(whole);
  else if (bits & ALSO.sizing) {
    const zero = hasZero(style);
    reach.add(whole, !zero);
    return zero ? bits : -1;
  } else return -1;
  return bits;
}

/** Files the bits of what the rule sets. */
function addProperties(bits: number, selector: string, isNested: boolean, apart: boolean, keys: SheetKeys): void {
  for (const one of splitList(selector)) {
    if (ELEMENTLESS.test(one)) continue;
    const filed = apart || tellsApart(one) ? bits | PROPERTY.single : bits;
    if (filed) fileAt(one, isNested, keys, filed);
  }
  keys.pointed ||= POINTING.test(selector);
}
const POINTING = /:(?:hover|active|focus)/;

/** Whether it may match some of the elements that are alike in tags, classes and ids, and not others, wherever is pointed. */
const tellsApart = (selector: string): boolean => !PLAIN.test(selector.replace(POINTED, ''));
/** Pseudo-classes of which all elements but those pointed at or with focus say the same; the others have an `id` or `href`. */
const POINTED = /(?<!\\):(?:hover|active|focus(?:-within|-visible)?|target|link|visited|any-link|root|is|where|not)(?![\w-])/g;
/** Tags, classes and ids alone, one in the other. */
const PLAIN = /^(?:[\w\s>*.,#()-]|\\[\s\S]|[^\0-\x7f])*$/;

/** Ends in a pseudo-element: the rule says nothing of the element itself. */
const ELEMENTLESS = /(?<!\\)(?:::|:(?:before|after|first-line|first-letter)\b)/;

/** The pseudo-element that the selector ends in. */
function pseudoOf(selector: string): { which: Pseudo; index: number } | null {
  const match = /(?<!\\)::?(before|after|marker)\b[^\s>+~]*\s*$/.exec(selector);
  return match ? { which: `::${match[1] as string}` as Pseudo, index: match.index } : null;
}

function fileAt(selector: string, isNested: boolean, keys: SheetKeys, bits: number): void {
  if (mayBeHost(selector, isNested)) keys.ofHost |= bits & ~PROPERTY.single;
  const place = locate(selector, isNested);
  if (!place) keys.at[AT.self].all |= bits;
  else if (place.at === AT.pointed) keys.atPointer |= bits;
  else for (const feature of place.features) {
    const of = keys.at[place.at] as Features;
    if (place.tags.length === 0) of.file(feature, bits);
    else for (const [, tag] of place.tags) of.fileTag(`${feature[0] === 'ids' ? '#' : '.'}${feature[1]}`, tag, bits);
  }
}
