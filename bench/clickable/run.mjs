// Measures recall and precision of the elements marked as clickable against what the browser itself knows (listeners,
// native semantics, hit tests, and presses on what is drawn for hidden inputs), also for Playwright's AI snapshot and
// @page-agent/page-controller. Needs dist/ and test/packages/node_modules.
//   node bench/clickable/run.mjs [--only TEXT] [--verbose] [--pages DIR]
// DIR contains further pages: scripts like those of pages/, and saved pages (.html).
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFor, iifeBundle } from '../support.mjs';
import { pageAgentScript } from './bundle.mjs';
import { domToolMarks, listElements, pageAgentMarks } from './inPage.mjs';
import { judgeMarks, listenersOf, pagesByFile } from './open.mjs';
import { report } from './report.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    pages: { type: 'string' },
  },
});
const INTERACTIVE =
  /^\s*- (?:button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|slider|spinbutton|textbox|searchbox|combobox|treeitem)\b/;
/** The number of pages that are measured at the same time. */
const LANES = 2;

const browser = await chromium.launch(await chromiumFor());
const agent = await pageAgentScript();
const hook = await readFile(iifeBundle.replace('iife', 'hook'), 'utf8');
const rows = [];
for (const pages of await pagesByFile(browser, values.pages)) {
  const left = pages.filter(({ file, name }) => `${file}: ${name}`.includes(values.only));
  const lane = async () => {
    for (let one = left.shift(); one; one = left.shift()) rows.push(await both(one));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
await browser.close();
console.log(report(rows));

async function both(what) {
  const without = await measure(what, false);
  const withHook = await measure(what, true);
  const ours = without.DomTool;
  console.error(
    `${what.name}: ${ours.truth} true, missed ${ours.missed.length}, wrong ${ours.wrong.length}; with the hook ${withHook.DomTool.missed.length}, ${withHook.DomTool.wrong.length}`,
  );
  if (values.verbose) {
    for (const [how, { missed, wrong, unusable }] of [
      ['', ours],
      ['hook ', withHook.DomTool],
    ]) {
      for (const line of [
        ...missed.map((x) => `missed ${x}`),
        ...wrong.map((x) => `wrong ${x}`),
        ...unusable.map((x) => `unusable ${x}`),
      ])
        console.error(`   ${how}${line}`);
    }
  }
  return {
    name: what.name,
    modal: without.modal,
    results: {
      DomTool: ours,
      'DomTool with the hook': withHook.DomTool,
      'Playwright AI': without.Playwright,
      'page-agent': without['page-agent'],
    },
  };
}

async function measure({ open }, hooked) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (hooked) await page.addInitScript(hook);
  await open(page);
  await page.addScriptTag({ path: iifeBundle });
  await page.evaluate(listElements);
  const { marks: ours, modal } = await page.evaluate(domToolMarks);
  const marks = { DomTool: ours };
  const press = await listenersOf(page);
  if (!hooked) {
    marks.Playwright = await playwrightMarks(page);
    await page.addScriptTag({ content: agent });
    marks['page-agent'] = await page.evaluate(pageAgentMarks);
  }
  const result = await judgeMarks(page, { press, marks });
  await page.close();
  return { ...result, modal };
}

async function playwrightMarks(page) {
  const text = await page.ariaSnapshot({ mode: 'ai' });
  const refs = text
    .split('\n')
    .filter((line) => INTERACTIVE.test(line) || line.includes('[cursor=pointer]'))
    .map((line) => /\[ref=(\w+)\]/.exec(line)?.[1])
    .filter(Boolean);
  return Promise.all(
    refs.map((ref) =>
      page
        .locator(`aria-ref=${ref}`)
        .evaluate((el) => window.benchAll.indexOf(el), undefined, { timeout: 2000 })
        .catch(() => -1),
    ),
  );
}
