import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, ConsoleMessage, Dialog, Download, Page, Request } from 'playwright-core';
import type { DomPage } from './DomPage.ts';
import { HostError } from './HostError.ts';
import { attach } from './playwright.ts';

/** How many messages, requests, dialogs and downloads are remembered, the latest ones. */
const MOST_NOTES = 200;

export interface SessionOptions {
  /** The folders that files may be uploaded from and are saved in; the first one is for what is saved. */
  readonly folders: readonly string[];
  /** Origins that the browser may request, as `https://example.com`; null allows all. */
  readonly allowedOrigins: readonly string[] | null;
  /** How long an action and a navigation may take, in milliseconds. */
  readonly timeouts: { readonly action: number; readonly navigation: number };
}

/** A tab with its tool. */
export interface Tab {
  readonly page: Page;
  readonly dom: DomPage;
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
  readonly notes: Note[] = [];
  #current: Page | null = null;
  #unreported = 0;
  /** How the next dialogs are answered; null dismisses questions and accepts what is only told. */
  #dialogAnswer: { readonly accept: boolean; readonly text: string | undefined } | null = null;

  private constructor(context: BrowserContext, options: SessionOptions) {
    this.#context = context;
    this.#options = options;
  }

  /** Begins a session in a context, whose open tabs it takes over. */
  static async open(context: BrowserContext, options: SessionOptions): Promise<BrowserSession> {
    const session = new BrowserSession(context, options);
    context.setDefaultNavigationTimeout(options.timeouts.navigation);
    const { allowedOrigins } = options;
    if (allowedOrigins !== null)
      await context.route(
        (url) => /^https?:$/.test(url.protocol) && !allowedOrigins.includes(url.origin),
        (route) => route.abort('blockedbyclient'),
      );
    context.on('page', (page) => void session.#follow(page));
    await Promise.all(context.pages().map((page) => session.#follow(page)));
    return session;
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

  /** Opens an address in the current tab, and waits until the page has settled. @throws HostError `no-page` */
  async goto(url: string): Promise<void> {
    const address = addressOf(url);
    const { page, dom } = await this.tab();
    try {
      await page.goto(address, { waitUntil: 'commit' });
    } catch (cause) {
      const reason = (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
      if (/Download is starting/.test(reason)) return;
      throw new HostError('no-page', `${address} did not load: ${reason.replace(/^page\.goto: /, '')}`, { cause });
    }
    await dom.settled();
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

  answerDialogs(accept: boolean, text?: string): void {
    this.#dialogAnswer = { accept, text };
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

  async close(): Promise<void> {
    await this.#context.close().catch(() => undefined);
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
    });
    tab = attach(page, { timeout: this.#options.timeouts.action }).then((dom) => ({ page, dom }));
    tab.catch(() => this.#tabs.delete(page));
    this.#tabs.set(page, tab);
    return tab;
  }

  #note(kind: Note['kind'], text: string): void {
    // What a page writes is cut, so that no page can fill the memory of an agent.
    this.notes.push({ kind, text: text.replace(/\s+/g, ' ').slice(0, 500) });
    if (this.notes.length <= MOST_NOTES) return;
    this.notes.shift();
    this.#unreported = Math.max(0, this.#unreported - 1);
  }

  async #onDialog(dialog: Dialog): Promise<void> {
    const isTold = dialog.type() === 'alert' || dialog.type() === 'beforeunload';
    const { accept, text } = this.#dialogAnswer ?? { accept: isTold, text: undefined };
    this.#dialogAnswer = null;
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

const isInside = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

/** A whole address. Files and scripts are not opened for a client. @throws HostError `usage` */
function addressOf(text: string): string {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
    ? text
    : `${/^(localhost|127\.)/.test(text) ? 'http' : 'https'}://${text}`;
  if (URL.canParse(address) && /^(https?:|about:blank$|data:)/i.test(address)) return address;
  throw new HostError('usage', `Cannot open "${text}": only http, https and data addresses.`);
}
