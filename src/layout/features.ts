import { isHtml } from '../dom/kinds.ts';
import { attribute, attributeNames, hasAttribute } from '../dom/natives.ts';
import { compounds, IDENTIFIER, splitList, unescape } from './selectors.ts';

/** `classTexts`: what the class attribute has anywhere in it. */
type Kind = 'classes' | 'classTexts' | 'ids' | 'tags' | 'attributes';
export type Feature = readonly [Kind, string];

/** Bits by what an element must have for a rule to reach it. Names of tags and attributes are in lower case, as browsers write them. */
export class Features {
  /** Of rules that ask for nothing. */
  all = 0;
  isEmpty = true;
  classes = new Map<string, number>();
  classTexts = new Map<string, number>();
  ids = new Map<string, number>();
  tags = new Map<string, number>();
  attributes = new Map<string, number>();
  /** By class or id (with its sign) of what is around: bits by the tag of what it is around. */
  readonly tagged = new Map<string, Map<string, number>>();

  file([kind, name]: Feature, bits: number): void {
    this.isEmpty = false;
    this[kind].set(name, (this[kind].get(name) ?? 0) | bits);
  }

  fileTag(around: string, tag: string, bits: number): void {
    this.isEmpty = false;
    let tags = this.tagged.get(around);
    if (!tags) this.tagged.set(around, (tags = new Map<string, number>()));
    tags.set(tag, (tags.get(tag) ?? 0) | bits);
  }

  add(other: Features): void {
    this.all |= other.all;
    this.isEmpty &&= other.isEmpty;
    for (const kind of ['classes', 'classTexts', 'ids', 'tags', 'attributes'] as const)
      this[kind] = unitedBits(this[kind], other[kind]);
    for (const [around, tags] of other.tagged)
      this.tagged.set(around, unitedBits(this.tagged.get(around) ?? new Map<string, number>(), tags));
  }
}

/** The bits of both, by name. Takes the first, where that has any, and leaves the other as it is: a copy costs less than to file its entries one by one. */
export function unitedBits(one: Map<string, number>, other: ReadonlyMap<string, number>): Map<string, number> {
  if (one.size === 0) return new Map(other);
  for (const [name, bits] of other) one.set(name, (one.get(name) ?? 0) | bits);
  return one;
}

export type TagBits = ReadonlyMap<string, number> | null;

/** What of the features an element has. Pages repeat their class attributes: answers by them are kept, up to so many. */
export class Lookup {
  readonly #features: Features;
  readonly #bits = new Map<string, number>();
  readonly #tags = new Map<string, TagBits>();

  constructor(features: Features) {
    this.#features = features;
  }

  get isEmpty(): boolean {
    return this.#features.isEmpty;
  }

  /** Bits of all that can reach the element. */
  of(el: Element, tag: string, attributed: boolean): number {
    const { all, tags, classes, classTexts, ids, attributes } = this.#features;
    let bits = all | (tags.size > 0 ? (tags.get(tag.toLowerCase()) ?? 0) : 0);
    if (attributed) {
      if (classes.size + classTexts.size > 0) {
        const value = attribute(el, 'class');
        if (value) bits |= this.#bits.get(value) ?? this.#ofClasses(value);
      }
      if (ids.size) bits |= ids.get(attribute(el, 'id') ?? '') ?? 0;
      if (attributes.size > FEW || !isHtml(el))
        for (const name of attributeNames(el)) bits |= attributes.get(name.toLowerCase()) ?? 0;
      else for (const [name, bit] of attributes) if (hasAttribute(el, name)) bits |= bit;
    }
    return bits;
  }

  /** By tag, bits of what the element is around; null if nothing is filed so. */
  tagged(el: Element): TagBits {
    const { tagged } = this.#features;
    if (tagged.size === 0) return null;
    const value = attribute(el, 'class') ?? '';
    let tags = this.#tags.get(value);
    if (tags === undefined) {
      if (this.#tags.size >= MOST) this.#tags.clear();
      this.#tags.set(
        value,
        (tags = classesOf(value).reduce<TagBits>((all, name) => joined(all, tagged.get(`.${name}`) ?? null), null)),
      );
    }
    return joined(tags, tagged.get(`#${attribute(el, 'id') ?? ''}`) ?? null);
  }

  #ofClasses(value: string): number {
    const { classes, classTexts } = this.#features;
    let bits = 0;
    for (const name of classesOf(value)) bits |= classes.get(name) ?? 0;
    for (const [text, bit] of classTexts) if (value.includes(text)) bits |= bit;
    if (this.#bits.size >= MOST) this.#bits.clear();
    this.#bits.set(value, bits);
    return bits;
  }
}
/** From how many attributes in selectors on the element's own are looked up rather than asked for. */
const FEW = 4;
/** Answers by class attributes that are kept. */
const MOST = 5000;

/** The names in a class attribute. */
export const classesOf = (value: string | null | undefined): string[] =>
  (value ?? '').split(/[\t\n\f\r ]+/).filter(Boolean);

/** The bits of both. */
export function joined(one: TagBits, other: TagBits): TagBits {
  if (!one || !other) return one ?? other;
  return unitedBits(new Map(one), other);
}

/** Where a rule's features are to be found: on the element itself, on its parent, on something around it; or it is pointed at or has focus. */
export const AT = { self: 0, parent: 1, around: 2, pointed: 3 } as const;

/** Features of which one must be found there; `tags`: and the element itself must have one of these. */
export interface Place {
  readonly at: number;
  readonly features: readonly Feature[];
  readonly tags: readonly Feature[];
}

/**
 * The first compound from the right of which the features tell what the selector can match, and where it stands; null if the
 * selector may match anything. A tag tells little: what is around it is looked for too. No features: no element in the tree.
 * `isNested`: a tag alone may be another's.
 */
export function locate(selector: string, isNested: boolean): Place | null {
  const parts = compounds(selector);
  let at: number = AT.self;
  let isBeside = false;
  let tags: readonly Feature[] = [];
  for (let i = parts.length - 1; i >= 0; i--) {
    const { text, by } = parts[i] as (typeof parts)[0];
    const features = isBeside || (isNested && !FEATURE.test(text)) ? null : featuresOf(text);
    const isStrong = features?.every(([kind]) => kind === 'classes' || kind === 'ids') === true;
    if (at === AT.self && !isBeside) {
      if (isStrong) return { at, features: features as readonly Feature[], tags };
      if (features?.every(([kind]) => kind === 'tags')) tags = features;
      else if (features) return { at, features, tags };
      else if (POINTED.test(text)) return { at: AT.pointed, features: [], tags };
    } else if (features && features.length > 0 && (isStrong || tags.length === 0)) return { at, features, tags };
    isBeside = by === '+' || by === '~';
    if (!isBeside) at = by === '>' && at === AT.self ? AT.parent : AT.around;
  }
  return tags.length > 0 ? { at: AT.self, features: tags, tags: [] } : null;
}
const FEATURE = /[.#[]/;
const POINTED = /^[^(]*:(?:hover|active|focus)|\):(?:hover|active|focus)[\w-]*$/;
const NAMES = [
  ['tags', 'html'],
  ['tags', 'svg'],
] as const;
const DEEPEST = 8;

/** One of which an element must have to match the compound; null if none is known. */
function featuresOf(compound: string, depth = 0): readonly Feature[] | null {
  type Found = readonly Feature[] | null;
  let [tag, attr, found]: [Found, Found, Found] = [null, null, null];
  for (let i = 0; i < compound.length;) {
    const sign = compound[i] as string;
    if (sign === '*' || sign === '&') i++;
    else if (sign === '|') {
      // What stood before was a namespace.
      tag = null;
      i++;
    } else if (sign === '[') {
      const end = compound.indexOf(']', i);
      if (end < 0) return null;
      // One in a namespace has any prefix in the page.
      const [, name, value] = /^\s*([\w-]+)\s*(?:[~|^$*]?=(?:"([^"]+)"$)?|$)/.exec(compound.slice(i + 1, end)) ?? [];
      if (name === 'class' && value) return [['classTexts', value]];
      if (name) attr ??= [['attributes', name.toLowerCase()]];
      i = end + 1;
    } else if (sign === ':') {
      i++;
      if (compound[i] === ':') return null;
      const name = identifierAt(compound, i);
      i += name.length;
      const start = i + 1;
      if (compound[i] === '(') i = closing(compound, i) + 1;
      if (name === 'root') found ??= NAMES;
      else if (/^host/.test(name)) return [];
      else if (name === 'is' || name === 'where') found ??= ofList(compound.slice(start, i - 1), depth);
    } else {
      if (sign === '.' || sign === '#') i++;
      const name = identifierAt(compound, i);
      if (name === '') return null;
      i += name.length;
      if (sign === '.') return [['classes', unescape(name)]];
      if (sign === '#') return [['ids', unescape(name)]];
      tag = [['tags', unescape(name).toLowerCase()]];
    }
  }
  return tag ?? found ?? attr;
}

/** What the alternatives ask for together. */
function ofList(list: string, depth: number): readonly Feature[] | null {
  if (depth > DEEPEST) return null;
  const found: Feature[] = [];
  for (const one of splitList(list)) {
    const features = featuresOf(compounds(one).at(-1)?.text ?? '', depth + 1);
    if (!features) return null;
    found.push(...features);
  }
  return found.length > 0 ? found : null;
}

function identifierAt(text: string, at: number): string {
  IDENTIFIER.lastIndex = at;
  return IDENTIFIER.exec(text)?.[0] ?? '';
}

/** Where the bracket that opens at `open` is closed. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  return text.length;
}
