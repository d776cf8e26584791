// @vitest-environment node
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser } from '../../../src/host/browsers/install.ts';
import { findBrowser, provideBrowser } from '../../../src/host/browsers/provide.ts';

/** Only root on Debian can install packages, but anybody can let Playwright install into a home folder. */
const canUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version');

let folder: string;
const logged: string[] = [];
const log = (message: string): void => void logged.push(message);

const platform = process.platform;

beforeEach(() => {
  // Browsers are searched in PATH only on Linux.
  Object.defineProperty(process, 'platform', { value: 'linux' });
  folder = mkdtempSync(path.join(tmpdir(), 'domtool-install-'));
  logged.length = 0;
  // No browser is installed, and none can be downloaded.
  vi.stubEnv('PATH', folder);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', path.join(folder, 'browsers'));
  vi.stubEnv('PLAYWRIGHT_DOWNLOAD_HOST', 'http://127.0.0.1:9');
  for (const name of ['DOMTOOL_CHROME', 'CHROME_PATH', 'DOMTOOL_FIREFOX']) vi.stubEnv(name, '');
});
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: platform });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Creates a shell script in the only folder of PATH. */
function program(name: string, body: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('findBrowser', () => {
  it('returns null if there is no browser', async () => {
    expect(await findBrowser('chromium')).toBe(null);
  });

  it('prefers the browser that an environment variable names', async () => {
    program('chromium', 'exit 0');
    vi.stubEnv('CHROME_PATH', program('mine', 'exit 0'));
    expect(await findBrowser('chromium')).toMatchObject({
      executablePath: path.join(folder, 'mine'),
      source: 'CHROME_PATH',
    });
  });

  it('rejects if the environment variable names no program', async () => {
    vi.stubEnv('DOMTOOL_FIREFOX', '/missing');
    await expect(findBrowser('firefox')).rejects.toThrow(
      'DOMTOOL_FIREFOX is set to "/missing", which is not a program that can be run.',
    );
  });

  it('passes over an installed program that does not answer for its version', async () => {
    program('google-chrome', 'echo "install it with a store"; exit 1');
    program('brave-browser', 'echo "Brave 1"');
    expect(await findBrowser('chromium')).toEqual({
      engine: 'chromium',
      executablePath: path.join(folder, 'brave-browser'),
      build: 'system',
      source: 'installed Chromium',
    });
  });
});

describe('installing a browser', () => {
  it('tries Playwright, then Debian’s packages as root, and reports each attempt', async () => {
    const record = path.join(folder, 'record');
    program('apt-get', `echo "$@" >> ${record}`);
    expect(await installBrowser('firefox', log)).toBe(canUseApt);
    expect(logged[0]).toBe('No Firefox found; installing it with Playwright …');
    expect(logged[1]).toMatch(/^Playwright could not install it \("node cli\.js install firefox" ended with 1\)\.$/);
    const done = canUseApt ? readFileSync(record, 'utf8').trim().split('\n') : [];
    const waits = '-o DPkg::Lock::Timeout=300';
    expect(done).toEqual(
      canUseApt
        ? [`${waits} update`, `${waits} install --yes --no-install-recommends firefox-esr fonts-liberation`]
        : [],
    );
  });

  it('rejects with one sentence if every installer fails', async () => {
    program('apt-get', 'exit 100');
    const message =
      'No Chromium was found, and none could be installed. Install one, or set DOMTOOL_CHROME to its program.';
    await expect(provideBrowser('chromium', log)).rejects.toThrow(message);
  });

  it('provides the browser that was installed', async () => {
    program('apt-get', `printf '#!/bin/sh\\n' > ${folder}/chromium; /bin/chmod 755 ${folder}/chromium`);
    const provided = provideBrowser('chromium', log);
    if (canUseApt) expect(await provided).toMatchObject({ executablePath: path.join(folder, 'chromium') });
    else await expect(provided).rejects.toThrow(/none could be installed/);
  });
});
