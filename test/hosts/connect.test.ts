import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser, type RunningBrowser } from './support/browser.ts';
import { cli } from './support/cli.ts';
import { startServer } from './support/server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let browser: RunningBrowser;
beforeAll(async () => {
  server = await startServer({
    '/open': {
      headers: { 'set-cookie': 'user=ann; Path=/' },
      body: '<!doctype html><title>Open</title><h1>The open tab</h1><button>A button</button>',
    },
    '/other': {
      body: '<!doctype html><h1></h1><script>document.querySelector("h1").textContent = "Cookie: " + document.cookie</script>',
    },
  });
  browser = await startBrowser(`${server.origin}/open`);
});
afterAll(async () => {
  await browser.stop();
  await server.stop();
});

/** Returns the tabs of the running browser, as the browser lists them. */
async function tabs(): Promise<string[]> {
  const connection = await chromium.connectOverCDP(browser.endpoint);
  const urls = connection
    .contexts()
    .flatMap((context) => context.pages())
    .map((page) => page.url());
  await connection.close();
  return urls;
}

describe('domtool --connect', () => {
  it('prints the open tab if no page is named, and leaves the tab as it was', async () => {
    const { status, stdout, stderr } = await cli(['--connect', browser.endpoint]);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stdout).toMatch(/^# The open tab$/m);
    expect(await tabs()).toEqual([`${server.origin}/open`]);
    expect(browser.process.exitCode).toBe(null);
  });

  it('opens a named page in a new tab with the browser’s cookies, and closes that tab', async () => {
    const { status, stdout } = await cli(['--connect', browser.endpoint, `${server.origin}/other`]);
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('# Cookie: user=ann') });
    expect(await tabs()).toEqual([`${server.origin}/open`]);
  });

  it('accepts the address of the WebSocket', async () => {
    const response = await fetch(`${browser.endpoint}/json/version`);
    const { webSocketDebuggerUrl } = (await response.json()) as { webSocketDebuggerUrl: string };
    expect(await cli(['--connect', webSocketDebuggerUrl])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('# The open tab'),
    });
  });

  it('plays the sample shop, whose files the browser itself need not reach', async () => {
    expect(await cli(['demo', '--connect', browser.endpoint])).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('one lamp is in the basket'),
    });
  });
});
