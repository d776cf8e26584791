// Runs test/browser in the engines: --engine chromium|firefox|webkit (repeatable; all three without it), --files GLOB,
// --coverage FOLDER (V8's record of the Chromium run), --report FILE (the counts as JSON),
// --seed N [--runs 2000] [--steps 50]: the differential test from that seed, so often.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runEngine } from './browser/runEngine.mjs';
import { loadCliModules } from './cli-modules.mjs';
import { inRoot } from './paths.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    files: { type: 'string', multiple: true, default: ['test/browser/**/*.test.ts'] },
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
const files = values.files.map((glob) =>
  inRoot(glob.endsWith('.ts') ? glob : `${glob.replace(/\/?(\*\*?)?$/, '')}/**/*.test.ts`),
);

/** What could not be run at all, for a reason that is ours, is a failure. */
const broken = { passed: 0, failed: 1, skipped: 0 };

async function test(engine) {
  const name = engineNames[engine];
  if (!name) {
    console.error(`There is no engine "${engine}"; it is chromium, firefox or webkit.`);
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
// Without a name, an engine that this machine cannot have may be missing, but not all of them.
const isNeeded = Boolean(process.env.CI || values.engine) || results.every(({ notRun }) => notRun);
process.exit(results.some(({ notRun, failed }) => (notRun ? isNeeded : failed > 0)) ? 1 : 0);
