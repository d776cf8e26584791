// Measures what each view costs on pages of a thousand, ten thousand and a hundred thousand nodes, and prints by how
// much the time grows with each ten times as many. Among the pages are shapes that tempt an implementation to compare
// everything with everything: one paragraph of links, equal buttons, wide tables, names taken from many nodes.
//   node bench/costs/run.mjs [--shapes paragraph,buttons] [--views toText,overview] [--sizes 1000,10000]
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFor, iifeBundle } from '../support.mjs';
import { SHAPES } from './shapes.mjs';
import { VIEWS } from './views.mjs';

const { values } = parseArgs({
  options: {
    shapes: { type: 'string', default: Object.keys(SHAPES).join(',') },
    views: { type: 'string', default: Object.keys(VIEWS).join(',') },
    sizes: { type: 'string', default: '1000,10000,100000' },
    limit: { type: 'string', default: '40000' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const limit = Number(values.limit);
const script = await readFile(iifeBundle, 'utf8');
const browser = await chromium.launch(await chromiumFor());

for (const shape of values.shapes.split(',')) {
  const rows = new Map(values.views.split(',').map((view) => [view, []]));
  for (const size of sizes) {
    let page = null;
    for (const [view, times] of rows) {
      if (times.includes(Infinity)) continue;
      if (!page) {
        page = await open(SHAPES[shape], size);
        if (view !== 'snapshot' && (await measure(page, VIEWS.snapshot)) === Infinity) break;
      }
      const time = await measure(page, VIEWS[view]);
      times.push(time);
      if (time !== Infinity) continue;
      // The page still works on it.
      page.browser().close();
      page = null;
    }
    await page?.browser().close();
  }
  console.log(`### ${shape}\n\n| view | ${sizes.join(' | ')} |\n| --- |${' --- |'.repeat(sizes.length)}`);
  for (const [view, times] of rows)
    console.log(`| ${view} | ${times.map((time, i) => `${inWords(time)}${growth(times, i)}`).join(' | ')} |`);
  console.log('');
}
await browser.close();

/** Opens a page of the shape in a process of its own, with a tool that has seen it. */
async function open(shape, size) {
  const own = await chromium.launch(await chromiumFor());
  const page = await own.newPage();
  await page.setContent('<!doctype html><title>Costs</title><body></body>');
  await page.evaluate(shape, size);
  await page.evaluate(script);
  await page.evaluate(() => {
    window.tool = new window.DomTool({ snapshotTimeout: 120_000 });
  });
  return { ...page, evaluate: page.evaluate.bind(page), browser: () => own };
}

/** Returns the milliseconds that the view takes, or Infinity if it is not ready in time. */
async function measure(page, view) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(Infinity), limit);
  });
  const time = page.evaluate(
    `(async () => { const start = performance.now(); await (${view})(window.tool); return performance.now() - start; })()`,
  );
  const found = await Promise.race([time.catch((error) => String(error).split('\n')[0]), late]);
  clearTimeout(timer);
  return found;
}

function inWords(time) {
  if (typeof time === 'string') return time;
  return time === Infinity ? `over ${limit / 1000} s` : `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
}

function growth(times, i) {
  return i && times[i] !== Infinity && typeof times[i] === 'number'
    ? ` (×${(times[i] / Math.max(times[i - 1], 0.5)).toFixed(0)})`
    : '';
}
