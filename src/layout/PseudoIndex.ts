import { assignedSlot, attribute, getRootNode, hasAttributes, localName, openShadowRoot } from '../dom/natives.ts';

export type Pseudo = '::before' | '::after' | '::marker';

/**
 * Which elements a style rule with generated text can reach, so that the others are not asked: reading a pseudo-element's
 * style costs as much as all else that a name needs. It errs on the side of asking.
 */
export class PseudoIndex {
  readonly #document: Document;
  readonly #keys: Record<Pseudo, Keys>;

  constructor(document: Document) {
    this.#document = document;
    this.#keys = { '::before': new Keys(), '::after': new Keys(), '::marker': new Keys() };
    this.#keys['::before'].tags.add('q');
    this.#keys['::after'].tags.add('q');
    for (const sheet of [...Array.from(document.styleSheets), ...(document.adoptedStyleSheets ?? [])]) {
      for (const which of PSEUDOS) this.#keys[which].add(keysOfSheet(sheet)[which]);
    }
  }

  /** False only if no rule gives the element such a pseudo-element with text in it. */
  mayHave(el: Element, which: Pseudo): boolean {
    const keys = this.#keys[which];
    if (keys.all || keys.tags.has(localName(el))) return true;
    if (hasAttributes(el) && this.#matches(el, keys)) return true;
    // Rules of shadow trees (`:host`, `::slotted`, a tree's own sheets) are not in the index.
    return openShadowRoot(el) !== null || assignedSlot(el) !== null || getRootNode(el) !== this.#document;
  }

  #matches(el: Element, keys: Keys): boolean {
    if (keys.classes.size) {
      const value = attribute(el, 'class');
      if (value) for (const name of value.split(SPACE)) if (keys.classes.has(name)) return true;
    }
    if (keys.ids.size) {
      const id = attribute(el, 'id');
      if (id && keys.ids.has(id)) return true;
    }
    for (const name of keys.attributes) if (attribute(el, name) !== null) return true;
    return false;
  }
}

const PSEUDOS: readonly Pseudo[] = ['::before', '::after', '::marker'];
const SPACE = /[\t\n\f\r ]+/;

/** Features of which an element must have one to be reached. */
class Keys {
  all = false;
  readonly classes = new Set<string>();
  readonly ids = new Set<string>();
  readonly tags = new Set<string>();
  readonly attributes = new Set<string>();

  add(other: Keys): void {
    this.all ||= other.all;
    for (const name of other.classes) this.classes.add(name);
    for (const name of other.ids) this.ids.add(name);
    for (const name of other.tags) this.tags.add(name);
    for (const name of other.attributes) this.attributes.add(name);
  }
}
type SheetKeys = Record<Pseudo, Keys>;

/** Sheets seldom change: what was found in one is kept as long as it has as many rules. */
const sheets = new WeakMap<CSSStyleSheet, { readonly count: number; readonly keys: SheetKeys }>();

function keysOfSheet(sheet: CSSStyleSheet): SheetKeys {
  let rules: CSSRuleList | null = null;
  try {
    rules = sheet.cssRules;
  } catch {
    // A sheet of another origin cannot be read: any element may match.
  }
  const count = rules ? rules.length : -1;
  const known = sheets.get(sheet);
  if (known?.count === count) return known.keys;
  const keys: SheetKeys = { '::before': new Keys(), '::after': new Keys(), '::marker': new Keys() };
  if (rules) collect(rules, keys, '');
  else for (const which of PSEUDOS) keys[which].all = true;
  sheets.set(sheet, { count, keys });
  return keys;
}

/** `CSSGroupingRule`, `CSSImportRule`, `CSSStyleRule`, as far as they are of interest. */
interface AnyRule { readonly selectorText?: string; readonly style?: CSSStyleDeclaration; readonly cssRules?: CSSRuleList; readonly styleSheet?: CSSStyleSheet | null }

function collect(rules: CSSRuleList, keys: SheetKeys, outer: string): void {
  for (const rule of Array.from(rules) as AnyRule[]) {
    const selector = rule.selectorText;
    if (selector !== undefined) {
      if ((PSEUDO.test(selector) || PSEUDO.test(outer)) && rule.style && hasText(rule.style.getPropertyValue('content'))) addSelector(selector, outer, keys);
      if (rule.cssRules?.length) collect(rule.cssRules, keys, selector);
    } else if (rule.styleSheet) {
      for (const which of PSEUDOS) keys[which].add(keysOfSheet(rule.styleSheet)[which]);
    } else if (rule.cssRules) {
      if (outer && rule.style === undefined) collect(rule.cssRules, keys, outer);
      else collect(rule.cssRules, keys, '');
    } else if (outer && rule.style && hasText(rule.style.getPropertyValue('content'))) {
      // Declarations that follow nested rules (`CSSNestedDeclarations`) are the outer rule's own.
      addSelector(outer, '', keys);
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
    addCompound(subject.includes('&') || subject === '' ? (outer && !FEATURE.test(subject) ? null : subject) : subject, keys[of.which]);
  }
}

const FEATURE = /[.#[]/;

/** The pseudo-element that the selector ends in. */
function pseudoOf(selector: string): { which: Pseudo; index: number } | null {
  const match = /(?<!\\)::?(before|after|marker)\b[^\s>+~]*\s*$/.exec(selector);
  return match ? { which: `::${match[1] as string}` as Pseudo, index: match.index } : null;
}

/** Files the compound under its first feature; null, or one without a feature, may match anything. */
function addCompound(compound: string | null, keys: Keys): void {
  const feature = compound === null ? null : /^(?:\*|&)?(?:([.#])((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)|\[\s*([\w-]+)|([a-zA-Z][\w-]*))/.exec(compound);
  if (!feature) keys.all = true;
  else if (feature[1] === '.') keys.classes.add(unescape(feature[2] as string));
  else if (feature[1] === '#') keys.ids.add(unescape(feature[2] as string));
  else if (feature[3]) keys.attributes.add(feature[3]);
  else keys.tags.add((feature[4] as string).toLowerCase());
}

const unescape = (name: string): string => name.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi,
  (_, hex: string | undefined, char: string) => (hex ? String.fromCodePoint(parseInt(hex, 16)) : char));

/** Splits at commas that are in no bracket or string. */
function splitList(selector: string): string[] {
  if (!selector.includes(',')) return [selector];
  const out: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < selector.length; i++) {
    const c = selector[i];
    if (c === '\\') i++;
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

/** What stands after the last combinator. */
function lastCompound(selector: string): string {
  const text = selector.trimEnd();
  if (text.length < selector.length) return '';
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (c === '\\') i++;
    else if (c === '(' || c === '[') depth++;
    else if (c === ')' || c === ']') depth--;
    else if (depth === 0 && (c === ' ' || c === '>' || c === '+' || c === '~')) start = i + 1;
  }
  return text.slice(start);
}
