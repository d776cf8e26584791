import { timeLimit, worldTimer } from '../../dom/withinTime.ts';
import { DomToolError, type MisuseCode } from '../../standards/errors.ts';
import type { PageModel } from '../../views/pageModel.ts';
import type { SerializationOptions, SerializedDom } from '../../views/serializedTypes.ts';
import type { AutomationRequest, AutomationResult } from '../automate/automate.ts';
import type { OverlayOptions, OverlayResult } from '../../api/OverlayTool.ts';
import type { ToolAnswer, ToolArguments, ToolName } from '../../api/tools/registry.ts';
import { CHANNEL, type Pong, type Reply, type ReplyMessage, type Request } from './envelopes.ts';

/** A client also runs outside of pages, where there are only the timers of this world. */
const withinTime = timeLimit(worldTimer());

/**
 * A client of the DomTool in another page. Every method rejects with a `DomToolError`: the one that the other DomTool
 * threw, or `no_answer`.
 */
export interface Client {
  ping(): Promise<Pong>;
  /** Calls a tool of `toolDefinitions` by the name of its method. */
  call<Name extends ToolName>(name: Name, args: ToolArguments<Name>): Promise<ToolAnswer<Name>>;
  serialized(options?: SerializationOptions): Promise<SerializedDom>;
  pageModel(): Promise<PageModel>;
  automate(request: AutomationRequest): Promise<AutomationResult>;
  overlay: { show(options?: OverlayOptions): Promise<OverlayResult>; hide(): Promise<void> };
  /** Sends any command by its name. */
  command(command: string, args?: object): Promise<unknown>;
  close(): void;
}

export interface ConnectOptions {
  /** How long an answer may take, in milliseconds. Default 60,000. */
  readonly timeout?: number;
  /** The frame of a tab. Default 0, the top frame. */
  readonly frameId?: number;
}

/** The page to connect to: the id of a tab, a message port, or a window with its origin. */
export type Target = number | MessagePort | { readonly window: Window; readonly origin: string };

type Send = (request: Request) => Promise<Reply>;
interface Tabs {
  sendMessage(tabId: number, message: unknown, options: { frameId: number }): Promise<Reply | undefined>;
}

/**
 * Connects to the DomTool that listens in a tab (from within a browser extension), behind a port, or in another window.
 * @param target the tab, port or window
 * @returns a client; it sends its first message when it is first used
 * @throws DomToolError `no_answer` for a tab outside of an extension
 */
export function connect(target: Target, { timeout = 60_000, frameId = 0 }: ConnectOptions = {}): Client {
  const closing = new AbortController();
  const send = typeof target === 'number' ? viaTabs(target, frameId) : viaMessages(target, closing.signal);
  let count = 0;
  const ask = async (type: Request['type'], payload?: object): Promise<unknown> => {
    if (closing.signal.aborted) throw new DomToolError('no_answer', 'the connection was closed');
    const request = {
      type,
      ...(payload && { payload }),
      id: `${CHANNEL}-${count++}-${Math.random()}`,
      source: 'background',
      timestamp: Date.now(),
    };
    const reply = await withinTime(send(request), timeout, () => {
      throw new DomToolError('no_answer', `no answer within ${timeout} ms`);
    });
    if (reply.success) return reply.data;
    throw new DomToolError(reply.code as MisuseCode, reply.error);
  };
  const command = (name: string, args: object = {}): Promise<unknown> => ask('TAB_COMMAND', { command: name, args });
  return {
    ping: () => ask('PING') as Promise<Pong>,
    call: (name, args) =>
      command(`dom-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, args) as never,
    serialized: (options = {}) => command('get-serialized-dom', { options }) as Promise<SerializedDom>,
    pageModel: () => command('capture-interaction-content') as Promise<PageModel>,
    automate: (request) => command('dom-automate', request) as Promise<AutomationResult>,
    overlay: {
      show: (options = {}) => command('overlay-show', options) as Promise<OverlayResult>,
      hide: async () => {
        await command('overlay-hide');
      },
    },
    command,
    close: () => closing.abort(),
  };
}

function viaTabs(tabId: number, frameId: number): Send {
  const { chrome, browser } = globalThis as { chrome?: { tabs?: Tabs }; browser?: { tabs?: Tabs } };
  const tabs = browser?.tabs ?? chrome?.tabs;
  if (!tabs) throw new DomToolError('no_answer', 'tabs can be reached only from a page or worker of an extension');
  return async (request) => {
    const reply = await tabs.sendMessage(tabId, request, { frameId }).catch((error: unknown) => {
      throw new DomToolError(
        'no_answer',
        `nothing listens in tab ${tabId}: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    if (reply) return reply;
    throw new DomToolError('no_answer', `nothing in tab ${tabId} answered`);
  };
}

function viaMessages(target: Exclude<Target, number>, signal: AbortSignal): Send {
  const waiting = new Map<Request['id'], (reply: Reply) => void>();
  const isPort = 'postMessage' in target;
  const receiver: EventTarget = isPort ? target : globalThis;
  receiver.addEventListener(
    'message',
    (event) => {
      const { data, origin, source, isTrusted } = event as MessageEvent<ReplyMessage | null>;
      if (!isPort && (!isTrusted || origin !== target.origin || source !== target.window)) return;
      if (data?.type !== 'TAB_RESULT' || !('success' in data)) return;
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    },
    { signal },
  );
  if (isPort) target.start();
  return (request) =>
    new Promise((resolve) => {
      waiting.set(request.id, resolve);
      if (isPort) target.postMessage(request);
      else target.window.postMessage(request, target.origin);
    });
}
