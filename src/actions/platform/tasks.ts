import { later } from '../../dom/timers.ts';

/** Waiting for the next task and the next frame, which works in hidden tabs too. */

const nextFrame = globalThis.requestAnimationFrame?.bind(globalThis) as typeof requestAnimationFrame | undefined;

/**
 * Waits for a new task. Browsers dispatch each input event in a task of its own, and frameworks rely on it:
 * microtasks of one handler run before the next event. A message is neither throttled in hidden tabs nor delayed by 4
 * ms as nested timers are.
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

/**
 * Waits for the next frame, or 50 ms in a document that renders none.
 * @returns Whether there was a frame.
 */
export function frame(): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = later(() => resolve(false), 50);
    nextFrame?.(() => {
      cancel();
      resolve(true);
    });
  });
}
