/** Calls `run` after that time, in milliseconds. The returned function cancels it. */
export type Timer = (run: () => void, ms: number) => () => void;

/** Returns a timer of this world, which also exists outside of pages. */
export function worldTimer(): Timer {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  return (run, ms) => {
    const id = start(run, ms);
    return () => stop(id);
  };
}

/**
 * Returns the result of the promise, or that of `late` if the promise takes longer than `ms` milliseconds. It runs
 * while the page's replacements of built-in functions are in place, so that it calls none of them.
 */
export const timeLimit =
  (later: Timer) =>
  <T, L>(promise: Promise<T>, ms: number, late: () => L): Promise<T | L> =>
    new Promise((resolve, reject) => {
      const settle = async (work: () => T | L | Promise<T>): Promise<void> => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error as Error);
        }
        cancel();
      };
      const cancel = later(() => void settle(late), ms > 0 ? ms : 0);
      void settle(() => promise);
    });
