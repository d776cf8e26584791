/**
 * The original built-in functions of the language and of some classes of the browser. If a script replaced one before
 * this script started, it is taken from another window of the same origin: the parent or one of the first frames. This
 * does not change the page. Only `needed.ts` is evaluated earlier. The module imports nothing and uses only functions
 * that it has found to be original. It reads them from the window, because `globals.ts` is evaluated later.
 */
type Key = string | symbol;
type World = Window & typeof globalThis;
type Descriptor = PropertyDescriptor | undefined;

/** A property that holds a built-in function, or has one as its getter. */
interface BuiltIn {
  readonly owner: object;
  readonly key: Key;
  /** What stands before the key in the property's full name, such as `Map.prototype.`. */
  readonly prefix: string;
  /** The original function or getter. */
  readonly fn: unknown;
  readonly descriptor: PropertyDescriptor;
}

const here = window as unknown as World & World[];
const { toStringTag } = here.Symbol;

/** Matches the source text of a native function. That of a bound function or a proxy has no name. */
const NATIVE = /^function [^()]+\(\)\s*\{\s*\[native code\]\s*\}$/;

/**
 * Returns a function that tells whether a function is native. It uses the built-in functions of the given window.
 * Returns null if these were replaced or cannot be read.
 */
function judgeOf(world: World | undefined): ((fn: unknown) => boolean) | null {
  try {
    // A window of another origin shows no tag (HTML, "CrossOriginGetOwnPropertyHelper"); reading more would throw.
    // Under a debugger, an exception makes the engine parse each function on the stack again: here, the whole script.
    if (world !== here && !world?.[toStringTag as never]) return null;
    const { Reflect: tools, Function: functions, RegExp: patterns } = world as World;
    const [{ toString }, { exec }, { apply }] = [functions.prototype, patterns.prototype, tools];
    const isOwn = (fn: unknown): boolean =>
      typeof fn === 'function' && apply(exec, NATIVE, [apply(toString, fn, [])]) !== null;
    const { defineProperty: define, deleteProperty: remove, getOwnPropertyDescriptor: look } = tools;
    const used = [exec, toString, apply, define, remove, look, tools.getPrototypeOf, tools.ownKeys];
    for (let i = 0; i < used.length; i++) if (!isOwn(used[i])) return null;
    // A test that takes a function of this script for a native one is wrong.
    return isOwn(judgeOf) ? null : isOwn;
  } catch {
    // A replaced function or accessor throws.
    return null;
  }
}

/** Returns the first window with original functions: this one, its parent, or one of its first frames. */
function soundWorld(from: number): World | undefined {
  for (let i = from; i < 9; i++) {
    const world = (i < 2 ? (i ? here.parent : here) : i - 2 < here.length && here[i - 2]) as World | undefined;
    if ((!i || world !== here) && judgeOf(world)) return world;
  }
  return undefined;
}
const sound = soundWorld(0) ?? here;
/** Another window with original functions, from which replaced ones are taken. */
const other = soundWorld(1);
const { apply, defineProperty, deleteProperty, getPrototypeOf, ownKeys } = sound.Reflect;
const { getOwnPropertyDescriptor: describe } = sound.Reflect;
/** Returns a descriptor without a prototype, which would take fields of the page's `Object.prototype` for its own. */
const getOwnPropertyDescriptor = (owner: object, key: Key): Descriptor => {
  const found = describe(owner, key);
  return found && ({ __proto__: null, ...found } as Descriptor);
};
/** Tells whether a function is native. */
export const isNative: (fn: unknown) => boolean = judgeOf(sound) ?? (() => false);

/** Adds a value to a list. It defines a property, since a setter on a prototype could intercept an assignment. */
export function append<T>(list: T[], value: T): void {
  const descriptor = { __proto__: null, value, enumerable: true, configurable: true, writable: true };
  defineProperty(list, list.length, descriptor as PropertyDescriptor);
}

/** The names of functions that were replaced before this script started and that no other window can provide. */
export const foreign: string[] = [];

/** Returns the function of a property, whether it is its value or its getter. */
const functionOf = (found: Descriptor): unknown => found?.value ?? found?.get;

const GLOBALS = [
  ...['Array', 'Object', 'String', 'Number', 'Boolean', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'RegExp'],
  ...['Function', 'Promise', 'Symbol', 'Reflect', 'JSON', 'Math', 'Date', 'Error', 'Iterator', 'BigInt', 'parseFloat'],
  ...['parseInt', 'Uint8Array', 'Int32Array', 'Uint32Array', 'Float64Array'],
  // Classes of the browser whose objects are only read.
  ...['NodeList', 'StyleSheetList', 'DOMRectList', 'MutationRecord', 'AbortSignal', 'AbortController'],
  ...['StyleSheet', 'CSSStyleSheet', 'MediaList', 'CSSRuleList', 'CSSStyleRule', 'CSSGroupingRule', 'CSSMediaRule'],
  ...['HTMLCollection', 'HTMLOptionsCollection', 'MediaQueryList', 'SVGMatrix'],
];
/** The members to look at in classes and objects of which the script uses only these few. */
const USED_OF = {
  __proto__: null,
  Date: ['now', 'getTime', 'toISOString'],
  Math: ['abs', 'ceil', 'cos', 'floor', 'hypot', 'imul', 'max', 'min', 'random', 'round', 'sign', 'sin'],
  // `split` and `matchAll` create another expression by this one. The others are accessors of the last match.
  RegExp: [here.Symbol.species],
} as unknown as Readonly<Record<string, readonly Key[] | undefined>>;
/** Accessors of the window itself. */
const OF_WINDOW = ['innerWidth', 'innerHeight', 'scrollX', 'scrollY', 'frameElement'];

const descriptionOf = describe(sound.Symbol.prototype, 'description')?.get as () => string;
/** Returns the full name of a built-in function, such as `Map.prototype.get`. */
const nameOf = ({ prefix, key }: Pick<BuiltIn, 'prefix' | 'key'>): string =>
  prefix + (typeof key === 'string' ? key : `[${apply(descriptionOf, key, [])}]`);

/** A list without a prototype, so that no setter of the page can intercept an assignment to it. */
interface BuiltIns {
  [index: number]: BuiltIn;
  length: number;
}

/** Returns the built-in functions of the language in a window. */
function builtInsOf(world: World): BuiltIns {
  const all = { __proto__: null, length: 0 } as unknown as BuiltIns;
  const add = (owner: object, key: Key, prefix: string): void => {
    const descriptor = getOwnPropertyDescriptor(owner, key);
    const fn = functionOf(descriptor);
    if (descriptor && typeof fn === 'function') all[all.length++] = { owner, key, prefix, fn, descriptor };
  };
  const addAll = (owner: object | null | undefined, name: string, used?: readonly Key[]): void => {
    const keys = used ?? (owner ? ownKeys(owner) : []);
    const prefix = `${name}.`;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] as Key;
      if (key !== 'constructor' && key !== '__proto__' && key !== 'prototype' && key !== toStringTag)
        add(owner as object, key, prefix);
    }
  };
  for (let i = 0; i < OF_WINDOW.length; i++) add(world, OF_WINDOW[i] as string, '');
  for (let i = 0; i < GLOBALS.length; i++) {
    const name = GLOBALS[i] as string;
    const owner = (world as unknown as Record<string, (object & { prototype?: object }) | undefined>)[name];
    if (!owner) continue;
    add(world, name, '');
    const used = USED_OF[name];
    addAll(owner, name, used);
    addAll(owner.prototype, `${name}.prototype`, name === 'Date' ? used : undefined);
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
    // The function that creates an iterator was replaced. Its own entry reports that.
  }
  return all;
}

/** The prototypes whose added properties other objects inherit, so that they look like fields of these objects. */
const SHARED_NAMES = ['Object', 'Array', 'String', 'Number'] as const;
const SHARED = [here.Object.prototype, here.Array.prototype, here.String.prototype, here.Number.prototype] as const;
/** The properties of `Object.prototype` that the language defines (ECMAScript 20.1.3), but for `__proto__`. */
const DEFINED = {
  ...{ constructor: 1, hasOwnProperty: 1, isPrototypeOf: 1, propertyIsEnumerable: 1, toLocaleString: 1, toString: 1 },
  ...{ valueOf: 1, __defineGetter__: 1, __defineSetter__: 1, __lookupGetter__: 1, __lookupSetter__: 1 },
  __proto__: null,
};
/** Tells whether an added property matters. On prototypes other than `Object.prototype`, only some names do. */
const matters = (owner: object, key: Key): boolean =>
  key !== '__proto__' &&
  (owner === SHARED[0] ? !(key in DEFINED) : typeof key === 'string' && (key === 'toJSON' || +key >= 0));

/** The original function of each property. A replaced one is taken from another window or added to `foreign`. */
const BUILT_INS = builtInsOf(here);
let theirs: BuiltIns | undefined;
for (let i = 0; i < BUILT_INS.length; i++) {
  const mine = BUILT_INS[i] as BuiltIn;
  const { owner, key, prefix, fn } = mine;
  if (isNative(fn)) continue;
  theirs ??= other && builtInsOf(other);
  let same: BuiltIn | undefined;
  for (let at = 0; !same && theirs && at < theirs.length; at++) {
    const its = theirs[at] as BuiltIn;
    if (its.key === key && its.prefix === prefix && isNative(its.fn)) same = its;
  }
  if (same) BUILT_INS[i] = { ...same, owner };
  else append(foreign, nameOf(mine));
  // A property that the page added must not count as original, so another entry stands in its place.
  if (key === 'toJSON' || matters(owner, key)) BUILT_INS[i] = BUILT_INS[0] as BuiltIn;
}

/**
 * Returns the descriptor of a DOM method or accessor: the original one if it can be found, or else the replacement.
 * @param className the name under which `foreign` lists the replacement if its class has no `Symbol.toStringTag`, as
 *   the classes of libraries
 */
export function untouchedProperty(prototype: object | undefined, name: string, className?: string): Descriptor {
  for (let p: object | null | undefined = prototype; p; p = getPrototypeOf(p)) {
    const found = getOwnPropertyDescriptor(p, name);
    if (!found) continue;
    if (isNative(functionOf(found))) return found;
    const isGlobal = p === here;
    const tag = getOwnPropertyDescriptor(p, toStringTag)?.value as string | undefined;
    const same = (other as unknown as Record<string, { prototype: object } | undefined> | undefined)?.[tag as string]
      ?.prototype;
    const theirs = isGlobal ? other : same;
    const own = theirs && getOwnPropertyDescriptor(theirs, name);
    if (isNative(functionOf(own))) return own;
    append(foreign, isGlobal ? name : `${tag ?? className}.prototype.${name}`);
    return found;
  }
  return undefined;
}

/** A property that the page has replaced or added, with the page's descriptor. */
export interface Change extends Pick<BuiltIn, 'owner' | 'key'> {
  /** The full name of the property. */
  readonly name: string;
  /** True if the page has added the property, false if it has replaced one of the browser. */
  readonly isAdded: boolean;
  /** The page's descriptor; undefined if the page has deleted the property. */
  readonly theirs: Descriptor;
  /** Whether the original could be restored. */
  readonly isPut: boolean;
}

/** Restores all original functions and removes added properties. Returns the changes, which `leave` undoes. */
export function enter(): Change[] {
  const found: Change[] = [];
  // Added properties are removed first, because descriptors would inherit them.
  for (let i = 0; i < SHARED.length; i++) {
    const owner = SHARED[i] as object;
    const keys = ownKeys(owner);
    for (let k = 0; k < keys.length; k++) {
      const key = keys[k] as Key;
      if (!matters(owner, key)) continue;
      const name = nameOf({ prefix: `${SHARED_NAMES[i]}.prototype.`, key });
      append(found, { owner, key, name, isAdded: true, theirs: getOwnPropertyDescriptor(owner, key), isPut: true });
      deleteProperty(owner, key);
    }
  }
  for (let i = 0; i < BUILT_INS.length; i++) {
    const builtIn = BUILT_INS[i] as BuiltIn;
    const { owner, key, fn, descriptor } = builtIn;
    // Copies are made of what was replaced only, because this runs very often.
    const now = describe(owner, key);
    if ((descriptor.get ? now?.get : now?.value) !== fn)
      append(found, {
        owner,
        key,
        name: nameOf(builtIn),
        isAdded: false,
        theirs: getOwnPropertyDescriptor(owner, key),
        isPut: defineProperty(owner, key, descriptor),
      });
  }
  return found;
}

/** Undoes the changes that `enter` made, in reverse order. */
export function leave(found: readonly Change[]): void {
  for (let i = found.length - 1; i >= 0; i--) {
    const { owner, key, theirs: had } = found[i] as Change;
    if (had) defineProperty(owner, key, had);
    else deleteProperty(owner, key);
  }
}

/** The original functions are restored while this script loads, which happens in a single task. */
let loading = enter();
/** Gives the page its own functions back. It must be called after all modules have been evaluated. */
export function endLoading(): void {
  leave(loading);
  loading = [];
}
