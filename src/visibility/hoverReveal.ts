import { flatParent, hostAround, treeScope } from '../dom/composed.ts';
import {
  attribute,
  matchesIfSupported,
  ownerDocument,
  previousElementSibling,
  propertyPriority,
  propertyValue,
  querySelectorAll,
} from '../dom/natives.ts';
import { pointerIn } from '../dom/pointed.ts';
import { isWithin } from '../layout/hitTest.ts';
import { valueOf } from '../standards/indexed.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { parsePointed, weightOf, type PointedSelector } from '../style/selectors.ts';
import { declarationsOf, hoverRules, type Declaration, type HoverRule } from '../style/sheetRules.ts';
import { Hides, type Reveal, type RevealFinder } from './reveal.ts';

/**
 * Finds the elements that a style rule would show while the pointer is somewhere (`li:hover .delete { display: block
 * }`): it reads the rules and looks up the elements that they would show. What a script shows then is not known before.
 */
export const hoverReveals: RevealFinder = {
  read: (root, reader) => indexOf(reader).add(root),
  find: revealOf,
};

/**
 * The properties with which rules show something. `hides` is the way in which it was hidden before, and `shows` accepts
 * the values that show it.
 */
const PROPERTIES = new Map<string, readonly [hides: Hides, shows: (value: string) => boolean]>([
  ['display', [Hides.Display, (value) => value !== 'none']],
  ['visibility', [Hides.Visibility, (value) => value !== 'hidden' && value !== 'collapse']],
  ['opacity', [Hides.Opacity, (value) => parseFloat(value) !== 0]],
  ['clip', [Hides.Clip, () => true]],
  ['clip-path', [Hides.Clip, () => true]],
]);
const isNotZero = (value: string): boolean => parseFloat(value) !== 0;
for (const name of ['width', 'max-width', 'height', 'max-height']) PROPERTIES.set(name, [Hides.Place, isNotZero]);
/**
 * Returns whether the value moves or scales by more than a little: pictures and cards that grow were visible before.
 */
const movesFar = (value: string): boolean => !/scale\w*\(\s*1\.\d|^1\.\d/.test(value);
for (const name of 'left top right bottom margin-left margin-top position transform translate scale'.split(' '))
  PROPERTIES.set(name, [Hides.Place, movesFar]);

/** A selector of a rule that shows what it matches. */
interface RevealingRule extends PointedSelector {
  readonly rule: HoverRule;
  /** Bits of `Hides`: the ways of hiding an element that the rule undoes. */
  readonly hides: number;
}

/** The parsed selectors of each rule with `:hover`; empty if the rule shows nothing. */
const parsed = new WeakMap<HoverRule, readonly RevealingRule[]>();

function revealingRules(rule: HoverRule): readonly RevealingRule[] {
  let rules = parsed.get(rule);
  if (!rules) {
    let hides = 0;
    for (let i = 0; i < rule.style.length; i++) {
      const name = rule.style[i] as string;
      const [bit, shows] = PROPERTIES.get(name) ?? [];
      if (bit && shows?.(propertyValue(rule.style, name))) hides |= bit;
    }
    rules =
      hides === 0
        ? []
        : rule.selectors.flatMap((selector) => {
            const pointed = parsePointed(selector);
            return pointed ? [{ ...pointed, rule, hides }] : [];
          });
    parsed.set(rule, rules);
  }
  return rules;
}

/** The elements that rules would show, and the rules for each. It is valid as long as the reader of its pass. */
class RevealIndex {
  readonly #rules = new Map<Element, RevealingRule[]>();
  readonly #roots = new Set<Document | ShadowRoot>();
  readonly #declarations = new Map<Node, Map<string, readonly Declaration[]>>();

  add(root: Document | ShadowRoot): void {
    if (this.#roots.has(root)) return;
    this.#roots.add(root);
    for (const found of hoverRules(root).flatMap(revealingRules)) {
      for (const el of select(root, found.bare)) valueOf(this.#rules, el, () => []).push(found);
    }
  }

  /** Returns the declarations of a property in rules without `:hover`. */
  declarations(root: Document | ShadowRoot | null, property: string): readonly Declaration[] {
    if (!root) return [];
    const known = valueOf(this.#declarations, root, () => new Map<string, readonly Declaration[]>());
    return valueOf(known, property, () => declarationsOf(root, property));
  }

  rulesFor(el: Element): readonly RevealingRule[] | undefined {
    return this.#rules.get(el);
  }
}

const indexes = new WeakMap<LayoutReader, RevealIndex>();

const indexOf = (reader: LayoutReader): RevealIndex => valueOf(indexes, reader, () => new RevealIndex());

/** Returns the elements that match the selector; none if the browser does not support the selector. */
function select(root: Document | ShadowRoot, selector: string): ArrayLike<Element> & Iterable<Element> {
  try {
    return querySelectorAll(root, selector);
  } catch {
    return [];
  }
}

function revealOf(
  el: Element,
  reader: LayoutReader,
  hiddenBy: () => number,
  isKnown: boolean,
  outer: Reveal | undefined,
): Reveal | undefined {
  const index = indexOf(reader);
  let hides = 0;
  if (!isKnown) {
    hides = hiddenBy();
    const scope = hides ? treeScope(el) : null;
    if (!scope) return undefined;
    index.add(scope);
  }
  const rules = index.rulesFor(el);
  if (!rules) return undefined;
  hides ||= hiddenBy();
  const showing = hides ? rules.filter((rule) => rule.hides & hides && overridesOthers(el, rule, hides, index)) : [];
  let left = hides;
  for (const rule of showing) left &= ~rule.hides;
  if (left !== 0) return undefined;
  const trigger = showing[0] && triggerOf(el, showing[0], hides);
  if (!trigger) return undefined;
  const pointer = pointerIn(ownerDocument(el) as Document)?.el;
  const isShown = !!pointer && isWithin(pointer, trigger) && outer?.isShown !== false;
  return { root: el, trigger, hides: hides | (outer?.hides ?? 0), isShown };
}

/**
 * Returns whether the rule's declarations override all others for the element (CSS Cascade, "cascade sorting order").
 * Without this check, a page could contain text that only seems to appear on hover. Cascade layers are ignored.
 */
function overridesOthers(
  el: Element,
  { rule, specificity }: RevealingRule,
  hides: number,
  index: RevealIndex,
): boolean {
  const scope = treeScope(el);
  const inline = attribute(el, 'style') ?? '';
  return [...PROPERTIES].every(([property, [bit]]) => {
    if (!(bit & hides) || propertyValue(rule.style, property) === '') return true;
    const own = weightOf(propertyPriority(rule.style, property) === 'important', specificity);
    const declared = new RegExp(`(?:^|[;\\s])${property}\\s*:[^;]*`, 'i').exec(inline)?.[0];
    if (declared !== undefined && weightOf(/!\s*important/i.test(declared), 1e9) > own) return false;
    for (const { selector, weight } of index.declarations(scope, property)) {
      if (weight <= own) break;
      if (matchesIfSupported(el, selector)) return false;
    }
    return true;
  });
}

/** Returns the nearest ancestor that the rule names, or else a previous sibling of the element or of an ancestor. */
function triggerOf(el: Element, { head }: RevealingRule, hides: number): Element | null {
  if (head === ':host') return hostAround(el);
  // A transparent element receives the pointer itself; other hidden elements do not.
  const first = (hides as Hides) === Hides.Opacity ? el : flatParent(el);
  for (let at = first; at; at = flatParent(at)) if (matchesIfSupported(at, head)) return at;
  for (let at: Element | null = el; at; at = flatParent(at))
    for (let beside = previousElementSibling(at); beside; beside = previousElementSibling(beside))
      if (matchesIfSupported(beside, head)) return beside;
  return null;
}
