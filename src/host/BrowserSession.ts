import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Dialog, Download, Page, Request, Response } from 'playwright-core';
import type { DomPage } from './DomPage.ts';
import { HostError, messageOf } from './HostError.ts';
import { readyStateOf, SILENT_MS, type Settled } from './PageWatch.ts';
import { attach } from './playwright.ts';
import { serve } from './serveFiles.ts';
import { Turns, unlessAborted } from './Turns.ts';
import { reasonOf } from './loadErrors.ts';
import { addressOf, nameOf, type Target } from './Target.ts';
import type { DialogPolicy } from './commandLineOptions.ts';

/** The number of notes that a session keeps: the latest console messages, requests, dialogs and downloads. */
const MAX_NOTES = 200;
/** How long no request may be under way before a page counts as idle, in milliseconds. */
const IDLE_MS = 500;

export interface SessionOptions {
  /** The folders from which files may be uploaded; files are saved in the first one. */
  readonly folders: readonly string[];
  /** The origins that the browser may request, such as `https://example.com`; null allows all. */
  readonly allowedOrigins: readonly string[] | null;
  /** The longest time that an action and a navigation may take, in milliseconds. */
  readonly timeouts: { readonly action: number; readonly navigation: number };
  /** True if the tools that pages offer are shown and may be called. */
  readonly pageTools: boolean;
  /** Says whether a dialog waits for an answer, or is accepted or dismissed at once and reported. */
  readonly answerDialogs: DialogPolicy;
  /** How the user of this host answers a question of the page, as a message names it. */
  readonly howToAnswer: string;
  /** The cookies for the page that is opened first. */
  readonly cookies?: readonly { readonly name: string; readonly value: string }[];
  /** The size of the tabs of a shared context; null leaves them as they are. */
  readonly viewport?: { readonly width: number; readonly height: number } | null;
  /** True if the context belongs to someone else. The session then uses only tabs that it opens or is told to use. */
  readonly isShared?: boolean;
}

/** An open tab with the DomTool of its page. */
export interface Tab {
  readonly page: Page;
  readonly dom: DomPage;
}

interface DialogAnswer {
  readonly accept: boolean;
  readonly text: string | undefined;
}

/** An event in the browser that no view of the page shows. */
export interface Note {
  readonly kind: 'console' | 'request' | 'dialog' | 'download';
  readonly text: string;
}

/** The session of one client: the tabs of a browser context, and notes on what happened in them. */
export class BrowserSession {
  readonly #context: BrowserContext;
  readonly #options: SessionOptions;
  readonly #tabs = new Map<Page, Promise<Tab>>();
  /** The tabs that belong to someone else. They stay open when the session ends. */
  readonly #borrowedTabs = new Set<Page>();
  /** The tabs whose page has crashed. They show nothing and can go nowhere, so a navigation replaces them. */
  readonly #crashedTabs = new Set<Page>();
  readonly notes: Note[] = [];
  #current: Page | null = null;
  #unreported = 0;
  /**
   * The answer for the next dialog. Without one, `confirm` and `prompt` wait for an answer; other dialogs are accepted.
   */
  #dialogAnswer: DialogAnswer | null = null;
  /** The dialog that waits for an answer. The page is blocked until then. */
  #openDialog: Dialog | null = null;
  /** Resolves when the latest dialog that waited for an answer no longer waits. */
  #pause: Promise<void> = Promise.resolve();
  #endPause: () => void = () => undefined;
  #onDialogOpened: (() => void) | null = null;
  #onCrash: ((error: HostError) => void) | null = null;
  /** Calls are run one after another, so that a dialog or a crash interrupts only one. */
  readonly #turns = new Turns();
  /** The call that is running in the page. */
  #running: Promise<unknown> | null = null;
  /** The call that the open dialog interrupted. */
  #interrupted: Promise<unknown> | null = null;
  #cookies: NonNullable<SessionOptions['cookies']>;

  private constructor(context: BrowserContext, options: SessionOptions) {
    this.#context = context;
    this.#options = options;
    this.#cookies = options.cookies ?? [];
  }

  /** Begins a session in a context. It takes over the context's open tabs, unless the context is shared. */
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
      if (!options.isShared) session.#useTab(page).catch(() => undefined);
      else
        void page.opener().then((opener) => {
          if (opener && session.#tabs.has(opener)) return session.#useTab(page);
          return undefined;
        });
    });
    if (!options.isShared) await Promise.all(context.pages().map((page) => session.#useTab(page)));
    return session;
  }

  /**
   * Uses the last tab of a shared context that shows a page, which is probably the one that the person means.
   * @throws HostError `no-page` if there is none
   */
  async useOpenTab(): Promise<void> {
    const page = this.#context.pages().findLast((one) => /^(https?|file|data):/.test(one.url()));
    if (!page) throw new HostError('no-page', 'The browser shows no page; say which one to open.');
    this.#borrowedTabs.add(page);
    await this.#useTab(page);
  }

  /** Returns the current tab, or opens one if there is none. @throws HostError `no-page` if its page has crashed */
  async tab(): Promise<Tab> {
    const page = this.#current;
    if (page && this.hasCrashed(page)) throw crashOf(page);
    return this.#useTab(page ?? (await this.#context.newPage()));
  }

  /** Returns whether the page of a tab has crashed. */
  hasCrashed(page: Page): boolean {
    return this.#crashedTabs.has(page);
  }

  /** Returns the tabs in the order in which they were opened. */
  tabs(): readonly Page[] {
    return [...this.#tabs.keys()];
  }

  /** The index of the current tab in `tabs()`, or -1. */
  get currentIndex(): number {
    return this.#current === null ? -1 : this.tabs().indexOf(this.#current);
  }

  /**
   * Opens an address in the current tab, and waits until the page has settled.
   * @returns notes for a reader of the page, for instance that it was still loading or that the server reported an
   *   error
   * @throws HostError `no-page` if the page did not load
   */
  async goto(url: string): Promise<string[]> {
    return this.open({ kind: 'url', url: addressOf(url) });
  }

  /** Opens a page, with the files beside it if it is a file. Returns notes and throws as `goto` does. */
  async open(target: Target): Promise<string[]> {
    const name = nameOf(target);
    const url = target.kind === 'url' ? target.url : await serve(this.#context, target);
    const cookies = this.#cookies.map((cookie) => ({ ...cookie, url }));
    this.#cookies = [];
    if (cookies.length > 0)
      await this.#context.addCookies(cookies).catch((cause: unknown) => {
        throw new HostError('usage', `${name} cannot have cookies: ${messageOf(cause).replace(/^[\w.]+: /, '')}.`, {
          cause,
        });
      });
    const { page } = await this.#intactTab();
    const timeout = this.#options.timeouts.navigation;
    return this.#navigate(name, () => page.goto(url, { waitUntil: 'commit', timeout }));
  }

  /** Goes back or forward in the history, or reloads the page. @throws HostError `no-page` */
  async go(direction: 'back' | 'forward' | 'reload'): Promise<string[]> {
    const crashed = this.#current;
    if (direction === 'reload' && crashed && this.hasCrashed(crashed))
      return this.open({ kind: 'url', url: crashed.url() });
    const { page } = await this.tab();
    const options = { waitUntil: 'commit', timeout: this.#options.timeouts.navigation } as const;
    const before = page.url();
    const name = direction === 'reload' ? page.url() : `The ${direction === 'back' ? 'previous' : 'next'} page`;
    return this.#navigate(name, async () => {
      if (direction === 'reload') return page.reload(options);
      const answer = await (direction === 'back' ? page.goBack(options) : page.goForward(options));
      if (answer === null && page.url() === before)
        throw new HostError('no-page', `There is no page to go ${direction} to.`);
      return answer;
    });
  }

  async #navigate(name: string, start: () => Promise<Response | null>): Promise<string[]> {
    const tab = await this.tab();
    await stopHangingScript(tab);
    const started = Date.now();
    const limit = this.#options.timeouts.navigation;
    const notes: string[] = [];
    try {
      const answer = await start();
      const status = answer?.status() ?? 0;
      if (status >= 400) notes.push(`the server answered with status ${status}; this is the page that came with it.`);
      if (status === 401) notes.push('the server asks for a name and password (--http-auth).');
      if (/^application\/pdf\b/i.test(answer?.headers()['content-type'] ?? ''))
        notes.push('it is a PDF file, whose text cannot be read in the browser.');
    } catch (cause) {
      if (cause instanceof HostError) throw cause;
      throw new HostError('no-page', `${name} did not load: ${reasonOf(cause, limit)}`, { cause });
    }
    const state = await this.#settled(tab, Math.max(1, limit - (Date.now() - started)));
    if (state === 'loaded') return notes;
    const seconds = limit / 1000;
    if (state === 'hanging' && (await tab.dom.stopScripts()))
      notes.push(`a script of the page had not ended after ${seconds} s and was stopped; this is what was there.`);
    else notes.push(`the page was still loading after ${seconds} s; this is what was there by then.`);
    return notes;
  }

  /** Waits until the page has settled. The limit begins again when a question of the page has been answered. */
  async #settled({ dom }: Tab, limit: number): Promise<Settled> {
    for (let left = limit; ; left = this.#options.timeouts.navigation) {
      const pause = this.#pause;
      const state = await dom.settled(left);
      if (state === 'loaded' || this.#pause === pause) return state;
      await this.#pause;
    }
  }

  /** Returns the current tab. If its page has crashed, a new tab takes its place. */
  async #intactTab(): Promise<Tab> {
    const page = this.#current;
    if (!page || !this.hasCrashed(page)) return this.tab();
    const tab = await this.#useTab(await this.#context.newPage());
    if (!this.#borrowedTabs.has(page)) await page.close();
    return tab;
  }

  /** Waits for a number of milliseconds, until no request is under way (`idle`), or until a text appears. */
  async waitFor(until: string, timeout = this.#options.timeouts.action): Promise<void> {
    const { dom } = await this.tab();
    if (/^\d+$/.test(until)) return wait(Math.min(Number(until), 600_000));
    if (until === 'idle') return void (await dom.settled(timeout, IDLE_MS));
    const result = await dom.waitFor({ text: until, timeout });
    if (!result.success) throw new HostError('action-failed', `wait: ${result.error ?? 'the text did not appear'}`);
  }

  /** Takes a screenshot of the page; with `marks`, the numbers of the elements are drawn over it. */
  async screenshot({ marks = false, fullPage = false, type = 'png' as 'png' | 'jpeg' } = {}): Promise<Buffer> {
    const { page, dom } = await this.tab();
    try {
      if (marks) await dom.showMarks();
      return await page.screenshot({ fullPage, type });
    } finally {
      if (marks) await dom.hideMarks();
    }
  }

  async newTab(url?: string): Promise<void> {
    await this.#useTab(await this.#context.newPage());
    if (url !== undefined) await this.goto(url);
  }

  async selectTab(index: number): Promise<void> {
    this.#current = this.#tabAt(index);
    if (!this.hasCrashed(this.#current)) await this.#current.bringToFront();
  }

  async closeTab(index: number): Promise<void> {
    await this.#tabAt(index).close();
  }

  /** A sentence that tells which dialog waits for an answer and how to give it, or null. */
  get question(): string | null {
    if (this.#openDialog === null) return null;
    const asked = `${this.#openDialog.type()} ${JSON.stringify(this.#openDialog.message().slice(0, 300))}`;
    return `The page asks: ${asked}. It does nothing until the question is answered (${this.#options.howToAnswer}).`;
  }

  /**
   * Runs a call after those before it. If the signal aborts, a call that waits for its turn is not begun, and one that
   * runs ends at once, and what it still waits for in a page is not done any more.
   */
  inTurn<T>(call: () => Promise<T>, signal = new AbortController().signal): Promise<T> {
    const cancel = (): void => {
      for (const tab of this.#tabs.values()) void tab.then(({ dom }) => dom.cancel()).catch(() => undefined);
    };
    return this.#turns.take(() => unlessAborted(call(), signal, cancel), signal);
  }

  /**
   * Waits for a call in the page, and returns early if a dialog interrupts it.
   * @returns the result of the call, or undefined if a dialog opened meanwhile; `answerDialog` returns the result then
   * @throws HostError `no-page` if the page crashed meanwhile
   */
  untilQuestion<T>(work: Promise<T>): Promise<T | undefined> {
    this.#running = work;
    const end = (): void => void (this.#running === work && (this.#running = null));
    work.then(end, end);
    return Promise.race([work, this.#interruption()]);
  }

  /**
   * Answers the dialog that waits, or sets the answer for the next one.
   * @returns the result of the call that the dialog had interrupted; undefined if no dialog waits
   */
  async answerDialog(accept: boolean, text?: string): Promise<unknown> {
    const dialog = this.#openDialog;
    if (!dialog) {
      this.#dialogAnswer = { accept, text };
      return undefined;
    }
    const work = this.#interrupted ?? Promise.resolve(undefined);
    this.#endQuestion();
    const [result] = await Promise.all([this.untilQuestion(work), this.#answer(dialog, { accept, text })]);
    return result;
  }

  /** Resolves when a dialog opens that waits for an answer, and rejects when the current page crashes. */
  #interruption(): Promise<undefined> {
    const interruption = new Promise<undefined>((resolve, reject) => {
      this.#onDialogOpened = () => resolve(undefined);
      this.#onCrash = reject;
    });
    interruption.catch(() => undefined);
    return interruption;
  }

  /** Returns the dialogs and downloads since the last call. */
  takeNews(): readonly Note[] {
    const news = this.notes.slice(this.#unreported).filter(({ kind }) => kind === 'dialog' || kind === 'download');
    this.#unreported = this.notes.length;
    return news;
  }

  /** Returns the path of a file that may be uploaded. @throws HostError `usage` for one outside the allowed folders */
  async fileToUpload(name: string): Promise<string> {
    for (const folder of this.#options.folders) {
      const root = await realpath(folder).catch(() => folder);
      // Resolves links, so that none leads out of the folder.
      const file = await realpath(path.resolve(root, name)).catch(() => null);
      if (file !== null && isInside(file, root)) return file;
    }
    throw new HostError(
      'usage',
      `There is no file "${name}" in the allowed folders: ${this.#options.folders.join(', ')}.`,
    );
  }

  /** Saves a file under a name without a folder, in the folder for output. @returns its path */
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
    await this.#openDialog?.dismiss().catch(() => undefined);
    if (!this.#options.isShared) return this.#context.close().catch(() => undefined);
    const own = this.tabs().filter((page) => !this.#borrowedTabs.has(page));
    await Promise.all(own.map((page) => page.close().catch(() => undefined)));
    await Promise.all([...this.#borrowedTabs].map(async (page) => (await this.#tabs.get(page))?.dom.detach()));
  }

  async #fileToSave(name: string): Promise<string> {
    const folder = this.#options.folders[0] ?? process.cwd();
    await mkdir(folder, { recursive: true });
    const base = path.basename(name);
    if (base !== name || base === '' || base.startsWith('.'))
      throw new HostError('usage', `The name of a file to save must have no folder, such as page.txt; not "${name}".`);
    return path.join(await realpath(folder), base);
  }

  #tabAt(index: number): Page {
    const page = this.tabs()[index];
    if (page) return page;
    throw new HostError('usage', `There is no tab ${index}; there are ${this.#tabs.size}, counted from 0.`);
  }

  #useTab(page: Page): Promise<Tab> {
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
      this.#crashedTabs.delete(page);
      if (this.#current === page) this.#current = this.tabs().at(-1) ?? null;
      if (this.#openDialog?.page() === page) this.#endQuestion();
    });
    page.on('crash', () => {
      this.#crashedTabs.add(page);
      if (this.#openDialog?.page() === page) this.#endQuestion();
      if (this.#current === page) this.#onCrash?.(crashOf(page));
    });
    tab = this.#attach(page);
    tab.catch(() => this.#tabs.delete(page));
    this.#tabs.set(page, tab);
    return tab;
  }

  async #attach(page: Page): Promise<Tab> {
    const { viewport, isShared, timeouts, pageTools } = this.#options;
    if (isShared && viewport) await page.setViewportSize(viewport);
    const dom = await attach(page, { timeout: timeouts.action, isPaused: () => this.#openDialog !== null, pageTools });
    return { page, dom };
  }

  #note(kind: Note['kind'], text: string): void {
    // Limits the length of the text, so that no page can fill the memory of an agent.
    this.notes.push({ kind, text: text.replace(/\s+/g, ' ').slice(0, 500) });
    if (this.notes.length <= MAX_NOTES) return;
    this.notes.shift();
    this.#unreported = Math.max(0, this.#unreported - 1);
  }

  async #onDialog(dialog: Dialog): Promise<void> {
    const { answerDialogs: policy } = this.#options;
    const answer = this.#dialogAnswer ?? (policy === 'ask' ? null : { accept: policy === 'accept', text: undefined });
    this.#dialogAnswer = null;
    const isQuestion = dialog.type() === 'confirm' || dialog.type() === 'prompt';
    if (answer || !isQuestion) return this.#answer(dialog, answer ?? { accept: true, text: undefined });
    this.#openDialog = dialog;
    this.#interrupted = this.#running;
    this.#pause = new Promise((resolve) => (this.#endPause = resolve));
    this.#onDialogOpened?.();
  }

  #endQuestion(): void {
    this.#openDialog = null;
    this.#endPause();
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

const crashOf = (page: Page): HostError =>
  new HostError('no-page', `The page ${page.url()} crashed. Load it again, or open another one.`);

/** Stops a script that does not end, because its page could not be left otherwise. */
async function stopHangingScript({ page, dom }: Tab): Promise<void> {
  if ((await readyStateOf(page, SILENT_MS)) === null) await dom.stopScripts();
}

const isInside = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);
