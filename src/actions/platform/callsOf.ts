/**
 * Listening to the page's calls of a built-in method, which is replaced for as long as an action listens. Nothing is
 * left behind: the original returns with the last listener, and a function that the page has put there meanwhile stays.
 */

/** Hears of a call after it: the object that it was made on, the arguments, and what it returned. */
export type CallListener = (self: unknown, args: readonly unknown[], result: unknown) => void;

interface Replaced {
  readonly listeners: Set<CallListener>;
  end(): void;
}
const { apply } = Reflect;
const replaced = new WeakMap<object, Map<string, Replaced>>();

/**
 * Calls the listener after each call of the method until the returned function is called.
 * @param owner The object that has the method as its own property.
 */
export function listenToCalls(owner: object, name: string, listener: CallListener): () => void {
  const methods = replaced.get(owner) ?? new Map<string, Replaced>();
  replaced.set(owner, methods);
  const entry = methods.get(name) ?? replace(owner as Record<string, unknown>, name);
  if (!entry) return () => {};
  methods.set(name, entry);
  entry.listeners.add(listener);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size || methods.get(name) !== entry) return;
    methods.delete(name);
    entry.end();
  };
}

function replace(owner: Record<string, unknown>, name: string): Replaced | null {
  const kept = owner[name];
  if (typeof kept !== 'function') return null;
  const listeners = new Set<CallListener>();
  const own = function (this: unknown, ...args: unknown[]): unknown {
    const result: unknown = apply(kept, this, args);
    for (const tell of listeners) tell(this, args, result);
    return result;
  };
  try {
    owner[name] = own;
  } catch {
    // A page may have frozen it; then its calls are not heard.
    return null;
  }
  return {
    listeners,
    end: () => {
      if (owner[name] === own) owner[name] = kept;
    },
  };
}
