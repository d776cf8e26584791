import { DomToolError } from '../standards/errors.ts';

/**
 * The language's built-in functions as they were when the script started. A page may replace them afterwards, and some
 * libraries do. While the tool looks at the page, in one piece of work between two tasks, they stand in their places
 * again: nothing of the page runs meanwhile, so that it cannot notice.
 */
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
const sourceOf = Function.prototype.call.bind(Function.prototype.toString) as (fn: unknown) => string;

type Key = string | symbol;
interface BuiltIn {
  readonly owner: object;
  readonly key: Key;
  readonly name: string;
  /** The function, or the getter. */
  readonly fn: unknown;
  readonly descriptor: PropertyDescriptor;
}

/** The function of a property, whether it is its value or its getter. */
const functionOf = (found: PropertyDescriptor | undefined): unknown => found?.value ?? found?.get;

const GLOBALS = [
  ...['Array', 'Object', 'String', 'Number', 'Boolean', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'RegExp'],
  ...['Function', 'Promise', 'Symbol', 'Reflect', 'JSON', 'Math', 'Date', 'Error', 'Uint8Array', 'Int32Array'],
];

/** What the language has; nothing of the page's is read. */
function builtIns(): BuiltIn[] {
  const all: BuiltIn[] = [];
  const add = (owner: object, key: Key, name: string): void => {
    const descriptor = getOwnPropertyDescriptor(owner, key);
    const fn = functionOf(descriptor);
    if (descriptor && typeof fn === 'function') all.push({ owner, key, name, fn, descriptor });
  };
  const addAll = (owner: object, name: string): void => {
    for (const key of ownKeys(owner))
      if (key !== 'constructor' && key !== '__proto__')
        add(owner, key, `${name}.${String(key).replace(/^Symbol\((.*)\)$/, '[$1]')}`);
  };
  const world = globalThis as unknown as Record<string, (object & { prototype?: object }) | undefined>;
  for (const name of GLOBALS) {
    const owner = world[name];
    if (!owner) continue;
    add(globalThis, name, name);
    addAll(owner, name);
    if (owner.prototype) addAll(owner.prototype, `${name}.prototype`);
  }
  const iterators = [[][Symbol.iterator](), new Map().entries(), new Set().values(), ''.matchAll(/./g)];
  for (const one of iterators) addAll(getPrototypeOf(one) as object, 'Iterator.prototype');
  return all;
}
const BUILT_INS = builtIns();
/** Those that a script had replaced before this one started: no other can be had. */
const FOREIGN: readonly string[] = [
  ...new Set(BUILT_INS.filter(({ fn }) => !/\{\s*\[native code\]\s*\}\s*$/.test(sourceOf(fn))).map(({ name }) => name)),
];
/** From these all others inherit: what is added there could be taken for a field of theirs. */
const SHARED = [Object.prototype, Array.prototype] as const;
const USUAL = SHARED.map((owner) => ownKeys(owner).length);
const USUAL_KEYS = SHARED.map((owner) => new Set<Key>(ownKeys(owner)));
const knows = Function.prototype.call.bind(Set.prototype.has) as (set: Set<Key>, key: Key) => boolean;
/** What is added to lists matters only where the language itself reads or writes it. */
const matters = (owner: object, key: Key): boolean =>
  owner === SHARED[0] || (typeof key === 'string' && (key === 'toJSON' || +key >= 0));

interface Change {
  readonly owner: object;
  readonly key: Key;
  readonly name: string;
  /** What the page has there, and what belongs there; without it, nothing does. */
  readonly theirs: PropertyDescriptor | undefined;
  readonly ours: PropertyDescriptor | null;
}

/** What differs now. It uses nothing that a page can have replaced. */
function changes(): Change[] {
  const found: Change[] = [];
  let count = 0;
  const note = (
    owner: object,
    key: Key,
    name: string,
    theirs: PropertyDescriptor | undefined,
    ours: PropertyDescriptor | null,
  ): void => {
    // Not by `push`, nor by assignment, which a setter on a prototype would take.
    defineProperty(found, count++, {
      __proto__: null,
      value: { __proto__: null, owner, key, name, theirs, ours },
      enumerable: true,
      configurable: true,
      writable: true,
    } as PropertyDescriptor);
  };
  for (let i = 0; i < BUILT_INS.length; i++) {
    const { owner, key, name, fn, descriptor } = BUILT_INS[i] as BuiltIn;
    const theirs = getOwnPropertyDescriptor(owner, key);
    if (functionOf(theirs) !== fn) note(owner, key, name, theirs, descriptor);
  }
  for (let i = 0; i < SHARED.length; i++) {
    const owner = SHARED[i] as object;
    const keys = ownKeys(owner);
    if (keys.length === USUAL[i]) continue;
    for (let k = 0; k < keys.length; k++) {
      const key = keys[k] as Key;
      if (!knows(USUAL_KEYS[i] as Set<Key>, key) && matters(owner, key))
        note(owner, key, '', getOwnPropertyDescriptor(owner, key), null);
    }
  }
  return found;
}

const put = (owner: object, key: Key, descriptor: PropertyDescriptor | null | undefined): boolean =>
  descriptor ? defineProperty(owner, key, descriptor) : deleteProperty(owner, key);

/**
 * Does a piece of work that runs nothing of the page with the language's own functions.
 * @throws DomToolError `tampered` if the page has replaced one in such a way that it cannot be put back
 */
export function untampered<T>(work: () => T): T {
  const found = changes();
  if (found.length === 0) return work();
  let stuck = '';
  for (let i = 0; i < found.length; i++) {
    const { owner, key, name, ours } = found[i] as Change;
    if (!put(owner, key, ours) && name) stuck = name;
  }
  try {
    if (stuck) throw tamperedError([stuck]);
    return work();
  } finally {
    for (let i = 0; i < found.length; i++) {
      const { owner, key, theirs } = found[i] as Change;
      put(owner, key, theirs);
    }
  }
}

/** The names of the built-in functions that are not the browser's own, such as `Map.prototype.get`. */
export function tamperedNames(): readonly string[] {
  const found = changes();
  if (found.length === 0) return FOREIGN;
  return untampered(() => [...new Set([...FOREIGN, ...found.map(({ name }) => name).filter(Boolean)])]);
}

const tamperedError = (names: readonly string[]): DomToolError =>
  new DomToolError(
    'tampered',
    `the page has replaced ${names.slice(0, 5).join(', ')}, and DomTool cannot look without: ` +
      "inject it before the page's scripts, or in an isolated world",
  );

/** Waits for work; if it fails by what the page has replaced, says so. */
export async function namingTampered<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomToolError) throw error;
    const names = tamperedNames();
    throw names.length ? tamperedError(names) : error;
  }
}
