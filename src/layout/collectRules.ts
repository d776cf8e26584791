import { ALSO, declaredBits, hasZero } from './declared.ts';
import { BITS, EVERY, PROPERTY, type Pseudo } from './ruleBits.ts';
import type { Dormant, Sleeper } from './Dormant.ts';
import { AT, locate, type Features } from './features.ts';
import { HOST, mayBeHost, toldOfHost } from './ofHost.ts';
import { HOVER } from './Reach.ts';
import { nested, ruleOf, TOP, VARYING, type Within } from './rules.ts';
import { plainSelector, splitList } from './selectors.ts';
import { SheetKeys } from './SheetKeys.ts';

/** `CSSGroupingRule`, `CSSImportRule`, `CSSStyleRule`, `CSSContainerRule`, `CSSScopeRule`, as far as they are of interest. */
export interface AnyRule {
  readonly selectorText?: string;
  readonly style?: CSSStyleDeclaration;
  readonly cssRules?: CSSRuleList;
  readonly styleSheet?: CSSStyleSheet | null;
  readonly containerName?: string;
  readonly start?: string | null;
  readonly end?: string | null;
  readonly media?: MediaList;
  readonly conditionText?: string;
  readonly layerName?: string | null;
  readonly type: number;
}

/** Null for a sheet of another origin, which cannot be read. */
export function rulesOf(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    return null;
  }
}

/** So many rules make a step. */
const STEP = 8;

/** Reads an imported sheet. */
type Imported = (sheet: CSSStyleSheet) => Generator<undefined, SheetKeys>;

/** What is filed of the rules but of those that `dormant` takes, in steps; null: rules that cannot be read, which may do anything. */
export function* collecting(
  rules: CSSRuleList | null,
  imported: Imported,
  dormant: Dormant<AnyRule> | null,
): Generator<undefined, SheetKeys> {
  const keys = new SheetKeys();
  if (rules) yield* collect(rules, keys, '', false, TOP, { imported, dormant });
  else {
    // Any element may match.
    keys.at[AT.self].all = keys.ofHost = EVERY;
    keys.hostTold = HOST.any;
    keys.reach.blind = keys.contentVisibility = keys.moves = true;
  }
  return keys;
}

/** What is filed, besides what was before, of rules that are `woken`. */
export function awake(before: SheetKeys, woken: Iterable<Sleeper<AnyRule>>): SheetKeys {
  const keys = new SheetKeys();
  keys.add(before);
  keys.rules.push(...before.rules);
  for (const { rule, within } of woken) {
    const { selectorText: text = '' } = rule;
    addRule(rule, plainSelector(text), '', false, insideOf(text, within), keys);
  }
  return keys;
}

/** Where imported sheets are read, and what is kept of rules that match nothing. */
interface Elsewhere {
  readonly imported: Imported;
  readonly dormant: Dormant<AnyRule> | null;
}

/** `apart`: the rules hold for some elements and not for others, whatever their selectors say. */
function* collect(
  rules: CSSRuleList,
  keys: SheetKeys,
  outer: string,
  apart: boolean,
  within: Within,
  elsewhere: Elsewhere,
): Generator<undefined, void> {
  for (let i = 0; i < rules.length; i++) {
    if (i % STEP === STEP - 1) yield;
    const rule = rules[i] as AnyRule | undefined;
    // The page may have taken out rules since the last step.
    if (!rule || STILL.has(rule.type)) continue;
    const text = rule.selectorText;
    if (text !== undefined) {
      const selector = plainSelector(text);
      const { cssRules } = rule;
      const hasNested = cssRules !== undefined && cssRules.length > 0;
      if (!hasNested && !apart && elsewhere.dormant?.takes(rule, selector, within)) {
        // What has to be heard before such a rule matches anything.
        keys.moves = true;
        if (selector.includes(HOVER) && !keys.reach.of(HOVER)) keys.reach.add(HOVER);
        continue;
      }
      const inside = insideOf(text, within);
      addRule(rule, selector, outer, apart, inside, keys);
      if (hasNested) yield* collect(cssRules, keys, selector, true, inside, elsewhere);
    } else if (rule.styleSheet) {
      const sheet = yield* elsewhere.imported(rule.styleSheet);
      keys.add(sheet);
      if (typeof rule.layerName === 'string') keys.rules.push(ruleOf(rule, within, null));
      const media = mediaOf(rule, keys);
      for (const one of sheet.rules) keys.rules.push(media.length ? { ...one, media: [...one.media, ...media] } : one);
    } else if (rule.cssRules) {
      const scoped = rule.start !== undefined;
      if (!scoped && rule.conditionText === undefined) keys.rules.push(ruleOf(rule, within, null));
      const inside = { ...within, scoped: within.scoped || scoped, media: [...within.media, ...mediaOf(rule, keys)] };
      if (rule.containerName !== undefined) keys.reach.blind = true;
      if (scoped) {
        keys.hostTold = HOST.any;
        keys.reach.add(`${rule.start ?? ''} ${rule.end ?? ''}`);
      }
      yield* collect(
        rule.cssRules,
        keys,
        outer && rule.style === undefined ? outer : '',
        apart || rule.containerName !== undefined || scoped,
        inside,
        elsewhere,
      );
    } else if (outer && rule.style) {
      // Declarations that follow nested rules (`CSSNestedDeclarations`) are the outer rule's own.
      addSelector(outer, '', rule.style.getPropertyValue('content'), true, keys);
      keep(rule, rule.style, addStyle(rule.style, outer, outer, true, true, keys), within, keys);
    } else keys.rules.push(ruleOf(rule, within, null));
  }
}

/** What is in a rule with that selector. */
const insideOf = (selector: string, within: Within): Within => ({
  media: within.media,
  nest: nested(selector, within),
  scoped: within.scoped,
});

/** Files a style rule, but for what is nested in it. */
function addRule(
  rule: AnyRule,
  selector: string,
  outer: string,
  apart: boolean,
  within: Within,
  keys: SheetKeys,
): void {
  const { style } = rule;
  if (selector.includes(':host')) keys.hostTold = Math.max(keys.hostTold, toldOfHost(selector));
  if (!style) return;
  if (PSEUDO.test(selector) || PSEUDO.test(outer))
    addSelector(selector, outer, style.getPropertyValue('content'), apart, keys);
  keep(
    rule,
    style,
    addStyle(style, selector, outer === '' ? selector : `${outer} ${selector}`, outer !== '', apart, keys),
    within,
    keys,
  );
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
const hasText = (content: string): boolean =>
  content !== '' && content !== 'none' && content !== 'normal' && content !== '""' && content !== "''";

/** Files a pseudo-element's rule if it gives text, or does to some what it does not to others that are alike. */
function addSelector(selector: string, outer: string, content: string, apart: boolean, keys: SheetKeys): void {
  const isText = hasText(content);
  for (const one of splitList(selector)) {
    const at = pseudoOf(one);
    const of = at ?? (outer ? pseudoOf(outer) : null);
    if (!of) continue;
    const before = at ? one.slice(0, at.index) : '&';
    const bits =
      (isText ? BITS[of.which] : 0) | (apart || BY_ELEMENT.test(content) || tellsApart(before) ? PROPERTY.made : 0);
    keys.pointed ||= POINTING.test(before);
    if (bits) fileAt(before, outer !== '', keys, bits);
  }
}

/**
 * Files the rule by its `selector` if it sets what is read; and by the `whole` of it, with what it is nested in, if besides it generates
 * text, sets variables or what few are asked for, or may show something when it is pointed at; rules that only set sizes may make a box of none or
 * the other way round. The bits of what is declared; -1 if all that it can do is to make boxes larger or smaller, or move them.
 */
function addStyle(
  style: CSSStyleDeclaration,
  selector: string,
  whole: string,
  isNested: boolean,
  apart: boolean,
  keys: SheetKeys,
): number {
  const { reach } = keys;
  const bits = declaredBits(style);
  if (bits & ALSO.visibility) keys.contentVisibility = true;
  if (bits & ALSO.moving) keys.moves = true;
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
const POINTED =
  /(?<!\\):(?:hover|active|focus(?:-within|-visible)?|target|link|visited|any-link|root|is|where|not)(?![\w-])/g;
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
  else
    for (const feature of place.features) {
      const of = keys.at[place.at] as Features;
      if (place.tags.length === 0) of.file(feature, bits);
      else for (const [, tag] of place.tags) of.fileTag(`${feature[0] === 'ids' ? '#' : '.'}${feature[1]}`, tag, bits);
    }
}
