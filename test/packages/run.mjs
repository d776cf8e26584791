// Tries the actions on real packages.
//   node test/packages/run.mjs [--engine NAME]... [--only TEXT] [--hands domtool|reports|user-event|page-agent|naive]
//     [--input dispatched|real]
// With `--hands reports`, each report is held against a full comparison of the page before and after the action.
// With `--input real`, the browser performs clicks and keys, as it does for hosts that give trusted input.
import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runEngine } from '../../tools/browser/runEngine.mjs';
import { loadCliModules } from '../../tools/cli-modules.mjs';
import { inRoot } from '../../tools/paths.mjs';
import { bundle } from './bundle.mjs';
import './install.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: ['chromium'] },
    only: { type: 'string', default: '' },
    hands: { type: 'string', default: 'domtool' },
    input: { type: 'string', default: 'dispatched' },
    report: { type: 'string' },
  },
});

const here = inRoot('test/packages');
const tests = readdirSync(here, { recursive: true })
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules') && file.includes(values.only))
  .map((file) => `${here}/${file}`);
const files = await bundle(tests, { hands: values.hands, input: values.input });

const { provideBrowser, chromiumArguments, engineNames, performInput } = await loadCliModules();
const results = [];
for (const engine of values.engine) {
  const browser = await provideBrowser(engine, console.error);
  const counts = await runEngine(browser, { files, chromiumArguments, performInput });
  results.push({ engine, name: engineNames[engine], ...counts });
}
for (const { name, passed, failed, skipped } of results)
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
if (values.report) writeFileSync(values.report, JSON.stringify(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
