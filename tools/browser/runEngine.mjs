import { createServer } from 'node:net';
import { startTestRunner } from '@web/test-runner';
import { testRunnerConfig } from './config.mjs';
import { countSessions } from './count.mjs';
import { engineLauncher } from './launchers.mjs';
import { startOtherOrigin } from './origins.mjs';
import { realInputPlugin } from './realInput.mjs';
import { testBundle } from './testBundle.mjs';

/**
 * Runs the test files in one engine.
 * @param fileLimit how long a test file may take, in milliseconds
 * @param performInput performs real input in the browser, for tests that ask for it
 * @param onSessions receives the runner's record of each file (its tests with their errors, and what the page logged);
 * the runner then prints nothing
 * @returns how many tests passed, failed and were skipped, and the failures
 */
export async function runEngine(
  browser,
  { files, coverageFolder, chromiumArguments, performInput, fuzz, fileLimit, onSessions },
) {
  const bundled = await testBundle(files);
  const other = await startOtherOrigin();
  const { launcher, stop } = await engineLauncher(browser, { chromiumArguments, coverageFolder, bundled });
  try {
    const config = testRunnerConfig({
      engine: browser.engine,
      launcher,
      files,
      otherOrigin: other.origin,
      fuzz,
      fileLimit,
      bundled,
    });
    config.port = await freePort();
    if (performInput) config.plugins.push(realInputPlugin(performInput));
    if (onSessions) config.reporters = [];
    const runner = await startTestRunner({ config, readCliArgs: false, readFileConfig: false, autoExitProcess: false });
    if (!runner) throw new Error('The test runner did not start.');
    await new Promise((resolve) => runner.on('finished', resolve));
    const sessions = [...runner.sessions.all()];
    onSessions?.(sessions);
    const counts = countSessions(sessions);
    await runner.stop();
    return counts;
  } finally {
    await stop();
    await other.stop();
  }
}

/**
 * Finds a free port. With the runner's own search, two runs that start together would find the same port, and one would
 * fail.
 */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, () => {
        const { port } = server.address();
        server.close(() => resolve(port));
      });
  });
