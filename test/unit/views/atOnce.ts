import type { GuardedSteps } from '../../../src/standards/guardedSteps.ts';

/** Returns the result of work that does not have to wait. */
export function atOnce<T>(steps: GuardedSteps<T>): T {
  const step = steps.next();
  if (!step.done) throw new Error('The work waits.');
  return step.value;
}

/** Says that nothing covers an element. */
export function* uncovered(): GuardedSteps<null> {
  return null;
}
