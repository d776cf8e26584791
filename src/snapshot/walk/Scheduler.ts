import { now, task } from '../../dom/timers.ts';

/**
 * The length of a slice in milliseconds. With the page's own work and a garbage collection, it stays within one frame
 * at 60 Hz.
 */
const SLICE = 5;
/**
 * The length while the page animates. The page then computes its style anew in each frame, so a walk in many short
 * slices takes several times as long.
 */
const SLICE_OF_ANIMATED = 16;

/** Lets the page run between two slices of work. */
export class Scheduler {
  closed = false;
  /** Whether the page animates. */
  isAnimated = false;
  #sliceEnd = 0;

  /** Begins a slice, which lasts until the next `yield`. */
  beginSlice(): void {
    this.#sliceEnd = now() + (this.isAnimated ? SLICE_OF_ANIMATED : SLICE);
  }

  /** Returns whether the slice is over at the given time, in milliseconds of `now()`. */
  isSliceOver(time: number): boolean {
    return time >= this.#sliceEnd;
  }

  /** Resolves in a later task, which begins a new slice. */
  async yield(): Promise<void> {
    await task();
    this.beginSlice();
  }
}
