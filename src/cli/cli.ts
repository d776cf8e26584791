#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import * as nodeModule from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { findBrowser, provideBrowser } from '../host/browsers/provide.ts';
import { BrowserHost } from '../host/BrowserHost.ts';
import { nameOf, type Target } from '../host/Target.ts';
import { isPicture, pictureType } from '../host/browserTools.ts';
import { HostError, exitStatus } from '../host/HostError.ts';
import { BROWSER_OPTIONS, keyOf } from '../host/commandLineOptions.ts';
import { VERSION } from '../version.ts';
import { readArguments, type Command, type PageCommand, type SessionUse } from './arguments.ts';
import { coloursFor } from './colours.ts';
import { playDemo, shopFolder } from './demo.ts';
import { helpFor } from './help.ts';
import { Output, failureOf, isActionAnswer } from './Output.ts';
import { readTarget } from './pageTarget.ts';
import { clearLine, whileWaiting } from './progress.ts';
import { newsOf, type Request } from './requests.ts';
import {
  aboutSession,
  askSession,
  closeSession,
  commandFor,
  hostSession,
  sessionNames,
  startSession,
} from './sessions.ts';
import { perform, saveScreenshot, showPage } from './showPage.ts';
import { listTools } from './toolList.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const log = (message: string): void => void process.stderr.write(`${clearLine(process.stderr)}${message}\n`);
const colours = coloursFor(process.stdout, process.env);

/** Ends the program without an error if the reader closes the output early, as in `domtool … | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? exitStatus.ok : exitStatus['no-view']),
);

async function run(command: Command): Promise<void> {
  switch (command.name) {
    case 'help':
      return print(helpFor(command.topic));
    case 'version':
      return print(VERSION);
    case 'tools':
      return print(listTools(command.format, colours));
    case 'sessions':
      return print(
        (await sessionNames()).map(({ name, url }) => `${name}: ${url}`).join('\n') || 'No session is open.',
      );
    case 'close': {
      const names = command.all ? (await sessionNames()).map(({ name }) => name) : [command.session];
      for (const name of names)
        if (!(await closeSession(name)) && !command.all)
          throw new HostError('no-browser', `There is no session "${name}".`);
      return;
    }
    case 'view':
    case 'act':
    case 'demo':
      return runPageCommand(command);
    default:
      return runInSession(command);
  }
}

/** Opens a browser for one page, and closes it at the end. */
async function runPageCommand(command: PageCommand): Promise<void> {
  const { name, target: given, browser, install } = command;
  const isDemo = name === 'demo';
  const target = isDemo ? { kind: 'file' as const, folder: shopFolder, page: 'index.html' } : await readPage(given);
  const host = new BrowserHost(browser, {
    folders: [process.cwd()],
    sharesContext: true,
    howToAnswer: 'with --answer-dialogs accept or --answer-dialogs dismiss',
    log,
    find: async (engine) => {
      const found = await (install ? provideBrowser(engine, log) : findBrowser(engine));
      if (found) log(`Browser: ${found.executablePath} (${found.source})`);
      return found;
    },
  });
  const output = new Output(command.json || !['text', 'overview', 'skeleton'].includes(command.view), print, colours);
  try {
    const session = await host.openSession();
    if (target === null) await session.useOpenTab();
    else {
      log(`Opening ${nameOf(target)} …`);
      const notes = await whileWaiting('Loading', session.untilQuestion(session.open(target)), process.stderr);
      for (const note of [...(notes ?? []), ...newsOf(session)]) log(`Note: ${note}`);
    }
    if (command.wait !== null) await perform(session, { wait: command.wait });
    if (isDemo) await playDemo(session, command, output, log);
    else await showPage(session, command, output);
    const { screenshot, marks, fullPage } = command;
    if (screenshot !== null)
      await saveScreenshot(screenshot, () => session.screenshot({ marks, fullPage, type: pictureType(screenshot) }));
    const others = session.tabs().filter((_, i) => i > 0);
    for (const page of others) log(`Note: the page opened another tab: ${page.url()}`);
    if (!host.endsWithProcess) await session.close();
  } finally {
    // The browser ends with this process, which is quicker than closing it.
    if (!host.endsWithProcess) await host.close();
  }
}

/** Reads the page to open: `-` reads it from standard input, and null uses the open tab. */
async function readPage(text: string | null): Promise<Target | null> {
  if (text === null) return null;
  if (text !== '-') return readTarget(text);
  let html = '';
  for await (const part of process.stdin.setEncoding('utf8')) html += part as string;
  return { kind: 'html', html };
}

/** Sends the requests of a command to a session, and prints the answer to the first one. */
async function runInSession(command: SessionUse): Promise<void> {
  const { name, session, json } = command;
  const output = new Output(json, print, colours);
  const requests: Request[] = [];
  if (name === 'open') {
    const target = await readPage(command.files[0] ?? null);
    await beginSession(command);
    requests.push({ open: target });
  } else if (name === 'upload') {
    const files = await Promise.all(
      command.files.map(async (file) => {
        const content = await readFile(file).catch(() => {
          throw new HostError('usage', `There is no file "${path.resolve(file)}".`);
        });
        return { name: path.basename(file), base64: content.toString('base64') };
      }),
    );
    requests.push({ tool: 'dom_upload', args: { nodeId: command.node, files } });
  } else if (command.request) requests.push(command.request);
  if (command.wait !== null) requests.push({ wait: command.wait });
  const answers = await askSession(session, requests);
  const [first] = answers;
  if (first && 'answer' in first) {
    const { answer } = first;
    const [file] = command.files;
    if (isPicture(answer)) {
      const picture = Buffer.from(answer.picture, 'base64');
      if (file !== undefined) await saveScreenshot(file, () => Promise.resolve(picture));
    } else if (isActionAnswer(answer)) {
      if (json) output.line(answer);
      else output.report(answer, '');
      if (!answer.success) throw new HostError('action-failed', failureOf(answer));
    } else if (answer !== undefined && answer !== null) output.view(answer);
  }
  const failed = answers.find((answer) => 'error' in answer);
  if (failed) {
    if (json) output.line({ success: false, error: failed.error.message });
    throw new HostError(failed.error.failure, failed.error.message);
  }
}

/**
 * Begins a session, unless one of that name is open. @throws HostError `usage` if it is and the command chooses a
 * browser
 */
async function beginSession({ session, browser, idle, install }: SessionUse): Promise<void> {
  if (await aboutSession(session)) {
    const [key] = Object.keys(browser);
    if (key === undefined) return;
    const [option = key] = Object.entries(BROWSER_OPTIONS).find(([name, one]) => keyOf(name, one) === key) ?? [];
    const reason = `has its browser already, which --${option} cannot change`;
    throw new HostError('usage', `The session "${session}" ${reason}; "${commandFor('close', session)}" ends it.`);
  }
  if (install && browser.connect === undefined) await provideBrowser('chromium', log);
  await startSession({ name: session, browser, idle });
  // If two sessions of this name were started at once, waits for the one that won.
  for (let tries = 0; tries < 100 && !(await aboutSession(session)); tries++) await wait(50);
}

// Caches the compiled code, so that the next call starts faster. Coverage cannot be measured with the cache.
if (process.env['NODE_V8_COVERAGE'] === undefined)
  (nodeModule as { enableCompileCache?(): unknown }).enableCompileCache?.();
const [, , first, second = ''] = process.argv;
const isServer = first === 'mcp' || first === 'session-host';
try {
  // The MCP server is a bundle of its own, which reads its own options.
  if (first === 'mcp') await import(new URL('mcp.mjs', import.meta.url).href);
  else if (first === 'session-host') await hostSession(JSON.parse(second) as Parameters<typeof hostSession>[0]);
  else await run(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof HostError)) throw error;
  log(`${coloursFor(process.stderr, process.env).error('domtool:')} ${error.message}`);
  process.exitCode = exitStatus[error.failure];
}
if (!isServer) process.stdout.write('', () => process.exit());
