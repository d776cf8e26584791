import { readFileSync } from 'node:fs';
import { readArguments, type Command } from './arguments.ts';
import { playDemo, shopFolder } from './demo.ts';
import { HostError, exitStatus } from '../host/HostError.ts';
import { coloursFor } from './colours.ts';
import { helpFor } from './help.ts';
import { openBrowser } from './page/browser.ts';
import { openTarget } from './page/open.ts';
import { PageTool } from './page/PageTool.ts';
import { readTarget } from './pageTarget.ts';
import { clearLine, whileWaiting } from './progress.ts';
import { saveScreenshot, showPage } from './showPage.ts';
import { listTools } from './toolList.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const log = (message: string): void => void process.stderr.write(`${clearLine(process.stderr)}${message}\n`);
const colours = coloursFor(process.stdout, process.env);

/** `domtool … | head` closes the output early, which ends the program and is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? exitStatus.ok : exitStatus['no-view']),
);

async function run(command: Command): Promise<void> {
  if (command.help) return print(helpFor(command.topic));
  if (command.version) return print(version());
  if (command.name === 'tools') return print(listTools(command.format, colours));
  const isDemo = command.name === 'demo' || (command.target === null && command.connect === null);
  const target = isDemo
    ? { kind: 'file' as const, folder: shopFolder, page: 'index.html' }
    : command.target === null
      ? null
      : await readTarget(command.target);
  const { page, close } = await openBrowser(
    { connect: command.connect, viewport: command.viewport, newTab: target !== null },
    log,
  );
  page.on('popup', (tab) => log(`Note: the page opened another tab, which is not shown here: ${tab.url()}`));
  const tool = new PageTool(page);
  try {
    if (target !== null) await whileWaiting('Loading', openTarget(page, target, log), process.stderr);
    if (isDemo) await playDemo(tool, command, print, log, colours);
    else await showPage(tool, command, print, colours);
    if (command.screenshot !== null) await saveScreenshot(tool, command.screenshot, command.marks);
  } finally {
    await close();
  }
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version;
}

try {
  // The server reads its own options, and is a program of its own that this one only starts.
  if (process.argv[2] === 'mcp') await import(new URL('mcp.mjs', import.meta.url).href);
  else await run(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof HostError)) throw error;
  log(`${coloursFor(process.stderr, process.env).error('domtool:')} ${error.message}`);
  process.exitCode = exitStatus[error.failure];
}
