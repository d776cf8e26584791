import { now } from '../../dom/timers.ts';

/**
 * Replaces built-in methods of the page for as long as an action or a host needs it. The original is restored at the
 * end, unless the page has put another function in its place meanwhile.
 */

type Method = (this: unknown, ...args: unknown[]) => unknown;

const { apply } = Reflect;

/**
 * Replaces one method.
 * @param owner The object that has the method as its own property.
 * @param make Returns the replacement for the original.
 * @returns What restores the original; null if there is no such method, or if it cannot be read or replaced.
 */
export function replaceMethod(owner: object, name: string, make: (original: Method) => Method): (() => void) | null {
  const methods = owner as Record<string, unknown>;
  // The page may have put an accessor in the place of the method, which may throw.
  try {
    const original = methods[name];
    if (typeof original !== 'function') return null;
    const replacement = make(original as Method);
    methods[name] = replacement;
    return () => {
      try {
        if (methods[name] === replacement) methods[name] = original;
      } catch {
        // The page has made the method unreadable meanwhile.
      }
    };
  } catch {
    return null;
  }
}

/** Returns the prototype of a class of the window, or an empty object if the page has taken the class away. */
export function prototypeIn(win: Window, name: string): object {
  try {
    return (win as unknown as Record<string, { readonly prototype: object }>)[name]?.prototype ?? {};
  } catch {
    return {};
  }
}

/**
 * Receives each call after it was made: its object, its arguments, its result, and when it began, on the clock of
 * `now()`. A timer is due that long after its call began, however long the call took.
 */
export type CallListener = (self: unknown, args: readonly unknown[], result: unknown, began: number) => void;

interface Observed {
  readonly listeners: Set<CallListener>;
  restore(): void;
}
const observed = new WeakMap<object, Map<string, Observed>>();

/**
 * Calls the listener after each call of the method until the returned function is called. All listeners of a method
 * share one replacement. A method that cannot be replaced is not observed.
 * @param owner The object that has the method as its own property.
 */
export function listenToCalls(owner: object, name: string, listener: CallListener): () => void {
  const methods = observed.get(owner) ?? new Map<string, Observed>();
  observed.set(owner, methods);
  const entry = methods.get(name) ?? observe(owner, name);
  if (!entry) return () => {};
  methods.set(name, entry);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size || methods.get(name) !== entry) return;
    methods.delete(name);
    entry.restore();
  };
}

function observe(owner: object, name: string): Observed | null {
  const listeners = new Set<CallListener>();
  const restore = replaceMethod(
    owner,
    name,
    (original) =>
      function (...args) {
        const began = now();
        const result: unknown = apply(original, this, args);
        for (const listener of listeners) listener(this, args, result, began);
        return result;
      },
  );
  return restore && { listeners, restore };
}
