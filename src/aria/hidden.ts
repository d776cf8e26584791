import { flatParent } from '../dom/composed.ts';
import { isModalDialog } from '../dom/inert.ts';
import { assignedSlot, closest, getRootNode, localName, nodeType, parentElement } from '../dom/natives.ts';
import { ownerOf } from './ariaOwns.ts';
import { Hidden } from './context.ts';
import type { AriaContext } from './context.ts';
import { ownExclusion } from './ownHidden.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * Tells whether the element is excluded from the accessibility tree, by itself or because of an ancestor.
 * https://w3c.github.io/aria/#tree_exclusion
 */
export const isHiddenForAria = (el: Element, pass: AriaContext): boolean => hiddenReasons(el, pass) !== Hidden.No;

/** Returns the reasons why the element is excluded from the accessibility tree, including those that it inherits. */
export function hiddenReasons(el: Element, pass: AriaContext): Hidden {
  if (pass.isSingleQuestion && isCertainlyShown(el, pass)) return Hidden.No;
  const reasons = pass.memo.of(el).hidden ?? computeReasons(el, pass);
  return pass.reader.style(el).visibility === 'visible' ? reasons : reasons | Hidden.Invisible;
}

/**
 * Returns the reasons for the element and its ancestors, without `Hidden.Invisible`. It uses a loop instead of
 * recursion, because elements may be nested 10,000 levels deep.
 */
function computeReasons(el: Element, pass: AriaContext): Hidden {
  const { memo } = pass;
  const path: Element[] = [];
  let reasons: Hidden = Hidden.No;
  for (let at: Element | null = el; at; at = accessibilityParent(at, pass)) {
    const known = memo.of(at).hidden;
    if (known !== undefined) {
      reasons = known;
      break;
    }
    path.push(at);
  }
  for (let i = path.length - 1; i >= 0; i--) {
    const at = path[i] as Element;
    reasons = inheritedReasons(reasons, at) | ownExclusion(at, pass);
    memo.of(at).hidden = reasons;
  }
  return reasons;
}

/**
 * Returns the parent's reasons that also hold for the element. A modal dialog is not inert, even if its parent is.
 */
const inheritedReasons = (ofParent: Hidden, el: Element): Hidden =>
  ofParent & Hidden.Inert && isModalDialog(el) ? ofParent & ~Hidden.Inert : ofParent;

const accessibilityParent = (el: Element, pass: AriaContext): Element | null =>
  (treeIndex(el, pass).owners.length === 0 ? null : ownerOf(el, pass)) ?? flatParent(el);

/**
 * Tells whether the browser itself says that the element is shown (`checkVisibility()`) and no ancestor excludes it.
 * For a single question, this is cheaper than a test of each ancestor. If it is false, each ancestor has to be tested:
 * always in a shadow tree and in a slot, because `closest` does not find the ancestors outside of these.
 */
function isCertainlyShown(el: Element, pass: AriaContext): boolean {
  if (closest(el, EXCLUDING) !== null) return false;
  if (!pass.reader.shows(el) && !isOptionOfShownSelect(el, pass)) return false;
  if (nodeType(getRootNode(el)) !== DOCUMENT) return false;
  for (let at: Element | null = el; at; at = parentElement(at)) if (assignedSlot(at) !== null) return false;
  return true;
}

/** Tells whether the element is an option of a shown `<select>`, which is in the tree even if it has no box. */
function isOptionOfShownSelect(el: Element, pass: AriaContext): boolean {
  const select = localName(el) === 'option' ? closest(el, 'select') : null;
  return select !== null && pass.reader.shows(select) && pass.reader.style(el).display !== 'none';
}

const EXCLUDING = '[aria-hidden="true" i], [inert]';
const DOCUMENT = 9;
