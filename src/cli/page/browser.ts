import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromiumArguments } from '../../host/browsers/engines.ts';
import { loadPlaywright, provideBrowser, type Playwright } from '../../host/browsers/provide.ts';
import type { Command } from '../arguments.ts';
import { HostError } from '../../host/HostError.ts';
import { openTab } from './open.ts';

export interface OpenBrowser {
  readonly page: Page;
  /** Closes a browser that was launched; leaves a browser that was already running open. */
  close(): Promise<void>;
}

const defaultViewport = { width: 1280, height: 800 };

export type BrowserOptions = Pick<Command, 'connect' | 'viewport'> & { readonly newTab: boolean };

/**
 * Opens a tab in a browser that is already running (`connect`) or in a new one.
 * @throws HostError `no-browser` if no browser is found, starts or answers.
 */
export async function openBrowser(options: BrowserOptions, log: (message: string) => void): Promise<OpenBrowser> {
  const playwright = await loadPlaywright();
  if (options.connect !== null) return connect(playwright, options.connect, options, log);
  const { executablePath, source } = await provideBrowser('chromium', log);
  log(`Browser: ${executablePath} (${source})`);
  const browser = await launch(playwright, executablePath, log);
  const page = await browser.newPage({ viewport: options.viewport ?? defaultViewport });
  return { page, close: () => browser.close() };
}

async function launch(
  { chromium }: Playwright,
  executablePath: string,
  log: (message: string) => void,
): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const start = (chromiumSandbox: boolean) =>
    chromium.launch({ executablePath, chromiumSandbox, args: [...chromiumArguments] });
  try {
    return await start(!isRoot).catch((error: unknown) => {
      if (isRoot || !/sandbox/i.test(String(error))) throw error;
      log('Note: this system does not let the browser set up a sandbox; the browser runs without one.');
      return start(false);
    });
  } catch (cause) {
    throw new HostError('no-browser', `${executablePath} did not start: ${firstLines(cause)}`, { cause });
  }
}

async function connect(
  playwright: Playwright,
  endpoint: string,
  options: BrowserOptions,
  log: (message: string) => void,
): Promise<OpenBrowser> {
  log(`Connecting to ${endpoint} …`);
  const browser = await playwright.chromium.connectOverCDP(endpoint, { timeout: 30_000 }).catch((cause: unknown) => {
    throw new HostError('no-browser', `No browser answers at ${endpoint}: ${firstLines(cause)}`, { cause });
  });
  try {
    const page = await tabOf(browser, options.newTab);
    if (options.viewport) await page.setViewportSize(options.viewport);
    return {
      page,
      close: async () => {
        if (options.newTab) await page.close();
        await browser.close();
      },
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** A new tab opens in the existing context, so that it has the cookies of whoever is logged in there. */
async function tabOf(browser: Browser, newTab: boolean): Promise<Page> {
  if (!newTab) return openTab(browser.contexts());
  const context: BrowserContext = browser.contexts()[0] ?? (await browser.newContext());
  return context.newPage();
}

function firstLines(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message
    .replace(/^[\w.]+: /, '')
    .split('\n')
    .slice(0, 3)
    .join(' ')
    .trim();
}
