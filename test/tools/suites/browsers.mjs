import { readFile, rm } from 'node:fs/promises';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';

/** The browser tests in one engine as a suite; in a process of their own, so that a runner that hangs on is no harm. */
export const browserSuite = (engine, { args = [] } = {}) => ({
  name: `browser tests, ${engine}`,
  run: async () => {
    const report = inRoot('coverage', `browser-${engine}.json`);
    await rm(report, { force: true });
    const status = await run(process.execPath, ['test/tools/browser-tests.mjs', '--engine', engine, '--report', report, ...args]);
    const text = await readFile(report, 'utf8').catch(() => null);
    if (text === null) return { passed: 0, failed: 1, skipped: 0 };
    const [{ notRun, passed = 0, failed = 0, skipped = 0 }] = JSON.parse(text);
    if (notRun) return { passed: 0, failed: process.env.CI ? 1 : 0, skipped: 0, notRun };
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1), skipped };
  },
});
