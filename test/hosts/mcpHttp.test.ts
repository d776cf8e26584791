import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { provideBrowser } from '../../src/host/browsers/provide.ts';
import { startBrowser } from './support/browser.ts';
import { cli } from './support/cli.ts';
import { call } from './support/mcp.ts';
import { numberOf } from './support/numbers.ts';
import { startServer } from './support/server.ts';

let site: Awaited<ReturnType<typeof startServer>>;
let executablePath: string;
beforeAll(async () => {
  ({ executablePath } = await provideBrowser('chromium', console.error));
  site = await startServer({
    '/': {
      body: `<!doctype html><title>Shop</title><h1>Shop</h1>
        <button onclick="document.cookie = 'user=ann'; this.textContent = document.cookie">Sign in</button>`,
    },
    '/lamp': { body: '<!doctype html><title>Lamp</title><h1>Desk lamp</h1>' },
  });
});
afterAll(() => site.stop());

let child: ChildProcess | null = null;
async function stop(): Promise<void> {
  const running = child;
  child = null;
  if (!running) return;
  const ended = once(running, 'close');
  running.kill();
  await ended;
}
afterEach(stop);

/** Starts a server of the command line. @returns the address that it prints */
async function serve(...options: readonly string[]): Promise<string> {
  const program = [path.resolve('dist/cli.mjs'), 'mcp', '--executable-path', executablePath, '--port', '0', ...options];
  child = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'pipe'] });
  const [line] = (await once(child.stderr!, 'data')) as [Buffer];
  return /http:\S+/.exec(line.toString())?.[0] ?? line.toString();
}

interface Connection {
  readonly client: Client;
  readonly transport: StreamableHTTPClientTransport;
}
async function connect(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Connection> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  await client.connect(transport as never);
  return { client, transport };
}

/** Posts an empty message. @returns the status of the answer; 400 is that of a request that is let in */
const post = (port: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve, reject) =>
    request({ host: 'localhost', port, path: '/mcp', method: 'POST', headers }, (answer) =>
      resolve(answer.resume().statusCode ?? 0),
    )
      .on('error', reject)
      .end('{}'),
  );
const message = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

describe('domtool mcp over HTTP', () => {
  it('serves several clients with contexts of their own, and none without the token', async () => {
    const url = await serve('--token', 'secret');
    const headers = { Authorization: 'Bearer secret' };
    const { port } = new URL(url);
    expect(await post(port, message)).toBe(401);
    expect(await post(port, { ...message, ...headers })).toBe(400);
    const [{ client: one }, { client: two }] = [await connect(url, headers), await connect(url, headers)];
    for (const client of [one, two]) await call(client, 'browser_navigate', { url: site.origin });
    const nodeId = String(numberOf('Sign in', (await call(one, 'dom_text')).text));
    expect((await call(one, 'dom_click', { nodeId })).text).toContain('user=ann');
    expect((await call(two, 'dom_text')).text).not.toContain('user=ann');
    expect((await call(one, 'dom_text')).text).toContain('user=ann');
    for (const client of [one, two]) await client.close();
  });

  it('with a profile gives each client tabs of its own, and ends only these with it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'domtool-profile-'));
    const url = await serve('--user-data-dir', folder);
    const [one, two] = [await connect(url), await connect(url)];
    await call(one.client, 'browser_navigate', { url: site.origin });
    await call(two.client, 'browser_navigate', { url: `${site.origin}/lamp` });
    expect((await call(one.client, 'dom_text')).text).toContain('# Shop');
    expect((await call(one.client, 'browser_tabs', { action: 'list' })).text).not.toContain('/lamp');
    await one.transport.terminateSession();
    expect((await call(two.client, 'dom_text')).text).toContain('# Desk lamp');
    await two.client.close();
    await stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });

  it('ends a client that has been away, with its tabs, and no other', async () => {
    const browser = await startBrowser('about:blank');
    const watching = await chromium.connectOverCDP(browser.endpoint);
    try {
      const targets = await watching.newBrowserCDPSession();
      const open = async (): Promise<string[]> =>
        (await targets.send('Target.getTargets')).targetInfos
          .map(({ url }) => url)
          .filter((address) => address.startsWith(site.origin))
          .sort();
      const url = await serve('--connect', browser.endpoint, '--idle', '1');
      const [leaving, staying] = [await connect(url), await connect(url)];
      await call(leaving.client, 'browser_navigate', { url: site.origin });
      await call(staying.client, 'browser_navigate', { url: `${site.origin}/lamp` });
      expect(await open()).toEqual([`${site.origin}/`, `${site.origin}/lamp`]);
      const { sessionId = '' } = leaving.transport;
      await leaving.client.close();
      await expect.poll(open).toEqual([`${site.origin}/lamp`]);
      expect(await post(new URL(url).port, { ...message, 'mcp-session-id': sessionId })).toBe(404);
      expect((await call(staying.client, 'dom_text')).text).toContain('# Desk lamp');
      await staying.client.close();
    } finally {
      await watching.close();
      await stop();
      await browser.stop();
    }
  });

  it('is addressed by the names of this machine and the allowed ones, in any spelling', async () => {
    const { port } = new URL(await serve('--allowed-hosts', 'MyMachine,other:8931'));
    for (const host of [`localhost:${port}`, `mymachine:${port}`, 'MYMACHINE', `other:${port}`, `[::1]:${port}`])
      expect(await post(port, { ...message, host }), host).toBe(400);
    for (const host of ['attacker.example', `mymachine.attacker.example:${port}`])
      expect(await post(port, { ...message, host }), host).toBe(403);
  });

  it('refuses pages of every other origin', async () => {
    const { port } = new URL(await serve());
    const from = (origin: string): Promise<number> => post(port, { ...message, host: `localhost:${port}`, origin });
    expect(await from(`http://localhost:${port}`)).toBe(400);
    for (const origin of ['http://localhost:3000', 'https://attacker.example', `http://127.0.0.1:${port}`, 'null'])
      expect(await from(origin), origin).toBe(403);
  });

  it('prints an address that a client can use for an IPv6 host', async () => {
    const url = await serve('--host', '::1');
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+\/mcp$/);
    const { client } = await connect(url);
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    await client.close();
  });

  it.each([
    ['a port in use', () => ['--port', new URL(site.origin).port, '--host', '127.0.0.1'], /cannot listen at port \d+/],
    ['a port that does not exist', () => ['--port', '65536'], /--port takes a whole number from 0 to 65535/],
    ['an address of another machine', () => ['--port', '0', '--host', '192.0.2.1'], /cannot listen at port 0 of 192/],
    ['an allowed host that is no name', () => ['--port', '0', '--allowed-hosts', 'a b'], /"a b" is not the name/],
  ])('says in one sentence that it cannot serve: %s', async (_, options, expected) => {
    const { status, stderr } = await cli(['mcp', ...options()]);
    expect(stderr).toMatch(/^domtool: .*\n$/);
    expect(stderr).toMatch(expected);
    expect(status).toBe(2);
  });
});
