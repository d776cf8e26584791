import { randomBytes } from 'node:crypto';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Command, InvalidArgumentError } from 'commander';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { chromiumArguments } from '../host/browsers/engines.ts';
import { findBrowser, loadPlaywright } from '../host/browsers/provide.ts';
import { BrowserSession } from '../host/BrowserSession.ts';
import { HostError } from '../host/HostError.ts';
import { VERSION } from '../version.ts';
import { isLocalHost, serveHttp } from './http.ts';
import { makeServer } from './server.ts';

function count(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number.');
}
function size(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d{1,5})[x,](\d{1,5})$/.exec(text) ?? [];
  if (width !== undefined && height !== undefined) return { width: Number(width), height: Number(height) };
  throw new InvalidArgumentError('It must be a size like 1280x800.');
}
const list = (text: string): string[] => text.split(/[;,]/).filter((part) => part !== '');

const program = new Command('domtool mcp')
  .description('Serves DomTool and a browser to the client of a language model, by the Model Context Protocol.')
  .version(VERSION)
  .option('--connect <url>', 'a running browser, by the URL of its debugging port; also --cdp-endpoint')
  .option('--cdp-endpoint <url>', 'the same as --connect')
  .option('--endpoint <url>', 'a browser server of Playwright, by its WebSocket')
  .option('--executable-path <file>', "the browser's program")
  .option('--headed', 'show the browser')
  .option('--no-sandbox', "without the browser's sandbox")
  .option('--device <name>', 'a device to emulate, as "iPhone 15"')
  .option('--viewport-size <size>', 'the size of the viewport, as 1280x800', size)
  .option('--locale <locale>', 'the language of the browser, as de-DE')
  .option('--user-agent <text>', 'what the browser calls itself')
  .option('--ignore-https-errors', 'accept certificates that are not trusted')
  .option('--storage-state <file>', 'cookies and storage to begin with')
  .option('--user-data-dir <folder>', 'a profile that is kept; for one client')
  .option('--proxy-server <url>', 'a proxy')
  .option('--proxy-bypass <hosts>', 'hosts that need no proxy')
  .option('--allowed-origins <origins>', 'the only origins that are requested, separated by semicolons', list)
  .option('--allowed-folders <folders>', 'folders to upload from; the first also takes what is saved', list)
  .option('--max-tokens <n>', 'the budget of an answer', count, 4000)
  .option('--timeout-action <ms>', 'how long an action may take', count, 30_000)
  .option('--timeout-navigation <ms>', 'how long a navigation may take', count, 60_000)
  .option('--port <n>', 'serve over streamable HTTP at this port, at the path /mcp', count)
  .option('--host <name>', 'the address to bind the port to', 'localhost')
  .option('--allowed-hosts <names>', 'other names under which the server is addressed', list)
  .option('--token <text>', 'what clients must bear; one is made if the host is not this machine')
  .parse(process.argv.filter((word, i) => i !== 2 || word !== 'mcp'));

interface Options extends BrowserContextOptions {
  connect?: string;
  cdpEndpoint?: string;
  endpoint?: string;
  executablePath?: string;
  headed?: true;
  sandbox: boolean;
  device?: string;
  viewportSize?: { width: number; height: number };
  ignoreHttpsErrors?: true;
  storageState?: string;
  userDataDir?: string;
  proxyServer?: string;
  proxyBypass?: string;
  allowedOrigins?: string[];
  allowedFolders?: string[];
  maxTokens: number;
  timeoutAction: number;
  timeoutNavigation: number;
  port?: number;
  host: string;
  allowedHosts?: string[];
  token?: string;
}
const options = program.opts<Options>();
const log = (message: string): void => void process.stderr.write(`${message}\n`);

let browser: Promise<Browser> | null = null;
let persistent: Promise<BrowserContext> | null = null;

const launchOptions = async () => {
  const found = options.executablePath ?? (await findBrowser('chromium'))?.executablePath;
  if (found === undefined)
    throw new HostError('no-browser', 'No Chromium was found. Install one, or name it with --executable-path.');
  const { proxyServer: server, proxyBypass: bypass } = options;
  return {
    executablePath: found,
    headless: !options.headed,
    chromiumSandbox: options.sandbox && process.getuid?.() !== 0,
    args: [...chromiumArguments],
    ...(server !== undefined && { proxy: { server, ...(bypass !== undefined && { bypass }) } }),
  };
};

async function openBrowser(): Promise<Browser> {
  const { chromium } = await loadPlaywright();
  const endpoint = options.connect ?? options.cdpEndpoint;
  if (endpoint !== undefined) return chromium.connectOverCDP(endpoint);
  return options.endpoint === undefined ? chromium.launch(await launchOptions()) : chromium.connect(options.endpoint);
}

async function contextOptions(): Promise<BrowserContextOptions> {
  const { devices } = await loadPlaywright();
  const { device, viewportSize, locale, userAgent, storageState, ignoreHttpsErrors } = options;
  const emulated = device === undefined ? {} : devices[device];
  if (!emulated) throw new HostError('usage', `There is no device "${device}".`);
  return {
    ...emulated,
    ...(viewportSize && { viewport: viewportSize }),
    ...(locale !== undefined && { locale }),
    ...(userAgent !== undefined && { userAgent }),
    ...(storageState !== undefined && { storageState }),
    ...(ignoreHttpsErrors && { ignoreHTTPSErrors: true }),
  };
}

/** A session of its own for each client, in one browser. */
async function openSession(): Promise<BrowserSession> {
  const sessionOptions = {
    folders: options.allowedFolders ?? [process.cwd()],
    allowedOrigins: options.allowedOrigins ?? null,
    timeouts: { action: options.timeoutAction, navigation: options.timeoutNavigation },
  };
  if (options.userDataDir !== undefined) {
    const { chromium } = await loadPlaywright();
    const folder = options.userDataDir;
    persistent ??= (async () =>
      chromium.launchPersistentContext(folder, { ...(await launchOptions()), ...(await contextOptions()) }))();
    return BrowserSession.open(await persistent, sessionOptions);
  }
  browser ??= openBrowser();
  const opened = await browser.catch((error: unknown) => {
    browser = null;
    throw error;
  });
  opened.once('disconnected', () => {
    browser = null;
  });
  return BrowserSession.open(await opened.newContext(await contextOptions()), sessionOptions);
}

const make = () => makeServer(openSession, options.maxTokens);
async function closeAll(): Promise<void> {
  await (await browser)?.close();
  await (await persistent)?.close();
}
const end = (): void => void closeAll().finally(() => process.exit(0));
process.once('SIGINT', end);
process.once('SIGTERM', end);

if (options.port === undefined) {
  process.stdin.once('end', end);
  await make().connect(new StdioServerTransport());
} else {
  const token = options.token ?? (isLocalHost(options.host) ? null : randomBytes(24).toString('base64url'));
  const { host, allowedHosts = [] } = options;
  const server = await serveHttp(make, { host, port: options.port, token, allowedHosts: [...allowedHosts, host] });
  const { port } = server.address() as { port: number };
  log(`Listening at http://${host}:${port}/mcp`);
  if (token !== null && options.token === undefined) log(`Clients must send: Authorization: Bearer ${token}`);
}
