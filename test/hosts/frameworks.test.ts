import { execFile } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWithExtension } from './support/browser.ts';
import { startServer } from './support/server.ts';

declare const chrome: {
  tabs: { query(filter: object): Promise<{ id: number; url: string }[]> };
  action: { getBadgeText(details: object): Promise<string> };
};

const frameworks = [
  { name: 'wxt', output: '.output/chrome-mv3' },
  { name: 'plasmo', output: 'build/chrome-mv3-prod' },
];

describe('the examples for extension frameworks', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let profile: string;
  beforeAll(async () => {
    server = await startServer({ '/shop': { body: '<!doctype html><h1>Shop</h1><p>Lamps</p><button>Buy</button>' } });
    profile = await mkdtemp(path.join(tmpdir(), 'domtool-frameworks-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  it.each(frameworks)('build an extension that reads the page it is in: $name', async ({ name, output }) => {
    const folder = path.resolve('examples', name);
    const isInstalled = await access(path.join(folder, 'node_modules', 'domtool')).then(
      () => true,
      () => false,
    );
    if (!isInstalled)
      await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
    await promisify(execFile)('npm', ['run', 'build'], { cwd: folder, maxBuffer: 2 ** 26 });
    const context = await launchWithExtension(path.join(profile, name), path.join(folder, output));
    try {
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      const page = await context.newPage();
      await page.goto(`${server.origin}/shop`);
      // A line about the page, a heading, a paragraph and a button are four lines.
      const badge = async (): Promise<string> => {
        // An extension that was just installed may begin to listen after the page has loaded.
        await page.reload();
        await page.waitForTimeout(500);
        return worker.evaluate(async () => {
          const tabs = await chrome.tabs.query({});
          const tab = tabs.find(({ url }) => url.endsWith('/shop'));
          return tab ? chrome.action.getBadgeText({ tabId: tab.id }) : '';
        });
      };
      await expect.poll(badge).toBe('4');
      expect(await page.evaluate(() => 'DomTool' in window)).toBe(false);
    } finally {
      await context.close();
    }
  });
});
