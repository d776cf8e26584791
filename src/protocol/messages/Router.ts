import { followPage } from '../../dom/listening.ts';
import { classOf } from '../../dom/kinds.ts';
import { addListener, documentReadiness, documentTitle } from '../../dom/natives.ts';
import { isOrigin } from '../../options.ts';
import { checkOptions, describe, FLAG } from '../../schema.ts';
import { badOption } from '../../standards/errors.ts';
import { VERSION } from '../../version.ts';
import { answer, replyTo } from './answering.ts';
import { runRequest, type ServedTool } from './messageCommands.ts';
import { CHANNEL, isRequest, type Pong, type Presence, type Reply, type Request } from './envelopes.ts';

/** The options of `DomTool.listen`. */
export interface ListenOptions {
  /**
   * Whole origins, such as `https://example.com`, whose windows may send commands with `postMessage`. By default no
   * window may.
   */
  readonly origins?: readonly string[];
  /** Message ports to serve. */
  readonly ports?: readonly MessagePort[];
  /** Whether to serve the extension that this script belongs to. Default true. */
  readonly runtime?: boolean;
}

interface ExtensionEvent<F> {
  addListener(listener: F): void;
  removeListener(listener: F): void;
}
interface Sender {
  readonly id?: string;
}
interface RuntimePort {
  readonly name: string;
  readonly sender?: Sender;
  postMessage(message: unknown): void;
  readonly onMessage: ExtensionEvent<(message: unknown) => void>;
}
type RuntimeListener = (message: unknown, sender: Sender, answer: (reply: Reply) => void) => boolean;

/** The part of `chrome.runtime` that is used. */
interface Runtime {
  readonly id?: string;
  readonly onMessage?: ExtensionEvent<RuntimeListener>;
  readonly onConnect?: ExtensionEvent<(port: RuntimePort) => void>;
  sendMessage?(message: unknown): Promise<unknown> | undefined;
}

/** Answers messages of the extension, of ports and of windows of the given origins by calling the tool. */
export class Router {
  readonly #tool: () => ServedTool;
  readonly #origins = new Set<string>();
  readonly #ports = new Set<MessagePort>();
  readonly #listening = new AbortController();
  readonly #runtime: Runtime | null;
  readonly #stopRuntime: (() => void) | null;

  constructor(tool: () => ServedTool, useRuntime: boolean) {
    this.#tool = tool;
    const { chrome, browser } = globalThis as { chrome?: { runtime?: Runtime }; browser?: { runtime?: Runtime } };
    const runtime = browser?.runtime ?? chrome?.runtime;
    this.#runtime = useRuntime && runtime?.onMessage ? runtime : null;
    this.#stopRuntime = this.#runtime && this.#serveRuntime(this.#runtime);
    const { signal } = this.#listening;
    addListener(window, 'message', (event) => this.#onWindowMessage(event as MessageEvent), { signal });
    followPage(
      signal,
      () => this.stop(),
      () => this.#announce(),
    );
  }

  get isStopped(): boolean {
    return this.#listening.signal.aborted;
  }

  /**
   * Adds origins and ports, and announces the page to them.
   * @throws DomToolError `bad_option` for a value that is not an origin
   */
  add({ origins = [], ports = [] }: ListenOptions): void {
    for (const origin of origins) this.#origins.add(checkedOrigin(origin));
    for (const port of ports) this.#servePort(port);
    this.#announce();
  }

  stop(): void {
    this.#listening.abort();
    this.#stopRuntime?.();
    for (const port of this.#ports) port.close();
    this.#ports.clear();
    this.#origins.clear();
  }

  readonly #run = async (request: Request): Promise<unknown> =>
    request.type === 'PING' ? pong() : await runRequest(this.#tool(), request);

  #serveRuntime(runtime: Runtime): () => void {
    const isOurs = (sender: Sender | undefined): boolean => sender?.id === runtime.id;
    const onMessage: RuntimeListener = (message, sender, send) => {
      if (!isRequest(message) || !isOurs(sender)) return false;
      void replyTo(message, this.#run).then(send);
      return true;
    };
    const onConnect = (port: RuntimePort): void => {
      if (port.name !== CHANNEL || !isOurs(port.sender)) return;
      port.onMessage.addListener((message) => {
        if (isRequest(message) && !this.isStopped) void answer(message, this.#run, (reply) => port.postMessage(reply));
      });
    };
    runtime.onMessage?.addListener(onMessage);
    runtime.onConnect?.addListener(onConnect);
    return () => {
      runtime.onMessage?.removeListener(onMessage);
      runtime.onConnect?.removeListener(onConnect);
    };
  }

  #servePort(port: MessagePort): void {
    this.#ports.add(port);
    addListener(
      port,
      'message',
      (event) => {
        const { data } = event as MessageEvent<unknown>;
        if (isRequest(data)) void answer(data, this.#run, (reply) => port.postMessage(reply));
      },
      { signal: this.#listening.signal },
    );
    port.start();
    port.postMessage(presence());
  }

  /** Answers messages of windows. An event that a script made can claim any origin, so only trusted events count. */
  #onWindowMessage({ isTrusted, origin, source, data }: MessageEvent): void {
    if (!isTrusted || !this.#origins.has(origin) || !source || !isRequest(data)) return;
    void answer(data, this.#run, (reply) => (source as Window).postMessage(reply, origin));
  }

  #announce(): void {
    const message = presence();
    // The promise rejects if nothing listens, and the call throws after the extension was reloaded.
    try {
      this.#runtime?.sendMessage?.(message)?.catch(() => undefined);
    } catch {
      /* reloaded */
    }
    for (const origin of this.#origins) {
      for (const other of new Set<Window | null>([window.parent, window.opener as Window | null]))
        if (other && other !== window) other.postMessage(message, origin);
    }
  }
}

const pong = (): Pong => ({
  type: 'PONG',
  version: VERSION,
  url: location.href,
  title: documentTitle(document),
  readyState: documentReadiness(document),
  timestamp: Date.now(),
});

const presence = (): Presence => ({
  type: 'TAB_RESULT',
  source: 'content',
  payload: { type: 'content-script-ready', context: pong() },
  timestamp: Date.now(),
});

function checkedOrigin(given: unknown): string {
  if (!isOrigin(given))
    throw badOption(`listen: an origin must be complete, such as https://example.com, not ${describe(given)}`);
  return given;
}

let router: Router | null = null;

/**
 * Starts to answer messages. A page has one router: a second call adds its origins and ports.
 * @returns a function that stops it
 * @throws DomToolError `bad_option`
 */
export function listen(tool: () => ServedTool, given?: ListenOptions): () => void {
  const options = checkOptions('listen', given, {
    origins: { type: 'array' },
    ports: { type: 'array' },
    runtime: FLAG,
  });
  for (const origin of options.origins ?? []) checkedOrigin(origin);
  for (const port of options.ports ?? [])
    if (classOf(port) !== 'MessagePort')
      throw badOption(`listen: ports must be a list of message ports, not of ${describe(port)}`);
  if (!router || router.isStopped) router = new Router(tool, options.runtime ?? true);
  router.add(options);
  const current = router;
  return () => current.stop();
}
