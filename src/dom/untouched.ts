/**
 * The language's built-in functions as the browser made them. One that a script replaced before this one started is
 * taken from another window of the same origin, the one around this frame or one in it: nothing of the page changes by
 * that. This module comes before all others, imports nothing, and works with what it has found to be the browser's own.
 */
type Key = string | symbol;
type World = Window & typeof globalThis;
type Descriptor = PropertyDescriptor | undefined;

/** A property that holds a built-in function, or has one as its getter. */
interface BuiltIn {
  readonly owner: object;
  readonly key: Key;
  readonly name: string;
  /** The function, or the getter, that belongs there. */
  readonly fn: unknown;
  readonly descriptor: PropertyDescriptor;
}

/** What a browser says of a function of its own. One that was bound, or put into a proxy, has no name there. */
const NATIVE = /^function [^()]+\(\)\s*\{\s*\[native code\]\s*\}$/;

/** Lets the functions of a window judge themselves and others; null if the window cannot be asked. */
function judgeOf(world: World | undefined): ((fn: unknown) => boolean) | null {
  try {
    const { Reflect: tools, Function: functions, RegExp: patterns } = world as World;
    const [{ toString }, { exec }, { apply }] = [functions.prototype, patterns.prototype, tools];
    const isOwn = (fn: unknown): boolean => {
      try {
        return typeof fn === 'function' && apply(exec, NATIVE, [apply(toString, fn, [])]) !== null;
      } catch {
        return false;
      }
    };
    const { defineProperty: define, deleteProperty: remove, getOwnPropertyDescriptor: look } = tools;
    const used = [exec, toString, apply, define, remove, look, tools.getPrototypeOf, tools.ownKeys];
    for (let i = 0; i < used.length; i++) if (!isOwn(used[i])) return null;
    // What takes everything for the browser's own lies.
    return isOwn(judgeOf) ? null : isOwn;
  } catch {
    // The window is of another origin, or what was put in the place of a function throws.
    return null;
  }
}

/** The first window that can be asked: this one, the one around it, or one of its first frames. */
function soundWorld(from: number): World | undefined {
  const here = globalThis as unknown as World[];
  for (let i = from; i < 9; i++) {
    const world = (i > 1 ? here[i - 2] : i ? parent : here) as World | undefined;
    if ((!i || world !== globalThis) && judgeOf(world)) return world;
  }
  return undefined;
}
const sound = soundWorld(0) ?? (globalThis as World);
const other = soundWorld(1);
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = sound.Reflect;
/** Whether a function is the browser's own. */
export const isNative: (fn: unknown) => boolean = judgeOf(sound) ?? (() => false);

/** Adds to a list. Neither `push` nor an assignment will do: a setter on a prototype would take what they add. */
export function append<T>(list: T[], value: T): void {
  const descriptor = { __proto__: null, value, enumerable: true, configurable: true, writable: true };
  defineProperty(list, list.length, descriptor as PropertyDescriptor);
}

/** The names of the functions that a script had replaced before this one started, where no other could be had. */
export const foreign: string[] = [];

/** The function of a property, whether it is its value or its getter. */
const functionOf = (found: Descriptor): unknown => found?.value ?? found?.get;

const GLOBALS = [
  ...['Array', 'Object', 'String', 'Number', 'Boolean', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'RegExp'],
  ...['Function', 'Promise', 'Symbol', 'Reflect', 'JSON', 'Math', 'Date', 'Error', 'Uint8Array', 'Iterator'],
];

/** What the language has in a window. */
function builtInsOf(world: World): BuiltIn[] {
  const all: BuiltIn[] = [];
  const add = (owner: object, key: Key, name: string): void => {
    const descriptor = getOwnPropertyDescriptor(owner, key);
    const fn = functionOf(descriptor);
    if (descriptor && typeof fn === 'function') append(all, { owner, key, name, fn, descriptor });
  };
  const addAll = (owner: object | null | undefined, name: string): void => {
    const keys = owner ? ownKeys(owner) : [];
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as Key;
      if (key !== 'constructor' && key !== '__proto__')
        add(owner as object, key, `${name}.${typeof key === 'string' ? key : `[${key.description}]`}`);
    }
  };
  for (let i = 0; i < GLOBALS.length; i++) {
    const name = GLOBALS[i] as string;
    const owner = (world as unknown as Record<string, (object & { prototype?: object }) | undefined>)[name];
    if (!owner) continue;
    add(world, name, name);
    addAll(owner, name);
    addAll(owner.prototype, `${name}.prototype`);
  }
  try {
    const { Array: list, Map: map, Set: set, String: text, Uint8Array: bytes } = world;
    addAll(getPrototypeOf(bytes), 'TypedArray');
    addAll(getPrototypeOf(bytes.prototype), 'TypedArray.prototype');
    addAll(getPrototypeOf(new list().values()), 'ArrayIterator');
    addAll(getPrototypeOf(new map().keys()), 'MapIterator');
    addAll(getPrototypeOf(new set().keys()), 'SetIterator');
    addAll(getPrototypeOf(new text('').matchAll(/./g)), 'RegExpIterator');
    addAll(getPrototypeOf(getPrototypeOf((function* () {})()) as object), 'Generator');
  } catch {
    // What makes the iterator was replaced, and is named itself.
  }
  return all;
}

/** What belongs in each place. A function that a script had replaced before is found in another window, or named. */
const BUILT_INS = builtInsOf(globalThis as World);
let theirs: BuiltIn[] | undefined;
for (let i = 0; i < BUILT_INS.length; i++) {
  const { owner, key, name, fn } = BUILT_INS[i] as BuiltIn;
  if (isNative(fn)) continue;
  theirs ??= other ? builtInsOf(other) : [];
  let at = 0;
  while (at < theirs.length && (theirs[at]?.name !== name || !isNative(theirs[at]?.fn))) at++;
  if (theirs[at]) BUILT_INS[i] = { ...(theirs[at] as BuiltIn), owner, key };
  else append(foreign, name);
  // What JSON would call belongs to no prototype but that of dates.
  if (key === 'toJSON') BUILT_INS[i] = BUILT_INS[0] as BuiltIn;
}

/** A method or accessor of an interface of the DOM: the browser's own, or else what a script has put there before. */
export function untouchedProperty(prototype: object, name: string): Descriptor {
  for (let p: object | null = prototype; p; p = getPrototypeOf(p)) {
    const found = getOwnPropertyDescriptor(p, name);
    if (!found) continue;
    if (isNative(functionOf(found)) || typeof functionOf(found) !== 'function') return found;
    const tag = getOwnPropertyDescriptor(p, Symbol.toStringTag)?.value as string;
    const same = (other as unknown as Record<string, { prototype: object } | undefined> | undefined)?.[tag];
    const own = same && getOwnPropertyDescriptor(same.prototype, name);
    if (isNative(functionOf(own))) return own;
    append(foreign, `${tag}.prototype.${name}`);
    return found;
  }
  return undefined;
}

/** From these all others inherit: what is added there could be taken for a field of theirs. */
const SHARED = [Object.prototype, Array.prototype, String.prototype, Number.prototype] as const;
const USUAL = { __proto__: null } as unknown as Record<Key, true>;
const USUAL_KEYS = ownKeys(SHARED[0]);
for (let i = 0; i < USUAL_KEYS.length; i++) {
  const key = USUAL_KEYS[i] as Key;
  if (isNative(functionOf(getOwnPropertyDescriptor(SHARED[0], key)))) USUAL[key] = true;
}
/** What is added to the others matters only where the language itself reads or writes it. */
const matters = (owner: object, key: Key): boolean =>
  owner === SHARED[0] ? !(key in USUAL) : typeof key === 'string' && (key === 'toJSON' || +key >= 0);

/** A property that is not as it belongs, with what the page has there. */
export interface Change extends Pick<BuiltIn, 'owner' | 'key' | 'name'> {
  readonly theirs: Descriptor;
  /** Whether what belongs there could be put there. */
  readonly isPut: boolean;
}

/** Puts everything in its place, and returns what was changed by that. */
export function enter(): Change[] {
  const found: Change[] = [];
  // What was added goes first: a descriptor would inherit it.
  for (let i = 0; i < SHARED.length; i++) {
    const owner = SHARED[i] as object;
    const keys = ownKeys(owner);
    for (let k = 0; k < keys.length; k++) {
      const key = keys[k] as Key;
      if (!matters(owner, key)) continue;
      const had = { __proto__: null, ...getOwnPropertyDescriptor(owner, key) } as Descriptor;
      append(found, { owner, key, name: '', theirs: had, isPut: true });
      deleteProperty(owner, key);
    }
  }
  for (let i = 0; i < BUILT_INS.length; i++) {
    const { owner, key, name, fn, descriptor } = BUILT_INS[i] as BuiltIn;
    const theirs = getOwnPropertyDescriptor(owner, key);
    if (functionOf(theirs) !== fn)
      append(found, { owner, key, name, theirs, isPut: defineProperty(owner, key, descriptor) });
  }
  return found;
}

/** Gives the page back what it had, in the reverse order. */
export function leave(found: readonly Change[]): void {
  for (let i = found.length - 1; i >= 0; i--) {
    const { owner, key, theirs: had } = found[i] as Change;
    if (had) defineProperty(owner, key, had);
    else deleteProperty(owner, key);
  }
}

/** While a script loads, in one piece of work, the browser's own functions stand in their places. */
let loading = enter();
/** Gives the page its functions back, once all modules have been evaluated. */
export function endLoading(): void {
  leave(loading);
  loading = [];
}
