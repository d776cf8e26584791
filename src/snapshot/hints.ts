import { isDocument, isElement, isShadowRoot, isTag, tagOf } from '../dom/kinds.ts';
import { frameElementOf } from '../dom/composed.ts';
import { attribute, getRootNode, parentElement, previousSibling, shadowHost } from '../dom/natives.ts';
import { collapsed, INTO, selectAll } from './select.ts';

/** A selector and how sure it is to find the same element tomorrow, 0 to 1. */
export interface Hint {
  readonly selector: string;
  readonly confidence: number;
}

const MOST = 3;
const TEXT = 40;
/** Made by a build step or counted up at run time: not there, or another's, after the next release or reload. */
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

/** Selectors that match several elements of a root: of a thousand like rows all but the first need not ask again. For one task. */
export type Ambiguous = WeakMap<Node, Set<string>>;

/** Up to three selectors, each proven to match exactly the given elements now, the surest first. */
export function selectorHints(els: readonly Element[], most = MOST, ambiguous: Ambiguous = new WeakMap()): Hint[] {
  const [first] = els;
  if (!first) return [];
  const scope = scopeOf(first, ambiguous);
  if (els.some((el) => getRootNode(el) !== scope.root)) return [];
  const known = ambiguous.get(scope.root) ?? new Set();
  ambiguous.set(scope.root, known);
  const out: Hint[] = [];
  const tried = new Set<string>();
  for (const { selector, confidence } of candidates(first, els.length > 1)) {
    if (out.length === most) break;
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

/** The tree the element is in, and the way there from the top document. */
function scopeOf(el: Element, ambiguous: Ambiguous): { root: Node; path: string } {
  const root = getRootNode(el);
  const host = isShadowRoot(root) ? shadowHost(root) : isDocument(root) ? frameElementOf(root) : null;
  const way = host ? selectorHints([host], 1, ambiguous)[0]?.selector : '';
  return { root, path: way ? `${way}${INTO}` : '' };
}

function* candidates(el: Element, many: boolean): Generator<Hint> {
  const tag = tagOf(el);
  const id = attribute(el, 'id') ?? '';
  if (isStable(id)) yield { selector: `#${CSS.escape(id)}`, confidence: 1 };
  for (const [name, confidence] of ATTRIBUTES) {
    const value = attribute(el, name);
    if (value && value.length <= 80 && !/[\n\r]/.test(value) && (name !== 'value' || saysWhatItIs(el)))
      yield { selector: `${tag}[${name}=${quote(value)}]`, confidence };
  }
  const text = collapsed(el);
  if (text && text.length <= TEXT)
    yield { selector: `${tag}:contains('${text.replace(/['\\]/g, '\\$&')}')`, confidence: 0.65 };
  const classes = stableClasses(el);
  for (const name of classes) yield { selector: `${tag}.${CSS.escape(name)}`, confidence: 0.6 };
  const around = nearestWithId(el);
  if (around) {
    for (const name of classes) yield { selector: `${around} ${tag}.${CSS.escape(name)}`, confidence: 0.55 };
    yield { selector: `${around} ${tag}`, confidence: 0.5 };
  }
  if (many) {
    yield { selector: tag, confidence: 0.3 };
    for (const path of parents(el, '')) yield { selector: path, confidence: 0.25 };
    return;
  }
  for (const name of classes)
    yield { selector: `${tag}.${CSS.escape(name)}:nth-of-type(${place(el)})`, confidence: 0.4 };
  for (const path of parents(el, `:nth-of-type(${place(el)})`)) yield { selector: path, confidence: 0.2 };
}

/** A value that names the control; that of a field is what somebody filled in, and none of a selector's business. */
const saysWhatItIs = (el: Element): boolean =>
  isTag(el, 'option') || /^(?:button|submit|reset|radio|checkbox)$/.test(attribute(el, 'type') ?? '');

function nearestWithId(el: Element): string | null {
  for (let p = parentElement(el); p; p = parentElement(p)) {
    const id = attribute(p, 'id') ?? '';
    if (isStable(id)) return `#${CSS.escape(id)}`;
  }
  return null;
}

/** `button:nth-of-type(2)`, `div:nth-of-type(1) > button:nth-of-type(2)`, … up to the root. */
function* parents(el: Element, suffix: string): Generator<string> {
  let path = tagOf(el) + suffix;
  yield path;
  for (let p = parentElement(el); p; p = parentElement(p)) {
    path = `${tagOf(p)}:nth-of-type(${place(p)}) > ${path}`;
    yield path;
  }
}

/** The element's place among its siblings of the same tag, from 1. */
function place(el: Element): number {
  let n = 1;
  for (let s = previousSibling(el); s; s = previousSibling(s)) if (isElement(s) && tagOf(s) === tagOf(el)) n++;
  return n;
}
