import type { AnyOutcome } from './outcome.ts';

/** An element of a joined frame, as the actions see it. */
export interface Far {
  /** Holds its number; never in the page. */
  readonly standIn: Element;
  act(type: string, given: readonly unknown[]): Promise<AnyOutcome>;
}

/** The joined frames, as the actions see them. */
export interface FarFrames {
  /** The element of a joined frame that has this number; null for any other. */
  far(id: number): Far | null;
  /** What has focus in a joined frame; null for what is none. */
  focused(frame: Element | null): Far | null;
  /** Every frame that answers. */
  readonly all: readonly Far[];
}

/** What acts in a frame for the page around it. */
export interface ActsFor {
  actFor(
    type: string,
    id: number | null,
    given: readonly unknown[],
  ): Promise<{ outcome: AnyOutcome; numberOf: (el: Element) => number }>;
  mask<T>(value: T): T;
}
