// @vitest-environment node
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../../../src/cli/browsers/find.ts';
import { installBrowser } from '../../../src/cli/browsers/install.ts';
import { provideBrowser } from '../../../src/cli/browsers/provide.ts';

/** Who may not set up a system is offered only what Playwright can put into a home folder. */
const maySetUp = process.getuid?.() === 0 && existsSync('/etc/debian_version');

let folder: string;
const said: string[] = [];
const log = (message: string): void => void said.push(message);

const platform = process.platform;

beforeEach(() => {
  // Elsewhere browsers lie where PATH does not say.
  Object.defineProperty(process, 'platform', { value: 'linux' });
  folder = mkdtempSync(path.join(tmpdir(), 'domtool-install-'));
  said.length = 0;
  // Nothing is there, and nothing can be downloaded.
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

/** Puts a program into the only folder of PATH. */
function program(name: string, body: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe('finding a browser', () => {
  it('there is none', async () => {
    expect(await findBrowser('chromium')).toBe(null);
  });

  it('a variable that names one wins', async () => {
    program('chromium', 'exit 0');
    vi.stubEnv('CHROME_PATH', program('mine', 'exit 0'));
    expect(await findBrowser('chromium')).toMatchObject({
      executablePath: path.join(folder, 'mine'),
      source: 'CHROME_PATH',
    });
  });

  it('a variable that names none is an error', async () => {
    vi.stubEnv('DOMTOOL_FIREFOX', '/missing');
    await expect(findBrowser('firefox')).rejects.toThrow(
      'DOMTOOL_FIREFOX is set to "/missing", which is not a program that can be run.',
    );
  });

  it('one that is installed is asked whether it works, and passed over if not', async () => {
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
  it('tries Playwright, then Debian’s packages where it may, and tells so', async () => {
    const record = path.join(folder, 'record');
    program('apt-get', `echo "$@" >> ${record}`);
    expect(await installBrowser('firefox', log)).toBe(maySetUp);
    expect(said[0]).toBe('No Firefox found; installing it with Playwright …');
    expect(said[1]).toMatch(/^Playwright could not install it \("node cli\.js install firefox" ended with 1\)\.$/);
    const done = maySetUp ? readFileSync(record, 'utf8').trim().split('\n') : [];
    const waits = '-o DPkg::Lock::Timeout=300';
    expect(done).toEqual(
      maySetUp
        ? [`${waits} update`, `${waits} install --yes --no-install-recommends firefox-esr fonts-liberation`]
        : [],
    );
  });

  it('that fails ends with a sentence', async () => {
    program('apt-get', 'exit 100');
    const message =
      'No Chromium was found, and none could be installed. Install one, or set DOMTOOL_CHROME to its program.';
    await expect(provideBrowser('chromium', log)).rejects.toThrow(message);
  });

  it('that goes well gives the browser', async () => {
    program('apt-get', `printf '#!/bin/sh\\n' > ${folder}/chromium; /bin/chmod 755 ${folder}/chromium`);
    const provided = provideBrowser('chromium', log);
    if (maySetUp) expect(await provided).toMatchObject({ executablePath: path.join(folder, 'chromium') });
    else await expect(provided).rejects.toThrow(/none could be installed/);
  });
});
