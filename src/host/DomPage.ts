import { setTimeout as wait } from 'node:timers/promises';
import type {
  ActionResult,
  AutomationResult,
  DomTool,
  OverlayOptions,
  OverlayResult,
  PageState,
  PageStateOptions,
  SerializationOptions,
  SerializedDom,
  TextOptions,
} from '../index.ts';
import { compactResult } from '../api/tools/compactResult.ts';
import { toolDefinitions } from '../api/tools/definitions.ts';
import type { Step } from './pageBridge.ts';
import type { DebugSession, HostFrame, HostPage, Library } from './HostPage.ts';
import { performInput } from './input.ts';
import { PageWatch, type Settled } from './PageWatch.ts';
import { pageScripts, randomName, type Build, type PageScripts } from './scripts.ts';
import { timeLimit } from '../dom/withinTime.ts';

/** How long the browser may take to stop a script, in milliseconds. */
const STOP_MS = 5_000;
/** The interval at which a paused page is checked, in milliseconds. */
const PAUSE_MS = 500;

/** The methods that only read the page. They are repeated if the page navigates meanwhile. */
const VIEWS = ['overview', 'search', 'inspect', 'diff', 'forms', 'toPageModel'] as const;
const ACTIONS = [
  'click',
  'type',
  'keypress',
  'hover',
  'select',
  'check',
  'uncheck',
  'clear',
  'focus',
  'scroll',
  'setValue',
  'drag',
  'upload',
  'selectText',
  'submit',
  'waitFor',
  'collect',
  'fillForm',
  'callPageTool',
] as const;

type View = (typeof VIEWS)[number] | 'text' | 'serialized' | 'pageState';
type Method = (typeof VIEWS | typeof ACTIONS)[number] | 'call' | 'perform';

export interface AttachOptions {
  /**
   * The script to inject: `complete` (the default), or `core`, which has only `text`, `serialized`, `click`, `type` and
   * `keypress`.
   */
  readonly build?: Build;
  /** Whether to perform clicks and keys with the browser's real input. Default true. */
  readonly realInput?: boolean;
  /** Whether to include frames of other origins in the page's views. Default true; the core cannot do so. */
  readonly joinFrames?: boolean;
  /** Whether to show the tools that pages offer (WebMCP), and to allow calling them. Default true. */
  readonly pageTools?: boolean;
  /** The longest duration of a call, in milliseconds; an action's own `timeout` is added to it. Default 30,000. */
  readonly timeout?: number;
  /**
   * Returns true while the page waits for a person, for example at a dialog. The time limit of calls is suspended then.
   */
  readonly isPaused?: () => boolean;
}

/**
 * The DomTool of a page in a browser that Playwright or Puppeteer controls. Its methods are those of `DomTool`, called
 * in whichever document the page shows. Element numbers refer to the latest view; if the page has left the document of
 * that view, an action is refused with `stale_document` and does nothing.
 */
export interface DomPage extends Pick<DomTool, Method> {
  text(options?: TextOptions): Promise<string>;
  serialized(options?: SerializationOptions): Promise<SerializedDom>;
  pageState(options?: Omit<PageStateOptions, 'captureScreenshot'>): Promise<PageState>;
  /** Draws the numbers of the elements over the page, for a screenshot. */
  showMarks(options?: OverlayOptions): Promise<OverlayResult>;
  hideMarks(): Promise<void>;
  /** Runs a tool of `toolDefinitions`, as `DomTool.call` does. */
  call(name: string, args?: unknown, options?: { full?: boolean }): Promise<unknown>;
  /**
   * Returns the number of the first visible element that a selector matches: CSS, `text=…` or `role=…[name="…"]`.
   * @throws PageError `no_match`
   */
  find(selector: string): Promise<string>;
  /**
   * Waits until the page is loaded and no request has been under way for a moment, by default 100 ms. If requests never
   * stop, it waits at most three seconds after loading.
   * @param timeout in milliseconds, by default that of `attach`
   * @param quiet how long no request may be under way, in milliseconds
   * @returns `loaded`, `loading`, or `hanging` if the page does not answer because a script of it does not end
   */
  settled(timeout?: number, quiet?: number): Promise<Settled>;
  /** Stops a script of the page that does not end by itself. @returns whether the browser was able to */
  stopScripts(): Promise<boolean>;
  /** Stops the injection into later documents. The current one keeps its tool. */
  detach(): Promise<void>;
}

/** An error of a call in the page: a `DomToolError` that the tool there threw, or `no_answer`. */
export class PageError extends Error {
  override readonly name = 'DomToolError';
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Attaches a tool to the current document of a page and to each one that follows. */
export async function attachTo(page: HostPage, library: Library, options: AttachOptions = {}): Promise<DomPage> {
  const { build = 'complete', realInput = true, joinFrames = build === 'complete', timeout = 30_000 } = options;
  const { isPaused = () => false, pageTools = true } = options;
  const bridge = {
    name: `domtool-${randomName()}`,
    key: randomName(),
    secret: joinFrames ? randomName() : null,
    hasInput: realInput,
    pageTools,
  };
  const scripts = await pageScripts(build, bridge);
  const stop = await library.atStart(scripts.atStart);
  const link = new PageLink(page, library, scripts, bridge, timeout, isPaused);
  await link.opened;
  // Brings the tool into documents that are already loaded, except an empty page, which gets it with the first call.
  if (page.url() !== 'about:blank')
    await Promise.all(page.frames().map((frame) => link.inject(frame).catch(() => undefined)));
  const calls: Partial<Record<string, (...args: unknown[]) => Promise<unknown>>> = {};
  for (const method of [...VIEWS, 'text', 'serialized', 'pageState', 'showMarks', 'hideMarks'])
    calls[method] = (...args) => link.look(method as View, args);
  for (const method of ACTIONS) calls[method] = (...args) => link.act(method, args);
  calls['perform'] = (...args) => link.act('perform', args);
  calls['call'] = (name, args, more) => link.call(name as string, args, more as { full?: boolean } | undefined);
  calls['find'] = (selector) => link.find(selector as string);
  calls['settled'] = (limit = timeout, quiet) => link.settled(limit as number, quiet as number | undefined);
  calls['stopScripts'] = () => link.stopScripts();
  calls['detach'] = async () => {
    link.stop();
    await stop();
  };
  return calls as unknown as DomPage;
}

/** Connects to the tool of whichever document the page shows. */
class PageLink {
  readonly #page: HostPage;
  readonly #scripts: PageScripts;
  readonly #bridge: { readonly name: string; readonly key: string };
  readonly #timeout: number;
  readonly #isPaused: () => boolean;
  readonly #watch: PageWatch;
  /**
   * The DevTools session, opened at the beginning, because none can be opened while a script of the page does not end.
   */
  readonly #debugger: Promise<DebugSession | null>;
  readonly opened: Promise<unknown>;
  /** The id of the latest snapshot, which identifies the document of the latest view. */
  #snapshotId: string | undefined;
  /** The latest call. Calls are run one after another, because they share one page and its input. */
  #lastCall: Promise<unknown> = Promise.resolve();

  constructor(
    page: HostPage,
    library: Library,
    scripts: PageScripts,
    bridge: { readonly name: string; readonly key: string },
    timeout: number,
    isPaused: () => boolean,
  ) {
    this.#page = page;
    this.#scripts = scripts;
    this.#bridge = bridge;
    this.#timeout = timeout;
    this.#isPaused = isPaused;
    this.#watch = new PageWatch(page);
    this.opened = this.#debugger = library.debug().catch(() => null);
  }

  stop(): void {
    this.#watch.stop();
    void this.#debugger.then((session) => session?.detach()).catch(() => undefined);
  }

  settled(timeout: number, quiet?: number): Promise<Settled> {
    return this.#watch.settled(timeout, quiet);
  }

  /** Runs a method that only reads the page. */
  look(method: string, args: readonly unknown[]): Promise<unknown> {
    return this.#inTurn(async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await this.#run(method, args, this.#timeout);
        } catch (error) {
          if (!isContextLost(error) || tries === 4) throw error;
          await this.#watch.settled(this.#timeout);
        }
      }
    });
  }

  /** Runs an action. If it left the document, waits until the next page has settled. */
  act(method: string, args: readonly unknown[]): Promise<unknown> {
    return this.#inTurn(async () => {
      const before = this.#watch.navigations;
      const url = this.#page.url();
      const started = Date.now();
      const given = withSnapshotId(method, args, this.#snapshotId);
      const answer = await this.#run(method, given, this.#timeout + timeoutIn(args)).catch((error: unknown) => {
        // An action that leaves the document destroys the execution context that would have returned its result.
        if (isContextLost(error)) return leftDocument(method, args, started);
        throw error;
      });
      if (!isResult(answer)) return answer;
      if (answer.changes.navigationOccurred) await this.#watch.arrived(before);
      if (this.#watch.navigations === before) return answer;
      await this.#watch.settled(this.#timeout);
      const newUrl = this.#page.url();
      return { ...answer, changes: { ...answer.changes, navigationOccurred: true, ...(newUrl !== url && { newUrl }) } };
    });
  }

  /** Runs a tool of `toolDefinitions` by its name. */
  async call(name: string, given: unknown, { full = false }: { full?: boolean } = {}): Promise<unknown> {
    const [definition] = toolDefinitions('mcp', [name]);
    if (definition?.annotations.readOnlyHint) return this.look('call', [name, given]);
    const args: unknown = typeof given === 'string' && given.trim() !== '' ? JSON.parse(given) : given;
    // Requests the full result, which says whether the page is being left.
    const answer = await this.act('call', [name, args, { full: true }]);
    return full || !isResult(answer) ? answer : compactResult(answer);
  }

  async find(selector: string): Promise<string> {
    const { success, result, error, code } = (await this.look('automate', [
      { action: 'query', selector, limit: 1 },
    ])) as AutomationResult;
    const [found] = Array.isArray(result) ? (result as { nodeId?: string }[]) : [];
    if (found?.nodeId !== undefined) return found.nodeId;
    const reason = success ? `nothing on the page matches ${JSON.stringify(selector)}` : (error ?? 'it failed');
    throw new PageError(code ?? 'no_match', reason);
  }

  /** Brings the tool into a document that was loaded before the start script was added. */
  async inject(frame: HostFrame): Promise<void> {
    if (await frame.evaluate((name: string) => name in globalThis, this.#bridge.name)) return;
    await frame.evaluate(this.#scripts.now).catch(async (error: unknown) => {
      if (frame !== this.#page.mainFrame()) throw error;
      // The page's content security policy refuses the script, but not one of a debugger.
      const { exceptionDetails } = await this.#debug('Runtime.evaluate', { expression: this.#scripts.now });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    });
  }

  stopScripts(): Promise<boolean> {
    const stopped = this.#debug('Runtime.terminateExecution').then(
      () => true,
      () => false,
    );
    return Promise.race([stopped, wait(STOP_MS, false, { ref: false })]);
  }

  async #debug(...call: Parameters<DebugSession['send']>): ReturnType<DebugSession['send']> {
    const session = await this.#debugger;
    if (!session) throw new Error('The browser has no DevTools protocol.');
    return session.send(...call);
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#lastCall.then(run, run);
    this.#lastCall = turn.catch(() => undefined);
    return turn;
  }

  /** Calls a method in the current document, and performs the input that it asks for. */
  async #run(method: string, args: readonly unknown[], timeout: number): Promise<unknown> {
    const step = await this.#inTime(this.#steps(method, args), timeout);
    if ('left' in step) throw new Error(CONTEXT_LOST);
    if ('error' in step) throw new PageError(step.error.code ?? 'error', step.error.message);
    if (step.snapshotId !== undefined) this.#snapshotId = step.snapshotId;
    return step.answer;
  }

  /** Performs the input that a call asks for, and returns its last step. */
  async #steps(method: string, args: readonly unknown[]): Promise<Exclude<Step, { input: unknown }>> {
    let step = await this.#step(['start', method, args]);
    while ('input' in step) {
      const error = await performInput(this.#page, step.input).then(
        () => null,
        (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
      );
      step = await this.#step(['next', error]);
    }
    return step;
  }

  async #step(call: readonly unknown[]): Promise<Step> {
    const ask = async (): Promise<string | null> =>
      (await this.#page.evaluate(callBridge, { ...this.#bridge, call })) as string | null;
    let text = await ask();
    if (text === null) {
      await this.inject(this.#page.mainFrame());
      text = await ask();
    }
    if (text === null) throw new PageError('no_answer', 'The page does not allow any script to run.');
    return JSON.parse(text) as Step;
  }

  #inTime<T>(work: Promise<T>, timeout: number): Promise<T> {
    const later = timeLimit((run, ms) => {
      const timer = new AbortController();
      this.#unpausedTime(ms, timer.signal).then(run, () => undefined);
      return () => timer.abort();
    });
    return later(work, timeout, () => {
      const seconds = timeout / 1000;
      throw new PageError('no_answer', `The page did not answer within ${seconds} s: one of its scripts does not end.`);
    });
  }

  /** Resolves when `timeout` milliseconds have passed in which the page was not paused. */
  async #unpausedTime(timeout: number, signal: AbortSignal): Promise<void> {
    await wait(timeout, undefined, { signal });
    for (let wasPaused = this.#isPaused(); wasPaused;) {
      await wait(PAUSE_MS, undefined, { signal });
      if (this.#isPaused()) continue;
      await wait(timeout, undefined, { signal });
      wasPaused = this.#isPaused();
    }
  }
}

/**
 * Calls the bridge. It runs in the page, where it reads a property that cannot be replaced, and calls no built-in
 * function.
 */
function callBridge({ name, key, call }: { name: string; key: string; call: readonly unknown[] }): unknown {
  const bridge = (globalThis as unknown as Record<string, ((key: string) => unknown) | undefined>)[name];
  if (!bridge) return null;
  const methods = bridge(key) as Record<string, (...args: unknown[]) => unknown>;
  return methods[call[0] as string]!(call[1], call[2]);
}

/** Adds the id of the latest snapshot to the options of an action, unless the caller gives one. */
function withSnapshotId(method: string, args: readonly unknown[], snapshotId: string | undefined): readonly unknown[] {
  if (snapshotId === undefined) return args;
  // Waiting without a number may go on in whichever page comes next.
  const given = (method === 'call' ? args[1] : args[0]) as { nodeId?: unknown } | undefined;
  const isWait = method === 'waitFor' || (method === 'call' && /wait[_-]?for$/i.test(String(args[0])));
  if (isWait && given?.nodeId === undefined) return args;
  const add = (options: unknown): object => ({ snapshotId, ...(options as object | undefined) });
  if (method === 'perform') return [args[0], add(args[1])];
  if (method === 'call') return [args[0], add(args[1]), args[2]];
  const at = argumentCounts[method] ?? 1;
  return [...Array.from({ length: at }, (_, i) => args[i]), add(args[at])];
}

/** The number of arguments that an action takes before its options, if it is not one. */
const argumentCounts: Readonly<Record<string, number>> = {
  type: 2,
  select: 2,
  check: 2,
  setValue: 2,
  drag: 2,
  upload: 2,
  callPageTool: 2,
  waitFor: 0,
};

/** Returns the `timeout` in the options of an action, in milliseconds, or 0. */
function timeoutIn(args: readonly unknown[]): number {
  const given = args.map((one) => (one as { timeout?: unknown } | null | undefined)?.timeout);
  return given.filter((one): one is number => typeof one === 'number' && Number.isFinite(one)).at(-1) ?? 0;
}

function isResult(answer: unknown): answer is ActionResult {
  return typeof answer === 'object' && answer !== null && 'changes' in answer && 'success' in answer;
}

/** Returns the result of an action whose document was left before it could report. */
function leftDocument(method: string, args: readonly unknown[], started: number): ActionResult {
  const [name, given] = args;
  const node = method === 'call' ? (given as { nodeId?: unknown } | undefined)?.nodeId : name;
  const isNumber = typeof node === 'number' || (typeof node === 'string' && method !== 'callPageTool');
  return {
    success: true,
    nodeId: isNumber ? `node_${String(node).replace(/\D/g, '')}` : '',
    actionType: (method === 'call' ? String(name).replace(/^dom[_-]/, '') : method) as ActionResult['actionType'],
    timestamp: new Date(started).toISOString(),
    duration: Date.now() - started,
    changes: { navigationOccurred: true, domMutations: 0, scrollChanged: false, valueChanged: false },
  };
}

const CONTEXT_LOST = 'The context was destroyed.';

/** Returns whether a call failed because its document was left. */
export function isContextLost(error: unknown): boolean {
  return /context was destroyed|navigat|Cannot find context|frame (was|got) detached|Target page, context or browser has been closed|Protocol error/i.test(
    String(error),
  );
}
