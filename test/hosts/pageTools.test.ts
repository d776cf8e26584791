import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomPage } from '../../src/host/DomPage.ts';
import { provideBrowser } from '../../src/host/browsers/provide.ts';
import { launchChromium } from './support/browser.ts';
import { cli } from './support/cli.ts';
import { startServer } from './support/server.ts';

/** A page that uses the current draft. */
const REGISTERS = `
  const offer = (name, execute) => document.modelContext.registerTool({
    name, description: 'Puts an article into the basket', annotations: { readOnlyHint: false }, execute,
    inputSchema: { type: 'object', properties: { article: { type: 'string' } }, required: ['article'] },
  });
  offer('add_to_basket', async ({ article }) => {
    const answer = await fetch('/stock');
    basket.textContent = article + ': ' + (await answer.text());
    return { content: [{ type: 'text', text: article + ' is in the basket' }] };
  });
  offer('leave', () => { location.href = '/other'; return new Promise(() => {}); });`;
const HTML = (scripts: string): string =>
  `<!doctype html><title>Shop</title><h1>Shop</h1><p>Basket: <output id=basket>empty</output></p>${scripts}`;

let server: Awaited<ReturnType<typeof startServer>>;
let attach: (page: unknown, options?: object) => Promise<DomPage>;
beforeAll(async () => {
  const polyfill = await readFile('node_modules/@mcp-b/webmcp-polyfill/dist/index.iife.js', 'utf8');
  const headers = { 'origin-agent-cluster': '?1' };
  const plain = `<script>navigator.modelContext = { registerTool(tool) { this[tool.name] = tool; } }</script>`;
  server = await startServer({
    '/native': { headers, body: HTML(`<script>${REGISTERS}</script>`) },
    // In one script, as a page's bundle has them.
    '/polyfilled': { headers, body: HTML(`<script>${polyfill};${REGISTERS}</script>`) },
    '/assigned': {
      body: HTML(
        `${plain}<script>addEventListener('load', () => navigator.modelContext.registerTool({ name: 'late', execute() {} }))</script>`,
      ),
    },
    '/framed': { headers, body: HTML('<iframe src=/polyfilled></iframe>') },
    '/none': {
      body: HTML(`<script>document.title = String('modelContext' in document || 'modelContext' in navigator)</script>`),
    },
    '/stock': { body: 'in stock' },
    '/other': { body: '<!doctype html><title>Other</title><h1>Other</h1>' },
  });
  ({ attach } = (await import(new URL('../../dist/domtool.playwright.mjs', import.meta.url).href)) as {
    attach: typeof attach;
  });
});
afterAll(() => server.stop());

const offered = (text: string): string => /@tools\n[^]*/.exec(text)?.[0] ?? 'none';
const LISTED = `@tools
- add_to_basket(article: string): Puts an article into the basket
- leave(article: string): Puts an article into the basket
`;

describe.each([
  ['a polyfill', '/polyfilled', []],
  ['the browser', '/native', ['--enable-features=WebMCP,WebMCPTesting']],
])('tools that a page offers through %s', (_, address, args) => {
  let browser: Browser;
  let dom: DomPage;
  beforeAll(async () => {
    browser = await launchChromium({ args });
    const page = await browser.newPage();
    dom = await attach(page);
    await page.goto(server.origin + address);
  });
  afterAll(() => browser.close());

  it('are listed, and run with what the page does until it has answered', async () => {
    expect(offered(await dom.text())).toBe(LISTED);
    const result = await dom.callPageTool('add_to_basket', { article: 'lamp' });
    expect(result).toMatchObject({ success: true, answer: 'lamp is in the basket' });
    expect(JSON.stringify(result.effect)).toContain('lamp: in stock');
  });

  it('may lead to another page', async () => {
    const result = await dom.callPageTool('leave', {});
    expect(result).toMatchObject({ success: true, changes: { navigationOccurred: true } });
    expect(offered(await dom.text())).toBe('none');
  });
});

describe('the hook', () => {
  it('adds no modelContext, follows one that a script assigns, and finds the tools of frames', async () => {
    const browser = await launchChromium();
    const page = await browser.newPage();
    const dom = await attach(page);
    await page.goto(`${server.origin}/none`);
    expect(await page.title()).toBe('false');
    await page.goto(`${server.origin}/assigned`);
    expect(offered(await dom.text())).toBe('@tools\n- late()\n');
    await page.goto(`${server.origin}/framed`);
    expect(offered(await dom.text())).toBe(LISTED);
    expect(await dom.callPageTool('add_to_basket', { article: 'lamp' })).toMatchObject({
      answer: 'lamp is in the basket',
    });
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    expect(offered(await dom.text())).toBe('none');
    await browser.close();
  });
});

describe('the MCP server', () => {
  const connect = async (...more: string[]): Promise<Client> => {
    const { executablePath } = await provideBrowser('chromium', console.error);
    const client = new Client({ name: 'test', version: '1' });
    const args = [path.resolve('dist/cli.mjs'), 'mcp', '--executable-path', executablePath, ...more];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
    return client;
  };
  const call = async (client: Client, name: string, args: Record<string, unknown>): Promise<string> =>
    ((await client.callTool({ name, arguments: args })).content as { text: string }[])[0]?.text ?? '';

  it('runs tools of the page', async () => {
    const client = await connect();
    await call(client, 'browser_navigate', { url: `${server.origin}/polyfilled` });
    expect(offered(await call(client, 'dom_text', {}))).toBe(LISTED);
    const input = '{"article":"lamp"}';
    const answer = await call(client, 'dom_call_page_tool', { name: 'add_to_basket', input });
    expect(JSON.parse(answer)).toMatchObject({ success: true, answer: 'lamp is in the basket' });
    await client.close();
  });

  it('neither lists nor runs them with --no-page-tools', async () => {
    const client = await connect('--no-page-tools');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('dom_call_page_tool');
    await call(client, 'browser_navigate', { url: `${server.origin}/polyfilled` });
    expect(offered(await call(client, 'dom_text', {}))).toBe('none');
    expect(await call(client, 'dom_call_page_tool', { name: 'add_to_basket' })).toContain('pageTools is false');
    await client.close();
  });
});

describe('the command line', () => {
  it('lists and runs tools of the page, and does not with --no-page-tools', async () => {
    const { executablePath } = await provideBrowser('chromium', console.error);
    const given = ['--executable-path', executablePath];
    const act = ['act', `${server.origin}/polyfilled`, `callPageTool(add_to_basket, '{"article":"lamp"}')`, ...given];
    const { stdout } = await cli(act);
    expect(stdout).toContain('lamp is in the basket');
    expect(offered(stdout)).toBe(LISTED);
    const forbidden = await cli([...act, '--no-page-tools']);
    expect(forbidden.stderr).toContain('pageTools is false');
    expect(offered(forbidden.stdout)).toBe('none');
  });
});
