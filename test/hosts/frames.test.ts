import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';

const bundle = new URL('../../dist/domtool.iife.js', import.meta.url).pathname;

interface Result {
  success: boolean;
  code?: string;
  nodeId: string;
  effect?: { changed?: { id: string }[] };
}
interface Tool {
  getSnapshot(): Promise<{
    toText(): string;
    getRealElement(id: number): Element | null;
    serialize(): { page: { iframes?: { url: string }[] } };
  }>;
  click(id: number, options?: object): Promise<Result>;
  type(id: number, text: string): Promise<Result>;
}
declare const DomTool: { shared(config?: object): Tool };

describe('a page whose frames all run DomTool', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let browser: Browser;
  let context: BrowserContext;
  let site: string;

  beforeAll(async () => {
    const pages: Record<string, object> = {
      '/card': {
        body: '<!doctype html><title>Card</title><label>Name <input></label><button onclick="this.textContent = \'Paid\'">Pay</button>',
      },
      '/light': {
        body: '<!doctype html><title>Light</title><p style="color:#fff">White</p><p style="color:#fff;background:#fff">Unseen</p>',
      },
      '/strict': {
        headers: { 'content-security-policy': "default-src 'none'" },
        body: '<!doctype html><title>Strict</title><button>Strict</button>',
      },
    };
    server = await startServer(pages);
    site = server.origin;
    const other = site.replace('127.0.0.1', 'localhost');
    pages['/checkout'] = {
      body: `<!doctype html><title>Checkout</title><h2>Checkout</h2><iframe title=Card src="${site}/card"></iframe><iframe sandbox="allow-scripts" src="${other}/strict"></iframe>`,
    };
    pages['/dark'] = {
      body: `<!doctype html><title>Dark</title><body style="background:#123"><iframe src="${other}/light"></iframe>`,
    };
    pages['/'] = {
      body: `<!doctype html><title>Shop</title><h1>Shop</h1><iframe title=Checkout width=600 height=400 src="${other}/checkout"></iframe>`,
    };
    browser = await launchChromium();
  });
  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function open(joinFrames: unknown, path = '/'): Promise<Page> {
    context = await browser.newContext();
    await context.addInitScript({ path: bundle });
    await context.addInitScript((given) => {
      DomTool.shared({ joinFrames: given });
    }, joinFrames);
    const page = await context.newPage();
    await page.goto(site + path, { waitUntil: 'load' });
    return page;
  }
  const look = (page: Page): Promise<string> =>
    page.evaluate(async () => (await DomTool.shared().getSnapshot()).toText());
  /** Returns the view once every frame has answered. On a busy machine this may take longer than one snapshot waits. */
  async function text(page: Page): Promise<string> {
    await expect.poll(() => look(page)).not.toContain('no answer');
    return look(page);
  }
  const idOf = (name: string, view: string): number => Number(new RegExp(`\\[(\\d+)[^\\]]*${name}`).exec(view)?.[1]);

  it("is one snapshot with working numbers at any depth, if the frames know the host's secret", async () => {
    const page = await open({ secret: randomUUID() });
    const view = await text(page);
    expect(view).toContain('# Shop');
    for (const words of ['## Checkout', 'Pay]', 'Strict]']) expect(view).toContain(words);
    const [name, pay] = [idOf('Name', view), idOf('Pay', view)];
    expect(await page.evaluate((id) => DomTool.shared().type(id, 'Ann'), name)).toMatchObject({
      success: true,
      nodeId: `node_${name}`,
    });
    const result = await page.evaluate((id) => DomTool.shared().click(id), pay);
    expect(result.success).toBe(true);
    expect(result.effect?.changed?.map(({ id }) => id)).toEqual([`node_${name}`, `node_${pay}`]);
    expect(idOf('Paid', await text(page))).toBe(pay);
    expect(
      await page
        .frames()
        .find((frame) => frame.url().endsWith('/card'))
        ?.locator('input')
        .inputValue(),
    ).toBe('Ann');
    expect(
      await page.evaluate(async (id) => (await DomTool.shared().getSnapshot()).getRealElement(id), pay),
    ).toBeNull();
    expect(
      await page.evaluate(async () =>
        (await DomTool.shared().getSnapshot()).serialize().page.iframes?.map(({ url }) => new URL(url).pathname),
      ),
    ).toEqual(['/checkout', '/card', '/strict']);
    // A reloaded frame is another document: its old numbers are refused, and the others stay valid.
    await page
      .frames()
      .find((frame) => frame.url().endsWith('/card'))
      ?.goto(`${site}/card`);
    const again = await text(page);
    expect(await page.evaluate((id) => DomTool.shared().click(id), pay)).toMatchObject({
      success: false,
      code: 'stale_node',
    });
    expect(idOf('Strict', again)).toBe(idOf('Strict', view));
    expect(idOf('Pay', again)).toBeGreaterThan(pay);
  });

  it('marks text as faint that can be seen only if the page around its frame is dark', async () => {
    const view = await text(await open({ secret: randomUUID() }, '/dark'));
    expect(view).toContain('(faint: White)');
    expect(view).not.toContain('Unseen');
  });

  it('only names the frames that do not let it join', async () => {
    const page = await open(true);
    expect(await look(page)).toMatch(
      /^@page Shop · \S+\n# Shop\n@frame Checkout\nCross-origin iframe \(inaccessible: no answer within 500 ms\)/,
    );
  });

  it('joins a frame that names its origin', async () => {
    const page = await open({ parents: [site] });
    await expect.poll(() => look(page)).toContain('## Checkout');
    const view = await look(page);
    // The frames inside it are shown by an origin that they do not name, and the page at the top may not ask on its
    // behalf.
    expect(view).not.toContain('Pay]');
  });
});
