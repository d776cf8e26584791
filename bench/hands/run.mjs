// Performs the same cases on real packages with DomTool, by the events that it dispatches and by the browser's real
// input, and with other libraries: how many end in the requested state, how many of the rest claim success, and how
// long an action takes (median). Chromium only; all five take about fifteen minutes.
//   node bench/hands/run.mjs [--hands domtool,user-event] [--only TEXT]
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { quantile } from 'simple-statistics';
import { bundle } from '../../test/packages/bundle.mjs';
import '../../test/packages/install.mjs';
import { runEngine } from '../../tools/browser/runEngine.mjs';
import { loadCliModules } from '../../tools/cli-modules.mjs';
import { inRoot } from '../../tools/paths.mjs';

const { values } = parseArgs({
  options: {
    hands: { type: 'string', default: 'domtool,real,user-event,page-agent,naive' },
    only: { type: 'string', default: '' },
  },
});
const NAMES = {
  domtool: 'DomTool',
  real: 'DomTool, real input',
  'user-event': 'user-event 14',
  'page-agent': 'page-agent 1.12',
  naive: '`el.click()`, `el.value =`',
};
/** The tests of views, not of actions, which are left out. */
const VIEW_TESTS = /eyes\.test|snapshot\.test|^(legacy|widgets)\//;

const here = inRoot('test/packages');
const tests = readdirSync(here, { recursive: true })
  .filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !file.includes('node_modules') &&
      !VIEW_TESTS.test(file) &&
      file.includes(values.only),
  )
  .map((file) => `${here}/${file}`);

const { provideBrowser, chromiumArguments, performInput } = await loadCliModules();
const browser = await provideBrowser('chromium', console.error);
const write = process.stdout.write;
const columns = [];
for (const hands of values.hands.split(',')) {
  const files = await bundle(
    tests,
    hands === 'real' ? { hands: 'domtool', input: 'real' } : { hands, input: 'dispatched' },
  );
  let sessions = [];
  // Only the table goes to the standard output.
  process.stdout.write = process.stderr.write.bind(process.stderr);
  await runEngine(browser, {
    files,
    chromiumArguments,
    performInput,
    // Other libraries' actions leave some pages, whose tests then never end.
    fileLimit: /domtool|real/.test(hands) ? undefined : 180_000,
    onSessions: (all) => {
      sessions = all;
    },
  }).finally(() => {
    process.stdout.write = write;
  });
  columns.push({ name: NAMES[hands] ?? hands, ...sum(sessions) });
  const { passed, total } = columns.at(-1).all;
  console.error(`${hands}: ${passed} of ${total}`);
}
print();

function sum(sessions) {
  const column = { all: { passed: 0, total: 0 }, groups: {}, claimed: 0, times: { action: [], quiet: [], idle: [] } };
  for (const session of sessions) {
    const group = /packages\/(\w+)-/.exec(session.testFile)?.[1] ?? 'other';
    const count = (column.groups[group] ??= { passed: 0, total: 0, times: [] });
    for (const test of session.testResults ? testsOf(session.testResults) : []) {
      for (const one of [count, column.all]) {
        one.total++;
        one.passed += Number(test.passed);
      }
      if (!test.passed && /^CLAIMED SUCCESS/.test(test.error?.message ?? '')) column.claimed++;
    }
    for (const line of session.logs.flat()) {
      const [, kind, list] = /^(action|quiet|idle) times: ([\d ]+)$/.exec(line) ?? [];
      if (!kind) continue;
      const times = list.split(' ').map(Number);
      column.times[kind].push(...times);
      if (kind === 'action') count.times.push(...times);
    }
  }
  return column;
}

function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)];
}

/** The time within which so many of the actions were done, in milliseconds. */
function ms(times, share) {
  return times?.length ? Math.round(quantile(times, share)) : '–';
}

function print() {
  const groups = [...new Set(columns.flatMap(({ groups }) => Object.keys(groups)))];
  // A page that an action left, or that never came to rest, could not run its other cases. They count as failed.
  const of = (...counts) =>
    counts.map((count) => `${count?.passed ?? 0} of ${Math.max(...counts.map((one) => one?.total ?? 0))}`);
  const rows = [
    ...groups.map((group) => [group, ...of(...columns.map((c) => c.groups[group]))]),
    ['all', ...of(...columns.map((c) => c.all))],
    ['failed while claiming success', ...columns.map((c) => c.claimed)],
    ...groups.map((group) => [
      `ms an action, median: ${group}`,
      ...columns.map((c) => ms(c.groups[group]?.times, 0.5)),
    ]),
    ['ms an action, median', ...columns.map((c) => ms(c.times.action, 0.5))],
    ['ms an action, nine of ten within', ...columns.map((c) => ms(c.times.action, 0.9))],
    [
      'ms an action, median, where the page begins no timer, frame, request or animation',
      ...columns.map((c) => ms(c.times.quiet, 0.5)),
    ],
    ['actions of that kind', ...columns.map((c) => `${c.times.quiet.length} of ${c.times.action.length}`)],
    ['ms a click without effect, median', ...columns.map((c) => ms(c.times.idle, 0.5))],
    ['ms a click without effect, slowest', ...columns.map((c) => ms(c.times.idle, 1))],
  ];
  console.log(`| | ${columns.map(({ name }) => name).join(' | ')} |\n| --- |${' --- |'.repeat(columns.length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
