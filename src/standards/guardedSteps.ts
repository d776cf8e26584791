/**
 * Work that has to wait: a generator whose code runs while the page's functions are replaced by the browser's, and
 * which yields what must not, such as code of the page or of the caller.
 */
export type GuardedSteps<T> = Generator<() => unknown, T>;

/** Runs `work` while the page's functions are in their places, and returns what it, or its promise, gives. */
export function* outside<T>(work: () => T): GuardedSteps<Awaited<T>> {
  return (yield work) as Awaited<T>;
}
