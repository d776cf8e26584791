import { now } from '../../dom/timers.ts';
import { untampered } from '../../dom/builtIns.ts';
import { DomToolError } from '../../standards/errors.ts';
import type { ChangeLog } from '../changes/ChangeLog.ts';
import type { Scheduler } from './Scheduler.ts';
import type { WalkLimits } from './WalkState.ts';
import { Walk } from './Walk.ts';

/** The number of steps after which the clock is read. */
const STEPS_PER_CLOCK_READ = 32;

/** A finished walk, and the epoch of the page that it saw. */
export interface Built {
  readonly walk: Walk;
  readonly epoch: number;
}

/**
 * Walks the document in slices, between which the page can run. If the page changes between two slices, the walk has
 * seen two states of the page and starts again. The second attempt runs in one piece, so that no change can come
 * between: where one change came, more usually follow, as in a transition after a click.
 * @param log notices the changes; the caller has just verified it
 * @param timeout in milliseconds
 * @returns the finished walk and the epoch of the page that it saw
 * @throws DomToolError `build_timeout` after that time, `destroyed` if the scheduler was closed
 */
export async function build(
  doc: Document,
  limits: WalkLimits,
  log: ChangeLog,
  scheduler: Scheduler,
  timeout: number,
): Promise<Built> {
  const start = now();
  scheduler.beginSlice();
  for (let isFirst = true; ; isFirst = false) {
    const { walk, epoch } = untampered(() => {
      log.beginWalk();
      const seen = isFirst ? log.takeRecords() : log.verify();
      return { walk: new Walk(doc, limits), epoch: seen };
    });
    const isWhole = await run(walk, () => log.takeRecords() !== epoch, isFirst ? scheduler : null, start + timeout);
    if (scheduler.closed) throw destroyedError();
    if (isWhole) return { walk, epoch };
  }
}

/** Runs the walk to its end, in slices if there is a scheduler. @returns false if the page changed before the end */
async function run(
  walk: Walk,
  hasPageChanged: () => boolean,
  scheduler: Scheduler | null,
  deadline: number,
): Promise<boolean> {
  const checkDeadline = (time: number): void => {
    if (time >= deadline) throw timeoutError(walk.state.total);
  };
  const slice = (): boolean => {
    if (hasPageChanged()) return false;
    for (let step = 1; !walk.done; step++) {
      walk.step();
      if (step % STEPS_PER_CLOCK_READ !== 0) continue;
      const time = now();
      checkDeadline(time);
      if (scheduler?.isSliceOver(time)) break;
    }
    return true;
  };
  while (untampered(slice)) {
    if (walk.done || !scheduler) {
      checkDeadline(now());
      return true;
    }
    await scheduler.yield();
    if (scheduler.closed) return false;
  }
  return false;
}

/**
 * Runs work that is divided into steps, in slices between which the page can run.
 * @throws DomToolError `destroyed` if the scheduler was closed
 */
export async function inSlices<T>(steps: Iterator<undefined, T>, scheduler: Scheduler): Promise<T> {
  const slice = (): IteratorResult<undefined, T> => {
    let step = steps.next();
    while (!step.done && !scheduler.isSliceOver(now())) step = steps.next();
    return step;
  };
  for (;;) {
    const step = untampered(slice);
    if (step.done) return step.value;
    await scheduler.yield();
    if (scheduler.closed) throw destroyedError();
  }
}

const timeoutError = (walked: number): DomToolError =>
  new DomToolError('build_timeout', `the build was not done in time: ${walked} elements walked`);
const destroyedError = (): DomToolError =>
  new DomToolError('destroyed', 'the DomTool was destroyed while it built a snapshot');
