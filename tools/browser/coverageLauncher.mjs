import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlaywrightLauncher } from '@web/test-runner-playwright';
import { sharedContext } from './sharedContext.mjs';

/**
 * Keeps V8's own record of each test page. The test runner's built-in coverage knows lines only; the record is turned
 * into statements and branches later, in the same way as that of the unit tests.
 */
export function coverageLauncher(product, launchOptions, folder) {
  return new CoverageLauncher(product, launchOptions, folder);
}

class CoverageLauncher extends PlaywrightLauncher {
  #folder;

  constructor(product, launchOptions, folder) {
    super(product, launchOptions, sharedContext(), async ({ context }) => {
      const page = await context.newPage();
      await page.coverage.startJSCoverage({ resetOnNavigation: false });
      return page;
    });
    this.#folder = folder;
  }

  async stopSession(id) {
    const entries = await this.activePages.get(id).playwrightPage.coverage.stopJSCoverage();
    const ours = entries.filter(({ url }) => new URL(url, 'http://x').pathname.startsWith('/test/'));
    await mkdir(this.#folder, { recursive: true });
    await writeFile(path.join(this.#folder, `${id}.json`), JSON.stringify(ours));
    return super.stopSession(id);
  }
}
