// Runs every check and test, continues after a failure, and ends with the sum: "N passed, N failed".
//   --serial   runs one suite at a time and prints as it goes
import { mkdir, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { coverageFolders, reportCoverage } from './coverage/report.mjs';
import { inRoot } from './paths.mjs';
import { browserSuite, packagesSuite, realInputSuite } from './suites/browsers.mjs';
import { checksSuite } from './suites/checks.mjs';
import { vitestSuite } from './suites/vitest.mjs';

const coverage = {
  name: 'coverage',
  run: async () =>
    (await reportCoverage()) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
};

const commandLineTests = ['test/hosts/cli.test.ts', 'test/hosts/sessions.test.ts'];
const commandLine = { env: { DOMTOOL_CLI_COVERAGE: coverageFolders.cli } };

const { values } = parseArgs({ options: { serial: { type: 'boolean', default: false } } });

/**
 * The lists of a stage run side by side, the suites of a list one after the other. Most tests of actions and packages
 * wait for the page, so two processors have time for three lists. The host tests need the `dist/` that the checks have
 * made, and the coverage needs all other suites. The tests of the command line, a third of the host tests, run apart
 * from the others, so that the lists take equally long. The first suite of a browser installs it if it is missing;
 * suites that need several browsers come later, when those are installed.
 */
const stages = [
  [[checksSuite]],
  [
    [
      browserSuite('chromium', { args: ['--coverage', coverageFolders.chromium] }),
      packagesSuite('chromium'),
      vitestSuite('unit tests', 'unit', { args: ['--coverage'] }),
    ],
    [
      browserSuite('webkit'),
      realInputSuite('chromium'),
      vitestSuite('command line tests', 'hosts', { args: commandLineTests, ...commandLine }),
    ],
    [
      browserSuite('firefox'),
      vitestSuite('host tests', 'hosts', {
        args: commandLineTests.map((file) => `--exclude=${file}`),
        ...commandLine,
      }),
    ],
  ],
  [[coverage]],
];

await rm(inRoot('coverage'), { recursive: true, force: true });
await mkdir(inRoot('coverage'), { recursive: true });

const results = [];
for (const lists of stages) {
  if (values.serial) for (const list of lists) await runInOrder(list);
  else await Promise.all(lists.map(runInOrder));
}

async function runInOrder(suites) {
  for (const suite of suites) await runSuite(suite);
}

/**
 * Prints the output of a suite when it has ended, because the outputs of two suites at the same time cannot be read.
 */
async function runSuite(suite) {
  console.log(`\n=== ${suite.name}${values.serial ? '' : ': started'} ===`);
  const started = Date.now();
  let output = '';
  const onOutput = values.serial ? (text) => process.stdout.write(text) : (text) => (output += text);
  const result = await suite.run({ onOutput }).catch((error) => {
    onOutput(String(error?.stack ?? error));
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  if (!values.serial) console.log(`\n=== ${suite.name}: ended after ${seconds} s ===\n${output.trimEnd()}`);
  results.push({ name: suite.name, ...result, seconds });
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
