import { AriaPass } from '../aria/AriaPass.ts';
import { disabledBy } from '../aria/disabled.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { inertAround } from '../dom/inert.ts';
import { tagOf } from '../dom/kinds.ts';
import { ownerDocument } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import { takesKeysUnseen, whyHidden } from './checkVisibility.ts';
import { hitTarget, type HitTarget } from './hitTarget.ts';
import { modalOver } from './modal.ts';
import type { HiddenReason } from './surroundings.ts';

/** What keeps a person from using an element wherever the pointer is. */
export type Obstacle =
  | { readonly state: 'hidden'; readonly reason: HiddenReason }
  /** `by` is what has `inert`, or the modal dialog that the element is not in. */
  | { readonly state: 'inert'; readonly by: Element }
  /** `by` is the element itself, the fieldset around it, or what has `aria-disabled`. */
  | { readonly state: 'disabled'; readonly by: Element };

/**
 * Whether a person could use the element where it is now, and if not, what stands in the way. Nothing is scrolled to
 * find out.
 */
export type Reachability = { readonly state: 'reachable' } | Obstacle | Exclude<HitTarget, { readonly state: 'hit' }>;

export function reachability(el: Element, reader: LayoutReader = new LayoutReader()): Reachability {
  const found = obstacleTo(el, reader) ?? hitTarget(el, reader);
  return found.state === 'hit' ? { state: 'reachable' } : found;
}

/**
 * The first thing that a person would notice; null if there is none. The gate of the actions asks the same.
 * @param keysOnly The element is only to take keys: the fields of editors do so unseen.
 */
export function obstacleTo(el: Element, reader: LayoutReader, { keysOnly = false } = {}): Obstacle | null {
  for (const check of CHECKS) {
    const found = check(el, reader, keysOnly);
    if (found) return found;
  }
  return null;
}

const CHECKS: readonly ((el: Element, reader: LayoutReader, keysOnly: boolean) => Obstacle | null)[] = [
  (el, reader, keysOnly) => {
    const reason = whyHidden(el, reader);
    return reason && !(keysOnly && takesKeysUnseen(el, reason, reader)) ? { state: 'hidden', reason } : null;
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

/** What lies over all of the element that is in view; null if nothing does, or if none of it is in view. */
export function coverOf(el: Element, reader: LayoutReader): Element | null {
  const found = hitTarget(el, reader);
  return found.state === 'covered' ? found.by : null;
}

/** What makes the element inert: an `inert` ancestor, or the modal dialog on top that the element is not in. */
export function inertBy(el: Element): Element | null {
  const by = inertAround(el);
  if (by) return by;
  for (let at: Element | null = el; at; at = flatParentAcrossFrames(at)) {
    const over = tagOf(at) === 'html' || at === el ? modalOver(el, ownerDocument(at) as Document) : null;
    if (over) return over;
  }
  return null;
}
