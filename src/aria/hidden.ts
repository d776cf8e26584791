import { flatParent } from '../dom/composed.ts';
import { Hidden } from './context.ts';
import type { Context } from './context.ts';
import { ownerOf } from './owned.ts';
import { ownHidden } from './ownHidden.ts';

/**
 * True if the element is excluded from the accessibility tree for all that it is or has around it.
 * https://w3c.github.io/aria/#tree_exclusion
 */
export function isHiddenForAria(el: Element, pass: Context): boolean {
  return hiddenOf(el, pass) !== Hidden.No;
}

/** Why the element is hidden, with what hides its ancestors. Climbs with a loop: a page may be nested 10,000 deep. */
export function hiddenOf(el: Element, pass: Context): Hidden {
  const memo = pass.memo.hidden;
  const path: Element[] = [];
  let bits: Hidden = Hidden.No;
  for (let at: Element | null = el; at; at = ownerOf(at, pass) ?? flatParent(at)) {
    const known = memo.get(at);
    if (known !== undefined) {
      bits = known;
      break;
    }
    path.push(at);
  }
  for (let i = path.length - 1; i >= 0; i--) {
    const at = path[i] as Element;
    bits = (bits & ~Hidden.Invisible) | ownHidden(at, pass);
    memo.set(at, bits);
  }
  return bits;
}
