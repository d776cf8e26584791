/** Sums over test pages. A page that broke outside of any test (it did not load, it timed out) is one failure more. */
export function countSessions(sessions) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const session of sessions) {
    const counts = session.testResults ? countSuite(session.testResults) : { passed: 0, failed: 0, skipped: 0 };
    const broke = session.errors.length > 0 || !session.passed;
    if (broke && counts.failed === 0) counts.failed = 1;
    if (!broke && counts.passed + counts.failed + counts.skipped === 0) counts.failed = 1;
    for (const key of Object.keys(sum)) sum[key] += counts[key];
  }
  return sum;
}

function countSuite({ tests, suites }) {
  const counts = suites.map(countSuite);
  for (const { passed, skipped } of tests) {
    counts.push({ passed: Number(passed && !skipped), failed: Number(!passed && !skipped), skipped: Number(Boolean(skipped)) });
  }
  return counts.reduce(add, { passed: 0, failed: 0, skipped: 0 });
}

const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });
