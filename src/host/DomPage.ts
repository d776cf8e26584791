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
import type { Step } from './door.ts';
import type { DebugSession, HostFrame, HostPage, Library } from './HostPage.ts';
import { performInput } from './input.ts';
import { PageWatch, type Settled } from './PageWatch.ts';
import { pageScripts, randomName, type Build, type PageScripts } from './scripts.ts';

/** How long the browser may take to stop a script, in milliseconds. */
const STOP_MS = 5_000;
/** How often a paused page is looked after, in milliseconds. */
const PAUSE_MS = 500;

/** Methods that only look. They are repeated if the page navigates meanwhile. */
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
   * The script that is injected: `complete`, or `core` with less: `text`, `serialized`, `click`, `type` and `keypress`.
   * Default `complete`.
   */
  readonly build?: Build;
  /** Perform clicks and keys with the browser's real input. Default true. */
  readonly realInput?: boolean;
  /** Read frames of other origins into the page's views. Default true; the core cannot. */
  readonly joinFrames?: boolean;
  /** Show the tools that pages offer (WebMCP), and allow to call them. Default true. */
  readonly pageTools?: boolean;
  /** How long a call may take, in milliseconds; an action's own `timeout` comes on top. Default 30,000. */
  readonly timeout?: number;
  /** While this returns true, the time of a call stands still: the page waits for an answer, to a dialog for one. */
  readonly isPaused?: () => boolean;
}

/**
 * The DomTool of a page in a browser that Playwright or Puppeteer drives: the methods of `DomTool`, by whichever
 * document the page shows. A number is that of the latest view; if the page has left the document of that view, an
 * action is refused with `stale_document` and does nothing.
 */
export interface DomPage extends Pick<DomTool, Method> {
  text(options?: TextOptions): Promise<string>;
  serialized(options?: SerializationOptions): Promise<SerializedDom>;
  pageState(options?: Omit<PageStateOptions, 'captureScreenshot'>): Promise<PageState>;
  /** Draws the numbers over the page, for a screenshot. */
  showMarks(options?: OverlayOptions): Promise<OverlayResult>;
  hideMarks(): Promise<void>;
  /** Runs a tool of `toolDefinitions`, as `DomTool.call` does. */
  call(name: string, args?: unknown, options?: { full?: boolean }): Promise<unknown>;
  /**
   * The number of the first visible element that a selector matches: CSS, `text=…`, `role=…[name="…"]`.
   * @throws `no_match`
   */
  find(selector: string): Promise<string>;
  /**
   * Waits until the page is loaded and nothing has been requested for a moment, by default 100 ms; if it never becomes
   * quiet, no longer than three seconds.
   * @returns whether the page is loaded, is still loading, or does not answer because a script of it does not end
   */
  settled(timeout?: number, quiet?: number): Promise<Settled>;
  /** Ends a script of the page that does not end by itself. @returns whether the browser can do that */
  stopScripts(): Promise<boolean>;
  /** Injects nothing into later documents. The current one keeps its tool. */
  detach(): Promise<void>;
}

/** A call that failed in the page: a `DomToolError` of the tool there, or `no_answer`. */
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

/** Attaches a tool to a page, for the current document and for each one that follows. */
export async function attachTo(page: HostPage, library: Library, options: AttachOptions = {}): Promise<DomPage> {
  const { build = 'complete', realInput = true, joinFrames = build === 'complete', timeout = 30_000 } = options;
  const { isPaused = () => false, pageTools = true } = options;
  const door = {
    name: `domtool-${randomName()}`,
    key: randomName(),
    secret: joinFrames ? randomName() : null,
    hasInput: realInput,
    pageTools,
  };
  const scripts = await pageScripts(build, door);
  const stop = await library.atStart(scripts.atStart);
  const link = new Link(page, library, scripts, door, timeout, isPaused);
  await link.opened;
  // Documents that are there already are read from now on, frames of other origins included.
  // An empty page is read only when it is asked for.
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

/** The connection to the tool of whichever document the page shows. */
class Link {
  readonly #page: HostPage;
  readonly #scripts: PageScripts;
  readonly #door: { readonly name: string; readonly key: string };
  readonly #timeout: number;
  readonly #isPaused: () => boolean;
  readonly #watch: PageWatch;
  /** Opened at once: while a script of the page does not end, no session can be opened. */
  readonly #debugger: Promise<DebugSession | null>;
  readonly opened: Promise<unknown>;
  /** The document of the latest view, as an id of one of its snapshots. */
  #snapshotId: string | undefined;
  /** Calls follow one another, because the page and its input are one. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    page: HostPage,
    library: Library,
    scripts: PageScripts,
    door: { readonly name: string; readonly key: string },
    timeout: number,
    isPaused: () => boolean,
  ) {
    this.#page = page;
    this.#scripts = scripts;
    this.#door = door;
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

  /** Runs a call that only looks. */
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

  /** Runs an action, and waits until the page has settled if it left its document. */
  act(method: string, args: readonly unknown[]): Promise<unknown> {
    return this.#inTurn(async () => {
      const before = this.#watch.navigations;
      const url = this.#page.url();
      const started = Date.now();
      const given = withSnapshotId(method, args, this.#snapshotId);
      const answer = await this.#run(method, given, this.#timeout + timeoutIn(args)).catch((error: unknown) => {
        // An action that leaves the document destroys the context that would have returned its result.
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
    // The whole record says whether the page is being left.
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

  /** Brings the tool into a document that was there before the start script. */
  async inject(frame: HostFrame): Promise<void> {
    if (await frame.evaluate((name: string) => name in globalThis, this.#door.name)) return;
    await frame.evaluate(this.#scripts.now).catch(async (error: unknown) => {
      if (frame !== this.#page.mainFrame()) throw error;
      // The page's policy refuses scripts, but not those of a debugger.
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
    const turn = this.#last.then(run, run);
    this.#last = turn.catch(() => undefined);
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

  /** The last step of a call. */
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
      (await this.#page.evaluate(callDoor, { ...this.#door, call })) as string | null;
    let text = await ask();
    if (text === null) {
      await this.inject(this.#page.mainFrame());
      text = await ask();
    }
    if (text === null) throw new PageError('no_answer', 'The page lets no script run.');
    return JSON.parse(text) as Step;
  }

  async #inTime<T>(work: Promise<T>, timeout: number): Promise<T> {
    const timer = new AbortController();
    const late = this.#passed(timeout, timer.signal).then(() => {
      const seconds = timeout / 1000;
      throw new PageError('no_answer', `The page did not answer within ${seconds} s: a script of it does not end.`);
    });
    late.catch(() => undefined);
    work.catch(() => undefined);
    try {
      return await Promise.race([work, late]);
    } finally {
      timer.abort();
    }
  }

  /** Ends when so much time has passed in which the page was not paused. */
  async #passed(timeout: number, signal: AbortSignal): Promise<void> {
    await wait(timeout, undefined, { signal });
    for (let wasPaused = this.#isPaused(); wasPaused;) {
      await wait(PAUSE_MS, undefined, { signal });
      if (this.#isPaused()) continue;
      await wait(timeout, undefined, { signal });
      wasPaused = this.#isPaused();
    }
  }
}

/** Runs in the page. The property of the window cannot be replaced, and only syntax is used to reach it. */
function callDoor({ name, key, call }: { name: string; key: string; call: readonly unknown[] }): unknown {
  const door = (globalThis as unknown as Record<string, ((key: string) => unknown) | undefined>)[name];
  if (!door) return null;
  const operator = door(key) as Record<string, (...args: unknown[]) => unknown>;
  return operator[call[0] as string]!(call[1], call[2]);
}

/** Gives an action the document that its number is of, unless the caller does. */
function withSnapshotId(method: string, args: readonly unknown[], snapshotId: string | undefined): readonly unknown[] {
  if (snapshotId === undefined) return args;
  // Waiting for something that has no number is for whichever page comes.
  const given = (method === 'call' ? args[1] : args[0]) as { nodeId?: unknown } | undefined;
  const isWait = method === 'waitFor' || (method === 'call' && /wait[_-]?for$/i.test(String(args[0])));
  if (isWait && given?.nodeId === undefined) return args;
  const add = (options: unknown): object => ({ snapshotId, ...(options as object | undefined) });
  if (method === 'perform') return [args[0], add(args[1])];
  if (method === 'call') return [args[0], add(args[1]), args[2]];
  const at = argumentCounts[method] ?? 1;
  return [...Array.from({ length: at }, (_, i) => args[i]), add(args[at])];
}

/** How many arguments an action takes before its options, where it is not one. */
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

/** The time that an action may wait by its own options. */
function timeoutIn(args: readonly unknown[]): number {
  const given = args.map((one) => (one as { timeout?: unknown } | null | undefined)?.timeout);
  return given.filter((one): one is number => typeof one === 'number' && Number.isFinite(one)).at(-1) ?? 0;
}

function isResult(answer: unknown): answer is ActionResult {
  return typeof answer === 'object' && answer !== null && 'changes' in answer && 'success' in answer;
}

/** What is known of an action whose document was left before it could report. */
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

/** Whether a call failed because its document was left. */
export function isContextLost(error: unknown): boolean {
  return /context was destroyed|navigat|Cannot find context|frame (was|got) detached|Target page, context or browser has been closed|Protocol error/i.test(
    String(error),
  );
}
