import { flatParent } from '../dom/composed.ts';
import { isModalDialog } from '../dom/inert.ts';
import { assignedSlot, closest, getRootNode, localName, nodeType, parentElement } from '../dom/natives.ts';
import { Hidden } from './context.ts';
import type { Context } from './context.ts';
import { ownerOf } from './owned.ts';
import { ownExclusion } from './ownHidden.ts';
import { treeIndex } from './treeIndex.ts';

/**
 * True if the element is excluded from the accessibility tree for all that it is or has around it.
 * https://w3c.github.io/aria/#tree_exclusion
 */
export function isHiddenForAria(el: Element, pass: Context): boolean {
  return hiddenOf(el, pass) !== Hidden.No;
}

/** Why the element is hidden, with what hides its ancestors. */
export function hiddenOf(el: Element, pass: Context): Hidden {
  if (pass.once && isPlainlyShown(el, pass)) return Hidden.No;
  const bits = (pass.once ? undefined : pass.memo.of(el).hidden) ?? around(el, pass);
  return pass.reader.style(el).visibility === 'visible' ? bits : bits | Hidden.Invisible;
}

/** What hides the element or anything around it. With a loop: a page may be nested 10,000 deep. */
function around(el: Element, pass: Context): Hidden {
  const { memo } = pass;
  const path: Element[] = [];
  let bits: Hidden = Hidden.No;
  for (let at: Element | null = el; at; at = parentOf(at, pass)) {
    const known = memo.of(at).hidden;
    if (known !== undefined) {
      bits = known;
      break;
    }
    path.push(at);
  }
  for (let i = path.length - 1; i >= 0; i--) {
    const at = path[i] as Element;
    bits = passedOn(bits, at) | ownExclusion(at, pass);
    memo.of(at).hidden = bits;
  }
  return bits;
}

/** What hides the element of what hides that around it. */
const passedOn = (outer: Hidden, el: Element): Hidden =>
  outer & Hidden.Inert && isModalDialog(el) ? outer & ~Hidden.Inert : outer;

function parentOf(el: Element, pass: Context): Element | null {
  return (treeIndex(el, pass).owners.length === 0 ? null : ownerOf(el, pass)) ?? flatParent(el);
}

/**
 * True where the browser itself says at once that the element shows, and nothing around it excludes it: for one question
 * cheaper than to look at each of its ancestors. False may also mean that it takes a closer look.
 */
function isPlainlyShown(el: Element, pass: Context): boolean {
  if (closest(el, EXCLUDING) !== null) return false;
  if (!pass.reader.shows(el) && !isShownOption(el, pass)) return false;
  if (nodeType(getRootNode(el)) !== DOCUMENT) return false;
  for (let at: Element | null = el; at; at = parentElement(at)) if (assignedSlot(at) !== null) return false;
  return true;
}
/** An option has no box while its select is closed, and is there all the same. */
function isShownOption(el: Element, pass: Context): boolean {
  const select = localName(el) === 'option' ? closest(el, 'select') : null;
  return select !== null && pass.reader.shows(select) && pass.reader.style(el).display !== 'none';
}

const EXCLUDING = '[aria-hidden="true" i], [inert]';
const DOCUMENT = 9;
