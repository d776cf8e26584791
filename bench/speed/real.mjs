// Measures full builds on pages that were not made for the benchmark: the sample shop, pages of frameworks and
// component libraries, and saved pages.
import { median } from 'simple-statistics';
import { cpuClock, iifeBundle } from '../support.mjs';
import { listPages } from '../views/pages.mjs';
import { measureFull, MORE, playwrightSnapshot } from './full.mjs';
import { buildAndStay, fullBuild } from './pages.mjs';
import { longestTaskOf } from './tasks.mjs';

/**
 * Returns the times of each page with its kind, name and elements. On pages of fewer elements than `least` the times
 * depend more on the machine than on the build.
 */
export async function measureReal(browser, folders, rounds, least = 100) {
  const rows = [];
  for (const { kind, name, open } of await listPages(browser, folders)) {
    const { context, page } = await opened(browser, open);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    if (elements >= least) {
      const cpu = await cpuClock(page);
      // The time includes that of the script, as with Playwright.
      const first = await cpu(async () => {
        await page.addScriptTag({ path: iifeBundle });
        await page.evaluate(fullBuild);
      });
      const firstOfPlaywright = await cpu(() => playwrightSnapshot(page));
      const full = await measureFull(page, cpu, rounds, elements);
      rows.push({ kind, name, elements, first, firstOfPlaywright, ...full, longest: await firstTasks(browser, open) });
      console.error(`${kind} ${name}: ${elements}`);
    }
    await context.close();
  }
  return rows;
}

/** Opens a new page and fills it. The caller closes the context. */
async function opened(browser, open) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await open(page);
  return { context, page };
}

/**
 * Returns the longest task of the main thread in the first build of a page, and in Playwright's first snapshot, without
 * the browser's own style and layout, in milliseconds.
 */
async function firstTasks(browser, open) {
  const first = async (prepare, run) => {
    const { context, page } = await opened(browser, open);
    await prepare(page);
    const { own } = await longestTaskOf(page, () => run(page));
    await context.close();
    return own;
  };
  return {
    ours: await first(
      (page) => page.addScriptTag({ path: iifeBundle }),
      (page) => page.evaluate(buildAndStay),
    ),
    playwright: await first(() => undefined, playwrightSnapshot),
  };
}

/** Returns the milliseconds of a call that does nothing. Each of the other times includes it. */
export async function emptyCall(browser, rounds) {
  const page = await browser.newPage();
  const cpu = await cpuClock(page);
  const times = [];
  for (let i = 0; i < MORE * rounds; i++) times.push(await cpu(() => page.evaluate(async () => {})));
  await page.close();
  return median(times);
}

/** Makes the lines of a table with each page. */
export const pagesTable = (rows) =>
  rows.map(({ kind, name, elements, floor, ours, playwright }) => [
    kind,
    name,
    elements,
    floor.mid.toFixed(2),
    ours.mid.toFixed(2),
    (ours.mid / floor.mid).toFixed(2),
    playwright.mid.toFixed(2),
    (playwright.mid / ours.mid).toFixed(2),
    (playwright.mid / floor.mid).toFixed(2),
  ]);

/** Makes the lines of a table by kind, over all elements and for the median page. */
export function realTable(rows) {
  const sum = (list, of) => list.reduce((total, row) => total + row[of].mid, 0);
  return [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const list = rows.filter((row) => row.kind === kind);
    const answered = list.filter(({ playwright }) => Number.isFinite(playwright.mid));
    const ratios = list.map(({ ours, floor }) => ours.mid / floor.mid);
    const faster = answered.map(({ ours, playwright }) => playwright.mid / ours.mid);
    return [
      kind,
      list.length,
      list.reduce((total, { elements }) => total + elements, 0),
      (sum(list, 'ours') / sum(list, 'floor')).toFixed(2),
      median(ratios).toFixed(2),
      Math.max(...ratios).toFixed(2),
      (sum(answered, 'playwright') / sum(answered, 'ours')).toFixed(1),
      median(faster).toFixed(1),
      Math.min(...faster).toFixed(1),
      `${median(list.map(({ first }) => first)).toFixed(0)} / ${median(answered.map(({ firstOfPlaywright }) => firstOfPlaywright)).toFixed(0)}`,
      ...['ours', 'playwright']
        .map((whose) => list.map(({ longest }) => longest[whose]))
        .map((of) => `${median(of).toFixed(0)} / ${Math.max(...of).toFixed(0)}`),
    ];
  });
}
