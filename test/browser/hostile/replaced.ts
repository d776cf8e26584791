/** Runs `work` while a property is replaced. Since the page's functions are in place, `work` itself must use none. */
export async function during<T>(
  owner: object,
  key: PropertyKey,
  descriptor: PropertyDescriptor,
  work: () => T | Promise<T>,
): Promise<T> {
  const { defineProperty, deleteProperty, getOwnPropertyDescriptor } = Reflect;
  // The test framework waits for the test by a function that may be the replaced one. It has done so after a task.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const before = getOwnPropertyDescriptor(owner, key);
  defineProperty(owner, key, { __proto__: null, ...descriptor, configurable: true } as PropertyDescriptor);
  try {
    return await work();
  } finally {
    if (before) defineProperty(owner, key, before);
    else deleteProperty(owner, key);
  }
}

const prototypeOf = (of: object): object => Object.getPrototypeOf(of) as object;

/** Built-in functions by owner. */
export const OWNERS: Readonly<Record<string, object>> = {
  Array,
  'Array.prototype': Array.prototype,
  Object,
  'String.prototype': String.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'WeakMap.prototype': WeakMap.prototype,
  'WeakRef.prototype': WeakRef.prototype,
  'RegExp.prototype': RegExp.prototype,
  Math,
  JSON,
  Number,
  Reflect,
  Date,
  Promise,
  'Promise.prototype': Promise.prototype,
  'Date.prototype': Date.prototype,
  'Number.prototype': Number.prototype,
  'WeakSet.prototype': WeakSet.prototype,
  ArrayIterator: prototypeOf([].values()),
  MapIterator: prototypeOf(new Map().values()),
  SetIterator: prototypeOf(new Set().values()),
  RegExpIterator: prototypeOf(''.matchAll(/./g)),
  Generator: prototypeOf(prototypeOf((function* () {})())),
};

/** The functions that a test itself needs to restore others or to call anything. */
const KEPT = /^(?:Object|Reflect)\.(?:define|delete|getOwn)\w*$|\.constructor$/;

/** What a page may put in the place of a built-in function. */
export const LIES: Readonly<Record<string, (this: unknown, callback: unknown) => unknown>> = {
  throws: () => {
    throw new Error('not here');
  },
  lies: () => undefined,
  'calls back with a lie': function (callback) {
    if (typeof callback === 'function') (callback as (value: string) => unknown)('a lie');
    return this;
  },
};

export interface Replaceable {
  readonly owner: object;
  readonly key: PropertyKey;
  /** The name by which an error calls it. */
  readonly name: string;
}

/** Returns the functions of all owners. */
export const replaceable = (): Replaceable[] =>
  Object.entries(OWNERS).flatMap(([ownerName, owner]) =>
    Reflect.ownKeys(owner).flatMap((key) => {
      const { value, configurable } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
      const name = `${ownerName}.${typeof key === 'symbol' ? `[${key.description}]` : key}`;
      return typeof value === 'function' && configurable && !KEPT.test(name) ? [{ owner, key, name }] : [];
    }),
  );

/** Returns those of the functions and getters that are called during the work. */
export async function calledDuring(all: readonly Replaceable[], work: () => unknown): Promise<Replaceable[]> {
  const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const called: Record<string, true> = { __proto__: null } as never;
  const before = all.map(({ owner, key }) => getOwnPropertyDescriptor(owner, key) as PropertyDescriptor);
  for (let i = 0; i < all.length; i++) {
    const { owner, key, name } = all[i] as Replaceable;
    const part = before[i]?.get ? 'get' : 'value';
    const original = before[i]?.[part] as () => unknown;
    const noted = function (this: unknown, ...given: unknown[]): unknown {
      called[name] = true;
      return apply(original, this, given);
    };
    defineProperty(owner, key, { ...before[i], [part]: noted });
  }
  try {
    await work();
  } finally {
    for (let i = 0; i < all.length; i++)
      defineProperty(all[i]?.owner as object, all[i]?.key as string, before[i] as PropertyDescriptor);
  }
  return all.filter(({ name }) => called[name]);
}

/** Classes of the browser with getters that looking reads. */
const READ = [
  ...[Symbol, NodeList, StyleSheetList, DOMRectList, MutationRecord, AbortSignal, AbortController, StyleSheet],
  ...[CSSStyleSheet, MediaList, CSSRuleList, CSSStyleRule, CSSGroupingRule, CSSMediaRule, HTMLCollection],
  ...[HTMLOptionsCollection, MediaQueryList],
];

/** Returns the getters of these classes and of the window. */
export const readGetters = (): Replaceable[] =>
  [
    ...READ.map(({ name, prototype }) => ({ name, owner: prototype as object, keys: Reflect.ownKeys(prototype) })),
    { name: 'window', owner: window, keys: ['innerWidth', 'innerHeight', 'scrollX', 'scrollY', 'frameElement'] },
  ].flatMap(({ name, owner, keys }) =>
    keys
      .filter((key) => Object.getOwnPropertyDescriptor(owner, key)?.get && key !== Symbol.toStringTag)
      .map((key) => ({ owner, key, name: `${name}.${String(key)}` })),
  );
