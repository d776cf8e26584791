import { outside, type GuardedSteps } from '../standards/guardedSteps.ts';
import { untampered } from './builtIns.ts';
import { now, task } from './timers.ts';

/**
 * Does the work with the browser's own built-in functions. While it waits, the page has its replacements back.
 * @throws DomToolError as `untampered`, and what the work throws
 */
export async function inSteps<T>(steps: GuardedSteps<T>): Promise<T> {
  let step = untampered(() => steps.next());
  while (!step.done) {
    let next: () => typeof step;
    try {
      const value = await step.value();
      next = () => steps.next(value);
    } catch (error) {
      next = () => steps.throw(error);
    }
    step = untampered(next);
  }
  return step.value;
}

/**
 * Returns a step for work that may take long. It lets the page run if that has not happened for `ms` milliseconds, and
 * tells whether the page ran.
 */
export function pauses(ms: number): () => GuardedSteps<boolean> {
  let end = now() + ms;
  return function* () {
    if (now() < end) return false;
    yield* outside(task);
    end = now() + ms;
    return true;
  };
}
