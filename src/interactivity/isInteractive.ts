import { AriaPass } from '../aria/AriaPass.ts';
import { computeRole, meaningOf } from '../aria/role.ts';
import { flatParent, flatParentAcrossFrames } from '../dom/composed.ts';
import { namesOf, localName } from '../dom/natives.ts';
import { clickSignals, claimsDescendants } from './clickable.ts';
import { Listeners } from './listeners.ts';
import type { LayoutReader } from '../layout/LayoutReader.ts';
import { valueOf } from '../standards/indexed.ts';
import { namedSignals, type Signal } from './signals.ts';

/** What is known of elements and their ancestors while the page does not change. */
export class Evidence {
  readonly aria: AriaPass;
  readonly listeners = new Listeners();
  /** The signals of each element, and the nearest target that it is or is in. */
  readonly known = new Map<Element, readonly [signals: number, target: Element | null]>();

  constructor(reader?: LayoutReader) {
    this.aria = new AriaPass(reader);
  }
}
const evidences = new WeakMap<LayoutReader, Evidence>();

/**
 * Lists the evidence that the element can be clicked or typed into.
 *
 * @param evidence What is known of other elements.
 * @returns The signals with their weights (0 to 1), the strongest first; empty if they are not enough.
 */
export const whyInteractive = (el: Element, evidence = new Evidence()): Signal[] =>
  namedSignals(signalsAt(el, evidence));

/** Returns the same as bits of `SignalBit`. */
function signalsAt(el: Element, { aria, listeners, known }: Evidence): number {
  const { reader } = aria;
  // Ancestors are examined first, because frameworks may keep the element's handlers on them.
  const path: Element[] = [];
  let found: ReturnType<typeof known.get>;
  for (let at: Element | null = el; at && !(found = known.get(at)); at = flatParent(at)) path.push(at);
  let [signals, enclosingTarget] = found ?? [0, null];
  for (let at = path.pop(); at; at = path.pop()) {
    const parent = flatParentAcrossFrames(at);
    const parentCursor = parent ? reader.style(parent).cursor : '';
    signals = clickSignals({
      el: at,
      tag: localName(at),
      role: meaningOf(computeRole(at, aria)),
      style: reader.style(at),
      parentCursor,
      enclosingTarget,
      reader,
      listeners,
      names: namesOf(at),
    });
    if (claimsDescendants(at, localName(at), signals)) enclosingTarget = at;
    known.set(at, [signals, enclosingTarget]);
  }
  return signals;
}

/**
 * Returns whether there is enough evidence that the element can be clicked or typed into. It does not ask whether the
 * element is visible, covered or disabled.
 */
export const isInteractive = (el: Element, reader: LayoutReader): boolean =>
  signalsAt(
    el,
    valueOf(evidences, reader, () => new Evidence(reader)),
  ) > 0;
