// Measures what each accelerator and heuristic is worth: bytes, the first snapshot and later ones, recall and precision
// without it.
//   node bench/ablation/run.mjs [--only TEXT] [--filter TEXT]... [--rounds N] [--no-times]
//     [--no-targets] [--json FILE] [--entry src/iife.ts]
// --only selects ablations by a part of their names, and --filter pages by a part of their kind and name. The bytes are
// what the bundler drops by itself; it keeps methods even if nothing calls them.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { median } from 'simple-statistics';
import { CHANGES, figuresOf, measurePage } from '../speed/first/measure.mjs';
import { firstPages } from '../speed/first/run.mjs';
import { domTool } from '../speed/first/tools.mjs';
import { chromiumFor } from '../support.mjs';
import { bundleWithout } from './bundle.mjs';
import { ablations } from './list.mjs';
import { measureTargets } from './targets.mjs';

/** One page of each kind: a large theme, a current dashboard, plain markup, a component library. */
const PAGES = ['material-dashboard dashboard', 'gentelella general_elements', 'govuk gallery', 'orders (antd)'];
const KEYS = { first: 'first look', again: 'look again', 'one text': 'after one text' };

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string', default: '' },
    filter: { type: 'string', multiple: true, default: PAGES },
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', multiple: true, default: [] },
    times: { type: 'boolean', default: true },
    targets: { type: 'boolean', default: true },
    json: { type: 'string' },
    entry: { type: 'string', default: 'src/iife.ts' },
  },
});

const whole = {
  name: 'nothing',
  what: '',
  kind: '',
  ...(await bundleWithout({ name: 'nothing', files: {} }, values.entry)),
};
const chosen = ablations.filter(({ name }) => name.includes(values.only));
const variants = [];
for (const one of chosen) variants.push({ ...one, ...(await bundleWithout(one, values.entry)) });
// Running the whole script twice shows how much two equal runs differ.
const all = [whole, ...variants, { ...whole, name: 'nothing, again' }];

const timed = all.filter(({ isLate }) => !isLate);

const browser = await chromium.launch(await chromiumFor());
const pages = values.times
  ? await firstPages(browser, { folders: values.pages, shapes: ['flat'], filters: values.filter })
  : [];
const rows = [];
for (const page of pages) {
  rows.push(
    await measurePage(
      browser,
      page,
      timed.map(({ name, script }) => domTool(name, script)),
      Number(values.rounds),
      { changes: { 'one text': CHANGES['one text'] } },
    ),
  );
  console.error(`${page.kind} ${page.name} done`);
}
const targets = values.targets ? await measureTargets(browser, all.slice(0, -1), values.pages[0]) : {};
await browser.close();
if (values.json)
  await writeFile(
    values.json,
    JSON.stringify({ sizes: all.map(({ name, bytes, gzip }) => ({ name, bytes, gzip })), rows, targets }),
  );

const signed = (n) => `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(n).toLocaleString('en')}`;
const head = ['without', '', 'bytes', 'gzip', ...Object.values(KEYS), 'recall %', 'precision %'];
console.log(
  `each on ${pages.length} pages, ${values.rounds} contexts a page, by turns: times as parts of the whole script's, median of the pages / least–most; ${rows.map((row) => row.name).join(', ')}\n`,
);
console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`);
for (const variant of all) {
  const { recall, precision } = targets[variant.name] ?? { recall: '–', precision: '–' };
  const size =
    variant === whole
      ? [variant.bytes.toLocaleString('en'), variant.gzip.toLocaleString('en')]
      : [signed(variant.bytes - whole.bytes), signed(variant.gzip - whole.gzip)];
  const cells = [...size, ...Object.keys(KEYS).map((key) => cellOf(variant, key)), recall, precision];
  console.log(`| ${variant.name} | ${variant.what} | ${cells.join(' | ')} |`);
}

function cellOf(variant, key) {
  if (rows.length === 0 || variant.isLate) return '–';
  const figures = rows.map((row) => [figuresOf(row, variant.name)[key], figuresOf(row, whole.name)[key]]);
  if (variant === whole) return `${figures.map(([ms]) => ms.toFixed(0)).join(', ')} ms`;
  const parts = figures.map(([ms, of]) => ms / of);
  return `${median(parts).toFixed(2)} / ${Math.min(...parts).toFixed(2)}–${Math.max(...parts).toFixed(2)}`;
}
