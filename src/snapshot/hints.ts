import { isDocument, isElement, isShadowRoot, isTag, tagOf } from '../dom/kinds.ts';
import { frameElementOf } from '../dom/composed.ts';
import { attribute, getRootNode, parentElement, previousSibling, shadowHost } from '../dom/natives.ts';
import { collapsedText, INTO_CONTENT, selectAll } from './selectors.ts';

/**
 * A selector, with the probability from 0 to 1 that it finds the same element after a reload or the next release of the
 * page.
 */
export interface Hint {
  readonly selector: string;
  readonly confidence: number;
}

const MAX_HINTS = 3;
/** The length of text up to which `:contains` is used. */
const MAX_TEXT_LENGTH = 40;
/**
 * Matches ids and class names that a build step or a counter generates. They are different after the next release or
 * reload.
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
const isStable = (name: string): boolean => name !== '' && name.length <= 60 && !GENERATED.test(name);
export const stableClasses = (el: Element): string[] => (attribute(el, 'class') ?? '').split(/\s+/).filter(isStable);

/**
 * Selectors that are known to match several elements of a root. They are valid within one task, and save trying them
 * again for each of a thousand similar rows.
 */
export type Ambiguous = WeakMap<Node, Set<string>>;

/**
 * Finds selectors that match exactly the given elements now.
 * @param limit the most selectors to find
 * @returns the selectors, the most stable first; none if the elements are not in one tree
 */
export function selectorHints(
  els: readonly Element[],
  limit = MAX_HINTS,
  ambiguous: Ambiguous = new WeakMap(),
): Hint[] {
  const [first] = els;
  if (!first) return [];
  const scope = scopeOf(first, ambiguous);
  if (els.some((el) => getRootNode(el) !== scope.root)) return [];
  const known = ambiguous.get(scope.root) ?? new Set();
  ambiguous.set(scope.root, known);
  const out: Hint[] = [];
  const tried = new Set<string>();
  for (const { selector, confidence } of candidates(first, els.length > 1)) {
    if (out.length === limit) break;
    if (tried.has(selector)) continue;
    tried.add(selector);
    if (isExactly(selector, scope.root, els, known)) out.push({ selector: scope.path + selector, confidence });
  }
  return out.sort((a, b) => b.confidence - a.confidence);
}

function isExactly(selector: string, root: Node, els: readonly Element[], ambiguous: Set<string>): boolean {
  if (els.length === 1 && ambiguous.has(selector)) return false;
  const found = selectAll(selector, [root], els.length + 1);
  if (found.length > 1) ambiguous.add(selector);
  return found.length === els.length && els.every((el) => found.includes(el));
}

/** Returns the root of the element's tree, and the selector that leads there from the top document. */
function scopeOf(el: Element, ambiguous: Ambiguous): { root: Node; path: string } {
  const root = getRootNode(el);
  const host = isShadowRoot(root) ? shadowHost(root) : isDocument(root) ? frameElementOf(root) : null;
  const path = host ? selectorHints([host], 1, ambiguous)[0]?.selector : '';
  return { root, path: path ? `${path}${INTO_CONTENT}` : '' };
}

function* candidates(el: Element, many: boolean): Generator<Hint> {
  const tag = tagOf(el);
  const id = attribute(el, 'id') ?? '';
  if (isStable(id)) yield { selector: `#${CSS.escape(id)}`, confidence: 1 };
  for (const [name, confidence] of ATTRIBUTES) {
    const value = attribute(el, name);
    if (value && value.length <= 80 && !/[\n\r]/.test(value) && (name !== 'value' || isValueALabel(el)))
      yield { selector: `${tag}[${name}=${quote(value)}]`, confidence };
  }
  const text = collapsedText(el);
  if (text && text.length <= MAX_TEXT_LENGTH)
    yield { selector: `${tag}:contains('${text.replace(/['\\]/g, '\\$&')}')`, confidence: 0.65 };
  const classes = stableClasses(el);
  for (const name of classes) yield { selector: `${tag}.${CSS.escape(name)}`, confidence: 0.6 };
  const around = nearestStableId(el);
  if (around) {
    for (const name of classes) yield { selector: `${around} ${tag}.${CSS.escape(name)}`, confidence: 0.55 };
    yield { selector: `${around} ${tag}`, confidence: 0.5 };
  }
  if (many) {
    yield { selector: tag, confidence: 0.3 };
    for (const path of structuralPaths(el, '')) yield { selector: path, confidence: 0.25 };
    return;
  }
  for (const name of classes)
    yield { selector: `${tag}.${CSS.escape(name)}:nth-of-type(${indexOfType(el)})`, confidence: 0.4 };
  for (const path of structuralPaths(el, `:nth-of-type(${indexOfType(el)})`)) yield { selector: path, confidence: 0.2 };
}

/**
 * Returns whether the `value` attribute labels the control. The value of a field is user data, which a selector must
 * not contain.
 */
const isValueALabel = (el: Element): boolean =>
  isTag(el, 'option') || /^(?:button|submit|reset|radio|checkbox)$/.test(attribute(el, 'type') ?? '');

function nearestStableId(el: Element): string | null {
  for (let p = parentElement(el); p; p = parentElement(p)) {
    const id = attribute(p, 'id') ?? '';
    if (isStable(id)) return `#${CSS.escape(id)}`;
  }
  return null;
}

/** Yields `button:nth-of-type(2)`, `div:nth-of-type(1) > button:nth-of-type(2)` and so on, up to the root. */
function* structuralPaths(el: Element, suffix: string): Generator<string> {
  let path = tagOf(el) + suffix;
  yield path;
  for (let p = parentElement(el); p; p = parentElement(p)) {
    path = `${tagOf(p)}:nth-of-type(${indexOfType(p)}) > ${path}`;
    yield path;
  }
}

/** Returns the element's position among its siblings with the same tag, counted from 1. */
function indexOfType(el: Element): number {
  let n = 1;
  for (let s = previousSibling(el); s; s = previousSibling(s)) if (isElement(s) && tagOf(s) === tagOf(el)) n++;
  return n;
}
