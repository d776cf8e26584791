import path from 'node:path';
import { root } from '../paths.mjs';

/**
 * Sums up the test pages. A page that failed outside of any test (it did not load, or timed out) counts as one failure.
 * The counts of each file with a failure are also returned by themselves.
 */
export function countSessions(sessions) {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [], failedFiles: [] };
  for (const session of sessions) {
    const counts = session.testResults ? countSuite(session.testResults) : none();
    const broke = session.errors.length > 0 || !session.passed;
    if (counts.failed === 0 && (broke || counts.passed + counts.skipped === 0)) {
      counts.failed = 1;
      counts.failures.push(String(session.errors[0]?.message ?? 'did not run to its end').split('\n')[0]);
    }
    if (counts.failed > 0) {
      const { passed, failed, skipped } = counts;
      sum.failedFiles.push({ file: path.relative(root, session.testFile), passed, failed, skipped });
    }
    for (const key of ['passed', 'failed', 'skipped']) sum[key] += counts[key];
    sum.failures.push(...counts.failures.map((failure) => `${path.basename(session.testFile ?? '')}: ${failure}`));
  }
  return sum;
}

const none = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

function countSuite({ tests, suites }) {
  const counts = suites.map(countSuite);
  for (const { name, passed, skipped, error } of tests) {
    const failed = !passed && !skipped;
    const failures = failed ? [`${name}: ${String(error?.message ?? '').split('\n')[0]}`] : [];
    counts.push({
      passed: Number(passed && !skipped),
      failed: Number(failed),
      skipped: Number(Boolean(skipped)),
      failures,
    });
  }
  return counts.reduce(add, none());
}

const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});
