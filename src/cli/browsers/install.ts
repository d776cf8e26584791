import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { engineNames, type Engine } from './engines.ts';

/** Says what is going on; never on stdout, which belongs to the view. */
export type Log = (message: string) => void;

/** Recommended packages are left out, for they bring half a desktop; what is needed of them is named here. */
const debianPackages: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['chromium', 'chromium-sandbox', 'fonts-liberation'],
  firefox: ['firefox-esr', 'fonts-liberation'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-liberation'],
};

interface Way {
  readonly name: string;
  /** Each command is run in turn, until one fails. */
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

/** Tries each way to get a browser of the engine that this machine has, and tells whether one went through. */
export async function installBrowser(engine: Engine, log: Log): Promise<boolean> {
  for (const { name, commands } of await ways(engine)) {
    log(`No ${engineNames[engine]} found; installing it with ${name} …`);
    const failed = await firstFailure(commands);
    if (failed === null) return true;
    log(`${name} could not install it (${failed}).`);
  }
  return false;
}

async function ways(engine: Engine): Promise<Way[]> {
  const maySetUp = process.getuid?.() === 0 && (await isDebian());
  const viaPlaywright = playwrightWay(engine, maySetUp);
  if (!maySetUp) return viaPlaywright;
  const packages = debianPackages[engine];
  const install = [...APT_GET, 'install', '--yes', '--no-install-recommends', ...packages] as const;
  return [...viaPlaywright, { name: 'apt-get', commands: [[...APT_GET, 'update'], install] }];
}

/** Waits, in seconds, for another that installs something. */
const APT_GET = ['apt-get', '-o', 'DPkg::Lock::Timeout=300'] as const;

/** Through the file of its command line, which is there wherever the package is; the libraries it needs come after it. */
function playwrightWay(engine: Engine, maySetUp: boolean): Way[] {
  try {
    const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
    const program = [process.execPath, path.join(path.dirname(manifest), 'cli.js')] as const;
    const libraries = maySetUp ? [[...program, 'install-deps', engine] as const] : [];
    return [{ name: 'Playwright', commands: [[...program, 'install', engine], ...libraries] }];
  } catch {
    return [];
  }
}

const isDebian = (): Promise<boolean> =>
  access('/etc/debian_version').then(
    () => true,
    () => false,
  );

async function firstFailure(commands: Way['commands']): Promise<string | null> {
  for (const [program, ...args] of commands) {
    const status = await run(program, args);
    if (status !== 0)
      return `"${path.basename(program)} ${args.map((arg) => path.basename(arg)).join(' ')}" ended with ${status}`;
  }
  return null;
}

/** What the installer prints is progress: it goes to stderr whole, where its own errors can be read. */
function run(program: string, args: readonly string[]): Promise<number | string> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (status, signal) => resolve(status ?? signal ?? 'no status'));
  });
}
