// Full builds beside the physical floor and Playwright's AI snapshot, and how long the page has to wait during a build.
//   node bench/speed/run.mjs [--sizes 1000,10000] [--rounds N]
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { median, medianAbsoluteDeviation } from 'simple-statistics';
import { checkBaseline } from '../baseline.mjs';
import { chromiumFor, cpuClock, iifeBundle } from '../support.mjs';
import { CHANGES, endChanges, rebuildAfter, startChanges } from './changes.mjs';
import { floor, fullBuild, longestGap, makePage } from './pages.mjs';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1000,10000,50000' }, rounds: { type: 'string', default: '7' } } });
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);

const browser = await chromium.launch(await chromiumFor());
const rows = [];
for (const shape of ['flat', 'deep', 'shadow']) {
  for (const count of sizes) rows.push(await measure(shape, count));
}
await browser.close();

console.log(`\nfull build, ms of the main thread's processor time (median ± MAD of ${rounds}), Chromium`);
console.log('| page | elements | floor | DomTool | × floor | Playwright AI | × faster | longest gap of a 60 Hz timer | the same in the background |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const r of rows) {
  const cell = ({ mid, spread }) => (Number.isFinite(mid) ? `${mid.toFixed(1)} ± ${spread.toFixed(1)}` : 'no answer in 20 s');
  console.log(`| ${r.shape} | ${r.elements} | ${cell(r.floor)} | ${cell(r.ours)} | ${(r.ours.mid / r.floor.mid).toFixed(2)} | ${cell(r.playwright)} | ` +
    `${Number.isFinite(r.playwright.mid) ? (r.playwright.mid / r.ours.mid).toFixed(1) : '–'} | ${cell(r.gap)} | ${cell(r.hiddenGap)} (${r.hidden}) |`);
}

console.log('\na snapshot after one change, as part of a full build');
console.log(`| page | elements | ${CHANGES.join(' | ')} |`);
console.log(`| --- | --- |${' --- |'.repeat(CHANGES.length)}`);
for (const r of rows) console.log(`| ${r.shape} | ${r.elements} | ${CHANGES.map((name) => (r.changes[name] / r.ours.mid).toFixed(2)).join(' | ')} |`);

const ratios = {};
for (const r of rows) {
  ratios[`${r.shape} ${r.elements}: × floor`] = r.ours.mid / r.floor.mid;
  // Of small pages, and of changes that cost next to nothing, the rest of the time says more.
  if (r.elements >= 10_000) for (const name of CHANGES) ratios[`${r.shape} ${r.elements}: after ${name}`] = Math.max(0.1, r.changes[name] / r.ours.mid);
  if (Number.isFinite(r.playwright.mid)) ratios[`${r.shape} ${r.elements}: part of Playwright's time`] = r.ours.mid / r.playwright.mid;
}
process.exitCode = await checkBaseline('speed', ratios) ? 0 : 1;

async function measure(shape, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>speed</title>');
  const elements = await page.evaluate(makePage, { shape, count });
  await page.addScriptTag({ path: iifeBundle });
  const cpu = await cpuClock(page);
  await page.evaluate(fullBuild);
  const samples = { floor: [], ours: [], playwright: [], gap: [], hiddenGap: [] };
  for (let i = 0; i < rounds; i++) {
    samples.floor.push(await cpu(() => page.evaluate(floor)));
    samples.ours.push(await cpu(() => page.evaluate(fullBuild)));
    if (!samples.playwright.includes(Infinity)) samples.playwright.push(await cpu(() => playwrightSnapshot(page)));
    samples.gap.push(await page.evaluate(longestGap));
  }
  const changes = {};
  for (const name of CHANGES) {
    const times = [];
    await page.evaluate(startChanges);
    for (let i = 0; i < rounds; i++) times.push(await cpu(() => page.evaluate(rebuildAfter, name)));
    changes[name] = median(times);
  }
  await page.evaluate(endChanges);
  const front = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await front.bringToFront();
  const hidden = await page.evaluate(() => document.visibilityState);
  for (let i = 0; i < rounds; i++) samples.hiddenGap.push(await page.evaluate(longestGap));
  await context.close();
  console.error(`${shape} ${elements} done`);
  const summary = (list) => ({ mid: median(list), spread: medianAbsoluteDeviation(list) });
  return { shape, elements, hidden, changes, ...Object.fromEntries(Object.entries(samples).map(([key, list]) => [key, summary(list)])) };
}

/** False if it gave no answer in time: a figure all the same. */
function playwrightSnapshot(page) {
  return page.ariaSnapshot({ mode: 'ai', timeout: 20_000 }).then(() => true, () => false);
}
