import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomTool as Tool } from '../../src/index.ts';
import { launchChromium } from './support/browser.ts';
import { startServer, type Answer } from './support/server.ts';

declare const DomTool: typeof Tool;

interface Row extends Answer {
  /** What the view tells after its first line. */
  readonly told: string;
  /** What it tells after a click on each target. */
  readonly then: string;
}
const PRESS = '<title>A</title><h1>Menu</h1><button onclick="this.textContent=\'Pressed\'">Press</button>';
const PAGES: Readonly<Record<string, Row>> = {
  '/drawing': {
    headers: { 'content-type': 'image/svg+xml' },
    body:
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><title>Drawing</title><text x="9" y="20">Hello</text>' +
      '<rect y="80" width="50" height="30" role="button" aria-label="Paint" onclick="this.setAttribute(\'aria-label\',\'Red\')"/></svg>',
    told: 'Hello\n[2 button Paint]\n',
    then: 'Hello\n[2 button Red]\n',
  },
  '/xml': {
    headers: { 'content-type': 'application/xml' },
    body:
      '<shop xmlns:h="http://www.w3.org/1999/xhtml"><item>Apple</item> ' +
      '<h:button onclick="this.textContent=\'Sold\'">Buy</h:button></shop>',
    told: 'Apple [1 button Buy]\n',
    then: 'Apple [1 button Sold (focused)]\n',
  },
  '/formula': {
    headers: { 'content-type': 'application/xml' },
    body: '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>',
    told: '`a/2`\n',
    then: '`a/2`\n',
  },
  '/frames': {
    body: '<title>Old</title><frameset cols="50%,50%"><frame src="/menu"><frame src="/menu"></frameset>',
    told: '@frame A\n# Menu\n[4 button Press]\n@frame A\n# Menu\n[8 button Press]\n',
    then: '@frame A\n# Menu\n[4 button Pressed]\n@frame A\n# Menu\n[8 button Pressed (focused)]\n',
  },
  '/menu': { body: PRESS, told: '# Menu\n[2 button Press]\n', then: '# Menu\n[2 button Pressed (focused)]\n' },
};

let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
beforeAll(async () => {
  server = await startServer(PAGES);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript({ path: new URL('../../dist/domtool.iife.js', import.meta.url).pathname });
  await page.goto(server.origin + path);
  return page;
}
const textOf = async (page: Page): Promise<string> => {
  const text = await page.evaluate(async () => (await DomTool.shared().getSnapshot()).toText({ previous: null }));
  return text.replace(/^@page.*\n/, '');
};
const pressAll = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    const tool = DomTool.shared();
    const { marks } = await tool.overlay.show();
    const errors = [];
    for (const { nodeId } of marks) errors.push((await tool.click(nodeId)).error);
    tool.overlay.hide();
    return errors;
  });

describe('a whole document of another kind', () => {
  for (const [path, { told, then }] of Object.entries(PAGES))
    it(`is read, marked and operated: ${path}`, async () => {
      const page = await open(path);
      expect(await textOf(page)).toBe(told);
      expect((await pressAll(page)).filter(Boolean)).toEqual([]);
      expect(await textOf(page)).toBe(then);
      await page.close();
    });
});

describe('a page', () => {
  it('is told as it is printed while it is printed, and as before after that', async () => {
    const page = await open('/menu');
    await page.evaluate(() => {
      document.body.innerHTML =
        '<style>@media print{.s{display:none}}@media screen{.p{display:none}}</style><p class=s>Screen<p class=p>Paper';
    });
    expect(await textOf(page)).toBe('Screen\n');
    await page.emulateMedia({ media: 'print' });
    expect(await textOf(page)).toBe('Paper\n');
    await page.pdf();
    await page.emulateMedia({ media: 'screen' });
    expect(await textOf(page)).toBe('Screen\n');
    await page.close();
  });

  it('is told as preferences of a person show it, also after they change', async () => {
    const page = await open('/menu');
    await page.evaluate(() => {
      document.body.innerHTML =
        '<style>@media (prefers-reduced-motion){.m{display:none}}@media (prefers-contrast:more){.c{display:none}}</style>' +
        '<p class=m>Moving<p class=c>Pale';
    });
    expect(await textOf(page)).toBe('Moving\nPale\n');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await textOf(page)).toBe('Pale\n');
    await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
    expect(await textOf(page)).toBe('');
    await page.close();
  });

  it('is told as it is painted in forced colours', async () => {
    const page = await open('/menu');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(() => {
      document.body.innerHTML =
        '<style>.b::before{content:"Before "}</style><p class=b style="color:#fff">White<p style="color:transparent">Clear<p style="color:#fff;forced-color-adjust:none">Unseen';
    });
    expect(await textOf(page)).toBe('Before White\nClear\n');
    await page.close();
  });
});
