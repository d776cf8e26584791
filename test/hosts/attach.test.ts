import { chromium, type Browser, type Page } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DomPage } from '../../src/host/DomPage.ts';
import type { DomTool as Tool } from '../../src/index.ts';
import { chromiumArguments } from '../../src/host/browsers/engines.ts';
import { provideBrowser } from '../../src/host/browsers/provide.ts';
import { numberOf } from './support/numbers.ts';
import { startServer } from './support/server.ts';

declare const DomTool: typeof Tool;

type Attach = (page: unknown, options?: object) => Promise<DomPage>;
const attachWith = async (library: string): Promise<Attach> =>
  ((await import(new URL(`../../dist/domtool.${library}.mjs`, import.meta.url).href)) as { attach: Attach }).attach;

const pages: Record<string, object> = {
  '/listing': {
    body: `<!doctype html><title>Listing</title><h1>Listing</h1><button onclick="this.textContent = 'Trusted ' + event.isTrusted">More</button>
      <label>Name <input></label><a href="/basket">Basket</a>`,
  },
  '/basket': { body: '<!doctype html><title>Basket</title><h1>Basket</h1><button>Pay</button>' },
  '/strict': {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
    body: '<!doctype html><h1>Strict</h1><button>Buy</button>',
  },
  '/card': {
    body: `<!doctype html><title>Card</title><button onclick="this.textContent = 'Paid'">Pay now</button>`,
  },
  '/locked': {
    body: `<!doctype html><select disabled aria-label=Size><option>Small<option>Large</select>`,
  },
  '/busy': { body: '<!doctype html><h1>Busy</h1><button onclick="for (;;);">Hang</button>' },
  '/answers': {
    body: `<!doctype html><title>Answers</title><input aria-label=Query oninput="clearTimeout(this.t); this.t = setTimeout(() => { typed.textContent = 'hit for ' + this.value }, 400)"><p id=typed></p>
      <button onclick="setTimeout(() => { late.textContent = 'came late' }, 900)">Timer</button><p id=late></p>
      <button onclick="fetch('/later').then((r) => r.text()).then((text) => { fetched.textContent = text })">Request</button><p id=fetched></p>
      <div onpointerenter="setTimeout(() => { hovered.textContent = 'a tip' }, 500)" role=button>Point</div><p id=hovered></p>
      <input aria-label=Key onkeydown="setTimeout(() => { pressed.textContent = event.key + ' came' }, 500)"><p id=pressed></p>`,
  },
  '/later': { body: 'from the server', delay: 500 },
  '/files': {
    body: `<!doctype html><title>Files</title><a href="/report">Report</a> <a href="/nothing">Nothing</a>
      <a href="mailto:ann@example.com">Mail</a> <iframe title=Inner src="/inner"></iframe>`,
  },
  '/leaving': {
    body: `<!doctype html><title>Leaving</title><button onclick="location = '/never'">Leave</button>`,
  },
  '/never': { hangs: true },
  '/inner': { body: '<!doctype html><a href="/basket">Inner basket</a>' },
  '/report': { headers: { 'content-disposition': 'attachment; filename="report.txt"' }, body: 'sold: 3' },
  '/nothing': { status: 204 },
  '/file.pdf': {
    headers: { 'content-type': 'application/pdf' },
    body: `%PDF-1.1
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
      trailer<</Root 1 0 R>>`,
  },
  '/slow': {
    body: `<!doctype html><h1>Slow</h1><script>setTimeout(() => { location.href = '/basket'; }, 300)</script>`,
  },
};

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer(pages);
  pages['/shop'] = {
    body: `<!doctype html><h1>Shop</h1><iframe title=Card src="${server.origin.replace('127.0.0.1', 'localhost')}/card"></iframe>`,
  };
});
afterAll(() => server.stop());

describe('attach of domtool/playwright', () => {
  let attach: Attach;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    attach = await attachWith('playwright');
    const { executablePath } = await provideBrowser('chromium', console.error);
    browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.close());

  it('does not crash a page that shows a PDF file', async () => {
    const dom = await attach(page);
    const address = `${server.origin}/file.pdf`;
    const problem = await page.goto(address, { waitUntil: 'commit' }).then(() => null, String);
    // Some builds of the browser download the file.
    if (problem !== null) return void expect(problem).toContain('Download is starting');
    await expect.poll(() => page.frames().length, { timeout: 10_000 }).toBe(3);
    for (const frame of page.frames()) await frame.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await dom.text()).toBe(`@page ${address}\n`);
  });

  it('reads and operates the page that is open, with real input', async () => {
    await page.goto(`${server.origin}/listing`);
    const dom = await attach(page);
    const view = await dom.text();
    expect(view).toContain('# Listing');
    expect(await dom.click(numberOf('More', view))).toMatchObject({ success: true });
    expect(await dom.text()).toContain('Trusted true');
    expect(await dom.type(numberOf('Name', view), 'Ann Lee')).toMatchObject({ changes: { newValue: 'Ann Lee' } });
    expect(await page.locator('input').inputValue()).toBe('Ann Lee');
    const { recentEvents = [] } = await dom.pageState();
    expect(recentEvents.map((line) => line.replace(/\[\d+\] /, ''))).toEqual([
      'tool: click button "Trusted true"',
      'tool: type textbox "Name"',
    ]);
  });

  it('reports what the page answers late to real input', async () => {
    await page.goto(`${server.origin}/answers`);
    const dom = await attach(page);
    const view = await dom.text();
    const at = (name: string): number => numberOf(name, view);
    const told = async (answer: Promise<{ effect?: unknown }>): Promise<string> =>
      JSON.stringify((await answer).effect);
    expect(await told(dom.click(at('Timer')))).toContain('came late');
    expect(await told(dom.click(at('Request')))).toContain('from the server');
    expect(await told(dom.type(at('Query'), 'lamp'))).toContain('hit for lamp');
    expect(await told(dom.hover(at('Point')))).toContain('a tip');
    expect(await told(dom.keypress('x', { targetNodeId: at('Key') }))).toContain('x came');
  });

  it('cancels calls that have not ended, and no later ones', async () => {
    await page.goto(`${server.origin}/locked`);
    const dom = await attach(page);
    const nodeId = numberOf('Size', await dom.text());
    const calls = Promise.allSettled([dom.select(nodeId, 'Large'), dom.select(nodeId, 'Large')]);
    // The first call waits in the page then.
    await page.evaluate(() => undefined);
    dom.cancel();
    const cancelled = { status: 'rejected', reason: { code: 'cancelled' } };
    expect(await calls).toMatchObject([cancelled, cancelled]);
    await page.evaluate(() => document.querySelector('select')?.removeAttribute('disabled'));
    expect(await page.locator('select').inputValue()).toBe('Small');
    expect(await dom.select(nodeId, 'Large')).toMatchObject({ success: true, changes: { newValue: 'Large' } });
  });

  it('refuses arguments that are JSON in JSON, as the tool in the page does', async () => {
    const dom = await attach(page);
    await page.goto(`${server.origin}/listing`);
    await dom.text();
    const twice = JSON.stringify(JSON.stringify({ nodeId: 1 }));
    await expect(dom.call('dom_click', twice)).rejects.toMatchObject({
      code: 'bad_option',
      message: expect.stringContaining('the arguments must be an object') as string,
    });
    await expect(dom.click(1, 'twice' as never)).rejects.toMatchObject({ code: 'bad_option' });
  });

  it('follows the page to each document, and refuses a number of one that was left', async () => {
    const dom = await attach(page);
    await page.goto(`${server.origin}/listing`);
    const view = await dom.text();
    const result = await dom.click(numberOf('Basket', view));
    expect(result).toMatchObject({
      success: true,
      changes: { navigationOccurred: true, newUrl: `${server.origin}/basket` },
    });
    expect(await dom.click(2)).toMatchObject({ success: false, code: 'stale_document' });
    expect(await dom.call('dom_click', { nodeId: 2 })).toMatchObject({ success: false, code: 'stale_document' });
    const next = await dom.text();
    expect(next).toContain('# Basket');
    expect(await dom.click(numberOf('Pay', next))).toMatchObject({ success: true });
  });

  it('waits for a document that a script of the page goes to', async () => {
    const dom = await attach(page);
    await page.goto(`${server.origin}/slow`);
    await page.waitForURL('**/basket');
    expect(await dom.text()).toContain('# Basket');
  });

  it('waits in each document that the page goes to, until what is named holds there', async () => {
    const dom = await attach(page);
    await page.goto(`${server.origin}/slow`);
    expect(await dom.waitFor({ text: 'Pay', timeout: 20_000 })).toMatchObject({
      success: true,
      changes: { navigationOccurred: true, newUrl: `${server.origin}/basket` },
    });
    await page.goto(`${server.origin}/slow`);
    expect(await dom.call('dom_wait_for', { text: 'Pay', timeout: 20_000 })).toMatchObject({ success: true });
  });

  it.each<[string, (dom: DomPage) => Promise<unknown>]>([
    ['the method', (dom) => dom.waitFor({ text: 'never', timeout: 2_000 })],
    ['the tool', (dom) => dom.call('dom_wait_for', { text: 'never', timeout: 2_000 })],
    ['an action string', (dom) => dom.perform('waitFor(text: "never", timeout: 2000)')],
  ])('claims for no document that what did not show there did: by %s', async (_, wait) => {
    const dom = await attach(page);
    await page.goto(`${server.origin}/slow`);
    expect(await wait(dom)).toMatchObject({
      success: false,
      code: 'timeout',
      error: expect.stringContaining("the text 'never' did not show") as string,
    });
    expect(page.url()).toBe(`${server.origin}/basket`);
  });

  it('refuses to wait for an element of a document that the page leaves', async () => {
    const dom = await attach(page);
    await page.goto(`${server.origin}/leaving`);
    const leave = numberOf('Leave', await dom.text());
    const wait = dom.waitFor({ nodeId: leave, state: 'hidden', timeout: 20_000 });
    await page.goto(`${server.origin}/basket`);
    expect(await wait).toMatchObject({ success: false, code: 'stale_document' });
  });

  it('does not end a wait in the page as done because the page is about to be left', async () => {
    await page.goto(`${server.origin}/files`);
    await page.addScriptTag({ path: new URL('../../dist/domtool.iife.js', import.meta.url).pathname });
    const result = await page.evaluate(() => {
      // One of the clicks comes after the wait has begun. The link has an empty answer, so that the page stays.
      const clicks = setInterval(() => document.querySelector<HTMLElement>('[href="/nothing"]')!.click(), 50);
      return DomTool.shared()
        .waitFor({ text: 'never' })
        .finally(() => clearInterval(clicks));
    });
    expect(result).toMatchObject({
      success: false,
      code: 'timeout',
      error: expect.stringContaining("the page is being left, and the text 'never' did not show") as string,
    });
  });

  it('keeps the numbers of a document from call to call', async () => {
    const dom = await attach(page);
    await page.goto(`${server.origin}/listing`);
    const more = numberOf('More', await dom.text());
    await page.evaluate(() => document.body.prepend(document.createElement('button')));
    expect(numberOf('More', await dom.text())).toBe(more);
  });

  it('reads and operates frames of other origins under the numbers of the page', async () => {
    await page.goto(`${server.origin}/shop`);
    const dom = await attach(page);
    await expect.poll(() => dom.text()).toContain('Pay now');
    expect(await dom.click(numberOf('Pay now', await dom.text()))).toMatchObject({ success: true });
    await expect.poll(() => dom.text()).toContain('Paid');
  });

  it.each(['a loaded document', 'each document'])('works under the strictest policy in %s', async (when) => {
    if (when === 'a loaded document') await page.goto(`${server.origin}/strict`);
    const dom = await attach(page);
    if (when === 'each document') await page.goto(`${server.origin}/strict`);
    expect(await dom.text()).toContain('# Strict');
  });

  it('loads without an exception, which is expensive under a debugger', async () => {
    const other = await startServer(pages);
    pages['/frames'] = {
      body: `<!doctype html><iframe src="${other.origin}/card"></iframe><iframe src="/card"></iframe>`,
    };
    await attach(page);
    const session = await page.context().newCDPSession(page);
    const thrown: unknown[] = [];
    session.on('Debugger.paused', ({ data }) => {
      thrown.push(data);
      void session.send('Debugger.resume');
    });
    await session.send('Debugger.enable');
    await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
    await page.goto(`${server.origin}/frames`);
    expect([page.frames().length, thrown]).toEqual([3, []]);
    await page.evaluate(() => Promise.reject(new Error('seen'))).catch(() => undefined);
    expect(thrown).toMatchObject([{ description: expect.stringContaining('seen') as string }]);
    await other.stop();
  });

  it('can be attached twice, and leaves nothing that the page could use', async () => {
    await page.goto(`${server.origin}/listing`);
    const [one, two] = [await attach(page), await attach(page)];
    expect(await one.text()).toBe(await two.text());
    const found = await page.evaluate(() => {
      const names = Reflect.ownKeys(window).filter((name) => String(name).startsWith('domtool'));
      const bridges = names.map((name) => (window as unknown as Record<PropertyKey, (key: string) => unknown>)[name]!);
      return {
        tool: 'DomTool' in window,
        opened: bridges.map((bridge) => bridge('')),
        text: bridges.map(String).join(),
      };
    });
    expect(found).toMatchObject({ tool: false, opened: [undefined, undefined] });
    expect(found.text).not.toMatch(/[\da-f]{32}/);
  });

  it('ends a call to a page whose script never ends by the time limit', async () => {
    const dom = await attach(page, { timeout: 3_000 });
    await page.goto(`${server.origin}/busy`);
    await expect(dom.click(numberOf('Hang', await dom.text()))).rejects.toMatchObject({ code: 'no_answer' });
  });

  it('ends within its time limit at a page whose script never ends', async () => {
    await page.goto(`${server.origin}/busy`);
    await page.evaluate(() => void setTimeout(() => document.querySelector('button')?.click()));
    const late = await attach(page, { timeout: 1000 });
    await expect(late.text()).rejects.toMatchObject({ code: 'no_answer' });
  });

  it('names the address that does not answer, and blames no script of the page', async () => {
    const dom = await attach(page, { timeout: 3_000 });
    await page.goto(`${server.origin}/leaving`);
    const leave = numberOf('Leave', await dom.text());
    const reason = expect.stringMatching(/it is going to \S+\/never, which has not answered yet/) as string;
    await expect(dom.click(leave)).rejects.toMatchObject({ code: 'no_answer', message: reason });
    await expect(dom.text()).rejects.toMatchObject({ code: 'no_answer', message: reason });
    expect(await dom.settled(2_000)).toBe('loading');
  });

  it('reports a navigation that has not been answered as pending', async () => {
    const dom = await attach(page, { realInput: false });
    await page.goto(`${server.origin}/leaving`);
    const result = await dom.click(numberOf('Leave', await dom.text()));
    expect(result).toMatchObject({
      success: true,
      changes: { navigationOccurred: false },
      effect: { pending: [`the navigation to ${server.origin}/never`] },
    });
    expect(result.changes).not.toHaveProperty('newUrl');
  });

  it('rejects misuse with the code of the tool', async () => {
    await page.goto(`${server.origin}/listing`);
    const dom = await attach(page);
    await expect(dom.text({ maxTokens: 'many' } as object)).rejects.toMatchObject({ code: 'bad_option' });
    await expect(dom.call('dom_click', '{"nodeId"')).rejects.toMatchObject({ code: 'bad_option' });
    await expect(dom.call('dom_fly')).rejects.toThrow('there is no tool "dom_fly"');
  });

  it('rejects misuse whose message speaks of navigation, and does nothing', async () => {
    await page.goto(`${server.origin}/listing`);
    const dom = await attach(page);
    const more = numberOf('More', await dom.text());
    for (const misuse of [
      () => dom.click(more, { navigate: true } as object),
      () => dom.click(more, { navigationTimeout: -1 }),
      () => dom.call('dom_click', { nodeId: more, waitForNavigation: 'yes' }),
      () => dom.perform('navigate(3)'),
      () => dom.perform(`click(${more}, navigate: true)`),
    ])
      await expect(misuse(), misuse.toString()).rejects.toMatchObject({ code: 'bad_option' });
    expect([await dom.text(), page.url()]).toEqual([
      expect.stringContaining('button More'),
      `${server.origin}/listing`,
    ]);
  });

  it('rejects every call at once whose page is closed, before or meanwhile', async () => {
    await page.goto(`${server.origin}/listing`);
    const dom = await attach(page);
    const more = numberOf('More', await dom.text());
    const closed = { code: 'no_answer', message: 'The page was closed.' };
    const wait = expect(dom.waitFor({ text: 'never', timeout: 60_000 })).rejects.toMatchObject(closed);
    const queued = expect(dom.click(more)).rejects.toMatchObject(closed);
    // The wait has begun once the page has its next task after the call.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.close();
    await Promise.all([wait, queued]);
    for (const call of [
      () => dom.text(),
      () => dom.click(more),
      () => dom.call('dom_click', { nodeId: more }),
      () => dom.find('text=More'),
      () => dom.settled(),
    ])
      await expect(call(), call.toString()).rejects.toMatchObject(closed);
  });

  it('reports a download, and no navigation, for a link that the page stays at', async () => {
    await page.goto(`${server.origin}/files`);
    const dom = await attach(page);
    const view = await dom.text();
    const stays = { success: true, changes: { navigationOccurred: false } };
    const report = await dom.click(numberOf('Report', view));
    expect(report).toMatchObject({ ...stays, effect: { download: 'report.txt' } });
    for (const result of [
      report,
      await dom.click(numberOf('Nothing', view)),
      await dom.click(numberOf('Mail', view)),
    ]) {
      expect(result).toMatchObject(stays);
      expect(result.changes).not.toHaveProperty('newUrl');
    }
    expect(await dom.call('dom_click', { nodeId: numberOf('Report', view) })).toMatchObject({ download: 'report.txt' });
    expect(await dom.click(numberOf('Inner basket', view))).toMatchObject({
      success: true,
      changes: { navigationOccurred: true, newUrl: `${server.origin}/basket` },
    });
    expect(page.url()).toBe(`${server.origin}/files`);
  });

  it('names the element and the action of an action string that leaves the document', async () => {
    await page.goto(`${server.origin}/listing`);
    const dom = await attach(page);
    const basket = numberOf('Basket', await dom.text());
    expect(await dom.perform(`click(${basket}, settle: 1000)`)).toMatchObject({
      success: true,
      nodeId: `node_${basket}`,
      actionType: 'click',
      changes: { newUrl: `${server.origin}/basket` },
    });
  });

  it.each<[string, () => unknown, object]>([
    ['an unknown option', () => page, { realinput: false }],
    ['a value of the wrong type', () => page, { timeout: '5' }],
    ['a build that does not exist', () => page, { build: 'small' }],
    ['a browser context', () => page.context(), {}],
    ['a frame', () => page.mainFrame(), {}],
    ['nothing', () => undefined, {}],
  ])('is refused for %s, and leaves the page alone', async (_, target, options) => {
    await expect(attach(target(), options)).rejects.toMatchObject({ name: 'DomToolError', code: 'bad_option' });
    await page.goto(`${server.origin}/listing`);
    expect(await page.evaluate(() => Reflect.ownKeys(window).some((name) => String(name).startsWith('domtool')))).toBe(
      false,
    );
  });

  it('injects the core on request, and stops with detach', async () => {
    const dom = await attach(page, { build: 'core' });
    await page.goto(`${server.origin}/listing`);
    expect(await dom.text()).toContain('# Listing');
    await expect(dom.overview()).rejects.toMatchObject({ code: 'not_in_core' });
    await dom.detach();
    await page.reload();
    expect(await page.evaluate(() => Reflect.ownKeys(window).some((name) => String(name).startsWith('domtool')))).toBe(
      false,
    );
  });
});

describe('attach of domtool/puppeteer', () => {
  it.each(['chrome', 'firefox'] as const)('reads and operates pages with real input in %s', async (name) => {
    const attach = await attachWith('puppeteer');
    const { executablePath } = await provideBrowser(name === 'chrome' ? 'chromium' : 'firefox', console.error);
    const args = name === 'chrome' ? [...chromiumArguments, '--no-sandbox'] : [];
    const browser = await puppeteer.launch({ browser: name, executablePath, args });
    try {
      const page = await browser.newPage();
      const dom = await attach(page);
      await page.goto(`${server.origin}/listing`);
      const view = await dom.text();
      expect(await dom.click(numberOf('More', view))).toMatchObject({ success: true });
      expect(await dom.text()).toContain('Trusted true');
      expect(await dom.type(numberOf('Name', view), 'Ann')).toMatchObject({ changes: { newValue: 'Ann' } });
      expect(await dom.click(numberOf('Basket', view))).toMatchObject({ changes: { navigationOccurred: true } });
      expect(await dom.text()).toContain('# Basket');
      await page.goto(`${server.origin}/files`);
      const result = await dom.click(numberOf('Report', await dom.text()));
      expect(result).toMatchObject({ success: true, changes: { navigationOccurred: false } });
      if (name === 'chrome') expect(result.effect).toMatchObject({ download: 'report.txt' });
      await page.setContent('<label><input type=checkbox> Agree</label>');
      expect(await dom.check(numberOf('Agree', await dom.text()))).toMatchObject({ success: true });
      expect(await page.evaluate(() => document.querySelector('input')?.checked)).toBe(true);
      await page.close();
      await expect(dom.text()).rejects.toMatchObject({ code: 'no_answer', message: 'The page was closed.' });
      await expect(dom.click(2)).rejects.toMatchObject({ code: 'no_answer', message: 'The page was closed.' });
    } finally {
      await browser.close();
    }
  });
});
