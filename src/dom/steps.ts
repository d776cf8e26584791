import type { GuardedSteps } from '../standards/guardedSteps.ts';
import { untampered } from './builtIns.ts';

/**
 * Does the work with the browser's own built-in functions.
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
