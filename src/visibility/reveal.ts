import type { LayoutReader } from '../layout/LayoutReader.ts';

/**
 * This file describes elements that are shown only while the pointer is somewhere. Scripts cannot cause `:hover`, so
 * this cannot be tried out. Snapshots, `inspect` and the gate of the actions use it through `surroundingsOf`.
 */

/** The ways of hiding an element that a style rule can undo, as bits. */
export const enum Hides {
  Display = 1,
  Visibility = 2,
  Opacity = 4,
  Clip = 8,
  /** It has no size, or is outside of the visible area. */
  Place = 16,
}

/** An element that a rule shows while the pointer is over another one, or over the element itself. */
export interface Reveal {
  /** The element that the rule shows, with everything in it. */
  readonly root: Element;
  /** The element that the pointer must be over. */
  readonly trigger: Element;
  /** Bits of `Hides`: the ways in which the root, and the roots of reveals around it, are hidden at present. */
  readonly hides: number;
  /** True if the pointer of the actions is there, so that the element counts as shown. */
  readonly isShown: boolean;
}

/** Returns whether the root and everything in it have no boxes yet, or boxes in a place where they will not stay. */
export const isUnplaced = (reveal: Reveal | undefined): boolean =>
  reveal !== undefined && (reveal.hides & (Hides.Display | Hides.Place)) !== 0;

/** The part of a build that finds reveals. */
export interface RevealFinder {
  /** Reads the rules of a document or shadow root. It must be called before `find` for the elements in it. */
  read(root: Document | ShadowRoot, reader: LayoutReader): void;
  /**
   * Finds the rule that would show the element, and the element that the pointer must be over.
   * @param hiddenBy returns the bits of `Hides` that hide the element itself now; it is called only if a rule undoes
   *   some
   * @param isKnown whether the rules of the element's tree were read
   * @param outer the reveal that the element is in
   */
  find(
    el: Element,
    reader: LayoutReader,
    hiddenBy: () => number,
    isKnown: boolean,
    outer: Reveal | undefined,
  ): Reveal | undefined;
}

/** The finder of this build. Without one, as in the core, elements that are hidden now count as hidden. */
export let reveals: RevealFinder | null = null;

/** Sets the finder. The composition root calls it. */
export function useReveals(finder: RevealFinder): void {
  reveals = finder;
}
