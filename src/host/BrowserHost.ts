import { access, constants, mkdir } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from 'playwright-core';
import { chromiumArguments, engineNames, type Engine, type FoundBrowser } from './browsers/engines.ts';
import { findBrowser, loadPlaywright, type Playwright } from './browsers/provide.ts';
import { BrowserSession } from './BrowserSession.ts';
import { HostError, messageOf } from './HostError.ts';
import type { BrowserOptions } from './commandLineOptions.ts';

const CONNECT_TIMEOUT_MS = 30_000;

/** Settings that do not come from the options of the command line. */
export interface HostUse {
  /** The folders from which files may be uploaded; files are saved in the first one. */
  readonly folders: readonly string[];
  /** True if a session in a running browser works in its tabs, with its cookies, instead of in a context of its own. */
  readonly sharesContext?: boolean;
  /** True if several sessions may be open at once. They share the context of a profile, each with its own tabs. */
  readonly hasManySessions?: boolean;
  /** How the user of this host answers a question of the page, as a message names it. */
  readonly howToAnswer: string;
  /** Finds the program of an engine. By default only installed programs are looked for. */
  readonly find?: (engine: Engine) => Promise<FoundBrowser | null>;
  readonly log?: (message: string) => void;
}

/** Holds one browser, which it launches or connects to when the first session needs it. */
export class BrowserHost {
  readonly #options: BrowserOptions;
  readonly #use: HostUse;
  #browser: Promise<Browser> | null = null;
  #profile: Promise<BrowserContext> | null = null;
  /** The search for the browser's program. */
  #search: Promise<FoundBrowser | null> | null = null;

  constructor(options: BrowserOptions, use: HostUse) {
    this.#options = options;
    this.#use = use;
  }

  /** Begins a session, in a context of its own unless the options say otherwise. @throws HostError `no-browser` */
  async openSession(): Promise<BrowserSession> {
    const { timeout = 30_000, timeoutAction, timeoutNavigation, allowedOrigins, userDataDir, cookie } = this.#options;
    const { pageTools = true, answerDialogs = 'ask' } = this.#options;
    const sessionOptions = {
      folders: this.#use.folders,
      allowedOrigins: allowedOrigins ?? null,
      timeouts: { action: timeoutAction ?? timeout, navigation: timeoutNavigation ?? timeout },
      cookies: cookie ?? [],
      pageTools,
      answerDialogs,
      howToAnswer: this.#use.howToAnswer,
      viewport: this.#options.viewportSize ?? null,
    };
    this.#startSearch();
    const playwright = loadPlaywright();
    if (userDataDir !== undefined) {
      this.#profile ??= this.#openProfile(playwright, userDataDir);
      const isShared = this.#use.hasManySessions === true;
      return BrowserSession.open(await this.#profile, { ...sessionOptions, isShared });
    }
    this.#browser ??= this.#openBrowser(playwright);
    const browser = await this.#browser;
    const [running] = this.#options.connect !== undefined && this.#use.sharesContext ? browser.contexts() : [];
    if (running) return BrowserSession.open(running, { ...sessionOptions, isShared: true });
    const context = await browser.newContext(contextOptions(playwright, this.#options)).catch((cause: unknown) => {
      if (!browser.isConnected()) throw new HostError('no-browser', 'The browser has ended.', { cause });
      // The options of a context are the user's, and Playwright checks them only here.
      if (!/unknown command/.test(String(cause)))
        throw new HostError('usage', `The browser does not accept an option: ${firstLines(cause)}`, { cause });
      const reason = `version ${browser.version()} lacks what Playwright needs (${firstLines(cause)})`;
      throw noBrowser(
        this.#engine,
        `The installed ${engineNames[this.#engine]} cannot be controlled by Playwright: ${reason}.`,
      );
    });
    return BrowserSession.open(context, sessionOptions);
  }

  /** True if the browser was launched for these sessions alone, and so ends with this process. */
  get endsWithProcess(): boolean {
    const { connect, endpoint, userDataDir } = this.#options;
    return connect === undefined && endpoint === undefined && userDataDir === undefined;
  }

  /** Closes a browser that was launched, or disconnects from one that was already running. */
  async close(): Promise<void> {
    await this.#browser?.then((it) => it.close()).catch(() => undefined);
    await this.#profile?.then((it) => it.close()).catch(() => undefined);
  }

  /** Opens the browser for all sessions, until it ends. One that did not open is opened anew for the next session. */
  #openBrowser(playwright: Playwright): Promise<Browser> {
    const opening = this.#open(playwright);
    const forget = (): void => {
      this.#browser = null;
    };
    opening.then((browser) => browser.once('disconnected', forget), forget);
    return opening;
  }

  /** Does the same with a browser that keeps its profile in a folder. */
  #openProfile(playwright: Playwright, folder: string): Promise<BrowserContext> {
    const more = contextOptions(playwright, this.#options);
    const opening = makeFolder(folder).then(() =>
      this.#start(playwright, (type, options) => type.launchPersistentContext(folder, { ...options, ...more })),
    );
    const forget = (): void => {
      this.#profile = null;
    };
    opening.then((profile) => profile.once('close', forget), forget);
    return opening;
  }

  async #open(playwright: Playwright): Promise<Browser> {
    const { connect, endpoint } = this.#options;
    const at = connect ?? endpoint;
    if (at === undefined) return this.#start(playwright, (type, options) => type.launch(options));
    this.#use.log?.(`Connecting to ${at} …`);
    const type = playwright[this.#engine];
    const options = { timeout: CONNECT_TIMEOUT_MS };
    return (connect === undefined ? type.connect(at, options) : playwright.chromium.connectOverCDP(at, options)).catch(
      (cause: unknown) => {
        throw new HostError('no-browser', `No browser answers at ${at}: ${firstLines(cause)}`, { cause });
      },
    );
  }

  get #engine(): Engine {
    const { browser = 'chromium' } = this.#options;
    return browser === 'firefox' || browser === 'webkit' ? browser : 'chromium';
  }

  async #start<T>(
    playwright: Playwright,
    start: (type: Playwright['chromium'], options: LaunchOptions) => Promise<T>,
  ): Promise<T> {
    const { browser, headed, noSandbox, proxyServer: server, proxyBypass: bypass } = this.#options;
    const engine = this.#engine;
    const branded = browser === 'chrome' || browser === 'msedge' ? browser : undefined;
    const program = branded === undefined ? await this.#program(engine) : undefined;
    // Playwright controls its own Firefox by a protocol of its own, and an installed one by WebDriver BiDi.
    const channel = branded ?? (engine === 'firefox' && !isOwnBuild(playwright, program) ? 'moz-firefox' : undefined);
    const isRoot = process.getuid?.() === 0;
    const launch = (chromiumSandbox: boolean): Promise<T> =>
      start(playwright[engine], {
        ...(program !== undefined && { executablePath: program }),
        ...(channel !== undefined && { channel }),
        headless: !headed,
        ...(engine === 'chromium' && { chromiumSandbox, args: [...chromiumArguments] }),
        ...(server !== undefined && { proxy: { server, ...(bypass !== undefined && { bypass }) } }),
      });
    try {
      return await launch(!noSandbox && !isRoot).catch((error: unknown) => {
        if (noSandbox || isRoot || !/sandbox/i.test(String(error))) throw error;
        this.#use.log?.('Note: this system does not let the browser set up a sandbox; the browser runs without one.');
        return launch(false);
      });
    } catch (cause) {
      const { userDataDir } = this.#options;
      if (userDataDir !== undefined && /ProcessSingleton|profile.* in use/i.test(String(cause))) {
        const reason = `The profile ${userDataDir} is in use by another browser`;
        throw new HostError('no-browser', `${reason}. End that browser, or name another folder.`, { cause });
      }
      throw new HostError('no-browser', `${program ?? browser} did not start: ${firstLines(cause)}`, { cause });
    }
  }

  /** Starts the search for the browser before Playwright is loaded, because both take a while. */
  #startSearch(): void {
    const { browser, connect, endpoint, executablePath } = this.#options;
    if (this.#browser ?? this.#profile ?? connect ?? endpoint ?? executablePath) return;
    if (browser === 'chrome' || browser === 'msedge') return;
    this.#search = (this.#use.find ?? findBrowser)(this.#engine);
    this.#search.catch(() => undefined);
  }

  async #program(engine: Engine): Promise<string> {
    const { executablePath } = this.#options;
    const find = this.#use.find ?? findBrowser;
    if (executablePath !== undefined) return executablePath;
    const found = await (this.#search ??= find(engine));
    this.#search = null;
    if (!found) throw noBrowser(engine, `No ${engineNames[engine]} was found.`);
    // Playwright can control only its own build of WebKit.
    if (engine === 'webkit' && found.build === 'system')
      throw noBrowser(engine, `The installed WebKit (${found.executablePath}) cannot be controlled by Playwright.`);
    return found.executablePath;
  }
}

/** Makes the folder of a profile. Chromium hangs if it cannot make it, and takes another one in place of a file. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (cause) {
    const reason = `${folder} cannot be used as a profile (${messageOf(cause)})`;
    throw new HostError('usage', `${reason}. Name a folder that can be written to.`, { cause });
  }
}

const noBrowser = (engine: Engine, reason: string): HostError =>
  new HostError(
    'no-browser',
    `${reason} Install Playwright's build (npx playwright-core install ${engine}), or name a program with --executable-path.`,
  );

/** Returns whether the program is the build of Firefox that Playwright installs. */
const isOwnBuild = (playwright: Playwright, program: string | undefined): boolean =>
  program === playwright.firefox.executablePath();

function contextOptions({ devices }: Playwright, options: BrowserOptions): BrowserContextOptions {
  const { device, viewportSize, locale, userAgent, storageState, ignoreHttpsErrors, httpAuth } = options;
  const emulated = device === undefined ? {} : devices[device];
  if (!emulated)
    throw new HostError('usage', `There is no device "${device}"; Playwright's list has names such as "iPhone 15".`);
  return {
    viewport: { width: 1280, height: 800 },
    ...emulated,
    ...(viewportSize && { viewport: viewportSize }),
    ...(locale !== undefined && { locale }),
    ...(userAgent !== undefined && { userAgent }),
    ...(storageState !== undefined && { storageState }),
    ...(ignoreHttpsErrors && { ignoreHTTPSErrors: true }),
    ...(httpAuth && { httpCredentials: httpAuth }),
  };
}

/** Returns what an error of Playwright says, without the colours and the log of the call that it appends. */
function firstLines(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return stripVTControlCharacters(message)
    .replace(/^[\w.]+: /, '')
    .replace(/\n*Call log:[^]*/, '')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .trim();
}
