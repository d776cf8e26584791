// Full builds beside the physical floor and Playwright's AI snapshot, how long the page has to wait during a build, and what a
// snapshot costs after one change.
//   node bench/speed/run.mjs [--sizes 1000,10000] [--shapes flat] [--rounds N] [--pages DIR]... [--only made,real,engines]
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { median } from 'simple-statistics';
import { checkBaseline } from '../baseline.mjs';
import { chromiumFor, cpuClock, iifeBundle } from '../support.mjs';
import { CHANGES, measureChanges } from './changes.mjs';
import { measureEngines } from './engines.mjs';
import { measureFull, summary } from './full.mjs';
import { longestGap, makePage } from './pages.mjs';
import { measureReal, realTable } from './real.mjs';
import { longestTask } from './tasks.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,50000,100000' }, shapes: { type: 'string', default: 'flat,deep,shadow' }, rounds: { type: 'string', default: '7' },
    pages: { type: 'string', multiple: true, default: [] }, only: { type: 'string', default: 'made,real,engines' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const shapes = values.shapes.split(',');
const rounds = Number(values.rounds);
const parts = values.only.split(',');
const ratios = {};

const browser = await chromium.launch(await chromiumFor());
if (parts.includes('made')) await made();
if (parts.includes('real')) await real();
await browser.close();
if (parts.includes('engines')) await engines();
process.exitCode = await checkBaseline('speed', ratios) ? 0 : 1;

async function made() {
  const rows = [];
  for (const shape of shapes) for (const count of sizes) rows.push(await measure(shape, count));
  const cell = ({ mid, spread }) => (Number.isFinite(mid) ? `${mid.toFixed(1)} ± ${spread.toFixed(1)}` : 'no answer in 20 s');
  print(`full build, ms of the main thread's processor time (median ± MAD of ${rounds}), Chromium`,
    ['page', 'elements', 'floor', 'DomTool', '× floor', 'µs an element', 'Playwright AI', '× faster'], rows.map((r) => [
      r.shape, r.elements, cell(r.floor), cell(r.ours), (r.ours.mid / r.floor.mid).toFixed(2), ((1000 * r.ours.mid) / r.elements).toFixed(1), cell(r.playwright),
      Number.isFinite(r.playwright.mid) ? (r.playwright.mid / r.ours.mid).toFixed(1) : '–']));
  const answered = rows.filter(({ playwright }) => Number.isFinite(playwright.mid));
  console.log(`median: ${median(rows.map(({ ours, floor }) => ours.mid / floor.mid)).toFixed(2)} × floor, ${median(answered.map(({ ours, playwright }) => playwright.mid / ours.mid)).toFixed(1)} × faster than Playwright\n`);
  print('the page during a build, ms: longest task of its main thread less the browser\'s own style and layout, and less garbage collection too (processor time); longest gap between two ticks of its own 60 Hz timer (clock)',
    ['page', 'elements', 'longest task', 'without collection', 'longest gap', 'longest gap in the background'], rows.map((r) => [
      r.shape, r.elements, cell(r.tasks.own), cell(r.tasks.lean), cell(r.gap), `${cell(r.hiddenGap)} (${r.hidden})`]));
  const names = Object.keys(CHANGES);
  print('a snapshot after one change, as part of a full build: less what the change with its layout costs the page without a tool',
    ['page', 'elements', ...names], rows.map((r) => [r.shape, r.elements, ...names.map((name) => part(r, name).toFixed(3))]));
  print('the same in ms: the change and a snapshot / the change and its layout alone',
    ['page', 'elements', ...names], rows.map((r) => [r.shape, r.elements, ...names.map((name) => `${r.changes[name].ours.toFixed(1)} / ${r.changes[name].alone.toFixed(1)}`)]));
  for (const r of rows) {
    ratios[`${r.shape} ${r.elements}: × floor`] = r.ours.mid / r.floor.mid;
    // Of small pages, and of changes that cost next to nothing, the rest of the time says more.
    if (r.elements >= 10_000) for (const name of names) ratios[`${r.shape} ${r.elements}: after ${name}`] = Math.max(CHANGES[name], part(r, name));
    if (Number.isFinite(r.playwright.mid)) ratios[`${r.shape} ${r.elements}: part of Playwright's time`] = r.ours.mid / r.playwright.mid;
  }
}

function part({ changes, ours }, name) {
  const { alone, ours: both } = changes[name];
  return Math.max(0, both - alone) / ours.mid;
}

async function measure(shape, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>speed</title>');
  const elements = await page.evaluate(makePage, { shape, count });
  await page.addScriptTag({ path: iifeBundle });
  const cpu = await cpuClock(page);
  const full = await measureFull(page, cpu, rounds);
  const gaps = { gap: [], hiddenGap: [] };
  for (let i = 0; i < rounds; i++) gaps.gap.push(await page.evaluate(longestGap));
  const changes = await measureChanges(page, cpu, rounds);
  const tasks = await longestTask(page, rounds);
  const front = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await front.bringToFront();
  const hidden = await page.evaluate(() => document.visibilityState);
  for (let i = 0; i < rounds; i++) gaps.hiddenGap.push(await page.evaluate(longestGap));
  await context.close();
  console.error(`${shape} ${elements} done`);
  return { shape, elements, hidden, changes, tasks, ...full, ...Object.fromEntries(Object.entries(gaps).map(([key, list]) => [key, summary(list)])) };
}

async function real() {
  const rows = await measureReal(browser, values.pages, Math.min(rounds, 5));
  print('full builds of pages that were not made for this, of 100 elements and more, Chromium', [
    'pages', 'of them', 'elements', '× floor, over all', 'median page', 'most', '× faster than Playwright, over all', 'median page', 'least', 'first build with the script itself, ms: DomTool / Playwright'], realTable(rows));
  for (const [kind, , , floor, , , faster] of realTable(rows)) {
    ratios[`${kind} pages: × floor`] = Number(floor);
    ratios[`${kind} pages: part of Playwright's time`] = 1 / Number(faster);
  }
}

async function engines() {
  const rows = await measureEngines(shapes, sizes.filter((size) => size <= 10_000), Math.min(rounds, 5));
  print('the other engines, ms on the clock', ['engine', 'page', 'elements', 'floor', 'DomTool', '× floor'], rows.map((r) => (r.missing
    ? [r.engine, `not run: ${r.missing}`, '', '', '', '']
    : [r.engine, r.shape, r.elements, r.floor.toFixed(1), r.ours.toFixed(1), (r.ours / r.floor).toFixed(2)])));
}

function print(title, head, rows) {
  console.log(`\n${title}\n`);
  console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  console.log('');
}
