import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { engineNames, type Engine } from './engines.ts';

/** Receives progress messages. They never go to standard output, which is reserved for views. */
export type Log = (message: string) => void;

/**
 * The Debian packages to install. Recommended packages, half a desktop, are left out, except the few that are named
 * here.
 */
const debianPackages: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['chromium', 'chromium-sandbox', 'fonts-liberation'],
  firefox: ['firefox-esr', 'fonts-liberation'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-liberation'],
};

interface Installer {
  readonly name: string;
  /** The commands, run in order until one fails. */
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

/** Tries each installer of this machine. @returns whether one of them succeeded */
export async function installBrowser(engine: Engine, log: Log): Promise<boolean> {
  for (const { name, commands } of await installers(engine)) {
    log(`No ${engineNames[engine]} found; installing it with ${name} …`);
    const failed = await firstFailure(commands);
    if (failed === null) return true;
    log(`${name} could not install it (${failed}).`);
  }
  return false;
}

async function installers(engine: Engine): Promise<Installer[]> {
  const canUseApt = process.getuid?.() === 0 && (await isDebian());
  const viaPlaywright = playwrightInstaller(engine, canUseApt);
  if (!canUseApt) return viaPlaywright;
  const packages = debianPackages[engine];
  const install = [...APT_GET, 'install', '--yes', '--no-install-recommends', ...packages] as const;
  return [...viaPlaywright, { name: 'apt-get', commands: [[...APT_GET, 'update'], install] }];
}

/** Makes apt-get wait up to 300 seconds for another process that is installing packages. */
const APT_GET = ['apt-get', '-o', 'DPkg::Lock::Timeout=300'] as const;

/** Returns the commands of Playwright's package that install the browser, and then the system libraries it needs. */
function playwrightInstaller(engine: Engine, withLibraries: boolean): Installer[] {
  try {
    const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
    const program = [process.execPath, path.join(path.dirname(manifest), 'cli.js')] as const;
    const libraries = withLibraries ? [[...program, 'install-deps', engine] as const] : [];
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

async function firstFailure(commands: Installer['commands']): Promise<string | null> {
  for (const [program, ...args] of commands) {
    const status = await run(program, args);
    if (status !== 0)
      return `"${path.basename(program)} ${args.map((arg) => path.basename(arg)).join(' ')}" ended with ${status}`;
  }
  return null;
}

/** Runs an installer. Its output goes to standard error, where a person can read what went wrong. */
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
