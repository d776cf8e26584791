import { now, sleep } from '../../dom/timers.ts';
import { frame, task } from '../platform/tasks.ts';
import type { Watch } from './watchChanges.ts';

/** How long without a change counts as quiet, and how long to wait for that at most. */
const QUIET = 30;
const LONGEST = 600;

/**
 * Waits until the page has done what it does at once: handlers' microtasks, the next frame, and what follows from those.
 * A page that never rests (a clock, a spinner) is waited for no longer than the bound; one that is being left, not at all.
 */
export async function settle(watch: Watch): Promise<void> {
  const start = now();
  for (const step of [task, frame, task]) {
    // What waits for the answer may hear nothing any more once the document has gone.
    if (watch.leaving) return;
    await Promise.race([step(), watch.left]);
  }
  for (;;) {
    // Taking the records first makes `last` true as of now.
    void watch.mutations;
    const rest = QUIET - (now() - watch.last);
    if (watch.leaving || rest <= 0 || now() - start >= LONGEST) break;
    await Promise.race([sleep(Math.min(rest, 15)), watch.left]);
  }
  // On a busy page timers that are due already come first.
  if (!watch.leaving) await sleep(1);
}

/** Waits until a navigation begins; false if none did in time. */
export async function navigationBegins(watch: Watch, timeout: number): Promise<boolean> {
  for (const end = now() + timeout; !watch.navigated; await sleep(15)) if (now() >= end) return false;
  return true;
}
