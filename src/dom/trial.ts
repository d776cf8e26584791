import { suspects, tamperedError, untampered } from './builtIns.ts';
import { task } from './timers.ts';
import { append } from './untouched.ts';

/**
 * The names of the methods that the code of actions calls, by the classes on which it calls them. A library may have
 * added a method of the same name to another class, where it works differently.
 */
const OF_ALL = 'indexOf includes';
const OF_LIST = 'map flatMap filter some every find forEach';
const OF_TEXT = `${OF_ALL} slice startsWith endsWith charCodeAt codePointAt trim toLowerCase toUpperCase`;
const OF_MATH = 'max min floor round abs hypot';
const MAPPED = 'set get has delete';
const COLLECTED = 'add has delete';

const { apply } = Reflect;

/**
 * Calls the methods and iterators on samples, and returns a checksum of what they answered. It ends even if an iterator
 * never does. Libraries give some methods further parameters, so each is called with those that it has.
 */
function answers(): number {
  let calls = 0;
  const isB = (one: unknown): boolean => ++calls > 0 && one === 'b';
  const list = ['b', 'a', 'c'];
  const map = new Map<unknown, unknown>();
  const set = new Set<unknown>();
  const told: unknown[] = [];
  const use = (on: unknown, names: string, ...given: unknown[]): void => {
    const all = names.split(' ');
    for (let i = 0; i < all.length; i++) append(told, apply((on as never)[all[i] as never], on, given));
  };
  const iterate = (over: Iterable<unknown>): void => {
    for (const one of over) {
      append(told, one);
      // An iterator of the page may never end.
      if (told.length > 99) break;
    }
  };
  use(' aB1', OF_TEXT, '1');
  use(' a1', 'split replace search match', /a/);
  use(/a/, 'test exec', 'ba');
  use(Math, OF_MATH, -1.5, 2);
  use(Number, 'isInteger', 12);
  use(Object, 'keys entries isFrozen hasOwn', list);
  use(Array, 'isArray', list);
  use(JSON, 'stringify parse', '1');
  use(map, MAPPED, list, 2);
  use(new WeakMap(), MAPPED, list, 2);
  use(set, COLLECTED, list);
  use(new WeakSet(), COLLECTED, list);
  use(new WeakRef(list), 'deref');
  use(new Date(0), 'toISOString');
  map.set(1, 2);
  set.add(1);
  iterate(map);
  iterate(set);
  iterate('ab');
  iterate(list);
  iterate(endless());
  use(map, 'keys values clear');
  use(list, 'at slice', -1);
  use(list, OF_LIST, isB);
  use(list, `${OF_ALL} push`, 'a');
  use(list, 'join pop reverse sort');
  const text = told.join() + map.size + calls;
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 1e9;
  return sum;
}

/** What `answers` returns in every browser if the functions are its own. */
const USUAL = 909_690_496;

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
  const none = (): null => null;
  const expect = (promise: Promise<unknown>): void =>
    void promise.catch(none).then((got) => {
      // The answer of `all` is a list.
      if (String(got) === 'kept') sum++;
    });
  try {
    if (answers() === USUAL) {
      // A promise that cannot be rejected comes first: the rejection of another would go to the page if `then` throws.
      const kept = Promise.resolve('kept');
      expect(kept);
      expect(Promise.race([kept]));
      expect(Promise.all([kept]));
      for (let i = 0; i < 9 && sum < 3; i++) await (i < 6 ? null : task());
    }
  } catch {
    // A replaced function throws.
  }
  if (sum !== 3) throw untampered((found) => tamperedError(suspects(found)));
}
