import type { AnyOutcome } from './outcome.ts';

/** An element in a joined frame of another origin, as the actions see it. */
export interface RemoteElement {
  /** An element of this realm that is never in the page: it holds the number of the remote one. */
  readonly standIn: Element;
  /** Runs an action in the frame; `args` are the action's arguments, the last of them its options. */
  act(type: string, args: readonly unknown[]): Promise<AnyOutcome>;
}

/** The joined frames, as the actions see them. */
export interface RemoteFrames {
  /** The element of a joined frame that has this number; null for any other number. */
  element(id: number): RemoteElement | null;
  /** What has focus inside a frame element; null where that is no joined frame. */
  focusedIn(frame: Element | null): RemoteElement | null;
  /** Every frame that answers. */
  readonly all: readonly RemoteElement[];
}

/** What runs actions in a frame on behalf of the page around it. */
export interface ParentActions {
  actForParent(
    type: string,
    id: number | null,
    args: readonly unknown[],
  ): Promise<{ outcome: AnyOutcome; numberOf: (el: Element) => number }>;
  /** Takes what was typed as a secret out of what is sent. */
  mask<T>(value: T): T;
}
