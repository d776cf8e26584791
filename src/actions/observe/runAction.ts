import { type Watch, watchChanges } from './watchChanges.ts';
import { frame, task } from '../platform/tasks.ts';
import type { ActOutcome, Ending } from '../types.ts';
import { now, sleep } from '../../dom/timers.ts';
import { DomToolError } from '../../standards/errors.ts';

/** A choice that a server has to confirm shows a moment later: how long it is looked for, in milliseconds. */
const LATE = 600;

async function last(check: () => Ending | null, watch: Watch): Promise<Ending | null> {
  for (const end = now() + LATE; !watch.leaving; await sleep(25)) {
    const bad = check();
    if (!bad || now() >= end) return bad;
  }
  return null;
}

/**
 * The frame of every action: watches, lets the action run, waits until the page is quiet, and reports. `check` looks
 * afterwards whether what was asked for is there; what it refuses was done but not kept.
 */
export async function run(
  target: Element,
  body: (watch: Watch) => Promise<Ending>,
  check?: () => Ending | null,
): Promise<ActOutcome> {
  const start = now();
  const watch = watchChanges(target);
  let ending: Ending;
  try {
    ending = await body(watch);
    if ('done' in ending) await settle(watch);
    if ('done' in ending && check) ending = (await last(check, watch)) ?? ending;
  } catch (error) {
    // Only misuse throws; what a page makes of its own built-ins must not.
    if (error instanceof DomToolError) {
      watch.stop();
      throw error;
    }
    ending = { code: 'failed', detail: error instanceof Error ? error.message : String(error) };
  }
  const { changes, effect } = watch.stop();
  const duration = Math.round((now() - start) * 10) / 10;
  if (!('done' in ending)) return { ok: false, ...ending, changes, effect, duration };
  const { detail, actual, prevented } = ending;
  return {
    ok: true,
    changes,
    effect: prevented === undefined ? effect : { ...effect, prevented },
    duration,
    ...(detail !== undefined && { detail }),
    ...(actual && actual !== target && { actual }),
  };
}

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
