import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromiumArguments } from '../browsers/engines.ts';
import { loadPlaywright, type Playwright } from '../browsers/playwright.ts';
import { provideBrowser } from '../browsers/provide.ts';
import type { Command } from '../arguments.ts';
import { CliError } from '../errors.ts';
import { openTab } from './open.ts';

export interface OpenBrowser {
  readonly page: Page;
  /** Ends what was begun: a browser that was started is closed, one that ran before goes on. */
  close(): Promise<void>;
}

const defaultViewport = { width: 1280, height: 800 };

export type BrowserWishes = Pick<Command, 'connect' | 'viewport'> & { readonly newTab: boolean };

/** A browser with a tab for the page: a running one that is connected to, or a new one. */
export async function openBrowser(wishes: BrowserWishes, log: (message: string) => void): Promise<OpenBrowser> {
  const playwright = await loadPlaywright();
  if (wishes.connect !== null) return connect(playwright, wishes.connect, wishes, log);
  const { executablePath, source } = await provideBrowser('chromium', log);
  log(`Browser: ${executablePath} (${source})`);
  const browser = await launch(playwright, executablePath, log);
  const page = await browser.newPage({ viewport: wishes.viewport ?? defaultViewport });
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
      log('Note: this system lets the browser set up no sandbox; it runs without one.');
      return start(false);
    });
  } catch (cause) {
    throw new CliError('no-browser', `${executablePath} did not start: ${firstLines(cause)}`, { cause });
  }
}

async function connect(
  playwright: Playwright,
  endpoint: string,
  wishes: BrowserWishes,
  log: (message: string) => void,
): Promise<OpenBrowser> {
  log(`Connecting to ${endpoint} …`);
  const browser = await playwright.chromium.connectOverCDP(endpoint, { timeout: 30_000 }).catch((cause: unknown) => {
    throw new CliError('no-browser', `No browser answers at ${endpoint}: ${firstLines(cause)}`, { cause });
  });
  try {
    const page = await tabOf(browser, wishes.newTab);
    if (wishes.viewport) await page.setViewportSize(wishes.viewport);
    return {
      page,
      close: async () => {
        if (wishes.newTab) await page.close();
        await browser.close();
      },
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** A new tab shares the cookies of the running browser: whoever connects to it wants to be who is logged in there. */
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
