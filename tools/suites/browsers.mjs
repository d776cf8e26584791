import { readFile, rm } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';

/** Returns the browser tests in one engine as a suite, which can repeat single files. */
export const browserSuite = (engine, { args = [] } = {}) => {
  const suite = (name, more) => engineSuite(`browser tests, ${name}`, engine, 'tools/browser-tests.mjs', more);
  return {
    ...suite(engine, args),
    repeat: (files) =>
      suite(
        `${engine}, again`,
        files.flatMap((file) => ['--files', file]),
      ),
  };
};

/**
 * Returns the tests on real packages (frameworks, component libraries, editors) in one engine as a suite. Each report
 * is compared with a comparison of the whole page.
 */
export const packagesSuite = (engine) =>
  engineSuite(`real packages, ${engine}`, engine, 'test/packages/run.mjs', ['--hands', 'reports']);

/** Returns the tests on component libraries with clicks and keys that the browser performs as a suite. */
export const realInputSuite = (engine) =>
  engineSuite(`real input, ${engine}`, engine, 'test/packages/run.mjs', ['--input', 'real', '--only', 'components/']);

/** Runs the script in its own process, so that a runner that does not exit cannot block the other suites. */
const engineSuite = (name, engine, script, args) => ({
  name,
  run: async ({ onOutput }) => {
    const report = inRoot('coverage', `${name.replaceAll(/\W+/g, '-')}.json`);
    await rm(report, { force: true });
    const status = await run(process.execPath, [script, '--engine', engine, '--report', report, ...args], { onOutput });
    const text = await readFile(report, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, failed: 1, skipped: 0 };
    const [{ notRun, passed = 0, failed = 0, skipped = 0, failures = [], failedFiles = [] }] = JSON.parse(text);
    if (notRun) return { passed: 0, failed: process.env.CI ? 1 : 0, skipped: 0, notRun };
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1), skipped, failures, failedFiles };
  },
});
