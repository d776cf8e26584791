import { valueOf } from '../standards/indexed.ts';
import { isDocument, isElement, isShadowRoot, isTag, isTextarea } from '../dom/kinds.ts';
import { frameElementOf } from '../dom/composed.ts';
import { hasTypedText } from '../dom/focusable.ts';
import {
  attribute,
  createTreeWalker,
  data,
  firstChild,
  getRootNode,
  nextNode,
  nextSibling,
  ownerDocument,
  parentElement,
  parentNode,
  querySelectorAll,
  shadowHost,
  localName,
  namespaceURI,
} from '../dom/natives.ts';
import { folded } from '../standards/characters.ts';
import { escapeIdentifier } from '../standards/cssIdentifier.ts';
import { isOfDigits, maskSecretNumbers } from '../standards/secretPatterns.ts';
import type { TextGate } from '../standards/TextGate.ts';
import { collapsedText, INTO_CONTENT, selectAll } from './selectElements.ts';

/**
 * A selector, with the probability from 0 to 1 that it finds the same element after a reload or the next release of the
 * page.
 */
export interface Hint {
  readonly selector: string;
  readonly confidence: number;
}

const MAX_HINTS = 3;
/**
 * The largest confidence of selectors by position. At most one of them is returned, and none if there are two other
 * selectors.
 */
const POSITION_CONFIDENCE = 0.25;
/** The length of text up to which `:contains` is used. */
const MAX_TEXT_LENGTH = 40;
/**
 * Matches ids and class names that a build step or a counter generates, which differ after the next release or reload.
 */
const GENERATED =
  /^\d|\d{3,}|[a-f\d]{6,}|^[:_]|(?:^|-)(?:css|sc|jsx|svelte|emotion|mui|radix|headlessui|react-aria|ember|uid|ng-tns)[-_:]|__|[A-Z].*\d.*[A-Z]|^[a-zA-Z]{1,2}\d+$/;
const ATTRIBUTES: readonly (readonly [string, number])[] = [
  ['data-testid', 0.98],
  ['data-test', 0.98],
  ['data-cy', 0.98],
  ['name', 0.9],
  ['aria-label', 0.85],
  ['placeholder', 0.8],
  ['href', 0.75],
  ['title', 0.7],
  ['alt', 0.7],
  ['for', 0.7],
  ['value', 0.6],
  ['type', 0.5],
  ['role', 0.5],
];

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** Returns whether an id or class name is likely to be the same after a reload and in the next release. */
const isStable = (name: string): boolean => name !== '' && name.length <= 60 && !GENERATED.test(name);
const stableClasses = (el: Element): string[] => (attribute(el, 'class') ?? '').split(/\s+/).filter(isStable);

/**
 * The largest number of elements that the trials of one view may test. Beyond it, only selectors are made that need no
 * trial.
 */
const MAX_WORK = 2e7;
/**
 * The largest number of levels of a structural selector that is tried: it is tried at each level, and a longer one is
 * hardly more stable.
 */
const MAX_TRIED_LEVELS = 8;
/** The largest number of levels of a path from an ancestor or the root. */
const MAX_LEVELS = 60;
/** The largest number of characters of such a path. */
const MAX_PATH = 2000;
const CHILD = ' > ';
/** Matches a selector by position. A text or value in quotation marks may also contain `:nth`, but has no position. */
const BY_POSITION = /^[^"']*:nth/;
/**
 * Matches a selector by the value of an attribute, but not of `type`: among `ATTRIBUTES`, only its values are compared
 * without regard to case. https://html.spec.whatwg.org/multipage/semantics-other.html#case-sensitivity-of-selectors
 */
const BY_ATTRIBUTE = /^([\w-]+\[(?!type)([\w-]+))=/;

/**
 * The results of the selector trials of one view, so that it does not repeat them for each of a thousand similar rows.
 * They are valid as long as the page does not change.
 */
export class SelectorTrials {
  /** For each root: the selectors that match several elements. */
  readonly #ambiguous = new WeakMap<Node, Set<string>>();
  /** For each root: the number of elements in its tree. */
  readonly #sizes = new WeakMap<Node, number>();
  /** For each element: its index among the siblings of its type, from 1. */
  readonly #places = new WeakMap<Node, number>();
  /**
   * For each root: the elements that a selector by attribute, or one step of a selector by position, matches, by that
   * selector or step.
   */
  readonly #steps = new WeakMap<Node, Map<string, Set<Element>>>();
  readonly #shownWords: ((el: Element) => string) | undefined;
  /** The number of elements and characters that the trials so far have tested. */
  #work = 0;

  /**
   * @param shownWords returns the words of an element that a person sees; without it, no selector uses `:contains`,
   * which is not part of CSS
   */
  constructor(shownWords?: (el: Element) => string) {
    this.#shownWords = shownWords;
  }

  /** True if the trials have tested so many elements that further ones would take too long. */
  get isExhausted(): boolean {
    return this.#work > MAX_WORK;
  }

  /**
   * Returns the element's text for a selector, and counts its characters as work. Returns '' if no selector may use the
   * text, because it is too long, because a person does not see all of it, or because it holds a secret.
   */
  textOf(el: Element, gate: TextGate): string {
    const text = this.#shownWords ? collapsedText(el) : '';
    this.#work += text.length;
    if (!this.#shownWords || !text || text.length > MAX_TEXT_LENGTH) return '';
    const spaced = spacedText(el);
    const isShown = folded(this.#shownWords(el)).includes(folded(text));
    return isShown && gate.masked(maskSecretNumbers(spaced)) === spaced ? text : '';
  }

  /** Returns whether the selector matches the elements, which are in the tree of `root`, and no others in it. */
  isExactly(selector: string, root: Node, els: readonly Element[]): boolean {
    const known = valueOf(this.#ambiguous, root, () => new Set<string>());
    if (els.length === 1 && known.has(selector)) return false;
    const size = valueOf(this.#sizes, root, () => querySelectorAll(root as ParentNode & Node, '*').length);
    // An engine looks ids up directly, and counts siblings for each element of an `:nth` selector.
    this.#work +=
      /^#[^ ]+$/.test(selector) || BY_ATTRIBUTE.test(selector) ? 1 : selector.includes(':nth') ? 8 * size : size;
    const found = this.#found(selector, root, els.length + 1);
    if (found.length > 1) known.add(selector);
    if (found.length !== els.length) return false;
    const all = new Set(found);
    return els.every((el) => all.has(el));
  }

  /**
   * Returns the matching elements, at most `limit` of them. Returns none for an id that no selector can name in this
   * engine, such as a control character.
   */
  #found(selector: string, root: Node, limit: number): Element[] {
    try {
      if (BY_ATTRIBUTE.test(selector)) return [...this.#atStep(selector, root)];
      return BY_POSITION.test(selector) ? this.#atPosition(selector, root, limit) : selectAll(selector, [root], limit);
    } catch {
      return [];
    }
  }

  /**
   * Returns the elements that a selector by position matches. It does not ask the browser: WebKit counts the siblings
   * of each element that it tests, which takes quadratic time where there are many.
   */
  #atPosition(selector: string, root: Node, limit: number): Element[] {
    const [last, ...above] = selector.split(CHILD).reverse();
    const found: Element[] = [];
    for (const el of this.#atStep(last as string, root)) {
      let at: Element | null = el;
      if (above.every((part) => (at = at && parentElement(at)) && this.#atStep(part, root).has(at))) found.push(el);
      if (found.length === limit) break;
    }
    return found;
  }

  /** Returns the elements that a selector by attribute, or a step of one by position, matches, in document order. */
  #atStep(part: string, root: Node): ReadonlySet<Element> {
    const steps = valueOf(this.#steps, root, () => new Map<string, Set<Element>>());
    const [, start, name] = BY_ATTRIBUTE.exec(part) ?? [];
    const simple = start ? `${start}]` : (part.split(':nth')[0] as string);
    if (!steps.has(simple)) {
      const all = selectAll(simple, [root]);
      steps.set(simple, new Set(all));
      for (const el of all) {
        const step = start ? `${start}=${quote(attribute(el, name as string) ?? '')}]` : simple + this.nthOfType(el);
        valueOf(steps, step, () => new Set<Element>()).add(el);
      }
    }
    return steps.get(part) ?? new Set();
  }

  /** Returns the selector for the element's position among its siblings of the same type. */
  nthOfType(el: Element): string {
    return `:nth-of-type(${this.#indexOfType(el)})`;
  }

  #indexOfType(el: Element): number {
    const known = this.#places.get(el);
    if (known !== undefined) return known;
    const counts = new Map<string, number>();
    const parent = parentNode(el);
    for (let child = parent && firstChild(parent); child; child = nextSibling(child)) {
      if (!isElement(child)) continue;
      const tag = `${namespaceURI(child)} ${localName(child)}`;
      const index = (counts.get(tag) ?? 0) + 1;
      counts.set(tag, index);
      this.#places.set(child, index);
    }
    return this.#places.get(el) ?? 1;
  }
}

/**
 * Finds selectors that match exactly the given elements now. Into shadow trees and frames they lead by `INTO_CONTENT`.
 * @param gate the gate that every text of the page passes
 * @param trials the trials of the view for which the selectors are
 * @param limit the largest number of selectors to find
 * @returns the selectors, the most stable first; none if the elements are not in one tree
 */
export function selectorHints(
  els: readonly Element[],
  gate: TextGate,
  trials: SelectorTrials,
  limit = MAX_HINTS,
): Hint[] {
  const [first] = els;
  if (!first) return [];
  const scope = scopeOf(first, gate, trials);
  if (els.some((el) => getRootNode(el) !== scope.root)) return [];
  const out: Hint[] = [];
  const tried = new Set<string>();
  for (const { selector, confidence } of candidates(first, gate, els.length > 1, trials)) {
    const isPosition = confidence <= POSITION_CONFIDENCE;
    if (out.length === limit || (isPosition && out.length > 1)) break;
    // Skips a selector that contains a secret: without the secret it would match nothing.
    if (tried.has(selector) || !passesGate(selector, gate)) continue;
    if (trials.isExhausted) break;
    tried.add(selector);
    if (!trials.isExactly(selector, scope.root, els)) continue;
    out.push({ selector: scope.path + selector, confidence });
    // A longer path to the same position adds nothing.
    if (isPosition) break;
  }
  if (out.length === 0 && els.length === 1) {
    const path = positionPath(first, trials);
    if (path && passesGate(path, gate, MAX_PATH)) out.push({ selector: scope.path + path, confidence: 0.2 });
  }
  return out.sort((a, b) => b.confidence - a.confidence);
}

/** Returns the text with spaces between its nodes, in which no secret is hidden by digits or letters beside it. */
function spacedText(el: Element): string {
  const walker = createTreeWalker(ownerDocument(el) as Document, el, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = nextNode(walker); node; node = nextNode(walker)) text += `${data(node as Text)} `;
  return text;
}

/** Returns whether a selector passes the gate unchanged, with and without the backslashes before quotes in it. */
function passesGate(selector: string, gate: TextGate, maxLength?: number): boolean {
  const plain = selector.replace(/\\(.)/g, '$1');
  return gate.line(selector, maxLength) === selector && gate.line(plain, maxLength) === plain;
}

/** Returns the root of the element's tree, and the selector that leads there from the top document. */
function scopeOf(el: Element, gate: TextGate, trials: SelectorTrials): { root: Node; path: string } {
  const root = getRootNode(el);
  const host = isShadowRoot(root) ? shadowHost(root) : isDocument(root) ? frameElementOf(root) : null;
  const path = host ? selectorHints([host], gate, trials, 1)[0]?.selector : '';
  return { root, path: path ? `${path}${INTO_CONTENT}` : '' };
}

/** Matches control characters and lone surrogates, which a selector cannot contain as they are. */
const UNQUOTABLE = /[^\x20-\x7e\xa0-\ud7ff\ue000-\u{10ffff}]/u;

/**
 * Yields selectors that may match the element, those with the highest confidence first.
 * @param many whether the selector is for several elements, so that it must not name the position of one
 */
function* candidates(el: Element, gate: TextGate, many: boolean, trials: SelectorTrials): Generator<Hint> {
  const tag = typeSelector(el);
  const id = attribute(el, 'id') ?? '';
  if (isStable(id)) yield { selector: `#${escapeIdentifier(id)}`, confidence: 1 };
  for (const [name, confidence] of ATTRIBUTES) {
    const value = attribute(el, name);
    if (value && value.length <= 80 && !UNQUOTABLE.test(value) && (name !== 'value' || isValueALabel(el)))
      yield { selector: `${tag}[${name}=${quote(value)}]`, confidence };
  }
  const text = trials.textOf(el, gate);
  // A group of digits may be a part of a number that is masked as a whole.
  if (text && !isOfDigits(text) && !isTextarea(el) && !hasTypedText(el))
    yield { selector: `${tag}:contains('${text.replace(/['\\]/g, '\\$&')}')`, confidence: 0.65 };
  const classes = stableClasses(el);
  for (const name of classes) yield { selector: `${tag}.${escapeIdentifier(name)}`, confidence: 0.6 };
  const around = nearestStableId(el);
  if (around) {
    for (const name of classes) yield { selector: `${around} ${tag}.${escapeIdentifier(name)}`, confidence: 0.55 };
    yield { selector: `${around} ${tag}`, confidence: 0.5 };
  }
  if (many) {
    yield { selector: tag, confidence: 0.3 };
    for (const path of structuralPaths(el, '', trials)) yield { selector: path, confidence: 0.25 };
    return;
  }
  const nth = trials.nthOfType(el);
  for (const name of classes) yield { selector: `${tag}.${escapeIdentifier(name)}${nth}`, confidence: 0.4 };
  for (const path of structuralPaths(el, nth, trials)) yield { selector: path, confidence: 0.2 };
}

/**
 * Returns whether the `value` attribute labels the control. The value of a field is user data, which a selector must
 * not contain.
 */
const isValueALabel = (el: Element): boolean =>
  isTag(el, 'option') || /^(?:button|submit|reset|radio|checkbox)$/.test(attribute(el, 'type') ?? '');

/** Returns the selector by id of the nearest ancestor with a stable id, or null. */
function nearestStableId(el: Element): string | null {
  for (let p = parentElement(el); p; p = parentElement(p)) {
    const id = attribute(p, 'id') ?? '';
    if (isStable(id)) return `#${escapeIdentifier(id)}`;
  }
  return null;
}

/** Returns the tag as a selector. It is escaped, because a page may name an element as it likes. */
const typeSelector = (el: Element): string => escapeIdentifier(localName(el));

/** Yields `button:nth-of-type(2)`, `div:nth-of-type(1) > button:nth-of-type(2)` and so on. */
function* structuralPaths(el: Element, suffix: string, trials: SelectorTrials): Generator<string> {
  let path = typeSelector(el) + suffix;
  yield path;
  let p = parentElement(el);
  for (let levels = 1; p && levels < MAX_TRIED_LEVELS; levels++, p = parentElement(p)) {
    path = step(p, trials) + CHILD + path;
    yield path;
  }
}

const step = (el: Element, trials: SelectorTrials): string => typeSelector(el) + trials.nthOfType(el);

/**
 * Returns the selector that leads to the element by positions alone, from its nearest ancestor with a unique id or from
 * the root. Returns null if it has too many levels, or would begin at the root of a shadow tree.
 */
function positionPath(el: Element, trials: SelectorTrials): string | null {
  const root = getRootNode(el);
  let path = '';
  let at: Element | null = el;
  for (let levels = 0; at && levels < MAX_LEVELS; levels++) {
    const id = attribute(at, 'id') ?? '';
    const byId = at !== el && isStable(id) ? `#${escapeIdentifier(id)}` : '';
    if (byId && trials.isExactly(byId, root, [at])) return byId + path;
    const parent: Element | null = parentElement(at);
    if (!parent) return isDocument(root) ? `:root${path}` : null;
    path = CHILD + step(at, trials) + path;
    at = parent;
  }
  return null;
}
