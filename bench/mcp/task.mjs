import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { inRoot } from '../../tools/paths.mjs';

const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** Serves the sample shop. */
export async function serveShop() {
  const server = createServer(async (request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://shop').pathname) || 'index.html';
    const body = await readFile(inRoot('examples', 'shop', name)).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      'content-type': `${types[path.extname(name)] ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(body ?? 'none');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

const found = (pattern, text) => {
  const target = pattern.exec(text)?.[1];
  if (target === undefined) throw new Error(`${pattern} is not in:\n${text}`);
  return target;
};

/** Returns the path of the program of Playwright MCP, which is installed with the benchmarks. */
function playwrightMcp() {
  const manifest = createRequire(inRoot('bench', 'package.json')).resolve('@playwright/mcp/package.json');
  return path.join(path.dirname(manifest), 'cli.js');
}

/** The steps of the task with each server. A step receives the last answer, and the last view of the page. */
export const servers = {
  DomTool: {
    args: () => [inRoot('dist', 'cli.mjs'), 'mcp'],
    steps: (url) => [
      () => ['browser_navigate', { url }],
      () => ['dom_text', {}],
      (text) => ['dom_click', { nodeId: found(/\[(\d+) button Only necessary/, text) }],
      (_, page) => ['dom_type', { nodeId: found(/\[(\d+) textbox Search/, page), text: 'lamp', pressEnter: true }],
      () => ['dom_text', {}],
      (text) => ['dom_click', { nodeId: found(/\[(\d+) Harbour desk lamp/, text) }],
      () => ['dom_text', {}],
      (text) => ['dom_click', { nodeId: found(/\[(\d+) button Add to basket/, text) }],
    ],
  },
  'Playwright MCP': {
    args: () => [playwrightMcp(), '--headless', '--isolated', '--no-sandbox'],
    steps: (url) => [
      () => ['browser_navigate', { url }],
      () => ['browser_snapshot', {}],
      (text) => [
        'browser_click',
        { element: 'Only necessary', target: found(/button "Only necessary"[^\n]*\[ref=(\w+)\]/, text) },
      ],
      (_, page) => [
        'browser_type',
        {
          element: 'Search',
          target: found(/(?:searchbox|textbox|combobox) "Search[^\n]*\[ref=(\w+)\]/, page),
          text: 'lamp',
          submit: true,
        },
      ],
      () => ['browser_snapshot', {}],
      (text) => [
        'browser_click',
        { element: 'Lamp', target: found(/heading "Harbour desk lamp[^\n]*? \[ref=(\w+)\]/, text) },
      ],
      () => ['browser_snapshot', {}],
      (text) => ['browser_click', { element: 'Add', target: found(/button "Add to basket"[^\n]*\[ref=(\w+)\]/, text) }],
      () => ['browser_snapshot', {}],
    ],
  },
};

const tokensOf = (text) => encode(text).length;

/** Performs the task with a server. */
export async function measure(name, { url, executablePath, print = () => undefined }) {
  const { args, steps } = servers[name];
  // Playwright MCP writes its snapshots into the working folder.
  const cwd = await mkdtemp(path.join(tmpdir(), 'domtool-bench-'));
  const client = new Client({ name: 'bench', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...args(), '--executable-path', executablePath],
      cwd,
      stderr: 'ignore',
    }),
  );
  const { tools } = await client.listTools();
  const result = {
    name,
    tools: tools.length,
    definitions: tokensOf(JSON.stringify(tools)),
    calls: 0,
    answers: 0,
    last: '',
  };
  let page = '';
  try {
    for (const step of steps(url)) {
      const [tool, given] = step(result.last, page);
      const { content, isError } = await client.callTool({ name: tool, arguments: given });
      const text = content.map((part) => part.text ?? '').join('\n');
      if (isError) throw new Error(`${tool}: ${text}`);
      print(`${tool} ${JSON.stringify(given)}\n${text}\n`);
      result.calls++;
      result.answers += tokensOf(text) + tokensOf(JSON.stringify(given));
      result.last = text;
      if (/dom_text|browser_snapshot/.test(tool)) page = text;
    }
  } finally {
    await client.close();
    await rm(cwd, { recursive: true, force: true });
  }
  return { ...result, isDone: /Added to basket|Basket, 1 item/.test(result.last) };
}
