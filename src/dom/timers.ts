/** Timers and a clock that a page, or its fake ones, cannot replace later. All times are in milliseconds. */
const timeout = globalThis.setTimeout.bind(globalThis);
const cancelTimeout = globalThis.clearTimeout.bind(globalThis);
const clock = globalThis.performance;
const nowOf = clock.now.bind(clock);

export const now = (): number => nowOf();

/** Calls `run` after that time; the returned function calls it off. */
export function later(run: () => void, ms: number): () => void {
  const id = timeout(run, ms);
  return () => cancelTimeout(id);
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => timeout(resolve, ms));

/** What the promise gives; if the time is over first, what `late` gives or throws. */
export function withinTime<T, L>(promise: Promise<T>, ms: number, late: () => L): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const cancel = later(() => void Promise.resolve().then(late).then(resolve, reject), Math.max(0, ms));
    promise.then(resolve, reject).finally(cancel);
  });
}
