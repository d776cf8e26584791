import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remote } from 'webdriverio';
import { findBrowser, provideBrowser } from '../../src/host/browsers/provide.ts';
import { buildBookmarklet } from '../../tools/build/bookmarklet.mjs';
import { launchChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';
import { startWebDriver } from './support/webdriver.ts';

const PAGE = `<!doctype html><title>Shop</title><h1>Shop</h1><input id=before autofocus>
<button id=plain onclick="document.title = 'Pressed'">Press</button>
<label>Mail <input id=mail></label> <a href="#there">There</a>`;
const DIALOG =
  '<!doctype html><title>Dialog</title><button>Behind</button><dialog id=d><button onclick="document.title = \'In\'">Inside</button></dialog><script>d.showModal()</script>';
const OPENING = {
  'a modal dialog': `<button onclick="d.showModal(); document.title = 'Opened'">Open</button><dialog id=d>Inside</dialog>`,
  'a modal dialog in a shadow tree': `<button onclick="x.shadowRoot.querySelector('dialog').showModal(); document.title = 'Opened'">Open</button>
    <div id=x><template shadowrootmode=open><dialog>Inside</dialog></template></div>`,
  'an element in fullscreen': `<div id=d><button onclick="d.requestFullscreen().then(() => { document.title = 'Opened'; })">Open</button></div>`,
} as const;
const answers: Record<string, object> = {
  '/shop': { body: PAGE },
  '/dialog': { body: DIALOG },
  ...Object.fromEntries(
    Object.entries(OPENING).map(([what, body]) => [
      `/${what.replaceAll(' ', '-')}`,
      { body: `<!doctype html>${body}` },
    ]),
  ),
  '/picture': {
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg"><text x="9" y="40">A picture</text></svg>',
  },
  '/nonce': {
    headers: { 'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic'; object-src 'none'" },
    body: '<!doctype html><title>Nonce</title><script nonce=abc>1</script><button>Buy</button>',
  },
  '/types': {
    headers: { 'content-security-policy': "require-trusted-types-for 'script'" },
    body: '<!doctype html><title>Types</title><button>Buy</button>',
  },
  '/strict': {
    headers: { 'content-security-policy': "script-src 'self'" },
    body: '<!doctype html><title>Strict</title><button>Buy</button>',
  },
};

let server: Awaited<ReturnType<typeof startServer>>;
let url: string;
beforeAll(async () => {
  const files = await buildBookmarklet();
  const module = files.find(({ name }) => name === 'domtool.bookmarklet.mjs')?.contents.toString() ?? '';
  url = JSON.parse(/^export const bookmarklet = (.*);$/m.exec(module)?.[1] ?? '""') as string;
  answers['/bookmarklet.html'] = { body: files.find(({ name }) => name === 'bookmarklet.html')?.contents.toString() };
  server = await startServer(answers);
});
afterAll(() => server.stop());

/** Navigates to the URL, as the bookmark does. */
const press = (href: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.click();
};

describe('the bookmarklet', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let cdp: CDPSession;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    cdp = await context.newCDPSession(page);
  });
  afterEach(() => context.close());

  const isOpen = (): Promise<boolean> => page.evaluate(() => document.querySelector('domtool-panel') !== null);
  async function openOn(at: string): Promise<void> {
    await page.goto(server.origin + at);
    await page.evaluate(press, url);
    await expect.poll(isOpen).toBe(true);
  }
  /**
   * Returns what is exposed to assistive technology. That includes the panel, into which no script of the page can
   * look.
   */
  async function told(): Promise<string[]> {
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`);
  }
  const tabTo = async (what: string | RegExp): Promise<void> => {
    for (let i = 0; i < 30; i++) {
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      const focused = nodes
        .filter(({ properties }) => properties?.some(({ name, value }) => name === 'focused' && value.value === true))
        .at(-1);
      const name = `${String(focused?.role?.value)} ${String(focused?.name?.value)}`;
      if (typeof what === 'string' ? name === what : what.test(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(what)}`);
  };

  const nodeOf = async (role: string, name: string): Promise<number> => {
    await cdp.send('DOM.getDocument');
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const node = nodes.find((one) => !one.ignored && one.role?.value === role && one.name?.value === name);
    return node?.backendDOMNodeId ?? 0;
  };
  const boxOf = async (
    role: string,
    name: string,
  ): Promise<{ x: number; y: number; right: number; bottom: number }> => {
    const { model } = await cdp.send('DOM.getBoxModel', { backendNodeId: await nodeOf(role, name) });
    const [x = 0, y = 0, , , right = 0, bottom = 0] = model.border;
    return { x, y, right, bottom };
  };

  /** Presses a button of the panel with the real pointer, which does not reach what is inert or covered. */
  async function pressButton(name: string): Promise<void> {
    const { x, y, right, bottom } = await boxOf('button', name);
    await page.mouse.click((x + right) / 2, (y + bottom) / 2);
  }
  const ownElements = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].map((el) => el.localName).filter((name) => name.startsWith('domtool')),
    );

  it('is one URL that Chromium accepts and that no browser changes', async () => {
    expect(url.length).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(new URL(url).href).toBe(url);
    expect(await page.evaluate((href) => Object.assign(document.createElement('a'), { href }).href === href, url)).toBe(
      true,
    );
  });

  it('opens from its page, is labelled, and can be used with the keyboard alone', async () => {
    await page.goto(`${server.origin}/bookmarklet.html`);
    await page.getByRole('link', { name: 'DomTool' }).click();
    await expect.poll(isOpen).toBe(true);
    expect(await told()).toEqual(
      expect.arrayContaining(
        [
          'dialog DomTool',
          'tablist Views',
          'tab Page',
          'tab In view',
          'tab Overview',
          'tab JSON',
          'button Close',
          'button Other side',
          'searchbox Search the page',
          'checkbox Numbers',
          'button Copy',
          'button Refresh',
          'tabpanel View',
          'button Click',
          'textbox Text to type',
          'button Type',
          'status ',
        ].map((line) => expect.stringContaining(line.trim())),
      ),
    );
  });

  it('shows the page, outlines an element, clicks, types, and closes without a trace', async () => {
    await page.goto(`${server.origin}/shop`);
    const state = (): Promise<unknown> =>
      page.evaluate(() => [
        document.documentElement.outerHTML,
        Object.getOwnPropertyNames(window).length,
        document.activeElement?.id,
      ]);
    const before = await state();
    await page.evaluate(press, url);
    await expect.poll(isOpen).toBe(true);
    await expect.poll(told).toEqual(expect.arrayContaining(['button [3 button Press]']));
    expect(await page.evaluate(() => document.querySelector('domtool-panel')?.shadowRoot)).toBe(null);
    await tabTo(/^button \[2 textbox/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo('button Click');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe('Pressed');
    await expect.poll(async () => (await told()).join('\n')).toContain('Clicked 3');
    await page.evaluate(press, url);
    await expect.poll(isOpen).toBe(false);
    await page.evaluate(press, url);
    await expect.poll(isOpen).toBe(true);
    await tabTo(/^button \[2 textbox/);
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo('textbox Text to type');
    await page.keyboard.type('ann@example.com');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.inputValue('#mail')).toBe('ann@example.com');
    await page.evaluate(() => {
      document.title = 'Shop';
      (document.getElementById('mail') as HTMLInputElement).value = '';
      document.getElementById('before')?.focus();
    });
    await page.evaluate(press, url);
    await expect.poll(isOpen).toBe(false);
    expect(await state()).toEqual(before);
  });

  it('numbers, searches, copies, switches views and sides, and restores the focus on Escape', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openOn('/shop');
    await page.keyboard.type('pre');
    await expect.poll(async () => (await told()).join('\n')).toContain('1 found, showing 1');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await tabTo('button Copy');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('[3 button Press]');
    await page.keyboard.press('Shift+Tab');
    const drawn = (): Promise<boolean> =>
      page.evaluate(() => {
        const seen = (window as unknown as { seen?: boolean }).seen;
        (window as unknown as { seen?: boolean }).seen = false;
        return seen ?? false;
      });
    await page.evaluate(() => {
      const { fillText } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fillText = function fill(...args) {
        if (args[0] === '3') (window as unknown as { seen?: boolean }).seen = true;
        fillText.apply(this, args);
      };
    });
    await page.keyboard.press('Space');
    await expect.poll(drawn).toBe(true);
    await tabTo('tab Page');
    for (const words of ['[3 button Press]', 'INTERACTIVES - ', '"node_3"']) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await told()).join('\n')).toContain(words);
    }
    const left = (): Promise<number> =>
      page.evaluate(() => document.querySelector('domtool-panel')?.getBoundingClientRect().left ?? -1);
    expect(await left()).toBeGreaterThan(400);
    await tabTo('button Other side');
    await page.keyboard.press('Enter');
    expect(await left()).toBe(8);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await page.evaluate(() => [document.activeElement?.id, document.querySelector('domtool-overlay')])).toEqual([
      'before',
      null,
    ]);
  });

  it.each([320, 420, 1200])('keeps its close button in the upper corner in a viewport of %i pixels', async (width) => {
    await page.setViewportSize({ width, height: 600 });
    await openOn('/shop');
    const [close, title, panel] = [
      await boxOf('button', 'Close'),
      await boxOf('heading', 'DomTool'),
      await boxOf('dialog', 'DomTool'),
    ];
    expect(close.y).toBeLessThan(title.bottom);
    expect(panel.right - close.right).toBeLessThan(15);
    expect(close.y - panel.y).toBeLessThan(15);
  });

  it('has room for the page’s text in a window that is enlarged to 400 %', async () => {
    await page.setViewportSize({ width: 320, height: 225 });
    await openOn('/shop');
    const view = await boxOf('tabpanel', 'View');
    expect(view.bottom - view.y).toBeGreaterThan(80);
  });

  it('keeps everything above the page’s text in two rows, and shows the chosen tab in forced colours', async () => {
    await page.setViewportSize({ width: 1200, height: 600 });
    await page.emulateMedia({ forcedColors: 'active' });
    await openOn('/shop');
    const [title, search, side] = [
      await boxOf('heading', 'DomTool'),
      await boxOf('searchbox', 'Search the page'),
      await boxOf('button', 'Other side'),
    ];
    expect(search.y - title.bottom).toBeLessThan(25);
    expect(Math.abs(side.y - search.y)).toBeLessThan(5);
    const colourOf = async (name: string): Promise<unknown> => {
      const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: await nodeOf('tab', name) });
      const { result } = await cdp.send('Runtime.callFunctionOn', {
        objectId: object.objectId ?? '',
        functionDeclaration: 'function () { return getComputedStyle(this).backgroundColor; }',
      });
      return result.value;
    };
    expect(await colourOf('Page')).not.toBe(await colourOf('Overview'));
    await page.emulateMedia({ forcedColors: null });
  });

  it('can be used while a modal dialog is open', async () => {
    await openOn('/dialog');
    await tabTo(/^button \[\d+ button Inside/);
    await page.keyboard.press('Enter');
    await tabTo('button Click');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe('In');
    // The click has moved the focus to the clicked element, as clicks do.
    await tabTo('button Close');
    await page.keyboard.press('Escape');
    expect(
      await page.evaluate(() => [document.querySelector('dialog')?.open, document.querySelectorAll('dialog *').length]),
    ).toEqual([true, 1]);
  });

  it.each(Object.keys(OPENING))('can be used, opened and closed while %s is open', async (what) => {
    await openOn(`/${what.replaceAll(' ', '-')}`);
    await tabTo(/^button \[\d+ button Open/);
    await page.keyboard.press('Enter');
    await tabTo('button Click');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe('Opened');
    await expect.poll(told).toContain('button Other side');
    await pressButton('Other side');
    await expect.poll(async () => (await boxOf('dialog', 'DomTool')).x).toBeLessThan(20);
    await pressButton('Close');
    await expect.poll(told).not.toContain('button Close');
    await page.evaluate(press, url);
    await expect.poll(told).toContain('button Close');
    await page.evaluate(press, url);
    await expect.poll(told).not.toContain('button Close');
    expect(await ownElements()).toEqual([]);
  });

  it.each(['close', 'remove'] as const)('returns to the page when its dialog is no longer open: %s', async (how) => {
    await openOn('/dialog');
    await page.evaluate((name) => document.querySelector('dialog')?.[name](), how);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('domtool-panel')?.parentElement?.localName))
      .toBe('html');
    await pressButton('Close');
    await expect.poll(ownElements).toEqual([]);
  });

  it('opens over a document that is not HTML', async () => {
    await page.goto(`${server.origin}/picture`);
    await page.evaluate(
      (href) =>
        (
          Object.assign(document.createElementNS('http://www.w3.org/1999/xhtml', 'a'), { href }) as HTMLAnchorElement
        ).click(),
      url,
    );
    await expect.poll(told).toContain('button Close');
    await pressButton('Close');
    await expect.poll(ownElements).toEqual([]);
  });

  it('closes when the page writes its document anew, and can be opened again', async () => {
    await openOn('/shop');
    await page.evaluate(() => {
      document.open();
      document.write('<!doctype html><button>Anew</button>');
      document.close();
    });
    await expect.poll(ownElements).toEqual([]);
    await page.evaluate(press, url);
    await expect.poll(told).toEqual(expect.arrayContaining([expect.stringContaining('button Anew')]));
  });

  for (const [at, what] of [
    ['/nonce', 'scripts with a nonce only'],
    ['/types', 'trusted scripts only'],
    ['/strict', 'scripts of its own server only'],
  ] as const) {
    it(`runs where the page's policy allows ${what}: it creates no script from text`, async () => {
      await page.goto(server.origin + at);
      // The script runs as a bookmark does, without the debugger's permission to make scripts from text.
      await cdp.send('Runtime.evaluate', {
        expression: decodeURIComponent(url.slice('javascript:'.length)),
        allowUnsafeEvalBlockedByCSP: false,
      });
      await expect.poll(isOpen).toBe(true);
      await expect.poll(told).toEqual(expect.arrayContaining(['button [1 button Buy]']));
    });
  }
});

describe('the bookmarklet in other engines', () => {
  const opened = (): boolean => document.querySelector('domtool-panel') !== null;

  it('opens and closes in Firefox, from its page', async () => {
    const { executablePath } = await provideBrowser('firefox', () => undefined);
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    try {
      const page = await browser.newPage();
      await page.goto(`${server.origin}/shop`);
      await page.evaluate(press, url);
      await expect.poll(() => page.evaluate(opened)).toBe(true);
      expect(
        await page.evaluate((href) => Object.assign(document.createElement('a'), { href }).href === href, url),
      ).toBe(true);
      await expect
        .poll(async () => {
          await page.keyboard.press('Escape');
          return page.evaluate(opened);
        })
        .toBe(false);
    } finally {
      await browser.close();
    }
  });

  it('opens and closes in WebKit', async () => {
    const driver = await startWebDriver();
    if (!driver) {
      console.warn('### WEBKIT: NOT RUN ### there is no WebKit with its driver here');
      expect([(await findBrowser('webkit'))?.build, process.env['CI']]).not.toContain('system');
      expect(process.env['CI']).toBeUndefined();
      return;
    }
    try {
      const page = await remote(driver.options as Parameters<typeof remote>[0]);
      await page.url(`${server.origin}/shop`);
      await page.execute(press, url);
      await expect.poll(() => page.execute(opened)).toBe(true);
      // The panel receives the key once it has the focus.
      await expect
        .poll(async () => {
          await page.keys('Escape');
          return page.execute(opened);
        })
        .toBe(false);
      await page.deleteSession();
    } finally {
      await driver.stop();
    }
  });
});
