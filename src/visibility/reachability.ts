import { AriaPass } from '../aria/AriaPass.ts';
import { disabledBy } from '../aria/disabled.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { inertAround } from '../dom/inert.ts';
import { tagOf } from '../dom/kinds.ts';
import { ownerDocument } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { revealAround, takesKeysUnseen, whyHidden } from './checkVisibility.ts';
import { hitTarget, type HitTarget } from './hitTarget.ts';
import { modalOver } from './modal.ts';
import type { HiddenReason } from './surroundings.ts';

/** What keeps a person from using an element at any point of it. */
export type Obstacle =
  /** While the pointer is over `by`, a style rule shows the element. */
  | { readonly state: 'hidden'; readonly reason: HiddenReason; readonly by?: Element }
  /** `by` is what has `inert`, or the modal dialog that the element is not in. */
  | { readonly state: 'inert'; readonly by: Element }
  /** `by` is the element itself, the fieldset around it, or what has `aria-disabled`. */
  | { readonly state: 'disabled'; readonly by: Element };

/** Whether a person could use the element at the present scroll position, and if not, what prevents it. */
export type Reachability = { readonly state: 'reachable' } | Obstacle | Exclude<HitTarget, { readonly state: 'hit' }>;

export function reachability(el: Element, reader: LayoutReader = new LayoutReader()): Reachability {
  const found = obstacleTo(el, reader) ?? hitTarget(el, reader);
  return found.state === 'hit' ? { state: 'reachable' } : found;
}

/**
 * Returns the first obstacle that a person would notice; null if there is none. The gate of the actions asks the same.
 *
 * @param options `keysOnly`: the element only has to take keys, which fields of editors do although they are invisible.
 *   `hovers`: the pointer first goes to the trigger of a style rule that shows the element.
 */
export function obstacleTo(el: Element, reader: LayoutReader, options: Approach = {}): Obstacle | null {
  for (const check of CHECKS) {
    const found = check(el, reader, options);
    if (found) return found;
  }
  return null;
}

interface Approach {
  readonly keysOnly?: boolean;
  readonly hovers?: boolean;
}

const CHECKS: readonly ((el: Element, reader: LayoutReader, options: Approach) => Obstacle | null)[] = [
  (el, reader, { keysOnly, hovers }) => {
    const reason = whyHidden(el, reader);
    if (!reason || (keysOnly && takesKeysUnseen(el, reason, reader))) return null;
    const by = revealAround(el, reader)?.trigger;
    return by && hovers ? null : { state: 'hidden', reason, ...(by && { by }) };
  },
  (el) => {
    const by = inertBy(el);
    return by && { state: 'inert', by };
  },
  (el, reader) => {
    const by = disabledBy(el, new AriaPass(reader, true));
    return by && { state: 'disabled', by };
  },
];

/** Returns what covers all of the element that is in view; null if nothing does, or if none of it is in view. */
export function coverOf(el: Element, reader: LayoutReader): Element | null {
  const found = hitTarget(el, reader);
  return found.state === 'covered' ? found.by : null;
}

/**
 * Returns what makes the element inert: an `inert` ancestor, or the topmost modal dialog if the element is not in it.
 */
export function inertBy(el: Element): Element | null {
  const by = inertAround(el);
  if (by) return by;
  for (let at: Element | null = el; at; at = flatParentAcrossFrames(at)) {
    const over = tagOf(at) === 'html' || at === el ? modalOver(el, ownerDocument(at) as Document) : null;
    if (over) return over;
  }
  return null;
}
