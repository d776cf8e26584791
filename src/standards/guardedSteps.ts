/**
 * Work that has to wait. The code of the generator runs while the browser's own functions are in the places of those
 * that the page has replaced. It yields the functions that must run with the page's functions in place, such as code of
 * the page or of the caller, and receives what they, or their promises, return.
 */
export type GuardedSteps<T> = Generator<() => unknown, T>;

/** Runs `work` while the page's functions are in their places, and returns what it, or its promise, gives. */
export function* outside<T>(work: () => T): GuardedSteps<Awaited<T>> {
  return (yield work) as Awaited<T>;
}
