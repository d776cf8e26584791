import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomTool as Tool } from '../../src/index.ts';
import { launchChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';

declare const DomTool: typeof Tool;
const dist = (name: string): string => new URL(`../../dist/${name}`, import.meta.url).pathname;

/**
 * A page with listeners of each kind, in itself and in frames, and a custom element whose closed root came with the
 * HTML.
 */
const PAGE = `<!doctype html><title>Heard</title><div id=on>on</div><div id=gone>gone</div><div id=keys>keys</div><div id=host></div>
  <x-box><template shadowrootmode=closed><button>declared</button></template></x-box><iframe id=made></iframe>
  <iframe srcdoc="<p id=p>framed</p><script>document.querySelector('#p').addEventListener('pointerdown', () => {})</script>"></iframe>
  <script>
    const at = (id, doc = document) => doc.getElementById(id);
    const press = () => {};
    at('on').addEventListener('click', { handleEvent() {} });
    at('gone').addEventListener('click', press);
    at('gone').removeEventListener('click', press);
    at('keys').addEventListener('keydown', press);
    at('host').attachShadow({ mode: 'closed' }).innerHTML = '<button>closed</button>';
    customElements.define('x-box', class extends HTMLElement { constructor() { super(); this.attachInternals(); } });
    const doc = at('made').contentDocument;
    doc.body.innerHTML = '<p id=m>made</p>';
    at('m', doc).addEventListener('click', press);
  </script>`;

let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  server = await startServer({ '/': { body: PAGE } });
  browser = await launchChromium();
  page = await browser.newPage();
  await page.addInitScript({ path: dist('domtool.hook.js') });
  await page.goto(server.origin);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Returns the words of the interactive elements. */
const usable = (text: string): string[] => [...text.matchAll(/\[\d+ ([^\]]+)\]/g)].map(([, words]) => words as string);

describe('the hook, loaded at the start of a document', () => {
  it('reports listeners, also in frames, and makes closed shadow roots readable', async () => {
    await page.addScriptTag({ path: dist('domtool.iife.js') });
    const text = await page.evaluate(async () => (await DomTool.shared().getSnapshot()).toText());
    expect(usable(text)).toEqual(['on', 'button closed', 'button declared', 'made', 'framed']);
    expect(await page.evaluate(() => document.querySelector('#host')?.shadowRoot)).toBe(null);
  });

  it('reports the same listeners to an isolated world', async () => {
    const cdp = await page.context().newCDPSession(page);
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const { executionContextId: contextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'apart',
    });
    await cdp.send('Runtime.evaluate', { contextId, expression: readFileSync(dist('domtool.iife.js'), 'utf8') });
    const { result } = await cdp.send('Runtime.evaluate', {
      contextId,
      awaitPromise: true,
      expression: 'DomTool.shared().getSnapshot().then((snapshot) => snapshot.toText())',
    });
    expect(usable(result.value as string)).toEqual(['on', 'made', 'framed']);
  });
});
