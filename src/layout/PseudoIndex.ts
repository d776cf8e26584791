import { shadowRootOf } from '../dom/composed.ts';
import { knowsClosedRoots } from '../dom/hookRecord.ts';
import { isHtml } from '../dom/kinds.ts';
import {
  assignedSlot, attribute, attributeNames, getRootNode, hasAttribute, hasAttributes, localName, openShadowRoot, querySelectorAll,
} from '../dom/natives.ts';
import { BITS, PROPERTY, type Pseudo } from './ruleBits.ts';

/**
 * What the style rules of a document, or of one shadow tree in it, can do, so that elements which no rule of a kind can reach
 * are not asked: reading a pseudo-element's style costs as much as all else that a name needs. It errs on the side of asking.
 */
export class PseudoIndex {
  /** Some rule uses `content-visibility`. */
  readonly contentVisibility: boolean;
  /** The document has a shadow tree in it. */
  readonly shadows: boolean;
  readonly document: Document;
  readonly #root: Document | ShadowRoot;
  readonly #keys = new Keys();
  readonly #animated: boolean;
  /** Answers by class attribute: pages repeat them. */
  readonly #byClass = new Map<string, number>();

  /** `whole`: for a shadow root, the index of its document. */
  constructor(root: Document | ShadowRoot, whole?: PseudoIndex) {
    const document = whole?.document ?? root as Document;
    this.document = document;
    this.#root = root;
    this.#keys.file('tags', 'q', BITS['::before'] | BITS['::after']);
    for (const sheet of [...Array.from(root.styleSheets), ...(root.adoptedStyleSheets ?? [])]) this.#keys.add(keysOfSheet(sheet));
    const { shadows, contentVisibility } = lookOver(root);
    this.contentVisibility = this.#keys.contentVisibility || contentVisibility;
    this.shadows = shadows || whole !== undefined;
    // Animations set properties past all rules; quirks mode compares classes without regard to case.
    this.#animated = whole ? whole.#animated
      : document.compatMode !== 'CSS1Compat' || document.fullscreenElement !== null || (document.getAnimations?.().length ?? 1) > 0;
  }

  /** True if all style rules that can reach the element are in the index: not those of other trees (`:host`, `::slotted`, `::part`). */
  covers(el: Element): boolean {
    return !this.shadows || (shadowRootOf(el) === null && assignedSlot(el) === null && getRootNode(el) === this.#root &&
      (this.#root === this.document || !hasAttribute(el, 'part')));
  }

  /** Bits of the pseudo-elements that some rule may give the element, with text in them; 0 if none does. All, if it is not covered. */
  mayHave(el: Element, covered: boolean): number { return covered ? this.#reach(el, localName(el), hasAttributes(el)) & ALL : ALL; }

  /**
   * Bits (`PROPERTY`) of the properties that may differ from their initial, or if inherited from the parent's, value, and
   * those (`BITS`) of the pseudo-elements that may have text.
   */
  mayDiffer(el: Element): number {
    if (this.#animated || !this.covers(el)) return EVERY;
    const tag = localName(el);
    const attributed = hasAttributes(el);
    const bits = this.#reach(el, tag, attributed);
    if (!isHtml(el) || (attributed && STYLING.some((name) => hasAttribute(el, name)))) return bits | PROPERTIES;
    return bits | (OWN.get(tag) ?? 0);
  }

  /** Bits of all that the rules which may match the element can do. */
  #reach(el: Element, tag: string, attributed: boolean): number {
    const keys = this.#keys;
    let bits = keys.all | (keys.tags.get(tag) ?? 0);
    if (attributed) {
      if (keys.classes.size) {
        const value = attribute(el, 'class');
        if (value) bits |= this.#ofClasses(value);
      }
      if (keys.ids.size) bits |= keys.ids.get(attribute(el, 'id') ?? '') ?? 0;
      if (keys.attributes.size > FEW) for (const name of attributeNames(el)) bits |= keys.attributes.get(name) ?? 0;
      else for (const [name, bit] of keys.attributes) if (hasAttribute(el, name)) bits |= bit;
    }
    return bits;
  }

  #ofClasses(value: string): number {
    let bits = this.#byClass.get(value);
    if (bits === undefined) {
      bits = 0;
      for (const name of value.split(SPACE)) bits |= this.#keys.classes.get(name) ?? 0;
      this.#byClass.set(value, bits);
    }
    return bits;
  }
}

const ALL = 7;
const EVERY = 0x1fff;
const PROPERTIES = EVERY & ~ALL;
/** Attributes that style their element, or that browsers' own style sheets select. */
const STYLING = ['style', 'popover', 'hidden', 'dir'];
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
/** What browsers' own style sheets set, by tag. */
const OWN = new Map<string, number>();
for (const [tags, bits] of [
  ['label summary', PROPERTY.cursor], ['a area option optgroup', PROPERTY.cursor | PROPERTY.text],
  ['dialog', PROPERTY.position | PROPERTY.overflow | PROPERTY.text],
  ['button input select textarea video audio', PROPERTY.cursor | PROPERTY.overflow | PROPERTY.text],
  ['html body table td th pre listing xmp plaintext h1 h2 h3 h4 h5 h6 small big sub sup code kbd samp tt mark font legend rt nobr marquee hr', PROPERTY.text],
  ['html body dialog mark button input select textarea table thead tbody tfoot tr td th progress meter', PROPERTY.background],
  ['marquee', PROPERTY.place],
  ['marquee fieldset hr img iframe object embed meter progress canvas details', PROPERTY.overflow],
] as const) for (const tag of tags.split(' ')) OWN.set(tag, (OWN.get(tag) ?? 0) | bits);
/** From how many attributes in selectors on the element's own are looked up rather than asked for. */
const FEW = 4;
const SPACE = /[\t\n\f\r ]+/;

/** What the elements of a document say by themselves. One walk: a query for attributes costs more than to look at each element. */
function lookOver(root: Document | ShadowRoot): { shadows: boolean; contentVisibility: boolean } {
  let shadows = knowsClosedRoots();
  let contentVisibility = false;
  const all = querySelectorAll(root, '*');
  for (let i = 0, { length } = all; i < length; i++) {
    const el = all[i] as Element;
    if (!shadows && openShadowRoot(el) !== null) shadows = true;
    if (contentVisibility || !hasAttributes(el)) continue;
    contentVisibility = attribute(el, 'style')?.includes('content-visibility') === true || attribute(el, 'hidden')?.toLowerCase() === 'until-found';
  }
  return { shadows, contentVisibility };
}

/** Features of which an element must have one to be reached, and the pseudo-elements that they lead to. */
class Keys {
  all = 0;
  contentVisibility = false;
  readonly classes = new Map<string, number>();
  readonly ids = new Map<string, number>();
  readonly tags = new Map<string, number>();
  readonly attributes = new Map<string, number>();

  file(kind: 'classes' | 'ids' | 'tags' | 'attributes', name: string, bits: number): void {
    this[kind].set(name, (this[kind].get(name) ?? 0) | bits);
  }

  add(other: Keys): void {
    this.all |= other.all;
    this.contentVisibility ||= other.contentVisibility;
    for (const kind of ['classes', 'ids', 'tags', 'attributes'] as const) for (const [name, bits] of other[kind]) this.file(kind, name, bits);
  }
}

/** Sheets seldom change: what was found in one is kept as long as it has as many rules. */
const sheets = new WeakMap<CSSStyleSheet, { readonly count: number; readonly keys: Keys }>();

function keysOfSheet(sheet: CSSStyleSheet): Keys {
  let rules: CSSRuleList | null = null;
  try {
    rules = sheet.cssRules;
  } catch {
    // A sheet of another origin cannot be read: any element may match.
  }
  const count = rules ? rules.length : -1;
  const known = sheets.get(sheet);
  if (known?.count === count) return known.keys;
  const keys = new Keys();
  if (rules) collect(rules, keys, '');
  else {
    keys.all = EVERY;
    keys.contentVisibility = true;
  }
  sheets.set(sheet, { count, keys });
  return keys;
}

/** `CSSGroupingRule`, `CSSImportRule`, `CSSStyleRule`, as far as they are of interest. */
interface AnyRule { readonly selectorText?: string; readonly style?: CSSStyleDeclaration; readonly cssRules?: CSSRuleList; readonly styleSheet?: CSSStyleSheet | null }

function collect(rules: CSSRuleList, keys: Keys, outer: string): void {
  for (const rule of Array.from(rules) as AnyRule[]) {
    const selector = rule.selectorText;
    if (selector !== undefined) {
      if (rule.style?.getPropertyValue('content-visibility')) keys.contentVisibility = true;
      if ((PSEUDO.test(selector) || PSEUDO.test(outer)) && rule.style && hasText(rule.style.getPropertyValue('content'))) addSelector(selector, outer, keys);
      if (rule.style) addProperties(rule.style, selector, outer !== '', keys);
      if (rule.cssRules?.length) collect(rule.cssRules, keys, selector);
    } else if (rule.styleSheet) {
      keys.add(keysOfSheet(rule.styleSheet));
    } else if (rule.cssRules) {
      if (outer && rule.style === undefined) collect(rule.cssRules, keys, outer);
      else collect(rule.cssRules, keys, '');
    } else if (outer && rule.style) {
      // Declarations that follow nested rules (`CSSNestedDeclarations`) are the outer rule's own.
      if (hasText(rule.style.getPropertyValue('content'))) addSelector(outer, '', keys);
      addProperties(rule.style, outer, true, keys);
    }
  }
}

const PSEUDO = /:(?:before|after|marker)\b/;
const hasText = (content: string): boolean => content !== '' && content !== 'none' && content !== 'normal' && content !== '""' && content !== "''";

function addSelector(selector: string, outer: string, keys: Keys): void {
  for (const one of splitList(selector)) {
    const at = pseudoOf(one);
    const of = at ?? (outer ? pseudoOf(outer) : null);
    if (!of) continue;
    const subject = at ? lastCompound(one.slice(0, at.index)) : '&';
    addCompound(outer && !FEATURE.test(subject) ? null : subject, keys, BITS[of.which]);
  }
}

function addProperties(style: CSSStyleDeclaration, selector: string, nested: boolean, keys: Keys): void {
  let bits = 0;
  for (const [name, bit] of DECLARED) if ((bits & bit) === 0 && style.getPropertyValue(name) !== '') bits |= bit;
  if (movesAway(style)) bits |= PROPERTY.place;
  if (bits === 0) return;
  for (const one of splitList(selector)) {
    const subject = lastCompound(one);
    if (!ELEMENTLESS.test(subject)) addCompound(nested && !FEATURE.test(subject) ? null : subject, keys, bits);
  }
}

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
function addCompound(compound: string | null, keys: Keys, bit: number): void {
  const feature = compound === null ? null : /^(?:\*|&)?(?:([.#])((?:\\[\s\S]|[\w-]|[^\0-\x7f])+)|\[\s*([\w-]+)|([a-zA-Z][\w-]*))/.exec(compound);
  if (!feature) keys.all |= bit;
  else if (feature[1] === '.') keys.file('classes', unescape(feature[2] as string), bit);
  else if (feature[1] === '#') keys.file('ids', unescape(feature[2] as string), bit);
  else if (feature[3]) keys.file('attributes', feature[3], bit);
  else keys.file('tags', (feature[4] as string).toLowerCase(), bit);
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
