// Recall and precision of what variants offer as clickable, on the pages of bench/clickable: each page is opened once for all of them.
import { figuresOf } from '../clickable/report.mjs';
import { domToolMarks, judge, listElements } from '../clickable/inPage.mjs';
import { listenersOf, pagesByFile } from '../clickable/open.mjs';

/** By variant: `{ recall, precision }` in percent over all pages, as bench/clickable gives them. */
export async function measureTargets(browser, variants, folder) {
  const results = Object.fromEntries(variants.map(({ name }) => [name, []]));
  for (const { name, open } of (await pagesByFile(browser, folder)).flat()) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await open(page);
    await page.evaluate(listElements);
    const press = await listenersOf(page);
    const marks = {};
    for (const variant of variants) {
      // Of two scripts of one version the first one stays.
      await page.evaluate(() => {
        delete window.DomTool;
      });
      await page.addScriptTag({ content: variant.script });
      ({ marks: marks[variant.name] } = await page.evaluate(domToolMarks));
    }
    const judged = await page.evaluate(judge, { press, marks });
    for (const [variant, result] of Object.entries(judged)) results[variant].push(result);
    await page.close();
    console.error(`targets of ${name} done`);
  }
  return Object.fromEntries(Object.entries(results).map(([name, list]) => [name, figuresOf(list)]));
}
