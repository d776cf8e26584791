import { now, task } from '../../dom/timers.ts';

/**
 * The least length of a slice in milliseconds: less than a frame at 60 Hz. Each slice begins with a comparison of all
 * built-in functions (`untouched.ts`), which would take a tenth of slices of 5 ms.
 */
export const SLICE = 12;

/** Lets the page run between two slices of work. */
export class Scheduler {
  /** True once the tool is destroyed, so that work in slices must end. */
  closed = false;
  #length = SLICE;
  #sliceEnd = 0;

  /**
   * Begins a slice, which lasts until the next `yield`.
   * @param length in milliseconds
   */
  beginSlice(length = SLICE): void {
    this.#length = length;
    this.#sliceEnd = 0;
  }

  /**
   * Returns whether the slice is over at the given time, in milliseconds of `now()`. The slice is counted from the
   * first call, because its first steps may take long: the browser computes style anew after each frame.
   */
  isSliceOver(time: number): boolean {
    this.#sliceEnd ||= time + this.#length;
    return time >= this.#sliceEnd;
  }

  /**
   * Resolves in a later task, which begins a new slice. The slice lasts at least as long as the page ran before it:
   * where each frame takes the page long, as on one with many animations, short slices would wait for it too often.
   */
  async yield(): Promise<void> {
    const start = now();
    await task();
    const ran = now() - start;
    // The page may have replaced `Math.max`.
    this.beginSlice(ran > SLICE ? ran : SLICE);
  }
}
