import type { DomTool, TrustedInput } from '../index.ts';

/** What the host tells the script in the page. */
export interface DoorOptions {
  /** The name of the property of the window behind which the tool is. */
  readonly name: string;
  /** Opens the door. No page can read it: it is in no function whose text a page can get. */
  readonly key: string;
  /** What the tools of all frames prove to each other, so that they may join; null joins nothing. */
  readonly secret: string | null;
  /** Whether clicks and keys are given to the host, which has real input. */
  readonly hasInput: boolean;
  /** Whether the tools that pages offer may be called. */
  readonly pageTools: boolean;
}

/** A click or key that the host is to perform, as the tool asked for it. */
export interface InputRequest {
  readonly kind: keyof TrustedInput;
  readonly args: readonly unknown[];
}

/** What a call has come to: input that it waits for, another document, an answer, or an error. */
export type Step =
  | { readonly input: InputRequest }
  | { readonly left: true }
  | { readonly answer: unknown; readonly snapshotId?: string }
  | { readonly error: { readonly name: string; readonly message: string; readonly code?: string } };

/** What is behind the door. Every method returns the JSON of a `Step`. */
export interface Operator {
  /** Begins a call. Calls follow one another; the host waits for one to end before it begins the next. */
  start(method: string, args: readonly unknown[]): Promise<string>;
  /** Continues after the requested input was performed, or could not be. */
  next(error: string | null): Promise<string>;
}

/**
 * Keeps a tool of the host in the page where the page cannot use it: neither read frames of other origins through it,
 * nor have the host click. The text of this function runs in the page before the page's own scripts. The host's calls
 * are evaluated among them, so they only look up a property that cannot be replaced and call what they find there.
 */
export function installDoor(options: DoorOptions): (tool: typeof DomTool) => void {
  return (Tool) => {
    // Saved before a page can replace them.
    const { stringify } = JSON;
    const { Promise, Error } = globalThis;
    const { defineProperty } = Object;
    const { name, key, secret, hasInput, pageTools } = options;

    const makeOperator = (): Operator => {
      const tool = new Tool({ pageTools, ...(secret !== null && { joinFrames: { secret } }) });
      let deliver: ((step: string) => void) | null = null;
      let held: string | null = null;
      let answered: ((error: string | null) => void) | null = null;
      const emit = (step: Step): void => {
        const text = stringify(step);
        if (deliver) deliver(text);
        else held = text;
        deliver = null;
      };
      const step = (): Promise<string> =>
        new Promise((resolve) => {
          if (held === null) deliver = resolve;
          else resolve(held);
          held = null;
        });
      const request =
        (kind: keyof TrustedInput) =>
        (...args: unknown[]): Promise<void> =>
          new Promise((resolve, reject) => {
            answered = (error) => (error === null ? resolve() : reject(new Error(error)));
            emit({ input: { kind, args } });
          });
      // In a frame of another origin the host could not tell where on the page the point is.
      if (hasInput && window === window.parent)
        tool.useTrustedInput({
          click: request('click'),
          move: request('move'),
          type: request('type'),
          press: request('press'),
        });
      const views: Record<string, ((given: never) => Promise<unknown>) | undefined> = {
        __proto__: null as never,
        text: async (given) => (await tool.getSnapshot()).toText(given),
        serialized: async (given) => tool.get_serialized_dom(given),
        showMarks: (given) => tool.overlay.show(given),
        hideMarks: (): Promise<void> => Promise.resolve(tool.overlay.hide()),
      };
      let hasLooked = false;
      const run = async (method: string, args: readonly unknown[]): Promise<void> => {
        try {
          // A document that loads the same gives the same numbers, which the caller may know from before.
          if (!hasLooked) await tool.getSnapshot();
          hasLooked = true;
          const own = views[method];
          const answer: unknown = own
            ? await own((args[0] ?? {}) as never)
            : await (tool as unknown as Record<string, (...given: unknown[]) => unknown>)[method]!(...args);
          const isAction = typeof answer === 'object' && answer !== null && 'actionType' in answer;
          emit(isAction ? { answer } : { answer, snapshotId: (await tool.getSnapshot()).snapshotId });
        } catch (error) {
          const { name: kind, message, code } = error as Error & { code?: string };
          emit({ error: { name: kind, message, ...(code === undefined ? {} : { code }) } });
        }
      };
      return {
        start: (method, args) => {
          deliver = held = null;
          const first = step();
          void run(method, args);
          return first;
        },
        next: (error) => {
          // The input has led to another document, whose tool asked for nothing.
          if (!answered) return Promise.resolve(stringify({ left: true } satisfies Step));
          const following = step();
          answered(error);
          answered = null;
          return following;
        },
      };
    };

    let operator: Operator | null = null;
    const open = (): Operator => (operator ??= makeOperator());
    defineProperty(window, name, { value: (given: unknown) => (given === key ? open() : undefined) });
    // The tool of a page reads frames of its own origin itself. Those of other origins each need one that answers.
    if (secret === null || window === window.parent) return;
    try {
      if (window.parent.document) return;
    } catch {
      // A parent of another origin.
    }
    open();
  };
}
