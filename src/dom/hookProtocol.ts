/** The name of the event by which the hook is asked. */
export const ASK = 'domtool:hook';

/**
 * What the hook tells any script that asks. It is frozen, and frames of one origin share that of the outermost window.
 */
export interface HookRecord {
  /** Returns the event types for which the target has listeners. */
  types(target: EventTarget): string[];
  /** The built-in `addEventListener`, for listeners that are not the page's. */
  readonly add: EventTarget['addEventListener'];
  /** The tools that pages registered with `modelContext`. Each change makes a new list. */
  readonly tools: readonly RegisteredTool[];
  /** How often the list of tools changed. */
  readonly toolChanges: number;
}

/**
 * What only the first script that asks is given, and only before the first script of the page can run. A script that
 * runs earlier in this window could replace `attachShadow` itself, so it learns nothing from it. Frames do not pass it
 * on, because the page may have replaced the functions by which they would.
 */
export interface Secrets {
  /** Returns the closed shadow root of the host, or the root that its internals have; null if there is none. */
  root(host: Element): ShadowRoot | null;
  /** Returns an object with the values that the properties of the element's internals have at each moment. */
  internals(el: Element): Readonly<ElementInternals> | undefined;
}

/**
 * A tool that a page registered. Only the types of `name` and `execute` have been checked.
 * https://webmachinelearning.github.io/webmcp/#dictdef-modelcontexttool, as it was when it was registered.
 */
export interface RegisteredTool {
  readonly name: string;
  readonly description: unknown;
  /** JSON Schema as an object. */
  readonly inputSchema: unknown;
  readonly annotations: unknown;
  readonly execute: (input: unknown, client: unknown) => unknown;
  /** The document that registered it. */
  readonly in: Document;
}
