import type { LayoutReader } from '../layout/LayoutReader.ts';

/**
 * What shows only while the pointer is somewhere. Scripts cannot cause `:hover`, so this cannot be tried out.
 * Snapshots, `inspect` and the gate of the actions learn of it from `surroundingsOf`, which asks here.
 */

/** The ways in which style hides an element that a rule can undo; a bit each. */
export const enum Hides {
  Display = 1,
  Visibility = 2,
  Opacity = 4,
  Clip = 8,
  /** It has no size, or is outside of what can be seen. */
  Place = 16,
}

/** An element that a rule shows while the pointer is over another one, or over the element itself. */
export interface Reveal {
  /** What the rule shows, with all that is in it. */
  readonly root: Element;
  /** What the pointer must be over. */
  readonly trigger: Element;
  /** Bits of `Hides`: what hides the root, and the roots of reveals around it, at present. */
  readonly hides: number;
  /** The pointer of the actions is there, so that it counts as shown. */
  readonly isShown: boolean;
}

/** The root and all in it have no boxes yet, or boxes in a place where they will not be. */
export const isUnplaced = (reveal: Reveal | undefined): boolean =>
  reveal !== undefined && (reveal.hides & (Hides.Display | Hides.Place)) !== 0;

/** Finds reveals. */
export interface RevealFinder {
  /** Reads the rules of a document or shadow root before the elements in it are asked about. */
  read(root: Document | ShadowRoot, reader: LayoutReader): void;
  /**
   * Finds what would show the element, and what the pointer must be over for it.
   *
   * @param hiddenBy Tells the bits of `Hides` that hide the element itself now. It is asked only where a rule undoes
   *   some.
   * @param isKnown The rules of the element's tree were read.
   * @param outer The reveal that the element is in.
   */
  find(
    el: Element,
    reader: LayoutReader,
    hiddenBy: () => number,
    isKnown: boolean,
    outer: Reveal | undefined,
  ): Reveal | undefined;
}

/** The finder of this build. Without one, as in the core, what is hidden now counts as hidden. */
export let reveals: RevealFinder | null = null;

/** Chooses the finder. The composition root calls it. */
export function useReveals(finder: RevealFinder): void {
  reveals = finder;
}
