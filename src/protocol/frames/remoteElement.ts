import type { WaitForOptions } from '../../actions/waitFor.ts';
import type { AnyOutcome } from './outcome.ts';

/** An element in a joined frame of another origin, as actions see it. */
export interface RemoteElement {
  /** An element of this realm that is never in the page. The registry gives it the number of the remote element. */
  readonly standIn: Element;
  /** Runs an action in the frame. The last of the arguments are the action's options. */
  act(type: string, args: readonly unknown[]): Promise<AnyOutcome>;
}

/** The joined frames, as actions see them. */
export interface RemoteFrames {
  /** Returns the element of a joined frame that has the number, or null for any other number. */
  element(id: number): RemoteElement | null;
  /** Returns the focused element inside a frame element, or null if the element is not a joined frame. */
  focusedIn(frame: Element | null): RemoteElement | null;
  /**
   * Waits in the joined frames too: a text may be shown in any of them, but must be gone from all.
   * @param own the wait in this page
   */
  waitFor(options: WaitForOptions, own: Promise<AnyOutcome>): Promise<AnyOutcome>;
}

/** Runs actions in a frame on behalf of the page around it. */
export interface ParentActions {
  actForParent(
    type: string,
    id: number | null,
    args: readonly unknown[],
  ): Promise<{ outcome: AnyOutcome; numberOf: (el: Element) => number }>;
}
