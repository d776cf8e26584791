import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provideBrowser } from '../../src/host/browsers/provide.ts';
import { chromium } from 'playwright-core';
import { chromiumArguments } from '../../src/host/browsers/engines.ts';
import { estimateTokens } from '../../src/views/text/tokens.ts';
import { measure, serveShop } from '../../bench/mcp/task.mjs';
import { startBrowser } from './support/browser.ts';
import { call, type Answer } from './support/mcp.ts';
import { numberOf } from './support/numbers.ts';
import { startServer } from './support/server.ts';

const program = path.resolve('dist/cli.mjs');
let server: Awaited<ReturnType<typeof startServer>>;
let folder: string;
let args: string[];
beforeAll(async () => {
  const { executablePath } = await provideBrowser('chromium', console.error);
  folder = await mkdtemp(path.join(tmpdir(), 'domtool-mcp-'));
  args = [program, 'mcp', '--executable-path', executablePath, '--allowed-folders', folder];
  await writeFile(path.join(folder, 'note.txt'), 'hello');
  server = await startServer({
    '/': {
      body: `<!doctype html><title>Shop</title><h1>Shop</h1><label>Search <input></label><a href="/lamp">Desk lamp</a>
        <button onclick="document.cookie = 'user=ann'; this.textContent = document.cookie">Sign in</button>
        <button onclick="this.textContent = confirm('Sure?')">Delete</button><label>File <input type=file onchange="out.textContent = this.files[0].name"></label>
        <p id=out></p><script>console.error('Oh no'); fetch('/missing');</script>`,
    },
    '/lamp': {
      body: `<!doctype html><title>Lamp</title><h1>Desk lamp</h1><button onclick="this.textContent = 'In the basket'">Add to basket</button>`,
    },
    '/who': {
      body: `<!doctype html><h1>Who</h1><p id=out></p><script>
        out.textContent = [document.cookie, navigator.language, innerWidth, navigator.userAgent].join(' | ')</script>`,
    },
    '/long': {
      body: `<!doctype html><h1>Long</h1><ul>${Array.from({ length: 400 }, (_, i) => `<li><button>Row ${i}, of many words</button>`).join('')}</ul>
        <script>for (let i = 0; i < 150; i++) console.log('A message of many words ' + i)</script>`,
    },
    '/late': {
      body: `<!doctype html><title>Late</title><button disabled onclick="this.textContent = 'Paid'">Pay</button><p></p><script>
        setTimeout(() => {
          document.querySelector('button').disabled = false;
          document.querySelector('p').textContent = 'Ready';
        }, 1500)</script>`,
    },
    '/loop': { body: '<!doctype html><h1>Before</h1><script>for (;;);</script>' },
    '/file': { headers: { 'content-disposition': 'attachment; filename=a.csv' }, body: '1,2' },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function connectTo(more: readonly string[]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({ command: process.execPath, args: [...args, ...more], stderr: 'ignore' });
  await client.connect(transport);
  return client;
}

describe('domtool mcp over standard input and output', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connectTo([]);
  });
  afterAll(() => client.close());

  it('lists the tools of the registry and those of a browser', async () => {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['dom_text', 'dom_click', 'browser_navigate', 'browser_tabs']));
    expect(tools.filter(({ description, inputSchema }) => !description || inputSchema.type !== 'object')).toEqual([]);
  });

  it('finishes a task: opens a page, reads it, follows a link and presses a button', async () => {
    expect((await call(client, 'browser_navigate', { url: server.origin })).text).toContain('"Shop"');
    const view = (await call(client, 'dom_text')).text;
    const followed = await call(client, 'dom_click', { nodeId: String(numberOf('Desk lamp', view)) });
    expect(JSON.parse(followed.text)).toMatchObject({ success: true, url: `${server.origin}/lamp` });
    const stale = await call(client, 'dom_click', { nodeId: '2' });
    expect({ isError: stale.isError, code: (JSON.parse(stale.text) as { code: string }).code }).toEqual({
      isError: true,
      code: 'stale_document',
    });
    const lamp = (await call(client, 'dom_text')).text;
    const added = await call(client, 'dom_click', { nodeId: String(numberOf('Add to basket', lamp)) });
    expect(added.text).toContain('In the basket');
    expect((await call(client, 'browser_navigate_back')).text).toContain('"Shop"');
  });

  it('reports console messages, failed requests, and how a dialog was answered', async () => {
    await call(client, 'browser_navigate', { url: server.origin });
    expect((await call(client, 'browser_console_messages')).text).toContain('error: Oh no');
    expect((await call(client, 'browser_failed_requests')).text).toContain('/missing: status 404');
    const nodeId = String(numberOf('Delete', (await call(client, 'dom_text')).text));
    const asked = await call(client, 'dom_click', { nodeId });
    expect(asked).toMatchObject({ isError: false, text: expect.stringContaining('The page asks: confirm "Sure?"') });
    // The page does nothing until it has its answer.
    expect(await call(client, 'dom_text')).toMatchObject({
      isError: true,
      text: expect.stringContaining('browser_handle_dialog') as string,
    });
    const dismissed = (await call(client, 'browser_handle_dialog', { accept: false })).text;
    expect(dismissed).toContain('dialog: confirm "Sure?" was dismissed');
    expect(dismissed).toContain("'Delete' → 'false'");
    await call(client, 'browser_handle_dialog', { accept: true });
    const accepted = (await call(client, 'dom_click', { nodeId })).text;
    expect(accepted).toContain('dialog: confirm "Sure?" was accepted');
    expect(accepted).toContain("'false' → 'true'");
  });

  it('tells a question to the call that it interrupts, of several at once, and then its result', async () => {
    await call(client, 'browser_navigate', { url: server.origin });
    const nodeId = String(numberOf('Delete', (await call(client, 'dom_text')).text));
    const [clicked, read] = await Promise.all([call(client, 'dom_click', { nodeId }), call(client, 'dom_text')]);
    expect(clicked).toMatchObject({
      isError: false,
      text: expect.stringContaining('The page asks: confirm') as string,
    });
    expect(read).toMatchObject({ isError: true, text: expect.stringContaining('The page asks: confirm') as string });
    const [answered, then] = await Promise.all([
      call(client, 'browser_handle_dialog', { accept: true }),
      call(client, 'dom_text'),
    ]);
    expect(answered.text).toContain("'Delete' → 'true'");
    expect(then).toMatchObject({ isError: false, text: expect.stringContaining('# Shop') as string });
  });

  it('does calls at once in their order', async () => {
    const [, first, , second] = await Promise.all([
      call(client, 'browser_navigate', { url: server.origin }),
      call(client, 'dom_text'),
      call(client, 'browser_navigate', { url: `${server.origin}/lamp` }),
      call(client, 'dom_text'),
    ]);
    expect(first.text).toContain('# Shop');
    expect(second.text).toContain('# Desk lamp');
  });

  it('does not do what a cancelled call waits for, nor what waits for its turn', async () => {
    await call(client, 'browser_navigate', { url: `${server.origin}/late` });
    const nodeId = String(numberOf('Pay', (await call(client, 'dom_text')).text));
    const stop = new AbortController();
    const { signal } = stop;
    const cancelled = Promise.allSettled([
      call(client, 'dom_click', { nodeId }, { signal }),
      call(client, 'dom_wait_for', { text: 'never', timeout: 3_600_000 }, { signal }),
      call(client, 'browser_navigate', { url: `${server.origin}/lamp` }, { signal }),
    ]);
    // The server has the calls then.
    await client.ping();
    stop.abort();
    expect((await cancelled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await call(client, 'dom_wait_for', { text: 'Ready' })).text).toContain('"success":true');
    expect((await call(client, 'dom_text')).text).toContain('button Pay]');
    expect((await call(client, 'dom_click', { nodeId })).text).toContain("'Pay' → 'Paid'");
  });

  it('ends a wait that is cancelled', async () => {
    await call(client, 'browser_navigate', { url: server.origin });
    const stop = new AbortController();
    const wait = call(client, 'dom_wait_for', { text: 'never', timeout: 3_600_000 }, { signal: stop.signal });
    await client.ping();
    stop.abort();
    await expect(wait).rejects.toThrow();
    expect((await call(client, 'dom_text')).text).toContain('# Shop');
  });

  it('tells how its policy answered a dialog', async () => {
    const accepting = await connectTo(['--answer-dialogs', 'accept']);
    await call(accepting, 'browser_navigate', { url: server.origin });
    const nodeId = String(numberOf('Delete', (await call(accepting, 'dom_text')).text));
    const { text } = await call(accepting, 'dom_click', { nodeId });
    expect(text).toContain('dialog: confirm "Sure?" was accepted');
    expect(text).toContain("'Delete' → 'true'");
    await accepting.close();
  });

  it('uploads files from the allowed folder only, and saves views, pictures and downloads there', async () => {
    await call(client, 'browser_navigate', { url: server.origin });
    const nodeId = numberOf('File', (await call(client, 'dom_text')).text);
    expect(
      await call(client, 'browser_file_upload', { nodeId: String(nodeId), paths: ['/etc/hostname'] }),
    ).toMatchObject({
      isError: true,
      text: expect.stringContaining('allowed folders') as string,
    });
    const uploaded = await call(client, 'browser_file_upload', { nodeId, paths: ['note.txt'] });
    expect(uploaded.text).toContain('note.txt');
    await call(client, 'browser_save_view', { filename: 'view.txt' });
    expect(await readFile(path.join(folder, 'view.txt'), 'utf8')).toContain('# Shop');
    expect((await call(client, 'browser_save_view', { filename: '../view.txt' })).isError).toBe(true);
    await call(client, 'browser_navigate', { url: `${server.origin}/file` });
    await expect.poll(() => readFile(path.join(folder, 'a.csv'), 'utf8').catch(() => '')).toBe('1,2');
    expect((await call(client, 'browser_take_screenshot', { marks: true })).type).toBe('image');
  });

  it('opens, selects and closes tabs', async () => {
    await call(client, 'browser_tabs', { action: 'new', url: `${server.origin}/lamp` });
    const { text } = await call(client, 'browser_tabs', { action: 'list' });
    expect(text).toMatch(/1 \(current\): .*\/lamp/);
    await call(client, 'browser_tabs', { action: 'close', index: 1 });
    expect((await call(client, 'dom_text')).text).toContain('# Shop');
  });

  it('answers misuse with an error', async () => {
    expect(await call(client, 'dom_fly')).toMatchObject({ isError: true });
    expect(await call(client, 'browser_navigate', {})).toMatchObject({ isError: true });
    expect(await call(client, 'browser_navigate', { url: 'file:///etc/passwd' })).toMatchObject({ isError: true });
  });

  it('keeps a view within the budget', async () => {
    await call(client, 'browser_navigate', { url: server.origin });
    expect((await call(client, 'dom_text', { maxTokens: 15 })).text).toMatch(/…: lines cut/);
  });

  it('goes forward, loads again and resizes, and takes selectors as targets', async () => {
    await call(client, 'browser_navigate', { url: server.origin });
    await call(client, 'dom_click', { nodeId: 'text=Desk lamp' });
    await call(client, 'browser_navigate_back');
    expect((await call(client, 'browser_navigate_forward')).text).toContain('"Lamp"');
    expect((await call(client, 'browser_reload')).text).toContain('"Lamp"');
    expect((await call(client, 'browser_resize', { width: 333, height: 222 })).isError).toBe(false);
    const picture = Buffer.from((await call(client, 'browser_take_screenshot')).text, 'base64');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([333, 222]);
  });
});

/** Runs a function with a client of a server that was started with more options. */
async function withServer<T>(more: readonly string[], work: (client: Client) => Promise<T>, given = args): Promise<T> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [...given, ...more], stderr: 'ignore' }),
  );
  return work(client).finally(() => client.close());
}

describe('the options of domtool mcp', () => {
  const who = async (client: Client): Promise<string> => {
    await call(client, 'browser_navigate', { url: `${server.origin}/who` });
    return (await call(client, 'dom_text')).text;
  };

  it('--max-tokens is exact for every answer, whatever a client asks for', async () => {
    await withServer(['--max-tokens', '120'], async (client) => {
      const { tools } = await client.listTools();
      await call(client, 'browser_navigate', { url: `${server.origin}/long` });
      const asked: Record<string, object> = {
        dom_search: { query: 'Row' },
        dom_inspect: { target: 'li' },
        dom_diff: { snapshotIdA: '1', snapshotIdB: '2' },
        dom_click: { nodeId: 'text=Row 300' },
        browser_console_messages: { limit: 200 },
        browser_navigate: { url: `not a url ${'x'.repeat(5000)}` },
      };
      for (const { name, inputSchema } of tools) {
        const required = inputSchema.required ?? [];
        if (!asked[name] && required.length > 0) continue;
        if (/close|screenshot|back|forward/.test(name)) continue;
        const most = inputSchema.properties?.['maxTokens'] ? { maxTokens: 5000 } : {};
        const { text } = await call(client, name, { ...asked[name], ...most });
        expect(estimateTokens(text), `${name}: ${text}`).toBeLessThanOrEqual(120);
      }
      const rows = { expand: 'all', maxTokens: 5000 };
      const { text } = await call(client, 'dom_text', rows);
      expect(text).toMatch(/cut, about \d+ tokens more/);
      expect(estimateTokens(text)).toBeLessThanOrEqual(120);
    });
  });

  it('--device, --locale and --user-agent emulate what they name', async () => {
    const more = ['--device', 'iPhone 15', '--locale', 'de-DE'];
    expect(await withServer(more, who)).toMatch(/de-DE.*iPhone/);
    expect(await withServer(['--user-agent', 'Me/1', '--viewport-size', '333x444'], who)).toMatch(/333.*Me\/1/);
  });

  it('--storage-state begins with a login', async () => {
    const file = path.join(folder, 'state.json');
    const cookie = { name: 'user', value: 'bea', domain: '127.0.0.1', path: '/', expires: -1, sameSite: 'Lax' };
    await writeFile(file, JSON.stringify({ cookies: [{ ...cookie, httpOnly: false, secure: false }], origins: [] }));
    expect(await withServer(['--storage-state', file], who)).toContain('user=bea');
  });

  it('--proxy-server sends requests through a proxy', async () => {
    await withServer(['--proxy-server', server.origin], async (client) => {
      await call(client, 'browser_navigate', { url: 'http://elsewhere.example/' });
      // The server of this test answers a whole address as it answers an unknown path.
      expect((await call(client, 'dom_text')).text).toContain('no such page');
    });
  });

  it('--allowed-origins refuses every other origin', async () => {
    await withServer(['--allowed-origins', 'https://a.example;https://b.example'], async (client) => {
      expect(await call(client, 'browser_navigate', { url: server.origin })).toMatchObject({
        isError: true,
        text: expect.stringContaining('the origin is not allowed') as string,
      });
    });
  });

  it('--connect uses a running browser, with a context for each client, and leaves it running', async () => {
    const browser = await startBrowser('about:blank');
    try {
      const own = [program, 'mcp', '--connect', browser.endpoint];
      await withServer(
        [],
        (one) =>
          withServer(
            [],
            async (two) => {
              await call(one, 'browser_navigate', { url: server.origin });
              await call(one, 'dom_click', { nodeId: 'text=Sign in' });
              expect(await who(one)).toContain('user=ann');
              expect(await who(two)).not.toContain('user=ann');
            },
            own,
          ),
        own,
      );
      expect(browser.process.exitCode).toBe(null);
    } finally {
      await browser.stop();
    }
  });

  it('--endpoint uses a browser server of Playwright', async () => {
    const { executablePath } = await provideBrowser('chromium', console.error);
    const running = await chromium.launchServer({ executablePath, args: [...chromiumArguments] });
    try {
      expect(await withServer([], who, [program, 'mcp', '--endpoint', running.wsEndpoint()])).toContain('# Who');
    } finally {
      await running.close();
    }
  });

  it('--user-data-dir keeps a profile', async () => {
    expect(await withServer(['--user-data-dir', path.join(folder, 'profile')], who)).toContain('# Who');
  });

  it('--browser names one, and a missing one is an error that says so', async () => {
    expect(await withServer(['--browser', 'chromium'], who)).toContain('# Who');
    const missing = ['--browser', 'firefox', '--executable-path', '/missing/firefox'];
    await withServer(missing, async (client) => {
      expect(await call(client, 'browser_navigate', { url: server.origin })).toMatchObject({
        isError: true,
        text: expect.stringContaining('/missing/firefox did not start') as string,
      });
    });
  });

  it('--timeout ends a page whose script does not end', async () => {
    await withServer(['--timeout', '2500'], async (client) => {
      expect((await call(client, 'browser_navigate', { url: `${server.origin}/loop` })).text).toContain('was stopped');
      expect((await call(client, 'dom_text')).text).toContain('# Before');
    });
  });
});

describe('a browser that fails', () => {
  it('is replaced by a new one after its end, of which the client is told', async () => {
    const { executablePath } = await provideBrowser('chromium', console.error);
    const options = { executablePath, args: [...chromiumArguments] };
    const first = await chromium.launchServer(options);
    const { port, pathname } = new URL(first.wsEndpoint());
    await withServer(
      [],
      async (client) => {
        await call(client, 'browser_navigate', { url: server.origin });
        await first.kill();
        const second = await chromium.launchServer({ ...options, port: Number(port), wsPath: pathname });
        try {
          const read = (): Promise<string> => call(client, 'dom_text').then(({ text }) => text);
          await expect.poll(read).toContain('The browser ended, and its pages with it.');
          await expect.poll(read).toBe('@page about:blank\n');
          expect((await call(client, 'browser_navigate', { url: server.origin })).text).toContain('"Shop"');
        } finally {
          await second.close();
        }
      },
      [program, 'mcp', '--endpoint', first.wsEndpoint()],
    );
  });

  it('at one page says that the page crashed, and opens it again in another tab', async () => {
    const browser = await startBrowser('about:blank');
    const own = [program, 'mcp', '--connect', browser.endpoint];
    try {
      await withServer(
        [],
        async (client) => {
          await call(client, 'browser_navigate', { url: `${server.origin}/lamp` });
          await crashPage(browser.endpoint, `${server.origin}/lamp`);
          const read = (): Promise<Answer> => call(client, 'dom_text');
          await expect
            .poll(read)
            .toMatchObject({ isError: true, text: expect.stringContaining('/lamp crashed. Load it again') as string });
          expect((await call(client, 'browser_tabs', { action: 'list' })).text).toMatch(/^0 \(current\) \(crashed\): /);
          expect((await call(client, 'browser_reload')).text).toContain('"Lamp"');
          expect((await read()).text).toContain('# Desk lamp');
          expect((await call(client, 'browser_tabs', { action: 'list' })).text).toMatch(/^0 \(current\): .*\/lamp$/);
        },
        own,
      );
    } finally {
      await browser.stop();
    }
  });
});

/** Crashes the page at this address in a running browser. */
async function crashPage(endpoint: string, url: string): Promise<void> {
  const browser = await chromium.connectOverCDP(endpoint);
  try {
    const session = await browser.newBrowserCDPSession();
    const { targetInfos } = await session.send('Target.getTargets');
    const { targetId } = targetInfos.find((one) => one.url === url)!;
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const message = JSON.stringify({ id: 1, method: 'Page.crash' });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
  } finally {
    await browser.close();
  }
}

describe('a task in the sample shop', () => {
  it('is finished by a real client, from the first page to the basket', async () => {
    const { executablePath } = await provideBrowser('chromium', console.error);
    const shop = await serveShop();
    try {
      const { calls, isDone, last } = await measure('DomTool', { url: shop.url, executablePath });
      expect({ calls, isDone }, last).toEqual({ calls: 8, isDone: true });
    } finally {
      shop.stop();
    }
  });
});
