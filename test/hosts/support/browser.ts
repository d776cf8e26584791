import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright-core';
import { chromiumArguments } from '../../../src/host/browsers/engines.ts';
import { provideBrowser } from '../../../src/host/browsers/provide.ts';

/** Launches the machine's Chromium. `args` are added to those that every test needs. */
export async function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const { executablePath } = await provideBrowser('chromium', console.error);
  return chromium.launch({ executablePath, args: [...chromiumArguments, ...args], ...options });
}

/** Launches the machine's Chromium with an unpacked extension. */
export async function launchWithExtension(profile: string, extension: string): Promise<BrowserContext> {
  const { executablePath } = await provideBrowser('chromium', console.error);
  return chromium.launchPersistentContext(profile, {
    executablePath,
    // The old headless mode has no extensions.
    headless: false,
    args: [
      ...chromiumArguments,
      '--headless=new',
      '--no-sandbox',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
    ignoreDefaultArgs: ['--disable-extensions', '--disable-back-forward-cache'],
    viewport: { width: 1000, height: 700 },
  });
}

/** A browser that runs in a process of its own, with its debugging port open. */
export interface RunningBrowser {
  readonly endpoint: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a browser that has its debugging port and a page open, as another program may have done. */
export async function startBrowser(url: string): Promise<RunningBrowser> {
  const { executablePath } = await provideBrowser('chromium', console.error);
  const profile = await mkdtemp(path.join(tmpdir(), 'domtool-profile-'));
  const args = [
    ...chromiumArguments,
    '--headless',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    url,
  ];
  const child = spawn(executablePath, args, { stdio: 'ignore' });
  const port = await portOf(profile);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    process: child,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Reads the debugging port from the profile, where the browser writes it. */
async function portOf(profile: string): Promise<number> {
  for (let tries = 0; tries < 150; tries++) {
    const text = await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(text.split('\n')[0]);
    if (port > 0) return port;
    await wait(200);
  }
  throw new Error('The browser opened no debugging port within 30 s.');
}
