import type { GuardedSteps } from '../../../src/standards/guardedSteps.ts';

/** Returns the result of work that does not have to wait. */
export function atOnce<T>(steps: GuardedSteps<T>): T {
  const step = steps.next();
  if (!step.done) throw new Error('The work waits.');
  return step.value;
}

/** Returns a question about a node that is answered without waiting. */
export const answering = <T>(answer: (id: number) => T) =>
  function* (id: number): GuardedSteps<T> {
    return answer(id);
  };

/** Says that nothing covers an element. */
export function* uncovered(): GuardedSteps<null> {
  return null;
}
