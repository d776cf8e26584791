import type {
  DomTool,
  OfSnapshot,
  OverlayOptions,
  OverlayResult,
  PageState,
  PageStateOptions,
  SerializationOptions,
  SerializedDom,
  TextOptions,
} from '../index.ts';
import { checkOptions, FLAG, type Properties } from '../schema.ts';
import type { HostPage, Library } from './HostPage.ts';
import { PageError } from './PageError.ts';
import { PageLink } from './PageLink.ts';
import type { Settled } from './PageWatch.ts';
import { pageScripts, randomName, type Build } from './scripts.ts';
import { withinTime } from './Turns.ts';

export type { PageError };

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
 * The options of `text`. No snapshot leaves the page, so `previous` takes none; null marks nothing as new.
 */
export type PageTextOptions = Omit<TextOptions, 'previous'> & { readonly previous?: null };

/**
 * The DomTool of a page in a browser that Playwright or Puppeteer controls. Its methods are those of `DomTool`, called
 * in whichever document the page shows. Element numbers refer to the latest view; if the page has left the document of
 * that view, an action is refused with `stale_document` and does nothing.
 */
export interface DomPage extends Pick<DomTool, Method> {
  text(options?: PageTextOptions): Promise<string>;
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
  /**
   * Cancels the calls that have not ended, which reject with the code `cancelled`: what waits until it can be done is
   * not done any more. Calls that follow are not affected.
   */
  cancel(): void;
  /** Stops a script of the page that does not end by itself. @returns whether the browser was able to */
  stopScripts(): Promise<boolean>;
  /** Stops the injection into later documents. The current one keeps its tool. */
  detach(): Promise<void>;
}

const OPTIONS: Properties = {
  build: { type: 'string', enum: ['complete', 'core'] },
  realInput: FLAG,
  joinFrames: FLAG,
  pageTools: FLAG,
  timeout: { type: 'number', minimum: 0, maximum: 86_400_000 },
  isPaused: { type: 'function' },
};

/** @throws PageError `bad_option` for what is not a page of the library, such as a frame or a browser context */
function checkPage(page: unknown, { name, ownMethod }: Library): void {
  const given = (page ?? {}) as Readonly<Record<string, unknown>>;
  if (['mainFrame', ownMethod].every((method) => typeof given[method] === 'function')) return;
  throw new PageError('bad_option', `attach: page must be a page of ${name}`);
}

/** Attaches a tool to the current document of a page and to each one that follows. */
export async function attachTo(page: HostPage, library: Library, given?: AttachOptions): Promise<DomPage> {
  checkPage(page, library);
  const options = checkOptions('attach', given, OPTIONS);
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
  const atStart = library.atStart(scripts.atStart);
  const link = new PageLink(page, library, scripts, bridge, timeout, isPaused);
  const injected = async (): Promise<void> => {
    await Promise.all([atStart, link.opened]);
    // Brings the tool into documents that are already loaded, except an empty page, which gets it with the first call.
    if (page.url() !== 'about:blank')
      await Promise.all(page.frames().map((frame) => link.inject(frame).catch(() => undefined)));
  };
  // A document in which a script does not end gets it with a later call, which says so.
  await withinTime(injected(), timeout, () => undefined);
  const calls: Partial<Record<string, (...args: unknown[]) => unknown>> = {};
  for (const method of [...VIEWS, 'text', 'serialized', 'pageState', 'showMarks', 'hideMarks'])
    calls[method] = (...args) => link.look(method as View, args);
  for (const method of ACTIONS) calls[method] = (...args) => link.act(method, args);
  calls['perform'] = (action, more) => link.perform(action as string, more as OfSnapshot | undefined);
  calls['call'] = (name, args, more) => link.call(name as string, args, more as { full?: boolean } | undefined);
  calls['find'] = (selector) => link.find(selector as string);
  calls['settled'] = (limit = timeout, quiet) => link.settled(limit as number, quiet as number | undefined);
  calls['cancel'] = () => link.cancel();
  calls['stopScripts'] = () => link.stopScripts();
  calls['detach'] = async () => {
    link.stop();
    await (
      await atStart
    )();
  };
  return calls as unknown as DomPage;
}
