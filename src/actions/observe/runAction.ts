import { hasField, ownFields } from '../../standards/ownFields.ts';
import { type Watch, watchChanges } from './watchChanges.ts';
import { settle } from './settle.ts';
import type { ActOutcome, Ending, SettleOptions } from '../types.ts';
import { frameElementOf } from '../../dom/composed.ts';
import { documentWindow, isConnected, ownerDocument } from '../../dom/natives.ts';
import { now, sleep } from '../../dom/timers.ts';
import { suspicion, untampered } from '../../dom/builtIns.ts';
import { DomToolError } from '../../standards/errors.ts';
import { messageOf } from '../../standards/messageOf.ts';
import { quoted } from '../../standards/pageText.ts';

/**
 * How long the result is checked again before it counts as not kept, in milliseconds: some pages wait for a server.
 */
const LATE = 600;

async function last(check: () => Ending | null, watch: Watch, frame: Element | null): Promise<Ending | null> {
  for (const end = now() + LATE; !watch.leaving; await sleep(25)) {
    const bad = check();
    if (!bad || now() >= end) return bad;
  }
  // A page that is being left tells nothing, but a frame may have been removed before all was done.
  const isGone = frame && !(isConnected(frame) && documentWindow(ownerDocument(frame) as Document));
  return isGone && check() ? { code: 'detached' } : null;
}

let performed = -Infinity;
/** Returns when an action of this page was last performed, before its report was made. */
export const lastPerformed = (): number => performed;

/**
 * Runs the body of an action between observing the page and reporting what changed, and waits until the page is
 * quiet.
 * @param check Checks afterwards that the page kept what was done; its refusal takes the place of success.
 */
export async function run(
  target: Element,
  options: SettleOptions,
  body: (watch: Watch) => Ending | Promise<Ending>,
  check?: () => Ending | null,
): Promise<ActOutcome> {
  const start = now();
  const frame = frameElementOf(target);
  const watch = watchChanges(target, options.settle);
  let ending: Ending;
  try {
    ending = ownFields<Ending>(await body(watch));
    if (hasField(ending, 'done')) {
      performed = now();
      await settle(watch, options.settle);
    }
    if (hasField(ending, 'done') && check) ending = ownFields<Ending>((await last(check, watch, frame)) ?? ending);
  } catch (error) {
    // Only misuse by the caller throws; an error in the page must not.
    if (error instanceof DomToolError) {
      watch.stop(null);
      throw error;
    }
    const detail = quoted(messageOf(error), 250) + untampered(suspicion);
    ending = ownFields<Ending>({ code: 'failed', detail });
  }
  const { changes, effect } = watch.stop(hasField(ending, 'done') ? (ending.actual ?? null) : null);
  const duration = Math.round((now() - start) * 10) / 10;
  if (!hasField(ending, 'done')) return ownFields<ActOutcome>({ ok: false, changes, effect, duration }, ending);
  const { detail, actual, prevented, answer } = ending;
  const recheck = async (): Promise<Partial<ActOutcome> | null> => {
    const bad = check && (await last(check, watch, frame));
    return bad ? { ...bad, ok: false, changes: { ...changes, ...watch.value(actual ?? null) } } : null;
  };
  return ownFields<ActOutcome>({
    ok: true,
    changes,
    recheck,
    effect: prevented === undefined ? effect : { ...effect, prevented },
    duration,
    ...(detail !== undefined && { detail }),
    ...(answer !== undefined && { answer }),
    ...(actual && actual !== target && { actual }),
  });
}
