// Measures recall and precision of the clickable elements that each variant finds on the pages of bench/clickable. Each
// page is opened once for all variants.
import { figuresOf } from '../clickable/report.mjs';
import { domToolMarks, listElements } from '../clickable/inPage.mjs';
import { judgeMarks, listenersOf, pagesByFile } from '../clickable/open.mjs';

/** Returns by variant `{ recall, precision }` in percent over all pages, in the same way as bench/clickable. */
export async function measureTargets(browser, variants, folder) {
  const results = Object.fromEntries(variants.map(({ name }) => [name, []]));
  for (const { name, open } of (await pagesByFile(browser, folder)).flat()) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await open(page);
    await page.evaluate(listElements);
    const press = await listenersOf(page);
    const marks = {};
    for (const variant of variants) {
      // Removes the first script, because of two with the same version the first one stays.
      await page.evaluate(() => {
        delete window.DomTool;
      });
      await page.addScriptTag({ content: variant.script });
      ({ marks: marks[variant.name] } = await page.evaluate(domToolMarks));
    }
    const judged = await judgeMarks(page, { press, marks });
    for (const [variant, result] of Object.entries(judged)) results[variant].push(result);
    await page.close();
    console.error(`targets of ${name} done`);
  }
  return Object.fromEntries(Object.entries(results).map(([name, list]) => [name, figuresOf(list)]));
}
