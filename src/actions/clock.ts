/** Waiting that works in hidden tabs too, with timers that a page (or its fake clock) cannot replace later. */
const timeout = globalThis.setTimeout.bind(globalThis);
const cancelTimeout = globalThis.clearTimeout.bind(globalThis);
const nextFrame = globalThis.requestAnimationFrame?.bind(globalThis) as typeof requestAnimationFrame | undefined;
const clock = globalThis.performance;
const nowOf = clock.now.bind(clock);

export const now = (): number => nowOf();
export const later = (run: () => void, ms: number): (() => void) => {
  const id = timeout(run, ms);
  return () => cancelTimeout(id);
};
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => timeout(resolve, ms));

/**
 * A new task. Browsers dispatch each input event in a task of its own, and frameworks count on it: what they schedule
 * as microtasks in one handler is done before the next event arrives. A message is not throttled in hidden tabs and not
 * held back to 4 ms as nested timers are.
 */
export function task(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
const waiting: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => waiting.shift()?.();

/** The next frame, or 50 ms in a document that draws none. True if there was a frame. */
export function frame(): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = later(() => resolve(false), 50);
    nextFrame?.(() => {
      cancel();
      resolve(true);
    });
  });
}
