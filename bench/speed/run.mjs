// Full builds beside the physical floor and Playwright's AI snapshot, and how long the page has to wait during a build.
//   node bench/speed/run.mjs [--sizes 1000,10000] [--rounds N]
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { median, medianAbsoluteDeviation } from 'simple-statistics';
import { chromiumFor, iifeBundle } from '../support.mjs';
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

console.log(`\nfull build, ms (median ± MAD of ${rounds}), Chromium`);
console.log('| page | elements | floor | DomTool | × floor | Playwright AI | × faster | longest gap of a 60 Hz timer | the same in the background |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const r of rows) {
  const cell = ({ mid, spread }) => (Number.isFinite(mid) ? `${mid.toFixed(1)} ± ${spread.toFixed(1)}` : 'no answer in 20 s');
  console.log(`| ${r.shape} | ${r.elements} | ${cell(r.floor)} | ${cell(r.ours)} | ${(r.ours.mid / r.floor.mid).toFixed(2)} | ${cell(r.playwright)} | ` +
    `${(r.playwright.mid / r.ours.mid).toFixed(1)} | ${cell(r.gap)} | ${cell(r.hiddenGap)} (${r.hidden}) |`);
}

async function measure(shape, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto('about:blank');
  const elements = await page.evaluate(makePage, { shape, count });
  await page.addScriptTag({ path: iifeBundle });
  await page.evaluate(fullBuild);
  const samples = { floor: [], ours: [], playwright: [], gap: [], hiddenGap: [] };
  for (let i = 0; i < rounds; i++) {
    samples.floor.push(await page.evaluate(floor));
    samples.ours.push(await page.evaluate(fullBuild));
    if (!samples.playwright.includes(Infinity)) samples.playwright.push(await playwrightSnapshot(page));
    samples.gap.push(await page.evaluate(longestGap));
  }
  const front = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await front.bringToFront();
  const hidden = await page.evaluate(() => document.visibilityState);
  for (let i = 0; i < rounds; i++) samples.hiddenGap.push(await page.evaluate(longestGap));
  await context.close();
  console.error(`${shape} ${elements} done`);
  const summary = (list) => ({ mid: median(list), spread: medianAbsoluteDeviation(list) });
  return { shape, elements, hidden, ...Object.fromEntries(Object.entries(samples).map(([key, list]) => [key, summary(list)])) };
}

/** Infinity if it gave no answer in time: a figure all the same. */
async function playwrightSnapshot(page) {
  const start = performance.now();
  const answered = await page.ariaSnapshot({ mode: 'ai', timeout: 20_000 }).then(() => true, () => false);
  return answered ? performance.now() - start : Infinity;
}
