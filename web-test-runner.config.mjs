// `npx web-test-runner [--watch] [--files GLOB]`: the browser tests in one engine (TEST_ENGINE, else Chromium), to
// watch and debug. `npm run test:browser` runs them in all three.
import { testRunnerConfig } from './tools/browser/config.mjs';
import { engineLauncher } from './tools/browser/launchers.mjs';
import { startOtherOrigin } from './tools/browser/origins.mjs';
import { loadCliModules } from './tools/cli-modules.mjs';

const { provideBrowser, chromiumArguments } = await loadCliModules();
const browser = await provideBrowser(process.env.TEST_ENGINE ?? 'chromium', (message) => console.error(message));
const { launcher } = await engineLauncher(browser, { chromiumArguments });
const { origin: otherOrigin } = await startOtherOrigin();

export default testRunnerConfig({
  engine: browser.engine,
  launcher,
  files: ['test/browser/**/*.test.ts'],
  otherOrigin,
});
