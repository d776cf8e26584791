import type { BrowserContext, Page } from 'playwright-core';
import { HostError } from '../../host/HostError.ts';
import type { Target } from '../pageTarget.ts';
import { serveFolder } from './serveFolder.ts';

const loadTimeout = 30_000;
const quietTimeout = 3_000;

/**
 * Opens the page and waits until it has settled. `log` receives what a reader of the view should know.
 * @throws HostError `no-page` if the page does not load.
 */
export async function openTarget(page: Page, target: Target, log: (message: string) => void): Promise<void> {
  const url =
    target.kind === 'url'
      ? target.url
      : (await serveFolder(page.context(), target.folder)) + encodeURIComponent(target.page);
  const name = target.kind === 'url' ? target.url : target.page;
  log(`Opening ${name} …`);
  const status = await navigate(page, url, name, log);
  if (status >= 400) log(`Note: the server answered with status ${status}; the view shows the page that came with it.`);
  await settled(page);
}

async function navigate(page: Page, url: string, name: string, log: (message: string) => void): Promise<number> {
  try {
    return (await page.goto(url, { waitUntil: 'load', timeout: loadTimeout }))?.status() ?? 0;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    if (/timeout/i.test(reason) && (await hasContent(page, url))) {
      log(`Note: the page was still loading after ${loadTimeout / 1000} s; the view shows what was there by then.`);
      return 0;
    }
    throw new HostError('no-page', `${name} did not load: ${explain(reason)}`, { cause: error });
  }
}

async function hasContent(page: Page, url: string): Promise<boolean> {
  if (page.url() === 'about:blank' || page.url().startsWith('chrome-error:')) return url === 'about:blank';
  return page.evaluate(() => document.body !== null).catch(() => false);
}

/** Puts Chromium's common error codes into words; returns any other message as it is. */
function explain(reason: string): string {
  const code = /net::(ERR_\w+)/.exec(reason)?.[1];
  const words: Record<string, string> = {
    ERR_NAME_NOT_RESOLVED: 'there is no host of that name',
    ERR_CONNECTION_REFUSED: 'nothing listens at that address',
    ERR_CONNECTION_TIMED_OUT: 'the host does not answer',
    ERR_INTERNET_DISCONNECTED: 'there is no network',
    ERR_ADDRESS_UNREACHABLE: 'the host cannot be reached',
    ERR_CERT_AUTHORITY_INVALID: "the server's certificate is not trusted",
    ERR_CERT_DATE_INVALID: "the server's certificate has expired",
    ERR_TOO_MANY_REDIRECTS: 'it redirects in a circle',
    ERR_EMPTY_RESPONSE: 'the server sent an empty answer',
    ERR_ABORTED: 'it is a download, not a page',
  };
  if (code !== undefined) return `${words[code] ?? 'the browser reports an error'} (${code}).`;
  if (/Download is starting/.test(reason)) return 'it is a download, not a page.';
  if (/timeout/i.test(reason)) return `no answer within ${loadTimeout / 1000} s.`;
  return reason.replace(/^page\.goto: /, '');
}

/** Waits a moment for content that the page loads late; no longer, because some pages never stop loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load', { timeout: loadTimeout }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: quietTimeout }).catch(() => undefined);
}

/**
 * Chooses the tab of a running browser that a person is likely to mean: the last one that shows a page.
 * @throws HostError `no-page` if there is none.
 */
export function openTab(contexts: readonly BrowserContext[]): Page {
  const pages = contexts
    .flatMap((context) => context.pages())
    .filter((page) => /^(https?|file|data):/.test(page.url()));
  const page = pages.at(-1);
  if (page) return page;
  throw new HostError('no-page', 'The browser shows no page; say which one to open.');
}
