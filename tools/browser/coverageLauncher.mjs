import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlaywrightLauncher } from '@web/test-runner-playwright';
import { sharedContext } from './sharedContext.mjs';

/**
 * Keeps V8's own record of each test page. The test runner's built-in coverage knows lines only; the record is turned
 * into statements and branches later, in the same way as that of the unit tests.
 * @param bundled the scripts of the test files by their paths: see `testBundle`
 */
export function coverageLauncher(product, launchOptions, folder, bundled) {
  return new CoverageLauncher(product, launchOptions, folder, bundled);
}

class CoverageLauncher extends PlaywrightLauncher {
  #folder;
  #bundled;
  #written = new Set();
  #sessions = new WeakMap();

  constructor(product, launchOptions, folder, bundled) {
    super(product, launchOptions, sharedContext(), async ({ context }) => {
      const page = await context.newPage();
      // Playwright's own coverage also starts the debugger and counts calls, which slows the tests down.
      const session = await page.context().newCDPSession(page);
      await session.send('Profiler.enable');
      await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
      this.#sessions.set(page, session);
      return page;
    });
    this.#folder = folder;
    this.#bundled = bundled;
  }

  async stopSession(id) {
    const session = this.#sessions.get(this.activePages.get(id).playwrightPage);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const ours = result.flatMap((entry) => {
      const { pathname } = new URL(entry.url, 'http://x');
      const source = this.#bundled.get(pathname);
      if (source === undefined) return [];
      // One record of each script has its source.
      const isWritten = this.#written.has(pathname);
      this.#written.add(pathname);
      return [{ ...entry, url: pathname, ...(isWritten ? {} : { source }) }];
    });
    await mkdir(this.#folder, { recursive: true });
    await writeFile(path.join(this.#folder, `${id}.json`), JSON.stringify(ours));
    return super.stopSession(id);
  }
}
