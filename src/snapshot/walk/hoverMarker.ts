import type { WalkFrame } from './WalkFrame.ts';
import type { WalkState } from './WalkState.ts';

/** Marks what shows only while the pointer is over something, and what the pointer must be over. */
export interface HoverMarker {
  /**
   * Marks an element that a script reacts to when the pointer comes over it, if nothing in or around it is a target.
   */
  markTarget(frame: WalkFrame): void;
  /** Marks an element that a style rule shows only while the pointer is elsewhere than now, and the targets in it. */
  markShown(walk: WalkState, frame: WalkFrame): void;
  /**
   * Finds where the pointer must be for each node that shows on hover, before nodes have numbers.
   * @returns a function that writes the numbers of these places to the nodes
   */
  findPlaces(walk: WalkState): () => void;
}

/** The marker of this build. The core has none. */
export let hover: HoverMarker | null = null;

/** Sets the marker. The composition root calls this. */
export function useHover(marker: HoverMarker): void {
  hover = marker;
}
