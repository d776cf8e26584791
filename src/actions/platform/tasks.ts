import { isNative } from '../../dom/untouched.ts';
import { documentVisibility } from '../../dom/natives.ts';
import { later, now, sleep } from '../../dom/timers.ts';

export { task } from '../../dom/timers.ts';

const { requestAnimationFrame: onFrame } = globalThis as { requestAnimationFrame?: typeof requestAnimationFrame };
const nextFrame = isNative(onFrame) ? onFrame?.bind(globalThis) : undefined;

/**
 * Waits until a condition holds.
 * @param patience How long to wait at most, in milliseconds.
 * @returns Whether it holds.
 */
export async function becomes(holds: () => boolean, patience: number): Promise<boolean> {
  for (const end = now() + patience; !holds(); await sleep(15)) if (now() >= end) return false;
  return true;
}

/** How long a frame may take in a page that is busy, in milliseconds. */
export const LATE_FRAME = 200;

/**
 * Waits for the next frame, or 50 ms in a document that renders none. If a script has replaced `requestAnimationFrame`,
 * it waits as long as a frame takes.
 * @param patience How long to wait at most in a document that is visible, in milliseconds.
 * @returns Whether there was a frame.
 */
export const frame = (patience = 50): Promise<boolean> =>
  new Promise((resolve) => {
    const limit = documentVisibility(document) === 'visible' ? patience : 50;
    const cancel = later(() => resolve(false), nextFrame ? limit : 16);
    nextFrame?.(() => {
      cancel();
      resolve(true);
    });
  });
