import { now, task } from '../../dom/timers.ts';

/**
 * The least length of a slice in milliseconds: less than a frame at 60 Hz. Each slice begins with a comparison of all
 * built-in functions (`untouched.ts`), which would take a tenth of slices of 5 ms.
 */
const SLICE = 12;

/** Lets the page run between two slices of work. */
export class Scheduler {
  closed = false;
  #sliceEnd = 0;

  /** Begins a slice, which lasts until the next `yield`. */
  beginSlice(): void {
    this.#sliceEnd = now() + SLICE;
  }

  /** Returns whether the slice is over at the given time, in milliseconds of `now()`. */
  isSliceOver(time: number): boolean {
    return time >= this.#sliceEnd;
  }

  /**
   * Resolves in a later task, which begins a new slice. The slice lasts at least as long as the page ran before it:
   * where each frame takes the page long, as on one with many animations, short slices would wait for it too often.
   */
  async yield(): Promise<void> {
    const start = now();
    await task();
    const time = now();
    const ran = time - start;
    // The page may have replaced `Math.max`.
    this.#sliceEnd = time + (ran > SLICE ? ran : SLICE);
  }
}
