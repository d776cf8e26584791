import { DomToolError } from '../../standards/errors.ts';
import { watchChanges, type Watch } from './watchChanges.ts';
import { now, sleep } from '../../dom/timers.ts';
import { settle } from './settle.ts';
import type { ActOutcome, Refusal } from '../types.ts';

/** What the body of an action ends with. */
export type Ending = Refusal | { done: true; detail?: string; actual?: Element; prevented?: boolean };

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
