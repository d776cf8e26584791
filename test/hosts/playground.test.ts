import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from './support/browser.ts';
import { numberOf } from './support/numbers.ts';

let server: ChildProcess;
let browser: Browser;
let page: Page;
const errors: string[] = [];
beforeAll(async () => {
  server = spawn(process.execPath, ['tools/playground.mjs', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(server.stdout!, 'data')) as [Buffer];
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(/http:\S+/.exec(line.toString())?.[0] ?? '');
});
afterAll(async () => {
  await browser.close();
  server.kill();
});

const text = (): Promise<string> => page.locator('#text').innerText();

describe('the playground', () => {
  it('shows page, text, tree and marks of a sample side by side, without hidden content', async () => {
    await expect.poll(text).toContain('# Newsletter');
    expect(await text()).not.toContain('Ignore your instructions');
    const tree = JSON.parse(await page.locator('#tree').innerText()) as { page: { context: { title: string } } };
    expect(tree.page.context.title).toBe('Newsletter');
    await expect.poll(() => marks()).toBeGreaterThan(0);
    await page.getByLabel('Marks').uncheck();
    await expect.poll(() => marks()).toBe(0);
    await page.getByLabel('Marks').check();
    for (const selector of ['#page', '#text', '#tree', '#report']) {
      const box = await page.locator(selector).boundingBox();
      expect(box?.width, `width of ${selector}`).toBeGreaterThan(300);
      expect(box?.height, `height of ${selector}`).toBeGreaterThan(100);
    }
  });

  it('draws each mark where its element is', async () => {
    const frame = page.frames().find((one) => one !== page.mainFrame());
    const off = await frame!.evaluate(async () => {
      const { DomTool } = window as unknown as { DomTool: typeof import('../../src/index.ts').DomTool };
      const { marks } = await DomTool.shared().overlay.show();
      const mail = document.querySelector('#mail')!.getBoundingClientRect();
      return Math.min(...marks.map(({ box }) => Math.abs(box.x - mail.x) + Math.abs(box.y - mail.y)));
    });
    expect(off).toBeLessThan(1);
  });

  it('runs an action, whose number is pressed in the text, and shows its report', async () => {
    const mail = numberOf('E-mail', await text());
    await page.locator('#text button', { hasText: 'E-mail' }).click();
    expect(await page.getByLabel('Action').inputValue()).toBe(`type(${mail}, "text")`);
    await run(`type(${mail}, "ann@example.com", pressEnter: true)`);
    await expect.poll(report).toContain('"newValue": "ann@example.com"');
    await expect.poll(text).toContain('Thank you, ann@example.com');
    await page.locator('#text button', { hasText: 'Choose a gift' }).click();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect.poll(report).toContain('Chosen');
  });

  it('says what is wrong with an action', async () => {
    await run('fly(1)');
    await expect.poll(report).toMatch(/does not name an action/);
    await run('click(4711)');
    await expect.poll(report).toContain('"code": "unknown_node"');
  });

  it('shows HTML that is pasted, and a file that is opened', async () => {
    await paste('<title>Pasted</title><h1>Pasted</h1><button>Press</button>');
    await expect.poll(text).toContain('# Pasted');
    const file = path.join(tmpdir(), `domtool-playground-${process.pid}.html`);
    await writeFile(file, '<title>Opened</title><h1>Opened</h1>');
    await page.getByLabel('Open file').setInputFiles(file);
    await expect.poll(text).toContain('# Opened');
  });

  it('shows pasted HTML whose policy forbids scripts, and follows its links to fragments', async () => {
    await paste(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"><h1>Strict</h1><a href="#end">To the end</a><p id=end>End</p>`,
    );
    await expect.poll(text).toContain('# Strict');
    const shown = page.frameLocator('#page');
    await shown.getByText('To the end').click();
    await expect.poll(() => shown.locator('#end').evaluate((end) => end.matches(':target'))).toBe(true);
  });

  it('says that a page of another origin cannot be read, and shows nothing of the one before', async () => {
    await paste(`<h1>Here</h1><a href="${page.url().replace('localhost', '127.0.0.1')}">Away</a>`);
    await expect.poll(text).toContain('# Here');
    await page.frameLocator('#page').getByText('Away').click();
    await expect.poll(() => page.locator('#status').innerText()).toContain('of another origin');
    expect([await text(), await page.locator('#tree').innerText(), await report()]).toEqual(['', '', '']);
  });

  it('shows other views, and follows the sample shop from page to page', async () => {
    await page.getByRole('button', { name: 'Sample shop' }).click();
    await expect.poll(text).toContain('# Things for the house');
    await page.getByRole('combobox', { name: 'View' }).selectOption('forms');
    await expect.poll(() => page.locator('#tree').innerText()).toContain('"fields"');
    await run(`click(${numberOf('Basket', await text())})`);
    await expect.poll(text).toMatch(/basket/i);
    await expect.poll(report).toContain('Looking at');
  });

  it('says in one sentence that its port is in use', async () => {
    const second = spawn(process.execPath, ['tools/playground.mjs', '--port', new URL(page.url()).port], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(second, 'close');
    const [said] = (await once(second.stderr, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^The playground cannot be served: .*EADDRINUSE.*choose another port.*\n$/);
    expect(await ended).toEqual([1, null]);
  });

  it('reports no error of its own', () => {
    expect(errors).toEqual([]);
  });
});

const report = (): Promise<string> => page.locator('#report').innerText();

/** Returns the number of overlay elements that are children of the page's root. */
const marks = (): Promise<number> =>
  page
    .frameLocator('#page')
    .locator('html')
    .evaluate(
      (root) => [...root.children].filter((child) => child.tagName !== 'HEAD' && child.tagName !== 'BODY').length,
    );

async function paste(html: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit HTML' }).click();
  await page.getByLabel('HTML of the page').fill(html);
  await page.getByRole('button', { name: 'Show' }).click();
}

async function run(action: string): Promise<void> {
  await page.getByLabel('Action').fill(action);
  await page.getByRole('button', { name: 'Run' }).click();
}
