/** Calls `run` after a time, in milliseconds. The returned function cancels the call. */
export type Timer = (run: () => void, ms: number) => () => void;

/** The longest time of one timer, in milliseconds: a browser runs a timer of a longer time at once. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** Returns a timer of this world, which also exists outside of pages. */
export function worldTimer(): Timer {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  return (run, ms) => {
    const id = start(run, ms);
    return () => stop(id);
  };
}

/**
 * Returns the result of the promise, or that of `late` if the promise takes longer than `ms` milliseconds, which may be
 * Infinity. It runs while the page's replacements of built-in functions are in place, so that it calls none of them.
 *
 * It waits for two halves of the time, one after the other: if the machine stalls or sleeps for longer than the whole
 * time, the first timer ends as soon as it goes on, and the work still has the second half.
 */
export const timeLimit =
  (later: Timer) =>
  <T, L>(promise: Promise<T>, ms: number, late: () => L): Promise<T | L> =>
    new Promise((resolve, reject) => {
      let left = ms > 0 ? ms : 0;
      const longest = left / 2 < LONGEST_TIMER ? left / 2 : LONGEST_TIMER;
      let cancel: () => void;
      const settle = async (work: () => T | L | Promise<T>): Promise<void> => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error as Error);
        }
        cancel();
      };
      const wait = (): void => {
        const part = left < longest ? left : longest;
        left -= part;
        cancel = later(left > 0 ? wait : () => void settle(late), part);
      };
      wait();
      void settle(() => promise);
    });
