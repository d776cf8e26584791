import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { provideBrowser } from '../../src/cli/browsers/provide.ts';
import { chromiumArguments } from '../../src/cli/browsers/engines.ts';

const bundle = new URL('../../dist/domtool.iife.js', import.meta.url).pathname;
const source = readFileSync(bundle, 'utf8');

/** The injected script's global, as far as these tests use it. */
interface Injected {
  new (config?: object): {
    getSnapshot(): Promise<{ toText(): string; stats: { interactiveNodes: number } }>;
    click(id: number): Promise<object>;
  };
  version: string;
  previous?: unknown;
  shared(): unknown;
}
declare const DomTool: Injected;

const CSP = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const PAGES: Readonly<Record<string, { html: string; headers?: Record<string, string> }>> = {
  '/': { html: '<!doctype html><title>Plain</title><h1>Hello</h1><button>Go</button>' },
  '/csp': {
    html: '<!doctype html><title>Strict</title><script src="/domtool.js"></script><h1>Hello</h1><button>Go</button>',
    headers: { 'content-security-policy': CSP },
  },
};

describe('the bundle, injected', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/domtool.js') return void response.setHeader('content-type', 'text/javascript').end(source);
      const found = PAGES[request.url ?? ''] ?? PAGES['/'];
      response.writeHead(200, { 'content-type': 'text/html', ...found?.headers }).end(found?.html);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { executablePath } = await provideBrowser('chromium', () => undefined);
    browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });
  beforeEach(async () => {
    page = await browser.newPage();
  });
  afterEach(() => page.close());

  const view = (): Promise<string> => page.evaluate(async () => (await new DomTool().getSnapshot()).toText());

  it('sets one global that enumeration does not show, and nothing else', async () => {
    await page.goto(origin);
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
    await page.addScriptTag({ path: bundle });
    const after = await page.evaluate(() => ({
      names: Object.getOwnPropertyNames(window),
      enumerable: 'DomTool' in { ...window },
    }));
    expect(after.names.filter((name) => !before.includes(name))).toEqual(['DomTool']);
    expect(after.enumerable).toBe(false);
    expect(await view()).toBe('# Hello\n[2 button Go]\n');
  });

  it('can be injected twice', async () => {
    await page.goto(origin);
    await page.addScriptTag({ path: bundle });
    const same = await page.evaluate(async (text) => {
      const first = DomTool;
      const shared = DomTool.shared();
      const script = document.createElement('script');
      script.textContent = text;
      document.head.append(script);
      return first === DomTool && shared === DomTool.shared();
    }, source);
    expect(same).toBe(true);
  });

  it('gives way to a newer version and takes the place of an older one', async () => {
    await page.goto(origin);
    await page.addScriptTag({ path: bundle });
    const versions = await page.evaluate((text) => {
      const inject = (code: string): string => {
        const script = document.createElement('script');
        script.textContent = code;
        document.head.append(script);
        return DomTool.version;
      };
      const other = (version: string): string =>
        text.replaceAll(JSON.stringify(DomTool.version), JSON.stringify(version));
      return [inject(other('99.0.0')), inject(other('0.0.1')), inject(text)];
    }, source);
    expect(versions).toEqual(['99.0.0', '99.0.0', '99.0.0']);
  });

  it("keeps a page's own DomTool", async () => {
    await page.goto(origin);
    await page.evaluate(() => {
      (window as unknown as { DomTool: string }).DomTool = 'mine';
    });
    await page.addScriptTag({ path: bundle });
    expect(await page.evaluate(() => DomTool.previous)).toBe('mine');
    expect(await view()).toContain('[2 button Go]');
  });

  it('works under a Content-Security-Policy that forbids inline scripts, eval and HTML from strings', async () => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    await page.goto(`${origin}/csp`);
    expect(await view()).toBe('# Hello\n[2 button Go]\n');
    expect(
      await page.evaluate(async () => {
        const tool = new DomTool();
        await tool.getSnapshot();
        return tool.click(2);
      }),
    ).toMatchObject({ success: true });
    expect(violations).toEqual([]);
  });

  it('is not fooled by properties that the page shadows or replaces later', async () => {
    await page.goto(origin);
    await page.addScriptTag({ path: bundle });
    await page.evaluate(() => {
      document.body.innerHTML =
        '<form><input name=tagName><input name=getAttribute><input name=children><input name=firstChild><button>Send</button></form>';
      Element.prototype.getAttribute = () => 'fooled';
      Element.prototype.hasAttribute = () => true;
      Object.defineProperty(Node.prototype, 'firstChild', { get: () => null });
    });
    expect(await view()).toMatch(/textbox.*\[\d+ button Send\]|textbox[^]*Send/);
  });
});
