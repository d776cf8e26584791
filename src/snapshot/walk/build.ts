import { DomToolError } from '../../standards/errors.ts';
import type { ChangeLog } from '../changes/ChangeLog.ts';
import type { Scheduler } from './Scheduler.ts';
import type { WalkLimits } from './WalkState.ts';
import { Walk } from './Walk.ts';

/** How often the clock is looked at, in steps. */
const STEPS = 32;
/** Sliced attempts while the page keeps changing; then one that is not sliced, so that it cannot be torn. */
const ATTEMPTS = 2;

const now = performance.now.bind(performance);

/** A finished walk, and the state of the page that it saw. */
export interface Built {
  readonly walk: Walk;
  readonly epoch: number;
}

/**
 * Walks the document in slices. If the page changed meanwhile, what was walked is of two states of the page: the walk
 * starts again, and the last attempt is not sliced.
 * @throws DomToolError `build_timeout` after `timeout` milliseconds.
 */
export async function build(
  doc: Document,
  limits: WalkLimits,
  log: ChangeLog,
  scheduler: Scheduler,
  timeout: number,
): Promise<Built> {
  const start = now();
  scheduler.begin();
  for (let attempt = 0; ; attempt++) {
    log.beginWalk();
    const epoch = attempt === 0 ? log.takeRecords() : log.verify();
    const walk = new Walk(doc, limits);
    const isWhole = await run(
      walk,
      () => log.takeRecords() !== epoch,
      attempt < ATTEMPTS ? scheduler : null,
      start + timeout,
    );
    if (scheduler.closed) throw destroyed();
    if (isWhole) return { walk, epoch };
  }
}

/** False if the page changed before the walk was done. */
async function run(walk: Walk, torn: () => boolean, scheduler: Scheduler | null, deadline: number): Promise<boolean> {
  const inTime = (time: number): void => {
    if (time >= deadline) throw late(walk.gathered.total);
  };
  for (let n = 1; !walk.done; n++) {
    walk.step();
    if (n % STEPS !== 0) continue;
    const time = now();
    inTime(time);
    if (!scheduler?.isOver(time)) continue;
    await scheduler.yield();
    if (scheduler.closed || torn()) return false;
  }
  inTime(now());
  return true;
}

/** Takes the steps one after another, in slices. */
export async function inSlices<T>(steps: Iterator<undefined, T>, scheduler: Scheduler): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (!scheduler.isOver(now())) continue;
    await scheduler.yield();
    if (scheduler.closed) throw destroyed();
  }
}

const late = (walked: number): DomToolError =>
  new DomToolError('build_timeout', `the build was not done in time: ${walked} elements walked`);
const destroyed = (): DomToolError =>
  new DomToolError('destroyed', 'the DomTool was destroyed while it built a snapshot');
