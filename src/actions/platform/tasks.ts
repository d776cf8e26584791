import { isNative } from '../../dom/untouched.ts';
import { documentVisibility } from '../../dom/natives.ts';
import { later } from '../../dom/timers.ts';

export { task } from '../../dom/timers.ts';

const { requestAnimationFrame: onFrame } = globalThis as { requestAnimationFrame?: typeof requestAnimationFrame };
const nextFrame = isNative(onFrame) ? onFrame?.bind(globalThis) : undefined;

/** How long a frame may take in a page that is busy, in milliseconds. */
export const LATE_FRAME = 200;

/**
 * Waits for the next frame, or 50 ms in a document that renders none. If a script has replaced `requestAnimationFrame`,
 * it waits as long as a frame takes.
 * @param patience How long to wait at most in a document that is visible, in milliseconds.
 * @returns Whether there was a frame.
 */
export function frame(patience = 50): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = documentVisibility(document) === 'visible' ? patience : 50;
    const cancel = later(() => resolve(false), nextFrame ? limit : 16);
    nextFrame?.(() => {
      cancel();
      resolve(true);
    });
  });
}
