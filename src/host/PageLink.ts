import { setTimeout as wait } from 'node:timers/promises';
import type { AutomationResult, OfSnapshot } from '../index.ts';
import { parseAction, readArguments } from '../api/tools/calls.ts';
import { compactResult, isActionResult } from '../api/tools/compactResult.ts';
import { toolDefinitions } from '../api/tools/definitions.ts';
import { timeLimit } from '../dom/withinTime.ts';
import type { DebugSession, HostFrame, HostPage, Library } from './HostPage.ts';
import { performInput } from './input.ts';
import type { Step } from './pageBridge.ts';
import { isWait, leftDocument, stayed, timeoutIn, waitTime, withSnapshotId, withTimeout } from './pageCalls.ts';
import { PageError } from './PageError.ts';
import { Turns, withinTime } from './Turns.ts';
import { PageWatch, type Moment, type Settled } from './PageWatch.ts';
import type { PageScripts } from './scripts.ts';

/** How long the browser may take to stop a script, in milliseconds. */
const STOP_MS = 5_000;
/** The interval at which a paused page is checked, in milliseconds. */
const PAUSE_MS = 500;

/** Connects to the tool of whichever document the page shows. */
export class PageLink {
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
  /** Stops the news of downloads. */
  readonly #stopDownloads: Promise<() => unknown>;
  readonly opened: Promise<unknown>;
  /** The id of the latest snapshot, which identifies the document of the latest view. */
  #snapshotId: string | undefined;
  /** Calls are run one after another, because they share one page and its input. */
  readonly #turns = new Turns();
  /** Cancels the calls that are given from now on. */
  #cancelling = new AbortController();
  /** The signal of the call that runs, or ran last. */
  #signal = this.#cancelling.signal;

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
    this.#stopDownloads = library.onDownload(this.#watch.noteDownload).catch(() => () => undefined);
    this.opened = this.#debugger = library.debug().catch(() => null);
  }

  stop(): void {
    this.#watch.stop();
    void this.#stopDownloads.then((end) => end()).catch(() => undefined);
    void this.#debugger.then((session) => session?.detach()).catch(() => undefined);
  }

  /**
   * Cancels the calls that have not ended. Those that have not begun never begin. The one that runs gets no more input,
   * and its waiting ends in the page.
   */
  cancel(): void {
    this.#cancelling.abort(new PageError('cancelled', 'The call was cancelled; what it had done by then stays.'));
    this.#cancelling = new AbortController();
    this.#page.evaluate(callBridge, { ...this.#bridge, call: ['cancel'] }).catch(() => undefined);
  }

  settled(timeout: number, quiet?: number): Promise<Settled> {
    return this.#watch.whileOpen(() => this.#watch.settled(timeout, quiet));
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
      const before = this.#watch.now;
      const url = this.#page.url();
      const started = Date.now();
      const given = withSnapshotId(method, args, this.#snapshotId);
      const answer = await (isWait(method, args)
        ? this.#waitFor(method, given)
        : this.#runOrLeave(method, given, before).then((one) => one ?? leftDocument(method, args, started)));
      if (!isActionResult(answer)) return answer;
      if (answer.changes.navigationOccurred && !(await this.#watch.arrived(before)))
        return stayed(answer, this.#watch.downloadSince(before), this.#watch.goingTo);
      if (!this.#watch.hasNavigated(before)) return answer;
      await this.#watch.settled(this.#timeout);
      const newUrl = this.#page.url();
      return { ...answer, changes: { ...answer.changes, navigationOccurred: true, ...(newUrl !== url && { newUrl }) } };
    });
  }

  /**
   * Runs an action.
   * @returns its answer, or null if the page has reached another document, which destroys the execution context that
   *   would have returned the answer
   */
  async #runOrLeave(method: string, args: readonly unknown[], before: Moment): Promise<unknown> {
    try {
      return await this.#run(method, args, this.#timeout + timeoutIn(args));
    } catch (error) {
      if (!isContextLost(error)) throw error;
      await this.#watch.arrived(before);
      if (this.#watch.hasNavigated(before)) return null;
      throw error;
    }
  }

  /** Waits in whichever document the page shows, until what is named holds or the time is over. */
  async #waitFor(method: string, args: readonly unknown[]): Promise<unknown> {
    const end = Date.now() + waitTime(method, args);
    for (let rest = args; ; rest = withTimeout(method, args, Math.max(0, end - Date.now()))) {
      const before = this.#watch.now;
      const answer = await this.#runOrLeave(method, rest, before);
      // The next document is looked at once even if the time is over, because the answer must be true of it.
      if (answer === null) {
        if (Date.now() - end < this.#timeout) continue;
        throw new PageError('no_answer', 'The page did not stay in any document for long enough.');
      }
      const isLeft = isActionResult(answer) && !answer.success && answer.changes.navigationOccurred;
      if (!isLeft || Date.now() >= end) return answer;
      await this.#watch.arrived(before, end - Date.now());
      if (Date.now() >= end && !this.#watch.hasNavigated(before)) return stayed(answer, undefined, this.#watch.goingTo);
    }
  }

  /** Performs an action string, as `call` does with the tool and arguments in it. */
  async perform(action: string, options: OfSnapshot = {}): Promise<unknown> {
    const { name, args } = parseAction(action);
    return this.call(name, { ...args, ...options }, { full: true });
  }

  /** Runs a tool of `toolDefinitions` by its name. */
  async call(name: string, given: unknown, { full = false }: { full?: boolean } = {}): Promise<unknown> {
    const [definition] = toolDefinitions('mcp', [name]);
    if (definition?.annotations.readOnlyHint) return this.look('call', [name, given]);
    const read = typeof given === 'string' ? readArguments(definition?.name ?? name, given) : given;
    // The page's tool refuses a text in JSON. Given the text alone, it would read the arguments in it.
    const args = typeof read === 'string' ? given : read;
    // Requests the full result, which says whether the page is being left.
    const answer = await this.act('call', [name, args, { full: true }]);
    return full || !isActionResult(answer) ? answer : compactResult(answer);
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
    return withinTime(stopped, STOP_MS, () => false);
  }

  async #debug(...call: Parameters<DebugSession['send']>): ReturnType<DebugSession['send']> {
    const session = await this.#debugger;
    if (!session) throw new Error('The browser has no DevTools protocol.');
    return session.send(...call);
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const { signal } = this.#cancelling;
    return this.#turns.take(() => {
      this.#signal = signal;
      return this.#watch.whileOpen(run);
    }, signal);
  }

  /** Calls a method in the current document, and performs the input that it asks for. */
  async #run(method: string, args: readonly unknown[], timeout: number): Promise<unknown> {
    this.#signal.throwIfAborted();
    const step = await this.#inTime(this.#steps(method, args), timeout);
    this.#signal.throwIfAborted();
    if ('left' in step) throw new Error(CONTEXT_LOST);
    if ('error' in step) throw new PageError(step.error.code ?? 'error', step.error.message);
    if (step.snapshotId !== undefined) this.#snapshotId = step.snapshotId;
    return step.answer;
  }

  /** Performs the input that a call asks for, and returns its last step. */
  async #steps(method: string, args: readonly unknown[]): Promise<Exclude<Step, { input: unknown }>> {
    let step = await this.#step(['start', method, args]);
    while ('input' in step) {
      const error = this.#signal.aborted
        ? 'the call was cancelled'
        : await performInput(this.#page, step.input).then(
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
      const { goingTo } = this.#watch;
      const reason =
        goingTo === null
          ? 'one of its scripts does not end.'
          : `it is going to ${goingTo.slice(0, 300)}, which has not answered yet.`;
      throw new PageError('no_answer', `The page did not answer within ${timeout / 1000} s: ${reason}`);
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

const CONTEXT_LOST = 'The context was destroyed.';

/** The sentences in which the libraries say that a document was left. */
const LEFT =
  /context was destroyed|because of a navigation|navigated or closed|Cannot find context|frame (was|got) detached|Target page, context or browser has been closed|Protocol error/i;

/**
 * Returns whether a library says that a call failed because its document was left. An error of the tool in the page
 * never says so, whatever text of the caller it quotes.
 */
function isContextLost(error: unknown): boolean {
  return !(error instanceof PageError) && LEFT.test(String(error));
}
