import { timeLimit, worldTimer } from '../dom/withinTime.ts';

/** Runs tasks one after another, in the order in which they are given. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task in its turn. A task whose signal has aborted by then is not begun. */
  take<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const turn = this.#last.then(() => {
      signal?.throwIfAborted();
      return task();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** Returns the result of work, or that of `late` if it takes longer than so many milliseconds. */
export const withinTime = timeLimit(worldTimer());

/** Returns what work results in. If the signal aborts earlier, it calls `onAbort`, and rejects without waiting. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal, onAbort: () => void): Promise<T> {
  let listener = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    listener = () => {
      onAbort();
      reject(signal.reason as Error);
    };
  });
  signal.addEventListener('abort', listener);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', listener);
  }
}
