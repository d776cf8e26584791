import { AriaPass } from '../aria/AriaPass.ts';
import { disabledBy } from '../aria/disabled.ts';
import { flatParentAcrossFrames } from '../dom/composed.ts';
import { inertAround } from '../dom/inert.ts';
import { ownerDocument, localName } from '../dom/natives.ts';
import { LayoutReader } from '../layout/LayoutReader.ts';
import type { TestsLater } from './behind.ts';
import { revealAround, takesKeysUnseen, whyHidden } from './checkVisibility.ts';
import { hitTarget, type HitTarget } from './hitTarget.ts';
import { modalOver } from './modal.ts';
import type { HiddenReason } from './surroundings.ts';

/** An obstacle that prevents a person from using an element at any point of it. */
export type Obstacle =
  /** The element is hidden. If there is a `by`, a style rule shows the element while the pointer is over `by`. */
  | { readonly state: 'hidden'; readonly reason: HiddenReason; readonly by?: Element }
  /** `by` is the element with `inert`, or the modal dialog that the element is not in. */
  | { readonly state: 'inert'; readonly by: Element }
  /** `by` is the element itself, the fieldset around it, or the element with `aria-disabled`. */
  | { readonly state: 'disabled'; readonly by: Element };

/** Says whether a person could use the element at the present scroll position, and if not, what prevents it. */
export type Reachability = { readonly state: 'reachable' } | Obstacle | Exclude<HitTarget, { readonly state: 'hit' }>;

/**
 * Tells whether a person could use the element at the present scroll position, and otherwise the first thing that
 * prevents it: an obstacle, or what keeps the pointer from it.
 * @param later see `checkVisibility`
 */
export function reachability(
  el: Element,
  reader: LayoutReader = new LayoutReader(),
  later?: TestsLater | null,
): Reachability {
  const found = obstacleTo(el, reader, { later }) ?? hitTarget(el, reader);
  return found.state === 'hit' ? { state: 'reachable' } : found;
}

/**
 * Returns the first obstacle that a person would notice, or null if there is none. The gate of the actions uses it too.
 * @param options `keysOnly`: the element only has to receive keys, as fields of editors do although they are invisible;
 *   `hovers`: the pointer first goes to the trigger of a style rule that shows the element; `later`: see
 *   `checkVisibility`
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
  readonly later?: TestsLater | null | undefined;
}

const CHECKS: readonly ((el: Element, reader: LayoutReader, options: Approach) => Obstacle | null)[] = [
  (el, reader, { keysOnly, hovers, later }) => {
    const reason = whyHidden(el, reader, later);
    if (!reason || (keysOnly && takesKeysUnseen(el, reason, reader))) return null;
    const by = revealAround(el, reader)?.trigger;
    return by && hovers ? null : { state: 'hidden', reason, ...(by && { by }) };
  },
  (el, reader) => {
    const by = inertBy(el, reader);
    return by && { state: 'inert', by };
  },
  (el, reader) => {
    const by = disabledBy(el, new AriaPass(reader, true));
    return by && { state: 'disabled', by };
  },
];

/**
 * Returns the element that covers the whole visible part of the element, or null if nothing does or no part is in view.
 */
export function coverOf(el: Element, reader: LayoutReader): Element | null {
  const found = hitTarget(el, reader);
  return found.state === 'covered' ? found.by : null;
}

/**
 * Returns the element that makes the element inert: an `inert` ancestor, itself if style does so, or the topmost modal
 * dialog if the element is not in it.
 */
export function inertBy(el: Element, reader: LayoutReader): Element | null {
  const by = inertAround(el) ?? (reader.style(el).isInert ? el : null);
  if (by) return by;
  for (let at: Element | null = el; at; at = flatParentAcrossFrames(at)) {
    const over = localName(at) === 'html' || at === el ? modalOver(el, reader, ownerDocument(at) as Document) : null;
    if (over) return over;
  }
  return null;
}
