// Full builds beside the floor and Playwright's AI snapshot, on any page with DomTool in it.
import { median, medianAbsoluteDeviation } from 'simple-statistics';
import { iifeBundle } from '../support.mjs';
import { floor, fullBuild, makePage } from './pages.mjs';

/** A page of that shape and so many elements, with DomTool in it: `{ context, page, elements }`. The caller closes the context. */
export async function openMade(browser, shape, count) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>speed</title>');
  const elements = await page.evaluate(makePage, { shape, count });
  await page.addScriptTag({ path: iifeBundle });
  return { context, page, elements };
}

/** Milliseconds of the main thread's processor time, `{ mid, spread }` each, after `warm` builds that do not count; Infinity where Playwright gave no answer. */
export async function measureFull(page, cpu, rounds, warm = 2) {
  for (let i = 0; i < warm; i++) await page.evaluate(fullBuild);
  const samples = { floor: [], ours: [], playwright: [] };
  for (let i = 0; i < rounds; i++) {
    samples.floor.push(await cpu(() => page.evaluate(floor)));
    samples.ours.push(await cpu(() => page.evaluate(fullBuild)));
    if (!samples.playwright.includes(Infinity)) samples.playwright.push(await cpu(() => playwrightSnapshot(page)));
  }
  return Object.fromEntries(Object.entries(samples).map(([key, list]) => [key, summary(list)]));
}

export const summary = (list) => ({ mid: median(list), spread: medianAbsoluteDeviation(list) });

/** False if it gave no answer in time: a figure all the same. */
export const playwrightSnapshot = (page) => page.ariaSnapshot({ mode: 'ai', timeout: 20_000 }).then(() => true, () => false);
