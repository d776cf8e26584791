/**
 * The getter, for what never changes of an element: one is asked about several times in a row, and a comparison costs a
 * tenth of a call into the browser. The element is held no longer than the task lasts.
 */
export function cacheLastElement<R>(get: (el: Element) => R): (el: Element) => R {
  let last: Element | null = null;
  let answer: R | undefined;
  const forget = (): void => {
    last = null;
  };
  return (el) => {
    if (el !== last) {
      if (last === null) void then(forget);
      answer = get(el);
      last = el;
    }
    return answer as R;
  };
}

const resolved = Promise.resolve();
const then = resolved.then.bind(resolved);
