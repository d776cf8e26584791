import { hasAttribute } from '../dom/natives.ts';
import { isElement } from '../dom/kinds.ts';

/** Sheets of other origins, remembered because each attempt to read one throws an exception. */
const unreadable = new WeakSet<CSSStyleSheet>();

/** Returns the rules of a sheet, or null for a sheet of another origin, whose rules cannot be read. */
export function readableRules(sheet: CSSStyleSheet): CSSRuleList | null {
  if (unreadable.has(sheet)) return null;
  try {
    if (!isForeign(sheet)) return sheet.cssRules;
  } catch {
    // It is of another origin, or has been redirected to one.
  }
  unreadable.add(sheet);
  return null;
}

/**
 * Returns whether a sheet was requested from another origin without CORS. Reading it would throw, and under a debugger,
 * an exception makes the engine parse every function on the stack again.
 * https://drafts.csswg.org/cssom/#concept-css-style-sheet-origin-clean-flag
 */
function isForeign({ href, ownerNode }: CSSStyleSheet): boolean {
  if (!href?.startsWith('http') || !ownerNode || !isElement(ownerNode)) return false;
  const { origin } = window.location;
  // The location of `about:blank` and `about:srcdoc` does not tell the origin, which is that of the parent or opener.
  return origin !== 'null' && !href.startsWith(`${origin}/`) && !hasAttribute(ownerNode, 'crossorigin');
}
