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

const hostSuite = (half, shard) =>
  vitestSuite(`host tests, ${half} half`, 'hosts', {
    args: [`--shard=${shard}`, ...commandLineTests.map((file) => `--exclude=${file}`)],
    ...commandLine,
  });

const { values } = parseArgs({ options: { serial: { type: 'boolean', default: false } } });

/** A suite with more failed files than this is broken, so it is not repeated. */
const MOST_REPEATED = 5;

/** How many suites run side by side: most tests wait for the page, so two processors have time for three. */
const SIDE_BY_SIDE = 3;

/**
 * The suites in the order in which they start, the longest first, so that the last ones end together. The checks come
 * before the host tests, which need the `dist/` that the checks have made. The first suite of a browser installs it if
 * it is missing; suites that need several browsers come when those are installed.
 */
const suites = [
  checksSuite,
  browserSuite('webkit'),
  browserSuite('chromium', { args: ['--coverage', coverageFolders.chromium] }),
  browserSuite('firefox'),
  hostSuite('first', '1/2'),
  hostSuite('second', '2/2'),
  packagesSuite('chromium'),
  vitestSuite('command line tests', 'hosts', { args: commandLineTests, ...commandLine }),
  realInputSuite('chromium'),
  vitestSuite('unit tests', 'unit', { args: ['--coverage'] }),
];

await rm(inRoot('coverage'), { recursive: true, force: true });
await mkdir(inRoot('coverage'), { recursive: true });

const results = [];
const toRepeat = [];
const next = suites.values();
// Each of these loops takes the next suite when its last one has ended.
await Promise.all(
  Array.from({ length: values.serial ? 1 : SIDE_BY_SIDE }, async () => {
    for (const suite of next) await runSuite(suite);
  }),
);
for (const suite of toRepeat) await runSuite(suite);
// The coverage needs all other suites.
await runSuite(coverage);

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
  const isRepeated = suite.repeat && !values.serial;
  results.push({ name: suite.name, ...(isRepeated ? withoutRepeated(suite, result) : result), seconds });
}

/**
 * Plans to run the files in which a test failed once more when nothing runs beside them, since browsers that share two
 * processors may exceed any time that a page or a frame has to answer.
 * @returns the counts without those files; what failed in them is kept as `repeated`, for the report
 */
function withoutRepeated(suite, { failedFiles = [], failures, ...counts }) {
  if (failedFiles.length === 0 || failedFiles.length > MOST_REPEATED) return { ...counts, failures };
  toRepeat.push(suite.repeat(failedFiles.map(({ file }) => file)));
  for (const file of failedFiles) for (const key of ['passed', 'failed', 'skipped']) counts[key] -= file[key];
  return { ...counts, repeated: failures };
}

console.log('\n=== results ===');
for (const { name, passed, failed, skipped, notRun, seconds } of results) {
  const counts = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  console.log(`${name.padEnd(30)} ${notRun ? `### NOT RUN ### ${notRun}` : counts} (${seconds} s)`);
}

const print = (title, key) => {
  const lines = results.flatMap((result) => (result[key] ?? []).map((failure) => `${result.name}: ${failure}`));
  if (lines.length > 0) console.log(`\n=== ${title} ===\n${lines.join('\n')}`);
};
print('failed beside other suites, and repeated alone', 'repeated');
print('failed', 'failures');

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
