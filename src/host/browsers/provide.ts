import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { HostError } from '../HostError.ts';
import { candidates } from './candidates.ts';
import { engineNames, environmentVariables, type Engine, type FoundBrowser } from './engines.ts';
import { installBrowser, type Log } from './install.ts';

const require = createRequire(import.meta.url);

export type Playwright = typeof import('playwright-core');

/**
 * Returns an installed browser of the engine, or installs one.
 * @throws HostError `no-browser` if there is none and none can be installed
 */
export async function provideBrowser(engine: Engine, log: Log): Promise<FoundBrowser> {
  const found = (await findBrowser(engine)) ?? ((await installBrowser(engine, log)) ? await findBrowser(engine) : null);
  if (found) return found;
  const name = engineNames[engine];
  const variable = environmentVariables[engine][0];
  throw new HostError(
    'no-browser',
    `No ${name} was found, and none could be installed. Install one, or set ${variable} to its program.`,
  );
}

/**
 * Looks for a browser on this machine: the one that an environment variable names, then Playwright's own build, then an
 * installed program.
 * @throws HostError `no-browser` if the variable names something that cannot be run, because whoever set it meant it
 */
export async function findBrowser(engine: Engine): Promise<FoundBrowser | null> {
  const named = fromEnvironment(engine);
  if (named) return named;
  // Starts this search first: a program reports its version in another process while Playwright is loaded in this one.
  const installed = fromSystem(engine);
  return fromPlaywright(engine) ?? installed;
}

/**
 * Loads playwright-core, an optional dependency that users of the library alone do not need.
 * @throws HostError `no-browser` if it is not installed
 */
export function loadPlaywright(): Playwright {
  try {
    // Importing the CommonJS package would first search all of its code for names of exports.
    return require('playwright-core') as Playwright;
  } catch (cause) {
    const hint = 'The command line needs the package "playwright-core": npm install playwright-core';
    throw new HostError('no-browser', hint, { cause });
  }
}

function fromEnvironment(engine: Engine): FoundBrowser | null {
  const name = environmentVariables[engine].find((variable) => process.env[variable]);
  if (name === undefined) return null;
  const executablePath = process.env[name] ?? '';
  if (isExecutable(executablePath)) return { engine, executablePath, build: 'system', source: name };
  throw new HostError('no-browser', `${name} is set to "${executablePath}", which is not a program that can be run.`);
}

function fromPlaywright(engine: Engine): FoundBrowser | null {
  let executablePath: string;
  try {
    executablePath = loadPlaywright()[engine].executablePath();
  } catch {
    return null;
  }
  if (!isExecutable(executablePath)) return null;
  return { engine, executablePath, build: 'playwright', source: `Playwright's own ${engineNames[engine]}` };
}

async function fromSystem(engine: Engine): Promise<FoundBrowser | null> {
  for (const executablePath of candidates(engine)) {
    if (!isExecutable(executablePath) || !(await isUsable(executablePath, engine))) continue;
    return { engine, executablePath, build: 'system', source: `installed ${engineNames[engine]}` };
  }
  return null;
}

/** Returns whether a file can be run. It is synchronous, so that nothing else begins before the program is asked. */
function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether a program is a browser that can be started. Some Linux distributions install a script in place of a
 * browser that only says how to get it; asking for the version tells them apart. On other systems the question could
 * open a window, so it is not asked. WebKit's MiniBrowser does not answer it; it needs its WebDriver program and a
 * display.
 */
async function isUsable(executablePath: string, engine: Engine): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  if (engine === 'webkit') return isInPath('WebKitWebDriver') && (hasDisplay() || isInPath('xvfb-run'));
  return promisify(execFile)(executablePath, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

const hasDisplay = (): boolean => Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

const isInPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => isExecutable(path.join(folder, program)));
