import { BITS, PROPERTY, type Pseudo } from './ruleBits.ts';
import { Reach, unescape } from './Reach.ts';
import { lastCompound, plainEscapes, splitList } from './selectors.ts';

export const EVERY = 0x3fff;
const DECLARED: readonly (readonly [string, number])[] = [
  ['position', PROPERTY.position], ['overflow-x', PROPERTY.overflow], ['overflow-y', PROPERTY.overflow], ['overflow-inline', PROPERTY.overflow], ['contain', PROPERTY.place],
  ['overflow-block', PROPERTY.overflow], ['opacity', PROPERTY.opacity], ['clip-path', PROPERTY.clip], ['clip', PROPERTY.clip],
  ['visibility', PROPERTY.visibility], ['cursor', PROPERTY.cursor],
  ['color', PROPERTY.text], ['font-size', PROPERTY.text], ['text-transform', PROPERTY.text], ['white-space', PROPERTY.text],
  ['white-space-collapse', PROPERTY.text], ['text-wrap-mode', PROPERTY.text], ['-webkit-text-fill-color', PROPERTY.text], ['text-indent', PROPERTY.text],
  // A shorthand with a variable in it has no longhands.
  ['display', PROPERTY.display], ['float', PROPERTY.display], ['position', PROPERTY.display],
  ['background', PROPERTY.background], ['background-color', PROPERTY.background], ['background-image', PROPERTY.background],
];

/** Features of which an element must have one to be reached, and the pseudo-elements that they lead to. */
export class SheetKeys {
  all = 0;
  contentVisibility = false;
  /** A rule asks what is pointed at or has focus. */
  pointed = false;
  readonly reach = new Reach();
  readonly classes = new Map<string, number>();
  readonly ids = new Map<string, number>();
  readonly tags = new Map<string, number>();
  readonly attributes = new Map<string, number>();

  file(kind: 'classes' | 'ids' | 'tags' | 'attributes', name: string, bits: number): void {
    this[kind].set(name, (this[kind].get(name) ?? 0) | bits);
  }

  add(other: SheetKeys): void {
    this.all |= other.all;
    this.contentVisibility ||= other.contentVisibility;
    this.pointed ||= other.pointed;
    this.reach.merge(other.reach);
    for (const kind of ['classes', 'ids', 'tags', 'attributes'] as const) for (const [name, bits] of other[kind]) this.file(kind, name, bits);
  }
}

/** Sheets seldom change: what was found in one is kept as long as it has as many rules. */
const sheets = new WeakMap<CSSStyleSheet, { readonly count: number; readonly keys: SheetKeys }>();

export function keysOfSheet(sheet: CSSStyleSheet): SheetKeys {
  let rules: CSSRuleList | null = null;
  try {
    rules = sheet.cssRules;
  } catch {
    // A sheet of another origin cannot be read: any element may match.
  }
  const count = rules ? rules.length : -1;
  const known = sheets.get(sheet);
  if (known?.count === count) return known.keys;
  const keys = new SheetKeys();
  if (rules) collect(rules, keys, '', false);
  else {
    keys.all = EVERY;
    keys.reach.blind = true;
    keys.contentVisibility = true;
  }
  sheets.set(sheet, { count, keys });
  return keys;
}

/** `CSSGroupingRule`, `CSSImportRule`, `CSSStyleRule`, `CSSContainerRule`, `CSSScopeRule`, as far as they are of interest. */
interface AnyRule {
  readonly selectorText?: string; readonly style?: CSSStyleDeclaration; readonly cssRules?: CSSRuleList; readonly styleSheet?: CSSStyleSheet | null;
  readonly containerName?: string; readonly start?: string | null; readonly end?: string | null;
}

/** `apart`: the rules hold for some elements and not for others, whatever their selectors say. */
function collect(rules: CSSRuleList, keys: SheetKeys, outer: string, apart: boolean): void {
  for (const rule of Array.from(rules) as AnyRule[]) {
    const selector = rule.selectorText === undefined ? undefined : plainEscapes(rule.selectorText);
    if (selector !== undefined) {
      if (rule.style?.getPropertyValue('content-visibility')) keys.contentVisibility = true;
      if ((PSEUDO.test(selector) || PSEUDO.test(outer)) && rule.style && hasText(rule.style.getPropertyValue('content'))) addSelector(selector, outer, keys);
      const bits = rule.style ? addProperties(rule.style, selector, outer !== '', apart, keys) : 0;
      if (rule.style) reach(rule.style, bits, `${outer} ${selector}`, keys.reach);
      if (rule.cssRules?.length) collect(rule.cssRules, keys, selector, true);
    } else if (rule.styleSheet) {
      keys.add(keysOfSheet(rule.styleSheet));
    } else if (rule.cssRules) {
      if (rule.containerName !== undefined) keys.reach.blind = true;
      if (rule.start !== undefined) keys.reach.add(`${rule.start ?? ''} ${rule.end ?? ''}`);
      collect(rule.cssRules, keys, outer && rule.style === undefined ? outer : '', apart || rule.containerName !== undefined || rule.start !== undefined);
    } else if (outer && rule.style) {
      // Declarations that follow nested rules (`CSSNestedDeclarations`) are the outer rule's own.
      if (hasText(rule.style.getPropertyValue('content'))) addSelector(outer, '', keys);
      reach(rule.style, addProperties(rule.style, outer, true, true, keys), outer, keys.reach);
    }
  }
}

const PSEUDO = /:(?:before|after|marker)\b/;
const hasText = (content: string): boolean => content !== '' && content !== 'none' && content !== 'normal' && content !== '""' && content !== "''";

function addSelector(selector: string, outer: string, keys: SheetKeys): void {
  for (const one of splitList(selector)) {
    const at = pseudoOf(one);
    const of = at ?? (outer ? pseudoOf(outer) : null);
    if (!of) continue;
    const subject = at ? lastCompound(one.slice(0, at.index)) : '&';
    addCompound(outer && !FEATURE.test(subject) ? null : subject, keys, BITS[of.which]);
  }
}

/**
 * Files the rule if it sets what is read (`bits`), text that it generates, variables, what few are asked for, what it may show
 * when it is pointed at; rules that only set sizes may make a box of none or the other way round.
 */
function reach(style: CSSStyleDeclaration, bits: number, selector: string, into: Reach): void {
  if (/counter|quote/.test(style.getPropertyValue('content'))) into.counts = true;
  const names = Array.from(style);
  if (bits || selector.includes(':hover') || names.some((name) => ASKED.test(name))) return into.add(selector);
  const sizing = names.filter((name) => SIZING.test(name));
  if (sizing.length > 0) into.add(selector, !sizing.some((name) => ZERO.test(style.getPropertyValue(name))));
}
const ASKED = /^(?:--|content|pointer-|flex-direction|flex-flow|will-|filter|perspective|backdrop|fill|stroke|background|text-|-webkit-text|color|border-.*width|box-shadow|quotes)/;
const SIZING = /^(?:min-|max-)?(?:width|height|inline-size|block-size)$|^(?:flex|grid|padding|font|line-height|aspect-ratio|columns|box-sizing|inset|border)/;
const ZERO = /^0|var\(/;

/** Gives the bits of what the rule sets. */
function addProperties(style: CSSStyleDeclaration, selector: string, nested: boolean, apart: boolean, keys: SheetKeys): number {
  let bits = 0;
  for (const [name, bit] of DECLARED) if ((bits & bit) === 0 && style.getPropertyValue(name) !== '') bits |= bit;
  if (movesAway(style)) bits |= PROPERTY.place;
  const isRead = bits !== 0 || Array.from(style).some((name) => ASKED.test(name));
  if (isRead) {
    for (const one of splitList(selector)) {
      const subject = lastCompound(one);
      if (ELEMENTLESS.test(subject)) continue;
      const filed = apart || !PLAIN.test(one.replace(POINTED, '')) ? bits | PROPERTY.single : bits;
      if (filed) addCompound(nested && !FEATURE.test(subject) ? null : subject, keys, filed);
    }
    keys.pointed ||= /:(?:hover|active|focus)/.test(selector);
  }
  return bits;
}
/** Pseudo-classes of which all elements but those pointed at or with focus say the same; the others have an `id` or `href`. */
const POINTED = /(?<!\\):(?:hover|active|focus(?:-within|-visible)?|target|link|visited|any-link|root|is|where|not)(?![\w-])/g;
/** Tags, classes and ids alone, one in the other. */
const PLAIN = /^(?:[\w\s>*.,#()-]|\\[\s\S]|[^\0-\x7f])*$/;

/** Whether it may put an element elsewhere than in its place in the flow, as negative margins do. */
function movesAway(style: CSSStyleDeclaration): boolean {
  return MOVERS.some((name) => style.getPropertyValue(name) !== '') || PULLERS.some((name) => /^-|\s-|\(/.test(style.getPropertyValue(name)));
}
const MOVERS = ['transform', 'translate', 'scale', 'rotate', 'offset-path', 'zoom', 'direction', 'writing-mode'];
const PULLERS = ['margin', 'margin-left', 'margin-top', 'margin-right', 'margin-bottom', 'margin-inline-start', 'margin-inline-end', 'margin-block-start', 'margin-block-end',
  'letter-spacing', 'word-spacing'];

/** Ends in a pseudo-element: the rule says nothing of the element itself. */
const ELEMENTLESS = /::|:(?:before|after|first-line|first-letter)\b/;
const FEATURE = /[.#[]/;

/** The pseudo-element that the selector ends in. */
function pseudoOf(selector: string): { which: Pseudo; index: number } | null {
  const match = /(?<!\\)::?(before|after|marker)\b[^\s>+~]*\s*$/.exec(selector);
  return match ? { which: `::${match[1] as string}` as Pseudo, index: match.index } : null;
}

/** Files the compound under its first feature; null, or one without a feature, may match anything. */
function addCompound(compound: string | null, keys: SheetKeys, bit: number): void {
  const feature = compound === null ? null : /^(?:\*|&)?(?:([.#])((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)|\[\s*([\w-]+)|([a-zA-Z][\w-]*))/.exec(compound);
  if (!feature) keys.all |= bit;
  else if (feature[1] === '.') keys.file('classes', unescape(feature[2] as string), bit);
  else if (feature[1] === '#') keys.file('ids', unescape(feature[2] as string), bit);
  else if (feature[3]) keys.file('attributes', feature[3], bit);
  else keys.file('tags', (feature[4] as string).toLowerCase(), bit);
}
