import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';

/** Returns a vitest project as a suite. */
export const vitestSuite = (name, project, { args = [], env } = {}) => ({
  name,
  run: async ({ onOutput }) => {
    const report = inRoot('coverage', `${name.replaceAll(' ', '-')}.json`);
    await rm(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const status = await run(
      'vitest',
      ['run', '--config', 'tools/vitest.config.mjs', '--project', project, ...reporters, ...args],
      { env, onOutput },
    );
    return count(report, status);
  },
});

async function count(report, status) {
  const text = await readFile(report, 'utf8').catch(() => null);
  const result = text === null ? {} : JSON.parse(text);
  const passed = result.numPassedTests ?? 0;
  const skipped = (result.numPendingTests ?? 0) + (result.numTodoTests ?? 0);
  // A file that fails to load or fails outside of any test has no failed test.
  const broken = (result.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = (result.numFailedTests ?? 0) + broken.length;
  const failures = (result.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map(
        (test) => `${path.basename(name)}: ${test.fullName}: ${String(test.failureMessages[0] ?? '').split('\n')[0]}`,
      ),
  );
  failures.push(...broken.map(({ name, message }) => `${path.basename(name)}: ${String(message).split('\n')[0]}`));
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1), skipped, failures };
}
