import { defaultReporter } from '@web/test-runner';
import { root } from '../paths.mjs';
import { typescriptPlugin } from './typescriptPlugin.mjs';

/** The address of test/pages, the same for tests in every folder. */
const pagesPath = '/pages/';

/**
 * The random sequences and pages that a usual run tries: sixty in all engines together, since the code that they
 * test is the same, and the fewest in the slowest engine. `--seed` tries more of them in one engine.
 */
const FUZZ = {
  chromium: { seed: 1, runs: 30, steps: 25 },
  firefox: { seed: 31, runs: 20, steps: 25 },
  webkit: { seed: 51, runs: 10, steps: 25 },
};
/** How long a test file may take in a usual run. */
const FILE_LIMIT_MS = 1_800_000;

/**
 * Returns the configuration of the test runner. Browser tests run in one engine and one page at a time, because pages
 * compete for the focus.
 * @param bundled the scripts of the test files by their paths; without it, each module is served by itself
 */
export function testRunnerConfig({
  engine,
  launcher,
  files,
  otherOrigin,
  fuzz,
  fileLimit = FILE_LIMIT_MS,
  bundled = new Map(),
}) {
  const isLongRun = fuzz !== undefined;
  const environment = JSON.stringify({
    engine,
    otherOrigin,
    pages: pagesPath,
    fuzz: fuzz ?? FUZZ[engine],
    isLongRun,
  });
  return {
    rootDir: root,
    files,
    browsers: [launcher],
    concurrency: 1,
    concurrentBrowsers: 1,
    nodeResolve: true,
    coverage: false,
    watch: false,
    staticLogging: true,
    browserStartTimeout: 90_000,
    testsStartTimeout: 60_000,
    // These limits end a test that hangs; a busy machine must not reach them.
    testsFinishTimeout: isLongRun ? 6 * 3_600_000 : fileLimit,
    testFramework: { config: { ui: 'bdd', timeout: 300_000 } },
    testRunnerHtml: (testFramework) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>DomTool tests</title></head>
  <body>
    <script>window.domtoolTests = ${environment};</script>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`,
    middleware: [servePages],
    plugins: [typescriptPlugin(bundled)],
    reporters: [defaultReporter({ reportTestProgress: false })],
  };
}

function servePages(context, next) {
  // The headers that WebMCP requires of a page.
  context.set('Origin-Agent-Cluster', '?1');
  if (context.path.startsWith(pagesPath)) context.path = `/test${context.path}`;
  return next();
}
