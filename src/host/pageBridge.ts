import type { DomTool, TrustedInput } from '../index.ts';

/** The settings that the host passes to the script in the page. */
export interface BridgeOptions {
  /** The name of the property of the window that holds the bridge. */
  readonly name: string;
  /**
   * The key without which the property returns nothing. No page can learn it: no function whose text a page can get
   * contains it.
   */
  readonly key: string;
  /** The secret by which the tools of all frames recognize each other before they join; null joins no frames. */
  readonly secret: string | null;
  /** True if the host performs clicks and keys, with real input. */
  readonly hasInput: boolean;
  /** True if the tools that pages offer may be called. */
  readonly pageTools: boolean;
}

type InputKind = Exclude<keyof TrustedInput, 'isCancelled'>;

/** An input that the tool asks the host to perform. */
export interface InputRequest {
  readonly kind: InputKind;
  readonly args: readonly unknown[];
}

/** The next step of a call: an input to perform, the news that the document was left, an answer, or an error. */
export type Step =
  | { readonly input: InputRequest }
  | { readonly left: true }
  | { readonly answer: unknown; readonly snapshotId?: string }
  | { readonly error: { readonly name: string; readonly message: string; readonly code?: string } };

/** The methods by which the host calls the tool in the page. Each returns the JSON of a `Step`. */
export interface PageBridge {
  /** Begins a call. The host waits until a call has ended before it begins the next. */
  start(method: string, args: readonly unknown[]): Promise<string>;
  /** Continues a call after the requested input was performed, or failed with an error message. */
  next(error: string | null): Promise<string>;
  /** Ends the waiting of the call that runs. */
  cancel(): void;
}

/**
 * Makes a tool in the page that the host can use and the page cannot. Otherwise the page could read frames of other
 * origins through it, or have the host click. The text of this function runs in the page before the page's own scripts.
 * The host's calls are evaluated among them, so they only read a property that cannot be replaced and call what they
 * find there.
 */
export function installBridge(options: BridgeOptions): (tool: typeof DomTool) => void {
  return (Tool) => {
    // Saves these built-in functions before a page can replace them.
    const { stringify } = JSON;
    const { Promise, Error } = globalThis;
    const { defineProperty } = Object;
    const { name, key, secret, hasInput, pageTools } = options;

    const makeBridge = (): PageBridge => {
      const tool = new Tool({ pageTools, ...(secret !== null && { joinFrames: { secret } }) });
      let deliver: ((step: string) => void) | null = null;
      let pending: string | null = null;
      let isCancelled = false;
      let onInputDone: ((error: string | null) => void) | null = null;
      const emit = (step: Step): void => {
        const text = stringify(step);
        if (deliver) deliver(text);
        else pending = text;
        deliver = null;
      };
      const step = (): Promise<string> =>
        new Promise((resolve) => {
          if (pending === null) deliver = resolve;
          else resolve(pending);
          pending = null;
        });
      const request =
        (kind: InputKind) =>
        (...args: unknown[]): Promise<void> =>
          new Promise((resolve, reject) => {
            onInputDone = (error) => (error === null ? resolve() : reject(new Error(error)));
            emit({ input: { kind, args } });
          });
      // Uses the host's input only in the top frame: in a frame of another origin, the host could not tell where on the
      // page a point is.
      if (hasInput && window === window.parent)
        tool.useTrustedInput({
          click: request('click'),
          move: request('move'),
          type: request('type'),
          press: request('press'),
          isCancelled: () => isCancelled,
        });
      const views: Record<string, ((options: never) => Promise<unknown>) | undefined> = {
        __proto__: null as never,
        text: async (options) => (await tool.getSnapshot()).toText(options),
        serialized: async (options) => tool.get_serialized_dom(options),
        showMarks: (options) => tool.overlay.show(options),
        hideMarks: (): Promise<void> => Promise.resolve(tool.overlay.hide()),
      };
      let hasLooked = false;
      const run = async (method: string, args: readonly unknown[]): Promise<void> => {
        try {
          // Takes a snapshot first: a document that loads the same way gets the same numbers, which the caller may
          // already know.
          if (!hasLooked) await tool.getSnapshot();
          hasLooked = true;
          const view = views[method];
          const answer: unknown = view
            ? await view((args[0] ?? {}) as never)
            : await (tool as unknown as Record<string, (...given: unknown[]) => unknown>)[method]!(
                // Puppeteer sends arguments that are left out as null.
                ...args.map((arg) => arg ?? undefined),
              );
          const isAction = typeof answer === 'object' && answer !== null && 'actionType' in answer;
          emit(isAction ? { answer } : { answer, snapshotId: (await tool.getSnapshot()).snapshotId });
        } catch (error) {
          const { name: kind, message, code } = error as Error & { code?: string };
          emit({ error: { name: kind, message, ...(code === undefined ? {} : { code }) } });
        }
      };
      return {
        start: (method, args) => {
          deliver = pending = null;
          isCancelled = false;
          const first = step();
          void run(method, args);
          return first;
        },
        next: (error) => {
          // No input was requested here: it was requested in the document that the page has left.
          if (!onInputDone) return Promise.resolve(stringify({ left: true } satisfies Step));
          const following = step();
          onInputDone(error);
          onInputDone = null;
          return following;
        },
        cancel: () => void (isCancelled = true),
      };
    };

    let bridge: PageBridge | null = null;
    const open = (): PageBridge => (bridge ??= makeBridge());
    defineProperty(window, name, { value: (given: unknown) => (given === key ? open() : undefined) });
    // The tool of a page reads frames of its own origin itself. Each frame of another origin needs a tool that answers.
    if (secret !== null && window !== window.parent && !window.frameElement) open();
  };
}
