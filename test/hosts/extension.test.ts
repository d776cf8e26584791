import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExtension } from '../../examples/extension/build.mjs';
import { launchWithExtension } from './support/browser.ts';
import { startServer } from './support/server.ts';

const SHOP = `<!doctype html><title>Shop</title><h1>Shop</h1>
<button id=plain onclick="document.title = 'Pressed'">Press</button>
<label>Mail <input id=mail></label>
<div id=listens>Only a listener</div>
<div id=closed></div>
<script>
document.getElementById('listens').addEventListener('click', () => { document.title = 'Heard'; });
const root = document.getElementById('closed').attachShadow({ mode: 'closed' });
const inner = document.createElement('button');
inner.textContent = 'Inside';
inner.addEventListener('click', () => { document.title = 'Inner'; });
root.append(inner);
</script>`;
const CSP = {
  'content-security-policy':
    "default-src 'none'; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

/** The extension's worker, as the tests use it. */
interface Reply {
  success: boolean;
  data?: any;
  error?: string;
  code?: string;
}
declare const chrome: {
  runtime: { onMessage: { addListener(listener: (message: any, sender: { frameId?: number }) => void): void } };
  tabs: {
    query(filter: object): Promise<{ id: number; url: string }[]>;
    sendMessage(id: number, message: object, options?: object): Promise<Reply>;
    connect(id: number, options: object): any;
  };
  action: { getBadgeText(details: object): Promise<string> };
};

let folder: string;
let server: Awaited<ReturnType<typeof startServer>>;
let context: BrowserContext;
let worker: Worker;
let id: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'domtool-extension-'));
  const extension = path.join(folder, 'extension');
  await buildExtension(extension);
  const pages: Record<string, object> = {
    '/shop': { body: SHOP },
    '/strict': { headers: CSP, body: '<!doctype html><title>Strict</title><h1>Strict</h1><button>Buy</button>' },
    '/inner': { body: '<!doctype html><title>Inner</title><button>In the frame</button>' },
  };
  server = await startServer(pages);
  pages['/frames'] = {
    body: `<!doctype html><title>Frames</title><button>Outside</button><iframe src="${server.origin.replace('127.0.0.1', 'localhost')}/inner"></iframe>`,
  };
  context = await launchWithExtension(path.join(folder, 'profile'), extension);
  worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 30_000 }));
  id = new URL(worker.url()).host;
});
afterAll(async () => {
  await context?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

async function open(at: string): Promise<{ page: Page; tab: number }> {
  const page = await context.newPage();
  const url = server.origin + at;
  await page.goto(url);
  const tab = await worker.evaluate(
    async (wanted) => (await chrome.tabs.query({})).filter((one) => one.url === wanted).at(-1)?.id ?? -1,
    url,
  );
  return { page, tab };
}
const send = (tab: number, message: object, options: object = { frameId: 0 }): Promise<Reply> =>
  worker.evaluate(([to, what, how]) => chrome.tabs.sendMessage(to, what, how), [tab, message, options] as const);
const command = (tab: number, name: string, args: object = {}, options?: object): Promise<Reply> =>
  send(tab, { type: 'TAB_COMMAND', payload: { command: name, args } }, options);
/** Returns the number that the text view shows for the name. */
const numberOf = (text: string, name: string): number =>
  Number(new RegExp(`\\[(\\d+)[^\\]]* ${name}\\]|\\[(\\d+) ${name}\\]`).exec(text)?.slice(1).find(Boolean));

describe('the extension', () => {
  it('answers in every page, whatever its policy, and leaves no trace that the page could see', async () => {
    const { page, tab } = await open('/strict');
    const violations: string[] = [];
    page.on('console', (message) => violations.push(message.text()));
    expect(await send(tab, { type: 'PING' })).toMatchObject({ success: true, data: { type: 'PONG', title: 'Strict' } });
    expect((await command(tab, 'dom-text')).data).toMatch(/^@page Strict · http\S*\n# Strict\n\[2 button Buy\]\n$/);
    expect((await command(tab, 'overlay-show')).data.marks).toHaveLength(1);
    expect(await command(tab, 'overlay-hide')).toMatchObject({ success: true });
    expect(await command(tab, 'fly')).toEqual({
      success: false,
      error: 'Unknown command: fly',
      code: 'unknown_command',
    });
    expect(
      await page.evaluate(() => [
        typeof (window as { DomTool?: unknown }).DomTool,
        document.documentElement.outerHTML.length > 0,
      ]),
    ).toEqual(['undefined', true]);
    expect(violations).toEqual([]);
    await page.close();
  });

  it('answers over a port that stays open', async () => {
    const { page, tab } = await open('/shop');
    const replies = await worker.evaluate(
      (to) =>
        new Promise<{ id: number; success: boolean; type: string }[]>((resolve) => {
          const heard: { id: number; success: boolean; type: string }[] = [];
          const port = chrome.tabs.connect(to, { name: 'domtool', frameId: 0 });
          port.onMessage.addListener((message: any) => {
            heard.push({ id: message.id, success: message.success, type: message.type });
            if (heard.length === 2) resolve(heard);
          });
          port.postMessage({ type: 'PING', id: 1 });
          port.postMessage({ type: 'TAB_COMMAND', id: 2, payload: { command: 'fly' } });
        }),
      tab,
    );
    expect(replies).toEqual([
      { id: 1, success: true, type: 'TAB_RESULT' },
      { id: 2, success: false, type: 'TAB_RESULT' },
    ]);
    await page.close();
  });

  it('finds closed shadow roots and elements that only have a listener, and acts on them', async () => {
    const { page, tab } = await open('/shop');
    const { data: text } = await command(tab, 'dom-text');
    expect(text).toContain('Inside]');
    expect(text).toMatch(/\[\d+ Only a listener\]/);
    for (const [name, title] of [
      ['Press', 'Pressed'],
      ['Only a listener', 'Heard'],
      ['Inside', 'Inner'],
    ] as const) {
      expect(await command(tab, 'dom-click', { nodeId: numberOf(text, name) }), name).toMatchObject({
        success: true,
        data: { success: true },
      });
      expect(await page.title()).toBe(title);
    }
    expect(
      await command(tab, 'dom-type', {
        nodeId: numberOf(text, 'Mail'),
        text: 'ann@example.com',
        options: { clearFirst: true },
      }),
    ).toMatchObject({ data: { success: true } });
    expect(await page.inputValue('#mail')).toBe('ann@example.com');
    await page.close();
  });

  it('reads frames of other origins through the content script in each', async () => {
    await worker.evaluate(() => {
      const seen: [number | undefined, string][] = [];
      (globalThis as any).seen = seen;
      chrome.runtime.onMessage.addListener(({ payload }, { frameId }) => {
        seen.push([frameId, payload?.context?.url ?? '']);
      });
    });
    const { page, tab } = await open('/frames');
    await page.frameLocator('iframe').getByText('In the frame').waitFor();
    const seen = await worker.evaluate(() => (globalThis as any).seen as [number, string][]);
    const texts = await Promise.all(
      seen.map(async ([frameId, url]) => [
        new URL(url).pathname,
        (await command(tab, 'dom-text', {}, { frameId })).data,
      ]),
    );
    expect(texts).toEqual([
      ['/frames', expect.stringContaining('button Outside]')],
      ['/inner', expect.stringContaining('button In the frame]')],
    ]);
    await page.close();
  });

  it('shows on its button how many elements can be used in the tab', async () => {
    const { page, tab } = await open('/shop');
    await expect.poll(() => worker.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab)).toBe('4');
    await page.close();
  });

  it('answers again when a page returns from the back/forward cache', async () => {
    const { page, tab } = await open('/shop');
    const { data: text } = await command(tab, 'dom-text');
    await page.goto(`${server.origin}/strict`);
    expect((await command(tab, 'dom-text')).data).toContain('# Strict');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(async () => (await send(tab, { type: 'PING' }).catch(() => null))?.data?.title).toBe('Shop');
    expect(await command(tab, 'dom-click', { nodeId: numberOf(text, 'Press') })).toMatchObject({
      data: { success: true },
    });
    expect(await page.title()).toBe('Pressed');
    await page.close();
  });

  it('has a side panel that shows, searches, outlines, acts and follows changes', async () => {
    const { page, tab } = await open('/shop');
    const panel = await context.newPage();
    await panel.goto(`chrome-extension://${id}/panel.html?tab=${tab}`);
    const press = panel.getByRole('button', { name: /Press/ });
    await press.waitFor();
    const overlays = (): Promise<number> => page.evaluate(() => document.querySelectorAll('domtool-overlay').length);
    expect(await overlays()).toBe(0);
    await press.hover();
    await expect.poll(overlays).toBe(1);
    await panel.getByRole('heading', { name: 'DomTool' }).hover();
    await expect.poll(overlays).toBe(0);
    await panel.getByRole('checkbox', { name: 'Numbers' }).check();
    await expect.poll(overlays).toBe(1);
    await panel.getByRole('checkbox', { name: 'Numbers' }).uncheck();
    await expect.poll(overlays).toBe(0);
    await press.click();
    await panel.getByRole('button', { name: 'Click', exact: true }).click();
    await expect.poll(() => page.title()).toBe('Pressed');
    await expect.poll(() => panel.getByRole('status').textContent()).toBe('Done');
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button>Fresh</button>'));
    await panel.getByRole('button', { name: /Fresh/ }).waitFor();
    await panel.getByRole('tab', { name: 'Text' }).click();
    await expect.poll(() => panel.getByRole('tabpanel').textContent()).toContain('# Shop');
    await panel.getByRole('searchbox').fill('Inside');
    await expect.poll(() => panel.getByRole('tabpanel').textContent()).toMatch(/^1 found/);
    await panel.close();
    await page.close();
  });

  it('draws the numbers in the tab that the side panel shows, and in no other', async () => {
    const { page: shop } = await open('/shop');
    const { page: strict } = await open('/strict');
    const panel = await context.newPage();
    await panel.goto(`chrome-extension://${id}/panel.html`);
    const view = (): Promise<string | null> => panel.getByRole('tabpanel').textContent();
    const marked = (): Promise<boolean[]> =>
      Promise.all(
        [shop, strict].map((page) => page.evaluate(() => document.querySelector('domtool-overlay') !== null)),
      );
    // The panel follows the tabs from now on.
    await panel.getByRole('tabpanel').waitFor();
    await shop.bringToFront();
    await expect.poll(view).toContain('Press');
    // The real pointer would bring the panel's own tab to the front.
    await panel.evaluate(() => document.querySelector<HTMLElement>('[type=checkbox]')?.click());
    await expect.poll(marked).toEqual([true, false]);
    await strict.bringToFront();
    await expect.poll(marked).toEqual([false, true]);
    await expect.poll(view).toContain('Strict');
    await strict.reload();
    await expect.poll(marked).toEqual([false, true]);
    await panel.close();
    await expect.poll(marked).toEqual([false, false]);
    await shop.close();
    await strict.close();
  });

  it('keeps the focus and the selection in the side panel while the page changes', async () => {
    const { page, tab } = await open('/shop');
    const panel = await context.newPage();
    await panel.goto(`chrome-extension://${id}/panel.html?tab=${tab}`);
    const view = panel.getByRole('tabpanel');
    const press = view.getByRole('button', { name: /Press/ });
    await press.focus();
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button>Fresh</button>'));
    await view.getByRole('button', { name: /Fresh/ }).waitFor();
    expect(await press.evaluate((button) => button === document.activeElement)).toBe(true);
    await view.evaluate((element) => getSelection()?.selectAllChildren(element));
    const looks = await panel.evaluateHandle(() => {
      const counter = { count: 0 };
      setInterval(() => counter.count++, 1000);
      return counter;
    });
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<button>Later</button>'));
    await expect.poll(() => looks.evaluate(({ count }) => count), { timeout: 10_000 }).toBeGreaterThan(2);
    expect(await panel.evaluate(() => String(getSelection()))).toContain('Fresh');
    await panel.evaluate(() => getSelection()?.empty());
    await view.getByRole('button', { name: /Later/ }).waitFor();
    await panel.close();
    await page.close();
  });
});
