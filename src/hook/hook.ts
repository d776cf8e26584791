/**
 * Runs at `document_start`, before the page's own scripts. It records listeners, closed shadow roots, element internals
 * and the tools that the page offers to agents, and gives the record to DomTool on request. It imports nothing, changes
 * as little as possible that a page can observe, and calls nothing that a page may have replaced in the meantime: no
 * iterators, and only the methods saved here.
 */
interface HookRecord {
  /** Returns the event types for which the target has listeners. */
  types(target: EventTarget): string[];
  root(host: Element): ShadowRoot | null;
  internals(el: Element): ElementInternals | undefined;
  /** The tools that pages registered. Each change makes a new list. */
  tools: readonly RegisteredTool[];
  /** How often the list of tools changed. */
  toolChanges: number;
}
/** https://webmachinelearning.github.io/webmcp/#dictdef-modelcontexttool, as it was when it was registered. */
interface RegisteredTool {
  readonly name: string;
  readonly description: unknown;
  /** JSON Schema as an object. */
  readonly inputSchema: unknown;
  readonly annotations: unknown;
  readonly execute: unknown;
  /** The document that registered it. */
  readonly in: Document;
}
type Listened = Record<string, unknown[]>;
type Note = (self: unknown, args: unknown[], isAdded: boolean) => void;

const ASK = 'domtool:hook';
/** The recorded event types. Those that a press consists of have the value 2. */
const TYPES = Object.create(null) as Record<string, number>;
for (const word of (
  'click dblclick mousedown mouseup pointerdown pointerup touchstart touchend - auxclick contextmenu pointermove ' +
  'pointerover pointerenter pointerleave pointerout mousemove mouseover mouseenter mouseleave mouseout touchmove ' +
  'keydown keyup keypress input beforeinput change drag dragstart dragend dragenter dragover dragleave drop'
).split(' '))
  TYPES[word] = '-' in TYPES ? 1 : 2;

const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf } = Reflect;
const { create } = Object;
const { get, set } = WeakMap.prototype;
const { toString } = Function.prototype;
const target = EventTarget.prototype;
const add = target.addEventListener;
const rootOf = getOwnPropertyDescriptor(ElementInternals.prototype, 'shadowRoot')?.get as () => ShadowRoot | null;

const read = <T>(map: WeakMap<object, T>, key: unknown): T | undefined => apply(get, map, [key]) as T | undefined;
const listened = new WeakMap<object, Listened>();
const roots = new WeakMap<object, ShadowRoot>();
const internals = new WeakMap<object, ElementInternals>();
const natives = new WeakMap<object, string>();

let record: HookRecord = {
  types(of) {
    const all = read(listened, of);
    const types: string[] = [];
    for (const key in all) if (all[key]?.length) types[types.length] = key.slice(1);
    return types;
  },
  root(host) {
    const own = read(internals, host);
    return read(roots, host) ?? (own ? (apply(rootOf, own, []) as ShadowRoot | null) : null);
  },
  internals: (el) => read(internals, el),
  tools: [],
  toolChanges: 0,
};

let note: Note = (self, args, isAdded) => {
  const type = args[0] as string;
  const listener = args[1];
  if (!listener || !TYPES[type]) return;
  const on = (self ?? window) as EventTarget;
  const options = args[2];
  const { capture, once, signal, own } = (
    typeof options === 'object' && options ? options : { capture: options }
  ) as AddEventListenerOptions & { own?: true };
  // DomTool's own listeners are marked by this option.
  if (own) return;
  const key = (capture ? 1 : 0) + type;
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
  if (signal?.aborted || at >= 0) return;
  apply(set, listened, [on, all]);
  some[some.length] = listener;
  if (signal) apply(add, signal, ['abort', drop, { once: true }]);
  if (once) apply(add, on, [type, drop, { once: true, capture: !!capture }]);
};

try {
  // Same-origin frames share the record of the outermost one, because elements can move between them.
  const outer = parent as Window & typeof globalThis;
  const take = (theirs: HookRecord, noting: Note): void => {
    record = theirs;
    note = noting;
  };
  if (outer !== window) outer.EventTarget.prototype.removeEventListener.call(outer, ASK, take as never);
} catch {
  // A frame of another origin keeps its own record.
}

/**
 * Replaces a built-in method. The replacement has the same name and length, is not a constructor, and is native code
 * according to `toString`.
 */
function replace(
  prototype: object,
  name: string,
  body: (self: unknown, args: unknown[], original: () => unknown) => unknown,
): void {
  const was = getOwnPropertyDescriptor(prototype, name) as TypedPropertyDescriptor<(...args: unknown[]) => unknown>;
  const original = was.value as (...args: unknown[]) => unknown;
  const value = {
    [name](...args: unknown[]): unknown {
      return body(this, args, () => apply(original, this, args));
    },
  }[name] as (...args: unknown[]) => unknown;
  defineProperty(value, 'length', { value: original.length, configurable: true });
  natives.set(value, apply(toString, original, []));
  defineProperty(prototype, name, { ...was, value });
}

const noted =
  (isAdded: boolean) =>
  (self: unknown, args: unknown[], original: () => unknown): unknown => {
    if (!isAdded && args[0] === ASK && args[1]) return (args[1] as (...a: unknown[]) => void)(record, note);
    try {
      note(self, args, isAdded);
    } catch {
      // The receiver is not an event target, or an option throws. The built-in method reports that itself.
    }
    return original();
  };
replace(target, 'addEventListener', noted(true));
replace(target, 'removeEventListener', noted(false));
replace(Element.prototype, 'attachShadow', (self, _, original) => {
  const root = original() as ShadowRoot;
  if (root.mode === 'closed') apply(set, roots, [self, root]);
  return root;
});
replace(HTMLElement.prototype, 'attachInternals', (self, _, original) => {
  const made = original();
  apply(set, internals, [self, made]);
  return made;
});
replace(Function.prototype, 'toString', (self, _, original) => read(natives, self) ?? original());

/** Removes a tool of this document from the record: the given one, the one with that name, or all. */
function forget(which?: unknown): void {
  const rest: RegisteredTool[] = [];
  for (let i = 0; i < record.tools.length; i++) {
    const tool = record.tools[i] as RegisteredTool;
    if (tool.in !== document || (which !== undefined && tool !== which && tool.name !== which))
      rest[rest.length] = tool;
  }
  record.tools = rest;
  record.toolChanges++;
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
  const tool: RegisteredTool = { name, description, inputSchema, annotations, execute, in: document };
  (record.tools as RegisteredTool[])[record.tools.length] = tool;
  if (signal) apply(add, signal, ['abort', () => forget(tool), { once: true }]);
  const handle = answer as { unregister?: unknown } | undefined;
  if (typeof handle?.unregister === 'function')
    replace(handle, 'unregister', (_, __, original) => {
      forget(tool);
      return original();
    });
}

/** The methods for registration in the draft, and in earlier drafts that polyfills still implement. */
const REGISTRATIONS: Record<string, (args: unknown[], answer: unknown) => void> = {
  registerTool: (args, answer) =>
    offer(args[0] as RegisteredTool, (args[1] as { signal?: AbortSignal } | undefined)?.signal, answer),
  unregisterTool: (args) => forget((args[0] as { name?: unknown } | null)?.name ?? args[0]),
  clearContext: () => forget(),
  provideContext: (args) => {
    forget();
    const { tools = [] } = args[0] as { tools?: RegisteredTool[] };
    for (let i = 0; i < tools.length; i++) offer(tools[i] as RegisteredTool, undefined, undefined);
  },
};

/** Observes registrations with the page's `modelContext`, which the browser or a script has defined. */
function followTools(): void {
  try {
    type WithContext = { modelContext?: object };
    const context = (document as WithContext).modelContext ?? (navigator as WithContext).modelContext;
    for (const name in REGISTRATIONS) {
      let holder = context as object | null | undefined;
      while (holder && !getOwnPropertyDescriptor(holder, name)) holder = getPrototypeOf(holder);
      const method: unknown = holder && getOwnPropertyDescriptor(holder, name)?.value;
      if (typeof method !== 'function' || read(natives, method)) continue;
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
// An assignment to `modelContext` is noticed after the script that made it.
apply(add, document, ['load', followTools, true]);
apply(add, document, ['readystatechange', followTools]);

/**
 * Answers other worlds, such as the content script of an extension. They dispatch an event at an element. If the
 * element has a listener for presses, the event's default action is prevented.
 */
apply(add, window, [
  ASK,
  (event: Event) => {
    const at = event.composedPath()[0] as EventTarget;
    const types = record.types(at);
    let press = at === window;
    for (let i = 0; i < types.length; i++) if (TYPES[types[i] as string] === 2) press = true;
    event.stopImmediatePropagation();
    if (press) event.preventDefault();
  },
  true,
]);

export {};
