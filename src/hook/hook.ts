/**
 * Runs at `document_start`, before the page's own scripts. It records listeners, closed shadow roots, element internals
 * and the tools that the page offers, and gives the record to DomTool on request. It imports only its
 * protocol, changes as little as possible that a page can observe, and calls nothing that a page may have replaced in
 * the meantime: no iterators, and only the methods saved here.
 */
import { ASK, type HookRecord, type RegisteredTool, type Secrets } from '../dom/hookProtocol.ts';

/** The hook's own record. The document-start scripts of frames also use it to note listeners and tools. */
interface SharedRecord extends HookRecord {
  note(on: EventTarget, type: string, listener: unknown, options: AddEventListenerOptions, isAdded: boolean): void;
  setTools(tools: readonly RegisteredTool[]): void;
  /** The source texts of the built-in functions that replacements stand for. */
  readonly texts: WeakMap<object, string>;
}
type Answer = (record: SharedRecord, secrets: Secrets | null) => void;

type Listened = Record<string, unknown[]>;

/** The recorded event types. Those that a press consists of have the value 2. */
const TYPES = Object.create(null) as Record<string, number>;
for (const word of (
  'click dblclick mousedown mouseup pointerdown pointerup touchstart touchend - auxclick contextmenu pointermove ' +
  'pointerover pointerenter pointerleave pointerout mousemove mouseover mouseenter mouseleave mouseout touchmove ' +
  'keydown keyup keypress input beforeinput change drag dragstart dragend dragenter dragover dragleave drop'
).split(' '))
  TYPES[word] = '-' in TYPES ? 1 : 2;

const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, setPrototypeOf } = Reflect;
const { create, freeze } = Object;
const { get, set } = WeakMap.prototype;
const { toString } = Function.prototype;
const target = EventTarget.prototype;
const { addEventListener: add, removeEventListener: remove } = target;
const { takeRecords } = MutationObserver.prototype;
const ProxyOf = Proxy;
const { composedPath, preventDefault, stopImmediatePropagation } = Event.prototype;
const getter = (prototype: object, key: string | symbol): (() => unknown) | undefined =>
  getOwnPropertyDescriptor(prototype, key)?.get;
const internalsGetters = create(null) as Record<string | symbol, (() => unknown) | undefined>;
for (const key of ownKeys(ElementInternals.prototype)) internalsGetters[key] = getter(ElementInternals.prototype, key);
const isAborted = getter(AbortSignal.prototype, 'aborted') as () => boolean;
const modeOf = getter(ShadowRoot.prototype, 'mode') as () => ShadowRootMode;
const ONCE = { __proto__: null, once: true };

const read = <T>(map: WeakMap<object, T>, key: unknown): T | undefined => apply(get, map, [key]) as T | undefined;
/** Adds a value to a list. A setter on a prototype could intercept an assignment. */
const append = (list: unknown[], value: unknown): void => {
  defineProperty(list, list.length, {
    __proto__: null,
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  } as PropertyDescriptor);
};
const roots = new WeakMap<object, ShadowRoot>();
const internals = new WeakMap<object, ElementInternals>();

/** Reads properties by the saved getters, since the page's would receive the internals. */
const INTERNALS = {
  __proto__: null,
  get(own: object, key: string | symbol) {
    const read = internalsGetters[key];
    // A browser that does not know a property keeps what the element assigns to it, as a property of the object itself.
    return read ? apply(read, own, []) : (getOwnPropertyDescriptor(own, key)?.value as unknown);
  },
} as ProxyHandler<ElementInternals>;

const secrets: Secrets = {
  root(host) {
    return read(roots, host) ?? secrets.internals(host)?.shadowRoot ?? null;
  },
  internals(el) {
    const own = read(internals, el);
    return own && new ProxyOf(own, INTERNALS);
  },
};

/**
 * Whether the secrets can still be given. A script of the page runs only after its element was inserted. A document
 * that already has a head when this script runs was not just begun, so there only the script that runs with this one
 * is given them. In a frame of the same origin nobody is: the page around it can ask as soon as it has made the frame.
 */
let isSecret = !!frameElement;
const insertions = new MutationObserver(() => {
  isSecret = true;
  insertions.disconnect();
});
insertions.observe(document, { childList: true, subtree: true });
if (document.documentElement?.firstChild)
  queueMicrotask(() => {
    isSecret = true;
  });

function answer(ask: Answer): void {
  const given = isSecret || (apply(takeRecords, insertions, []) as unknown[]).length ? null : secrets;
  isSecret = true;
  ask(record, given);
}

/** Returns the record of the window around this one, if that has the same origin. */
function outerRecord(): SharedRecord | undefined {
  let found: SharedRecord | undefined;
  try {
    const outer = parent as Window & typeof globalThis;
    const take: Answer = (theirs) => {
      found = theirs;
    };
    // Only a parent of the same origin shows the frame's element; reading another one would throw.
    if (outer !== window && frameElement)
      outer.EventTarget.prototype.removeEventListener.call(outer, ASK, take as never);
  } catch {
    // The parent's function was replaced.
  }
  return found;
}

function newRecord(): SharedRecord {
  const listened = new WeakMap<object, Listened>();
  let tools: readonly RegisteredTool[] = [];
  let toolChanges = 0;
  return freeze({
    types(of: EventTarget) {
      const all = read(listened, of);
      const types: string[] = [];
      for (const key in all) if (all[key]?.length) append(types, key.slice(1));
      return types;
    },
    add,
    get tools() {
      return tools;
    },
    get toolChanges() {
      return toolChanges;
    },
    note(on: EventTarget, type: string, listener: unknown, options: AddEventListenerOptions, isAdded: boolean) {
      const key = (options.capture ? 1 : 0) + type;
      const all = read(listened, on) ?? (create(null) as Listened);
      const some = (all[key] ??= []);
      let at = some.length - 1;
      while (at >= 0 && some[at] !== listener) at--;
      const drop = (): void => {
        // The last entry takes the place of the removed one.
        for (let i = 0; i < some.length; i++)
          if (some[i] === listener) {
            some[i] = some[some.length - 1];
            some.length--;
          }
      };
      if (!isAdded) return drop();
      const { capture, once, signal } = options;
      if ((signal && apply(isAborted, signal, [])) || at >= 0) return;
      apply(set, listened, [on, all]);
      append(some, listener);
      if (signal) apply(add, signal, ['abort', drop, ONCE]);
      if (once) apply(add, on, [type, drop, { __proto__: null, once: true, capture: !!capture }]);
    },
    setTools(now: readonly RegisteredTool[]) {
      tools = now;
      toolChanges++;
    },
    texts: new WeakMap<object, string>(),
  });
}

/** Frames share the record of the window around them, because elements can move between them. */
const record = outerRecord() ?? newRecord();

type Original = (args?: unknown[]) => unknown;

/**
 * Replaces a built-in method. The replacement has the same name and length, is not a constructor, and is native code
 * according to `toString`, also that of frames in which this script runs.
 */
function replace(
  prototype: object,
  name: string,
  body: (self: unknown, args: unknown[], original: Original) => unknown,
): void {
  const was = getOwnPropertyDescriptor(prototype, name) as TypedPropertyDescriptor<(...args: unknown[]) => unknown>;
  const original = was.value as (...args: unknown[]) => unknown;
  const value = {
    [name](...args: unknown[]): unknown {
      // A getter of the page on the prototype would be given the others in place of an argument that is missing.
      setPrototypeOf(args, null);
      return body(this, args, (now = args) => apply(original, this, now));
    },
  }[name] as (...args: unknown[]) => unknown;
  defineProperty(value, 'length', { value: original.length, configurable: true });
  apply(set, record.texts, [value, apply(toString, original, [])]);
  defineProperty(prototype, name, { ...was, value });
}

const isObject = (value: unknown): boolean => typeof value === 'function' || (typeof value === 'object' && !!value);

/** Returns whether a built-in method of event targets accepts the receiver. */
function isTarget(on: unknown): boolean {
  try {
    apply(remove, on, [ASK, null]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads each option once and in the order of the built-in method, which is then given what was read. The prototype
 * provides what later versions of the standard add. https://dom.spec.whatwg.org/#dictdef-addeventlisteneroptions
 */
function readOptions(given: object, isAdded: boolean): AddEventListenerOptions {
  const { capture } = given as AddEventListenerOptions;
  if (!isAdded) return { __proto__: given, capture } as AddEventListenerOptions;
  const { once, passive, signal } = given as AddEventListenerOptions;
  return { __proto__: given, capture, once, passive, signal } as AddEventListenerOptions;
}

const noted =
  (isAdded: boolean) =>
  (self: unknown, args: unknown[], original: Original): unknown => {
    // Taking them from the list in one statement would call the iterator, which the page may have replaced.
    const type = args[0];
    const listener = args[1];
    const given = args[2];
    if (!isAdded && type === ASK && typeof listener === 'function') return answer(listener as Answer);
    const on = (self ?? window) as EventTarget;
    if (typeof type !== 'string' || !TYPES[type] || !isObject(listener) || !isTarget(on)) return original();
    const isRead = isObject(given);
    const options = isRead ? readOptions(given as object, isAdded) : { capture: !!given };
    try {
      record.note(on, type, listener, options, isAdded);
    } catch {
      // An option has the wrong type. The built-in method reports that itself.
    }
    return isRead ? original([type, listener, options]) : original();
  };
replace(target, 'addEventListener', noted(true));
replace(target, 'removeEventListener', noted(false));
replace(Element.prototype, 'attachShadow', (self, _, original) => {
  const root = original() as ShadowRoot;
  if (apply(modeOf, root, []) === 'closed') apply(set, roots, [self, root]);
  return root;
});
replace(HTMLElement.prototype, 'attachInternals', (self, _, original) => {
  const made = original();
  apply(set, internals, [self, made]);
  return made;
});
replace(Function.prototype, 'toString', (self, _, original) => read(record.texts, self) ?? original());

/** Removes a tool of this document from the record: the given one, the one with that name, or all. */
function forget(which?: unknown): void {
  const rest: RegisteredTool[] = [];
  for (let i = 0; i < record.tools.length; i++) {
    const tool = record.tools[i] as RegisteredTool;
    if (tool.in !== document || (which !== undefined && tool !== which && tool.name !== which)) append(rest, tool);
  }
  record.setTools(rest);
}

/** Records a tool that the page has just registered. In the draft of WebMCP the answer is a promise. */
function offer(given: Partial<RegisteredTool>, signal: AbortSignal | undefined, answer: unknown): void {
  const { name, description, inputSchema, annotations, execute } = given;
  if (typeof name !== 'string' || typeof execute !== 'function' || signal?.aborted) return;
  // The draft refuses a second tool with the same name. Earlier versions, which return no promise, replace the first.
  if ((answer as PromiseLike<unknown> | undefined)?.then)
    for (let i = 0; i < record.tools.length; i++)
      if (record.tools[i]?.name === name && record.tools[i]?.in === document) return;
  forget(name);
  const tool = { name, description, inputSchema, annotations, execute, in: document } as RegisteredTool;
  append(record.tools as RegisteredTool[], tool);
  if (signal) apply(add, signal, ['abort', () => forget(tool), ONCE]);
  const handle = answer as { unregister?: unknown } | undefined;
  if (typeof handle?.unregister === 'function')
    replace(handle, 'unregister', (_, __, original) => {
      forget(tool);
      return original();
    });
}

/** The methods for registration in the draft, and in earlier drafts that polyfills still implement. */
const REGISTRATIONS = {
  __proto__: null,
  registerTool: (args: unknown[], answer: unknown) =>
    offer(args[0] as RegisteredTool, (args[1] as { signal?: AbortSignal } | undefined)?.signal, answer),
  unregisterTool: (args: unknown[]) => forget((args[0] as { name?: unknown } | null)?.name ?? args[0]),
  clearContext: () => forget(),
  provideContext: (args: unknown[]) => {
    forget();
    const { tools = [] } = args[0] as { tools?: RegisteredTool[] };
    for (let i = 0; i < tools.length; i++) offer(tools[i] as RegisteredTool, undefined, undefined);
  },
} as unknown as Record<string, (args: unknown[], answer: unknown) => void>;

/** Observes registrations with the page's `modelContext`, which the browser or a script has defined. */
function followTools(): void {
  try {
    type WithContext = { modelContext?: object };
    const context = (document as WithContext).modelContext ?? (navigator as WithContext).modelContext;
    for (const name in REGISTRATIONS) {
      let holder = context as object | null | undefined;
      while (holder && !getOwnPropertyDescriptor(holder, name)) holder = getPrototypeOf(holder);
      const method: unknown = holder && getOwnPropertyDescriptor(holder, name)?.value;
      if (typeof method !== 'function' || read(record.texts, method)) continue;
      replace(holder as object, name, (_, args, original) => {
        const answer = original();
        try {
          REGISTRATIONS[name]?.(args, answer);
        } catch {
          // The arguments of the page cannot be read, so the tool is not recorded.
        }
        return answer;
      });
    }
  } catch {
    // A getter of the page throws, or its object cannot be changed.
  }
}
followTools();
replace(Object, 'defineProperty', (_, args, original) => {
  const defined = original();
  if (args[1] === 'modelContext') followTools();
  return defined;
});
/**
 * Answers other worlds, such as the content script of an extension. They dispatch an event at an element. If the
 * element has a listener for presses, the event's default action is prevented. A closed shadow root cannot be passed by
 * an event: where such a world can read one, the browser gives it.
 */
const onAsk = (event: Event): void => {
  const at = (apply(composedPath, event, []) as EventTarget[])[0] as EventTarget;
  const types = record.types(at);
  let press = at === window;
  for (let i = 0; i < types.length; i++) if (TYPES[types[i] as string] === 2) press = true;
  apply(stopImmediatePropagation, event, []);
  if (press) apply(preventDefault, event, []);
};

/** Adds the listeners of this script. `document.open` removes all listeners of a document and its window. */
function listen(): void {
  // An assignment to `modelContext` is noticed after the script that made it.
  apply(add, document, ['load', followTools, true]);
  apply(add, document, ['readystatechange', followTools]);
  apply(add, window, [ASK, onAsk, true]);
}
listen();
new MutationObserver(listen).observe(document, { childList: true });

export {};
