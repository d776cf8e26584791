import type { BrowserContext, Page } from 'playwright-core';
import { CliError } from '../errors.ts';
import type { Target } from '../target.ts';
import { serveFolder } from './serveFolder.ts';

const loadTimeout = 30_000;
const quietTimeout = 3_000;

/** Goes to the page and waits until it has come to rest. `log` hears of what a reader of the view should know. */
export async function openTarget(page: Page, target: Target, log: (message: string) => void): Promise<void> {
  const url =
    target.kind === 'url'
      ? target.url
      : (await serveFolder(page.context(), target.folder)) + encodeURIComponent(target.page);
  const name = target.kind === 'url' ? target.url : target.page;
  log(`Opening ${name} …`);
  const status = await navigate(page, url, name, log);
  if (status >= 400) log(`Note: the server answered with status ${status}; this is the page that came with it.`);
  await comeToRest(page);
}

async function navigate(page: Page, url: string, name: string, log: (message: string) => void): Promise<number> {
  try {
    return (await page.goto(url, { waitUntil: 'load', timeout: loadTimeout }))?.status() ?? 0;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    if (/timeout/i.test(reason) && (await hasContent(page, url))) {
      log(`Note: the page was still loading after ${loadTimeout / 1000} s; this is what was there by then.`);
      return 0;
    }
    throw new CliError('no-page', `${name} did not load: ${explain(reason)}`, { cause: error });
  }
}

async function hasContent(page: Page, url: string): Promise<boolean> {
  if (page.url() === 'about:blank' || page.url().startsWith('chrome-error:')) return url === 'about:blank';
  return page.evaluate(() => document.body !== null).catch(() => false);
}

/** Chromium's codes for what commonly goes wrong, in words; anything else as the browser said it. */
function explain(reason: string): string {
  const code = /net::(ERR_\w+)/.exec(reason)?.[1];
  const words: Record<string, string> = {
    ERR_NAME_NOT_RESOLVED: 'there is no host of that name',
    ERR_CONNECTION_REFUSED: 'nothing listens there',
    ERR_CONNECTION_TIMED_OUT: 'the host does not answer',
    ERR_INTERNET_DISCONNECTED: 'there is no network',
    ERR_ADDRESS_UNREACHABLE: 'the host cannot be reached',
    ERR_CERT_AUTHORITY_INVALID: "the server's certificate is not trusted",
    ERR_CERT_DATE_INVALID: "the server's certificate has expired",
    ERR_TOO_MANY_REDIRECTS: 'it redirects without end',
    ERR_EMPTY_RESPONSE: 'the server answered nothing',
    ERR_ABORTED: 'it is not a page to look at, but something to download',
  };
  if (code !== undefined) return `${words[code] ?? 'the browser reports an error'} (${code}).`;
  if (/Download is starting/.test(reason)) return 'it is not a page to look at, but something to download.';
  if (/timeout/i.test(reason)) return `no answer within ${loadTimeout / 1000} s.`;
  return reason.replace(/^page\.goto: /, '');
}

/** Many pages fill themselves after loading; some never stop, so this waits a moment and no longer. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('load', { timeout: loadTimeout }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: quietTimeout }).catch(() => undefined);
}

/** The tab of a running browser that a person would mean: the last one that shows a page. */
export function openTab(contexts: readonly BrowserContext[]): Page {
  const pages = contexts
    .flatMap((context) => context.pages())
    .filter((page) => /^(https?|file|data):/.test(page.url()));
  const page = pages.at(-1);
  if (page) return page;
  throw new CliError('no-page', 'The browser shows no page; say which one to open.');
}
