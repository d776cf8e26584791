import { readFileSync } from 'node:fs';
import { readArguments, type Command } from './arguments.ts';
import { playDemo, shopFolder } from './demo.ts';
import { CliError, exitStatus } from './errors.ts';
import { help } from './help.ts';
import { openBrowser } from './page/browser.ts';
import { openTarget } from './page/open.ts';
import { saveScreenshot, showPage } from './showPage.ts';
import { readTarget } from './target.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const log = (message: string): void => void process.stderr.write(`${message}\n`);

/** `domtool … | head` closes our output early: that ends the program, and is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? exitStatus.ok : exitStatus['no-view']));

async function run(command: Command): Promise<void> {
  if (command.help) return print(help.trimEnd());
  if (command.version) return print(version());
  const isDemo = command.target === 'demo' || (command.target === null && command.connect === null);
  if (isDemo && command.steps.length > 0) throw new CliError('usage', 'The sample shop plays its own task; --click and --type need a page. (--help tells how)');
  const target = isDemo ? { kind: 'file' as const, folder: shopFolder, page: 'index.html' } : command.target === null ? null : await readTarget(command.target);
  const { page, close } = await openBrowser({ connect: command.connect, viewport: command.viewport, newTab: target !== null }, log);
  page.on('popup', (tab) => log(`Note: the page opened another tab, which is not shown here: ${tab.url()}`));
  try {
    if (target !== null) await openTarget(page, target, log);
    if (isDemo) await playDemo(page, command, print, log);
    else await showPage(page, command, print);
    if (command.screenshot !== null) await saveScreenshot(page, command.screenshot);
  } finally {
    await close();
  }
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return (manifest as { version: string }).version;
}

try {
  await run(readArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  log(`domtool: ${error.message}`);
  process.exitCode = exitStatus[error.failure];
}
