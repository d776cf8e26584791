import { suspects, tamperedError, untampered } from './builtIns.ts';
import { task } from './timers.ts';
import { append } from './untouched.ts';

/**
 * The methods that the code of actions calls, by class: libraries add methods of the same name to others.
 */
const OF_ALL = 'indexOf slice includes';
const OF_LIST = `map flatMap filter some every find forEach ${OF_ALL} join push pop reverse sort`;
const OF_TEXT = `${OF_ALL} startsWith endsWith charCodeAt codePointAt trim toLowerCase toUpperCase`;
const OF_MATH = 'max min floor round abs hypot';
const MAPPED = 'set get has delete';
const COLLECTED = 'add has delete';

/**
 * Calls the methods and iterators on samples, and returns what they answered as one text. It takes no more steps if an
 * iterator never ends.
 */
function answers(): string {
  let calls = 0;
  const isB = (one: unknown): boolean => ++calls > 0 && one === 'b';
  const list = ['b', 'a', isB];
  const map = new Map<unknown, unknown>();
  const set = new Set(list);
  const told: unknown[] = [];
  const use = (on: unknown, names: string, ...given: unknown[]): void => {
    const all = names.split(' ');
    for (let i = 0; i < all.length; i++)
      append(
        told,
        (on as Record<string, ((...given: unknown[]) => unknown) | undefined>)[all[i] as string]?.(...given),
      );
  };
  const iterate = (over: Iterable<unknown>): void => {
    const [first, second] = over;
    append(told, first);
    append(told, second);
  };
  use(' aB', OF_TEXT, 'B');
  use(' aB', 'split replace search match', /a/g, 'c');
  use(/a/, 'test exec', 'ba');
  use(Math, OF_MATH, -1.6, 3);
  use(Number, 'isInteger', 12);
  use(Object, 'keys entries isFrozen hasOwn', list);
  use(Array, 'isArray', list);
  use(JSON, 'stringify parse', '1');
  use(map, MAPPED, list, 2);
  use(new WeakMap(), MAPPED, list, 2);
  use(set, COLLECTED, list, 2);
  use(new WeakSet(), COLLECTED, list, 2);
  use(new WeakRef(list), 'deref');
  use(new Date(0), 'toISOString');
  map.set(1, 2);
  iterate(map);
  iterate(set);
  iterate(endless());
  iterate('ab');
  iterate(list);
  use(map, 'keys values clear');
  use(list, 'at', -1);
  use(list, OF_LIST, isB);
  return told.join() + map.size + calls;
}

function* endless(): Generator<number> {
  for (;;) yield 1;
}

/**
 * Makes sure that the built-in functions which the code of actions calls work like the browser's own. A library may
 * have replaced them by such functions.
 * @throws DomToolError `tampered`
 */
export async function checkBuiltIns(): Promise<void> {
  let sum = 0;
  const add = (one: unknown): void => void (sum += Number(one));
  const none = (): number => 0;
  try {
    usual ??= untampered(answers);
    if (answers() === usual) {
      // A promise that cannot be rejected comes first: the rejection of another would go to the page if `then` throws.
      const kept = Promise.resolve(1);
      void kept.catch(none).then(add);
      void Promise.race([kept]).catch(none).then(add);
      void Promise.any([kept]).catch(none).then(add);
      void Promise.all([kept]).catch(none).then(add);
      for (let i = 0; i < 9 && sum < 4; i++) await (i < 6 ? null : task());
    }
  } catch {
    // A replaced function throws.
  }
  if (sum < 4) throw untampered((found) => tamperedError(suspects(found)));
}
/** What the browser's own functions answer. Scripts that only look do without it. */
let usual: string | undefined;
