import { AriaPass } from '../aria/AriaPass.ts';
import { computeRole, meaningOf } from '../aria/role.ts';
import { flatParent, flatParentAcrossFrames } from '../dom/composed.ts';
import { tagOf } from '../dom/kinds.ts';
import { namesOf } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { clickSignals, claimsDescendants } from './clickable.ts';
import { Listeners } from './listeners.ts';
import { namedSignals, type Signal } from './signals.ts';

/**
 * Lists the evidence that the element can be clicked or typed into.
 *
 * @returns The signals with their weights (0 to 1), the strongest first; empty if they are not enough together.
 */
export function whyInteractive(el: Element): Signal[] {
  const reader = new LayoutReader();
  const aria = new AriaPass(reader);
  const listeners = new Listeners();
  // Ancestors are examined first, because frameworks may keep the element's handlers on them.
  const path: Element[] = [];
  for (let at: Element | null = el; at; at = flatParent(at)) path.push(at);
  let enclosingTarget: Element | null = null;
  let signals = 0;
  for (let at = path.pop(); at; at = path.pop()) {
    const parent = flatParentAcrossFrames(at);
    const parentCursor = parent ? reader.style(parent).cursor : '';
    signals = clickSignals({
      el: at,
      tag: tagOf(at),
      role: meaningOf(computeRole(at, aria)),
      style: reader.style(at),
      parentCursor,
      enclosingTarget,
      reader,
      listeners,
      names: namesOf(at),
    });
    if (claimsDescendants(at, tagOf(at), signals)) enclosingTarget = at;
  }
  return namedSignals(signals);
}

/**
 * Returns whether there is enough evidence that the element can be clicked or typed into. It does not ask whether the
 * element is visible, covered or disabled.
 */
export const isInteractive = (el: Element): boolean => whyInteractive(el).length > 0;
