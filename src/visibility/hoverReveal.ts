import { flatParent, treeScope } from '../dom/composed.ts';
import { matches } from '../dom/natives.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { hoverRules } from '../style/hoverRules.ts';

/**
 * The element to point at so that a hidden element appears: the one whose `:hover` a rule of the page's style sheets
 * requires, where that rule shows what hides `el` now; null if there is none. Scripts cannot cause `:hover`, so such
 * an element can be known, and acted on, only in its hidden state.
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
  for (const { style, selectors } of hoverRules(scope)) {
    if (!shows(style)) continue;
    for (const selector of selectors) {
      const trigger = pointedAt(selector.trim(), hidden);
      if (trigger) return trigger;
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

/**
 * The element that the selector names up to its `:hover`, if the whole selector without `:hover` matches the hidden
 * element.
 */
function pointedAt(selector: string, hidden: Element): Element | null {
  const bare = selector.replace(/:hover/g, '');
  try {
    if (!matches(hidden, bare.trim() === '' ? '*' : bare)) return null;
    const head = selector.slice(0, selector.indexOf(':hover')).trim() || '*';
    for (let node = flatParent(hidden); node; node = flatParent(node)) if (matches(node, head)) return node;
    // A sibling is named, or the hidden element itself (opacity 0 until pointed at).
    return matches(hidden, head) ? hidden : flatParent(hidden);
  } catch {
    return null;
  }
}
