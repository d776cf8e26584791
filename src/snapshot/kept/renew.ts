import { attribute, contains, querySelectorAll, shadowHost } from '../../dom/natives.ts';
import { isShadowRoot } from '../../dom/kinds.ts';
import type { PseudoIndex } from '../../layout/PseudoIndex.ts';
import type { Reach } from '../../layout/Reach.ts';
import { changedRules, elementsOf, SIZED, sizedBy, VARYING, type Rule } from '../../layout/rules.ts';

/** The indexes of style rules of the last build, and those of them that are made anew. */
export interface Indexes {
  readonly last: Pick<WeakMap<Node, PseudoIndex>, 'get'>;
  readonly next: Pick<WeakMap<Node, PseudoIndex>, 'get' | 'set'>;
}

/** So many rules that came or went lead to a full build; so does it if they may match more than that part of the page. */
const MOST_RULES = 300;
const MOST_OF_PAGE = 1 / 3;

/**
 * Elements that style rules which came or went since the last build may match, or of which the style depends on how large the viewport
 * is if that `isResized`: the outermost of them. Makes new indexes for trees of which the sheets differ. Null if it may be any, or so
 * many of the `total` that all may as well be looked at.
 */
export function restyled(
  roots: readonly Node[],
  doc: Document,
  { last, next }: Indexes,
  reach: Reach,
  isResized: boolean,
  total: number,
): Element[] | null {
  const found: Element[] = [];
  let left = total * MOST_OF_PAGE;
  const trees: {
    readonly root: Node & ParentNode;
    readonly now: PseudoIndex;
    readonly changed: readonly Rule[];
    readonly styled: readonly Element[];
  }[] = [];
  for (const root of roots) {
    const before = last.get(root);
    if (!before) continue;
    const now = before.renewed(next.get(before.document) ?? last.get(before.document) ?? before);
    if (now !== before) next.set(root, now);
    // What is in frames is looked at again anyway.
    if (before.document !== doc) continue;
    if (now !== before) {
      reach.merge(now.reach);
      if (now.animated || now.contentVisibility) return null;
    }
    const changed = now === before ? [] : changedRules(before.rules, now.rules);
    if (!changed) return null;
    const styled = isResized ? Array.from(querySelectorAll(root as Node & ParentNode, '[style]')) : [];
    reach.varies ||= styled.some((el) => VARYING.test(styleOf(el)));
    trees.push({ root: root as Node & ParentNode, now, changed, styled });
  }
  for (const { root, now, changed, styled } of trees) {
    const rules = isResized ? [...changed, ...now.rules.filter(({ sized }) => isSized(sized, reach))] : changed;
    const matched = rules.length > 0 ? matches(root, rules) : [];
    if (!matched) return null;
    let outer: Element | null = null;
    for (const el of [...matched, ...styled.filter((one) => isSized(sizedBy(styleOf(one)), reach))]) {
      if (outer && contains(outer, el)) continue;
      outer = el;
      left -= 1 + querySelectorAll(el, '*').length;
      if (left < 0) return null;
      found.push(el);
    }
  }
  return found;
}

const styleOf = (el: Element): string => attribute(el, 'style') ?? '';
const isSized = (sized: number, reach: Reach): boolean =>
  (sized & SIZED.by) !== 0 || (reach.varies && (sized & SIZED.variable) !== 0);

/** What the rules may match, in document order; null if that cannot be asked for. */
function matches(root: Node & ParentNode, rules: readonly Rule[]): Element[] | null {
  const selectors = new Set<string>();
  let host = false;
  for (const { selector } of rules) {
    if (selector === null || selectors.size > MOST_RULES) return null;
    host ||= OF_HOST.test(selector);
    selectors.add(elementsOf(selector));
    // It says of an element that it can be pointed at; and Chromium is late to see that a box which turns indeterminate is not checked.
    const wider = selector.replace(UNSURE, ':is(*)');
    if (wider !== selector) selectors.add(elementsOf(wider));
  }
  try {
    const all = Array.from(querySelectorAll(root, Array.from(selectors).join()));
    return host && isShadowRoot(root) ? [shadowHost(root), ...all] : all;
  } catch {
    return null;
  }
}
const OF_HOST = /:host|::slotted/;
const UNSURE = /:(?:hover|checked)(?![\w-])/g;
