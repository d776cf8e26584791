// Measures full builds besides the floor and Playwright's AI snapshot, on any page with DomTool in it.
import { median, medianAbsoluteDeviation } from 'simple-statistics';
import { iifeBundle } from '../support.mjs';
import { build, destroyBuilder, floor, fullBuild, makeBuilder, makePage } from './pages.mjs';

/**
 * Opens a page of that shape and number of elements, with DomTool in it: `{ context, page, elements }`. The caller
 * closes the context.
 */
export async function openMade(browser, shape, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>speed</title>');
  const elements = await page.evaluate(makePage, { shape, count });
  await page.addScriptTag({ path: iifeBundle });
  return { context, page, elements };
}

/** Pages with fewer elements take too little time for a figure from a few rounds. */
const SMALL = 5_000;
/** These pages get this many times as many rounds. */
export const MORE = 5;
/**
 * Returns how often each tool reads a page of so many elements before it counts, until browsers have compiled the code
 * that runs for each element. First looks have a figure of their own.
 */
const warmUp = (elements) => Math.min(60, Math.max(4, Math.round(100_000 / elements)));

/**
 * Returns milliseconds of the main thread's processor time, `{ mid, spread }` each, taking turns after builds that do
 * not count, or Infinity if Playwright gave no answer. `ours` is a build from scratch, and `tool` the time to create
 * and destroy the tool: like Playwright's script, the tool exists before the build.
 */
export async function measureFull(page, cpu, rounds, elements) {
  const times = elements < SMALL ? MORE * rounds : rounds;
  const samples = { floor: [], ours: [], tool: [], playwright: [] };
  let answers = true;
  for (let i = warmUp(elements); i > 0; i--) {
    await page.evaluate(fullBuild);
    if (answers) answers = await playwrightSnapshot(page);
  }
  if (!answers) samples.playwright.push(Infinity);
  for (let i = 0; i < times; i++) {
    samples.floor.push(await cpu(() => page.evaluate(floor)));
    const made = await cpu(() => page.evaluate(makeBuilder));
    samples.ours.push(await cpu(() => page.evaluate(build)));
    samples.tool.push(made + (await cpu(() => page.evaluate(destroyBuilder))));
    if (answers) samples.playwright.push(await cpu(async () => (answers = await playwrightSnapshot(page))));
  }
  return Object.fromEntries(Object.entries(samples).map(([key, list]) => [key, summary(list)]));
}

export const summary = (list) => ({ mid: median(list), spread: medianAbsoluteDeviation(list) });

/** Returns false if there was no answer in time. That counts as a figure, too. */
export const playwrightSnapshot = (page) =>
  page.ariaSnapshot({ mode: 'ai', timeout: 20_000 }).then(
    () => true,
    () => false,
  );
