import { untampered } from './builtIns.ts';

/**
 * Work that has to wait: a generator whose code runs in `untampered`, and which yields what must not, such as code of
 * the page or of the caller.
 */
export type GuardedSteps<T> = Generator<() => unknown, T>;

/** Runs `work` while the page's functions are in their places, and returns what it, or its promise, gives. */
export function* outside<T>(work: () => T): GuardedSteps<Awaited<T>> {
  return (yield work) as Awaited<T>;
}

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
