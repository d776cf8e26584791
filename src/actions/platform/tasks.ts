import { later } from '../../dom/timers.ts';

/** Waiting for the browser's own turns, which works in hidden tabs too. */

const nextFrame = globalThis.requestAnimationFrame?.bind(globalThis) as typeof requestAnimationFrame | undefined;

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
