import { playwrightLauncher } from '@web/test-runner-playwright';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { coverageLauncher } from './coverageLauncher.mjs';
import { sharedContext } from './sharedContext.mjs';
import { startWebKitDriver, webKitLauncher } from './webkit.mjs';

/**
 * Returns the launcher that starts the engine for the test runner, and `stop`, which ends everything else that the
 * launcher started. Playwright can control any Chromium, but only its own builds of Firefox and WebKit. Puppeteer and
 * WebDriver control installed ones.
 */
export async function engineLauncher(browser, { chromiumArguments, coverageFolder, bundled }) {
  const { engine, executablePath, build } = browser;
  if (engine === 'chromium') {
    const launchOptions = { executablePath, args: [...chromiumArguments, '--js-flags=--expose-gc'] };
    const launcher = coverageFolder
      ? coverageLauncher('chromium', launchOptions, coverageFolder, bundled)
      : playwrightLauncher({ product: 'chromium', launchOptions, createBrowserContext: sharedContext() });
    return { launcher, stop: async () => {} };
  }
  if (build === 'playwright')
    return {
      launcher: playwrightLauncher({
        product: engine,
        launchOptions: { executablePath },
        createBrowserContext: sharedContext(),
      }),
      stop: async () => {},
    };
  if (engine === 'firefox') {
    return {
      launcher: puppeteerLauncher({ launchOptions: { browser: 'firefox', executablePath, headless: true } }),
      stop: async () => {},
    };
  }
  const driver = await startWebKitDriver();
  return { launcher: webKitLauncher(executablePath, driver.port), stop: driver.stop };
}
