import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CliError } from '../errors.ts';
import { candidates } from './candidates.ts';
import { engineNames, environmentVariables, type Engine, type FoundBrowser } from './engines.ts';
import { loadPlaywright } from './playwright.ts';

/**
 * The browser to use, if there is one: what an environment variable names, then Playwright's own build, then what is
 * installed. A variable that names nothing runnable is an error, for whoever set it meant it.
 */
export async function findBrowser(engine: Engine): Promise<FoundBrowser | null> {
  return (await fromEnvironment(engine)) ?? (await fromPlaywright(engine)) ?? (await fromSystem(engine));
}

async function fromEnvironment(engine: Engine): Promise<FoundBrowser | null> {
  const name = environmentVariables[engine].find((variable) => process.env[variable]);
  if (name === undefined) return null;
  const executablePath = process.env[name] ?? '';
  if (await isRunnable(executablePath)) return { engine, executablePath, build: 'system', source: name };
  throw new CliError('no-browser', `${name} is set to "${executablePath}", which is not a program that can be run.`);
}

async function fromPlaywright(engine: Engine): Promise<FoundBrowser | null> {
  const playwright = await loadPlaywright().catch(() => null);
  const executablePath = playwright?.[engine].executablePath() ?? '';
  if (executablePath === '' || !(await isRunnable(executablePath))) return null;
  return { engine, executablePath, build: 'playwright', source: `Playwright's own ${engineNames[engine]}` };
}

async function fromSystem(engine: Engine): Promise<FoundBrowser | null> {
  for (const executablePath of candidates(engine)) {
    if (!(await isRunnable(executablePath)) || !(await isUsable(executablePath, engine))) continue;
    return { engine, executablePath, build: 'system', source: `installed ${engineNames[engine]}` };
  }
  return null;
}

function isRunnable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Some distributions put a script in a browser's place that only says how to get it: asking for the version tells them
 * apart. On Linux alone, for elsewhere the question may open a window. WebKit's small browser answers no questions, but
 * is driven by a program of its own, on a display.
 */
async function isUsable(executablePath: string, engine: Engine): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  if (engine === 'webkit') return (await isInPath('WebKitWebDriver')) && (hasDisplay() || (await isInPath('xvfb-run')));
  return promisify(execFile)(executablePath, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

const hasDisplay = (): boolean => Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

async function isInPath(program: string): Promise<boolean> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return (await Promise.all(folders.map((folder) => isRunnable(path.join(folder, program))))).includes(true);
}
