import { flatParent, styleSheetsOf, treeScope } from '../dom/composed.ts';
import { matches } from '../dom/natives.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { mediaHolds } from '../layout/media.ts';
import { splitList } from '../layout/selectors.ts';

/**
 * Where a person would point to make a hidden element appear: the element that a `:hover` rule of the page's style sheets
 * asks to be pointed at, where that rule shows what hides `el` now. Null if no rule does. Scripts cannot cause `:hover`,
 * so such an element can only be known, and acted on, in its hidden state.
 */
export function hoverTrigger(el: Element, reader: LayoutReader): Element | null {
  for (let node: Element | null = el; node; node = flatParent(node)) {
    const style = reader.style(node);
    if (style.display !== 'none' && style.opacity !== 0 && style.visibility === 'visible') continue;
    const trigger = triggerFor(node);
    if (trigger) return trigger;
  }
  return null;
}

const SHOWING = ['display', 'visibility', 'opacity'] as const;

function triggerFor(hidden: Element): Element | null {
  const scope = treeScope(hidden);
  if (!scope) return null;
  for (const sheet of styleSheetsOf(scope)) {
    for (const rule of hoverRules(sheet)) {
      if (!shows(rule.style)) continue;
      for (const selector of splitList(rule.selectorText)) {
        const trigger = selector.includes(':hover') ? pointedAt(selector.trim(), hidden) : null;
        if (trigger) return trigger;
      }
    }
  }
  return null;
}

function shows(style: CSSStyleDeclaration): boolean {
  return SHOWING.some((property) => {
    const value = style.getPropertyValue(property);
    return value !== '' && value !== 'none' && value !== 'hidden' && value !== 'collapse' && Number(value) !== 0;
  });
}

/** The rules that name `:hover`, also those in media queries that hold, in layers and supports blocks. */
function hoverRules(container: {
  readonly cssRules: CSSRuleList;
  readonly media?: MediaList;
  readonly disabled?: boolean;
}): CSSStyleRule[] {
  if (container.disabled || !mediaHolds(container.media?.mediaText ?? '')) return [];
  let rules: CSSRule[];
  try {
    rules = Array.from(container.cssRules);
  } catch {
    return []; // a sheet of another origin
  }
  return rules.flatMap((rule) => {
    const inner = 'cssRules' in rule ? hoverRules(rule as CSSGroupingRule) : [];
    return 'selectorText' in rule && (rule as CSSStyleRule).selectorText.includes(':hover')
      ? [rule as CSSStyleRule, ...inner]
      : inner;
  });
}

/** The selector up to its `:hover` names what is pointed at; without `:hover` the whole must name the hidden element. */
function pointedAt(selector: string, hidden: Element): Element | null {
  const bare = selector.replace(/:hover/g, '');
  try {
    if (!matches(hidden, bare.trim() === '' ? '*' : bare)) return null;
    const head = selector.slice(0, selector.indexOf(':hover')).trim() || '*';
    for (let node = flatParent(hidden); node; node = flatParent(node)) if (matches(node, head)) return node;
    // A sibling, or the hidden element itself (opacity 0 until pointed at).
    return matches(hidden, head) ? hidden : flatParent(hidden);
  } catch {
    return null;
  }
}
