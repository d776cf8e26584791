// Runs every check and test, continues after a failure, and prints the sum at the end: "N passed, N failed".
import { mkdir, rm } from 'node:fs/promises';
import { coverageFolders, reportCoverage } from './coverage/report.mjs';
import { inRoot } from './paths.mjs';
import { browserSuite, packagesSuite } from './suites/browsers.mjs';
import { checksSuite } from './suites/checks.mjs';
import { vitestSuite } from './suites/vitest.mjs';

const coverage = {
  name: 'coverage',
  run: async () =>
    (await reportCoverage()) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
};

const suites = [
  checksSuite,
  vitestSuite('unit tests', 'unit', { args: ['--coverage'] }),
  browserSuite('chromium', { args: ['--coverage', coverageFolders.chromium] }),
  browserSuite('firefox'),
  browserSuite('webkit'),
  packagesSuite('chromium'),
  vitestSuite('host tests', 'hosts', { env: { DOMTOOL_CLI_COVERAGE: coverageFolders.cli } }),
  coverage,
];

await rm(inRoot('coverage'), { recursive: true, force: true });
await mkdir(inRoot('coverage'), { recursive: true });

const results = [];
for (const suite of suites) {
  console.log(`\n=== ${suite.name} ===`);
  const started = Date.now();
  const result = await suite.run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  results.push({ name: suite.name, ...result, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('\n=== results ===');
for (const { name, passed, failed, skipped, notRun, seconds } of results) {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  console.log(`${name.padEnd(26)} ${notRun ? `### NOT RUN ### ${notRun}` : counts} (${seconds} s)`);
}

const failures = results.flatMap(({ name, failures = [] }) => failures.map((failure) => `${name}: ${failure}`));
if (failures.length > 0) console.log(`\n=== failed ===\n${failures.join('\n')}`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
