import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomTool as Tool } from '../../src/index.ts';
import { launchChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';

declare const DomTool: typeof Tool;
const bundle = new URL('../../dist/domtool.iife.js', import.meta.url).pathname;

let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  server = await startServer({
    '/one': {
      body: '<!doctype html><title>One</title><h1>One</h1><button onclick="document.title += \'!\'">Press</button>',
    },
    '/two': { body: '<!doctype html><title>Two</title><h1>Two</h1><button>Other</button>' },
  });
  // Playwright disables the back/forward cache by default.
  browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  page = await (await browser.newContext()).newPage();
  await page.addInitScript({ path: bundle });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const look = (): Promise<{ id: string; button: string }> =>
  page.evaluate(async () => {
    const snapshot = await DomTool.shared().getSnapshot();
    return {
      id: snapshot.snapshotId,
      button: snapshot.getNodeId(document.querySelector('button') as Element) as string,
    };
  });
const click = (nodeId: string, snapshotId: string): Promise<{ success: boolean; code?: string }> =>
  page.evaluate((args) => DomTool.shared().call('dom_click', args) as Promise<{ success: boolean; code?: string }>, {
    nodeId,
    snapshotId,
  });

describe('navigation', () => {
  it('back to a cached page keeps its tool, numbers and messages, and refuses those of the page between', async () => {
    await page.goto(`${server.origin}/one`);
    const first = await look();
    await page.evaluate(() => {
      const marked = window as unknown as { kept: unknown; port: MessagePort; heard: number };
      marked.kept = DomTool.shared();
      const { port1, port2 } = new MessageChannel();
      DomTool.listen({ ports: [port1] });
      marked.port = port2;
      marked.heard = 0;
      port2.onmessage = () => {
        marked.heard++;
      };
    });
    await page.goto(server.origin.replace('127.0.0.1', 'localhost') + '/two');
    const between = await look();
    expect(await click(first.button, first.id)).toMatchObject({ success: false, code: 'stale_document' });
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => DomTool.shared() === (window as unknown as { kept: unknown }).kept)).toBe(true);
    const again = await look();
    expect(again.button).toBe(first.button);
    expect(await click(between.button, between.id)).toMatchObject({ success: false, code: 'stale_document' });
    expect(await click(again.button, first.id)).toMatchObject({ success: true });
    expect(await page.title()).toBe('One!');
  });

  it('to a document that is loaded again starts with new numbers', async () => {
    await page.goto(`${server.origin}/one`);
    const first = await look();
    await page.reload();
    expect(await click(first.button, first.id)).toMatchObject({ success: false, code: 'stale_document' });
    const second = await look();
    expect(second.id).not.toBe(first.id);
    expect(await click(second.button, second.id)).toMatchObject({ success: true });
  });
});
