import { isNative } from '../../dom/untouched.ts';
import { later } from '../../dom/timers.ts';

export { task } from '../../dom/timers.ts';

const { requestAnimationFrame: onFrame } = globalThis as { requestAnimationFrame?: typeof requestAnimationFrame };
const nextFrame = isNative(onFrame) ? onFrame?.bind(globalThis) : undefined;

/**
 * Waits for the next frame, or 50 ms in a document that renders none. If a script has replaced `requestAnimationFrame`,
 * it waits as long as a frame takes.
 * @returns Whether there was a frame.
 */
export function frame(): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = later(() => resolve(false), nextFrame ? 50 : 16);
    nextFrame?.(() => {
      cancel();
      resolve(true);
    });
  });
}
