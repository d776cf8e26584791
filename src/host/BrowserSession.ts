import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Dialog, Download, Page, Request, Response } from 'playwright-core';
import type { DomPage } from './DomPage.ts';
import { HostError } from './HostError.ts';
import { attach } from './playwright.ts';
import { serve } from './serveFiles.ts';
import { reasonOf } from './loadErrors.ts';
import type { DialogPolicy } from './options.ts';

/** How many messages, requests, dialogs and downloads are remembered, the latest ones. */
const MOST_NOTES = 200;
/** How long nothing may be requested until a page is idle, in milliseconds. */
const IDLE_MS = 500;

export interface SessionOptions {
  /** The folders that files may be uploaded from and are saved in; the first one is for what is saved. */
  readonly folders: readonly string[];
  /** Origins that the browser may request, as `https://example.com`; null allows all. */
  readonly allowedOrigins: readonly string[] | null;
  /** How long an action and a navigation may take, in milliseconds. */
  readonly timeouts: { readonly action: number; readonly navigation: number };
  /** Whether the tools that pages offer are shown and may be called. */
  readonly pageTools: boolean;
  /** Whether questions of the page wait for their answer, or are accepted or dismissed at once, and told. */
  readonly answerDialogs: DialogPolicy;
  /** Cookies for the page that is opened first. */
  readonly cookies?: readonly { readonly name: string; readonly value: string }[];
  /** The size that tabs of a shared context are given; they keep their own if it is null. */
  readonly viewport?: { readonly width: number; readonly height: number } | null;
  /** Whether the context is somebody's: then only the tabs that the session opens or is told to use are its own. */
  readonly isShared?: boolean;
}

/** A tab with its tool. */
export interface Tab {
  readonly page: Page;
  readonly dom: DomPage;
}

/** The page to open: a URL, a text, or a file with the folder that it is served from. */
export type Target =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'file'; readonly folder: string; readonly page: string };

interface DialogAnswer {
  readonly accept: boolean;
  readonly text: string | undefined;
}

/** What happened in the browser that no view of the page shows. */
export interface Note {
  readonly kind: 'console' | 'request' | 'dialog' | 'download';
  readonly text: string;
}

/** A context of a browser for one client: its tabs, and what happened in them. */
export class BrowserSession {
  readonly #context: BrowserContext;
  readonly #options: SessionOptions;
  readonly #tabs = new Map<Page, Promise<Tab>>();
  /** Tabs that are somebody else's. */
  readonly #lent = new Set<Page>();
  readonly notes: Note[] = [];
  #current: Page | null = null;
  #unreported = 0;
  /** How the next dialog is answered; without an answer, questions are held and what is only told is accepted. */
  #dialogAnswer: DialogAnswer | null = null;
  /** A question of the page that waits for its answer; until then the page does nothing. */
  #held: Dialog | null = null;
  #onHeld: (() => void) | null = null;
  /** What a question interrupted. */
  #interrupted: Promise<unknown> | null = null;
  #cookies: NonNullable<SessionOptions['cookies']>;

  private constructor(context: BrowserContext, options: SessionOptions) {
    this.#context = context;
    this.#options = options;
    this.#cookies = options.cookies ?? [];
  }

  /** Begins a session in a context, whose open tabs it takes over unless the context is shared. */
  static async open(context: BrowserContext, options: SessionOptions): Promise<BrowserSession> {
    const session = new BrowserSession(context, options);
    context.setDefaultNavigationTimeout(options.timeouts.navigation);
    const { allowedOrigins } = options;
    if (allowedOrigins !== null)
      await context.route(
        (url) => /^https?:$/.test(url.protocol) && !allowedOrigins.includes(url.origin),
        (route) => route.abort('blockedbyclient'),
      );
    context.on('page', (page) => {
      if (!options.isShared) session.#follow(page).catch(() => undefined);
      else
        void page.opener().then((opener) => {
          if (opener && session.#tabs.has(opener)) return session.#follow(page);
          return undefined;
        });
    });
    if (!options.isShared) await Promise.all(context.pages().map((page) => session.#follow(page)));
    return session;
  }

  /**
   * Uses the tab of a shared context that a person is likely to mean: the last one that shows a page.
   * @throws HostError `no-page` if there is none
   */
  async useOpenTab(): Promise<void> {
    const page = this.#context.pages().findLast((one) => /^(https?|file|data):/.test(one.url()));
    if (!page) throw new HostError('no-page', 'The browser shows no page; say which one to open.');
    this.#lent.add(page);
    await this.#follow(page);
  }

  /** The tab that is looked at; a new one if there is none. */
  async tab(): Promise<Tab> {
    const page = this.#current ?? (await this.#context.newPage());
    return this.#follow(page);
  }

  /** The tabs in the order of their opening. */
  tabs(): readonly Page[] {
    return [...this.#tabs.keys()];
  }

  /** The place of the current tab in `tabs`. */
  get currentIndex(): number {
    return this.#current === null ? -1 : this.tabs().indexOf(this.#current);
  }

  /**
   * Opens an address in the current tab, and waits until the page has settled.
   * @returns what a reader of the page should know: that it was still loading, or came with an error
   * @throws HostError `no-page`
   */
  async goto(url: string): Promise<string[]> {
    return this.open({ kind: 'url', url: addressOf(url) });
  }

  /** Opens an address, or a file with the files beside it. */
  async open(target: Target): Promise<string[]> {
    const name = nameOf(target);
    const url = target.kind === 'url' ? target.url : await serve(this.#context, target);
    const cookies = this.#cookies.map((cookie) => ({ ...cookie, url }));
    this.#cookies = [];
    if (cookies.length > 0) await this.#context.addCookies(cookies);
    const { page } = await this.tab();
    const timeout = this.#options.timeouts.navigation;
    return this.#arrive(name, () => page.goto(url, { waitUntil: 'commit', timeout }));
  }

  /** Goes back or forward in the history, or loads the page again. @throws HostError `no-page` */
  async go(where: 'back' | 'forward' | 'reload'): Promise<string[]> {
    const { page } = await this.tab();
    const options = { waitUntil: 'commit', timeout: this.#options.timeouts.navigation } as const;
    const before = page.url();
    return this.#arrive(page.url(), async () => {
      if (where === 'reload') return page.reload(options);
      const answer = await (where === 'back' ? page.goBack(options) : page.goForward(options));
      if (answer === null && page.url() === before)
        throw new HostError('no-page', `There is no page to go ${where} to.`);
      return answer;
    });
  }

  async #arrive(name: string, go: () => Promise<Response | null>): Promise<string[]> {
    const { dom } = await this.tab();
    const started = Date.now();
    const limit = this.#options.timeouts.navigation;
    const notes: string[] = [];
    try {
      const status = (await go())?.status() ?? 0;
      if (status >= 400) notes.push(`the server answered with status ${status}; this is the page that came with it.`);
    } catch (cause) {
      if (cause instanceof HostError) throw cause;
      throw new HostError('no-page', `${name} did not load: ${reasonOf(cause, limit)}`, { cause });
    }
    const state = await dom.settled(Math.max(1, limit - (Date.now() - started)));
    if (state === 'loaded') return notes;
    const seconds = limit / 1000;
    if (state === 'hanging' && (await dom.stopScripts()))
      notes.push(`a script of the page had not ended after ${seconds} s and was stopped; this is what was there.`);
    else notes.push(`the page was still loading after ${seconds} s; this is what was there by then.`);
    return notes;
  }

  /** Waits for a number of milliseconds, until nothing is requested (`idle`), or until a text shows. */
  async waitFor(until: string): Promise<void> {
    const { dom } = await this.tab();
    const { action: timeout } = this.#options.timeouts;
    if (/^\d+$/.test(until)) return wait(Math.min(Number(until), 600_000));
    if (until === 'idle') return void (await dom.settled(timeout, IDLE_MS));
    const result = await dom.waitFor({ text: until, timeout });
    if (!result.success) throw new HostError('action-failed', `wait: ${result.error ?? 'it did not show'}`);
  }

  /** A picture of the page, with or without the numbers drawn over it. */
  async screenshot({ marks = false, fullPage = false, type = 'png' as 'png' | 'jpeg' } = {}): Promise<Buffer> {
    const { page, dom } = await this.tab();
    if (marks) await dom.showMarks();
    try {
      return await page.screenshot({ fullPage, type });
    } finally {
      if (marks) await dom.hideMarks();
    }
  }

  async newTab(url?: string): Promise<void> {
    await this.#follow(await this.#context.newPage());
    if (url !== undefined) await this.goto(url);
  }

  async selectTab(index: number): Promise<void> {
    this.#current = this.#tabAt(index);
    await this.#current.bringToFront();
  }

  async closeTab(index: number): Promise<void> {
    await this.#tabAt(index).close();
  }

  /** The question of the page that waits for an answer, in words; null if there is none. */
  get question(): string | null {
    return this.#held === null ? null : `${this.#held.type()} ${JSON.stringify(this.#held.message().slice(0, 300))}`;
  }

  /**
   * Does something in the page, and returns early if a question of the page interrupts it.
   * @returns what was done, or undefined if a question was asked meanwhile; `answerDialog` returns it then
   */
  async untilQuestion(work: Promise<unknown>): Promise<unknown> {
    this.#interrupted = work;
    work.catch(() => undefined);
    const asked = new Promise<undefined>((resolve) => (this.#onHeld = () => resolve(undefined)));
    return Promise.race([work, asked]);
  }

  /**
   * Answers the question that waits, or the next one.
   * @returns what the question had interrupted; undefined if none waits
   */
  async answerDialog(accept: boolean, text?: string): Promise<unknown> {
    const dialog = this.#held;
    if (!dialog) {
      this.#dialogAnswer = { accept, text };
      return undefined;
    }
    const work = this.#interrupted ?? Promise.resolve(undefined);
    this.#held = null;
    const next = new Promise<undefined>((resolve) => (this.#onHeld = () => resolve(undefined)));
    await this.#answer(dialog, { accept, text });
    return Promise.race([work, next]);
  }

  /** What happened since the last call, without the console. */
  takeNews(): readonly Note[] {
    const news = this.notes.slice(this.#unreported).filter(({ kind }) => kind === 'dialog' || kind === 'download');
    this.#unreported = this.notes.length;
    return news;
  }

  /** The path of a file that may be uploaded. @throws HostError `usage` for one outside the allowed folders */
  async fileToUpload(name: string): Promise<string> {
    for (const folder of this.#options.folders) {
      const root = await realpath(folder).catch(() => folder);
      // The real path, so that a link does not lead out of the folder.
      const file = await realpath(path.resolve(root, name)).catch(() => null);
      if (file !== null && isInside(file, root)) return file;
    }
    throw new HostError(
      'usage',
      `There is no file "${name}" in the allowed folders: ${this.#options.folders.join(', ')}.`,
    );
  }

  /** Saves a file under a plain name in the folder for output. @returns its path */
  async save(name: string, content: string | Uint8Array): Promise<string> {
    const file = await this.#fileToSave(name);
    await writeFile(file, content);
    return file;
  }

  /** Calls back when the browser closes the context. */
  onClosed(listener: () => void): void {
    this.#context.once('close', listener);
  }

  async close(): Promise<void> {
    await this.#held?.dismiss().catch(() => undefined);
    if (!this.#options.isShared) return this.#context.close().catch(() => undefined);
    const own = this.tabs().filter((page) => !this.#lent.has(page));
    await Promise.all(own.map((page) => page.close().catch(() => undefined)));
    await Promise.all([...this.#lent].map(async (page) => (await this.#tabs.get(page))?.dom.detach()));
  }

  async #fileToSave(name: string): Promise<string> {
    const folder = this.#options.folders[0] ?? process.cwd();
    await mkdir(folder, { recursive: true });
    const base = path.basename(name);
    if (base !== name || base === '' || base.startsWith('.'))
      throw new HostError('usage', `A file is saved under a plain name as page.txt, not "${name}".`);
    return path.join(await realpath(folder), base);
  }

  #tabAt(index: number): Page {
    const page = this.tabs()[index];
    if (page) return page;
    throw new HostError('usage', `There is no tab ${index}; there are ${this.#tabs.size}, counted from 0.`);
  }

  #follow(page: Page): Promise<Tab> {
    let tab = this.#tabs.get(page);
    if (tab) return tab;
    this.#current = page;
    page.on('dialog', (dialog) => void this.#onDialog(dialog));
    page.on('console', (message) => this.#onConsole(message));
    page.on('pageerror', (error) => this.#note('console', `error: ${error.message}`));
    page.on('requestfailed', (request) => this.#onFailed(request));
    page.on('response', (response) => {
      if (response.status() >= 400)
        this.#note('request', `${response.request().method()} ${response.url()}: status ${response.status()}`);
    });
    page.on('download', (download) => void this.#onDownload(download));
    page.on('close', () => {
      this.#tabs.delete(page);
      if (this.#current === page) this.#current = this.tabs().at(-1) ?? null;
      if (this.#held?.page() === page) this.#held = null;
    });
    tab = this.#attach(page);
    tab.catch(() => this.#tabs.delete(page));
    this.#tabs.set(page, tab);
    return tab;
  }

  async #attach(page: Page): Promise<Tab> {
    const { viewport, isShared, timeouts, pageTools } = this.#options;
    if (isShared && viewport) await page.setViewportSize(viewport);
    const dom = await attach(page, { timeout: timeouts.action, isPaused: () => this.#held !== null, pageTools });
    return { page, dom };
  }

  #note(kind: Note['kind'], text: string): void {
    // What a page writes is cut, so that no page can fill the memory of an agent.
    this.notes.push({ kind, text: text.replace(/\s+/g, ' ').slice(0, 500) });
    if (this.notes.length <= MOST_NOTES) return;
    this.notes.shift();
    this.#unreported = Math.max(0, this.#unreported - 1);
  }

  async #onDialog(dialog: Dialog): Promise<void> {
    const { answerDialogs: policy } = this.#options;
    const answer = this.#dialogAnswer ?? (policy === 'ask' ? null : { accept: policy === 'accept', text: undefined });
    this.#dialogAnswer = null;
    const isQuestion = dialog.type() === 'confirm' || dialog.type() === 'prompt';
    if (answer || !isQuestion) return this.#answer(dialog, answer ?? { accept: true, text: undefined });
    this.#held = dialog;
    this.#onHeld?.();
  }

  async #answer(dialog: Dialog, { accept, text }: DialogAnswer): Promise<void> {
    this.#note('dialog', `${dialog.type()} "${dialog.message()}" was ${accept ? 'accepted' : 'dismissed'}`);
    await (accept ? dialog.accept(text) : dialog.dismiss()).catch(() => undefined);
  }

  #onConsole(message: ConsoleMessage): void {
    this.#note('console', `${message.type()}: ${message.text()}`);
  }

  #onFailed(request: Request): void {
    this.#note('request', `${request.method()} ${request.url()}: ${request.failure()?.errorText ?? 'failed'}`);
  }

  async #onDownload(download: Download): Promise<void> {
    const name = path.basename(download.suggestedFilename()).replace(/^\.+/, '') || 'download';
    const saved = await this.#fileToSave(name)
      .then(async (file) => {
        await download.saveAs(file);
        return `saved as ${file}`;
      })
      .catch((error: unknown) => `could not be saved: ${String(error)}`);
    this.#note('download', `${name} was ${saved}`);
  }
}

/** The name of a page for people. */
export const nameOf = (target: Target): string =>
  target.kind === 'url' ? target.url : target.kind === 'file' ? target.page : 'the page';

const isInside = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

/** A whole address. Files and scripts are not opened for a client. @throws HostError `usage` */
function addressOf(text: string): string {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
    ? text
    : `${/^(localhost|127\.)/.test(text) ? 'http' : 'https'}://${text}`;
  if (URL.canParse(address) && /^(https?:|about:blank$|data:)/i.test(address)) return address;
  throw new HostError('usage', `Cannot open "${text}": only http, https and data addresses.`);
}
