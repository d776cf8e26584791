// Runs the tests in test/browser in real engines.
//   --engine chromium|firefox|webkit   repeatable; all three without it
//   --files FILE-or-FOLDER             repeatable; all of test/browser without it
//   --coverage FOLDER                  writes V8's record of the Chromium run to that folder
//   --report FILE                      writes the counts as JSON
//   --seed N [--runs 2000] [--steps 50]  the sequences that the differential test tries instead of its usual ones
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runEngine } from './browser/runEngine.mjs';
import { loadCliModules } from './cli-modules.mjs';
import { inRoot } from './paths.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    files: { type: 'string', multiple: true, default: ['test/browser'] },
    coverage: { type: 'string' },
    report: { type: 'string' },
    seed: { type: 'string' },
    runs: { type: 'string', default: '2000' },
    steps: { type: 'string', default: '50' },
  },
});

const { provideBrowser, chromiumArguments, engineNames } = await loadCliModules();
const fuzz =
  values.seed === undefined
    ? undefined
    : { seed: Number(values.seed), runs: Number(values.runs), steps: Number(values.steps) };
const files = [...new Set(values.files.flatMap(testFiles))];
if (files.length === 0) throw new Error(`There are no tests in ${values.files.join(', ')}.`);

/** Returns the test file itself, or all test files in a folder. */
function testFiles(name) {
  if (name.endsWith('.ts')) return [inRoot(name)];
  const folder = inRoot(name);
  const found = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.test.ts'));
  return found.sort().map((file) => path.join(folder, file));
}

/** The counts of an engine that could not run because of an error in the project. */
const broken = { passed: 0, failed: 1, skipped: 0 };

async function test(engine) {
  const name = engineNames[engine];
  if (!name) {
    console.error(`There is no engine "${engine}", only chromium, firefox and webkit.`);
    return { engine, name: engine, ...broken };
  }
  const browser = await provideBrowser(engine, console.error).catch((error) => ({ notRun: error.message }));
  if (browser.notRun) return { engine, name, notRun: browser.notRun };
  console.error(`\n${name}: ${browser.executablePath} (${browser.source})`);
  const coverageFolder = engine === 'chromium' ? values.coverage : undefined;
  const counts = await runEngine(browser, { files, coverageFolder, chromiumArguments, fuzz }).catch((error) => {
    console.error(error);
    return broken;
  });
  return { engine, name, ...counts };
}

const results = [];
for (const engine of values.engine ?? ['chromium', 'firefox', 'webkit']) results.push(await test(engine));

for (const { name, notRun, passed, failed, skipped } of results) {
  if (notRun) console.log(`\n### ${name.toUpperCase()}: NOT RUN ### ${notRun}\n`);
  else console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
if (values.report) await writeFile(values.report, JSON.stringify(results));
// An engine that was not requested by name may be missing on this machine, but not all of them.
const isNeeded = Boolean(process.env.CI || values.engine) || results.every(({ notRun }) => notRun);
process.exit(results.some(({ notRun, failed }) => (notRun ? isNeeded : failed > 0)) ? 1 : 0);
