// Measures what each view costs in o200k tokens, how much of the page it contains, and how long it takes, compared with
// other tools; also how accurate the token estimate is, and whether budgets are observed.
//   node bench/views/run.mjs [--pages DIR]... [--only TEXT] [--rounds N] [--save DIR] [--strict]
// It reads the sample shop, pages of frameworks if test/packages is installed, and saved pages with --pages. --save
// keeps the outputs, and --strict fails below the targets.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { chromium } from 'playwright-core';
import { median } from 'simple-statistics';
import { inRoot } from '../../tools/paths.mjs';
import { chromiumFor, cpuClock, iifeBundle } from '../support.mjs';
import { gatherTruth, lookAnew, makeView, prepareViews, unflattened, unflattenedPage, viewMade } from './inPage.mjs';
import { listPages } from './pages.mjs';
import { pageAgent, pageAgentScript, playwright } from './peers.mjs';
import { PAGE_AGENT, PLAYWRIGHT, report } from './report.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    save: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
/** The budgets that every view is asked to observe, in tokens. */
const BUDGETS = [500, 1000, 2000, 4000];
const WORDS = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;
const pageAgentSource = await pageAgentScript();
const { estimateTokens } = await estimate();

const browser = await chromium.launch(await chromiumFor());
const pages = [];
for (const page of await listPages(browser, values.pages, values.only)) pages.push(await measure(page));
await browser.close();
const missed = report(pages);
process.exitCode = values.strict && missed.length ? 1 : 0;

async function measure({ kind, name, open }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await open(page);
  const { words, targets } = await page.evaluate(gatherTruth);
  await page.addScriptTag({ path: iifeBundle });
  const made = await ourViews(page);
  made[PLAYWRIGHT] = await playwright(page);
  // This is last because it leaves nodes in the page.
  if (pageAgentSource) made[PAGE_AGENT] = await pageAgent(page, pageAgentSource);
  await context.close();
  const views = {};
  for (const [view, { text, times, covered, budgeted = [] }] of Object.entries(made)) {
    const said = new Set(text.toLowerCase().match(WORDS));
    // A word that a page has composed from several elements, such as one with a drop cap, is written in one piece.
    const whole = text.toLowerCase();
    const missing = words.filter((word) => !said.has(word) && !whole.includes(word));
    views[view] = {
      tokens: encode(text).length,
      estimated: estimateTokens(text),
      words: words.length - missing.length,
      covered,
      time: times.length ? median(times) : 0,
      budgeted: budgeted.map((one) => ({ maxTokens: one.maxTokens, tokens: encode(one.text).length })),
    };
    if (values.save)
      await save(
        `${name.replace(/[^\w.-]+/g, '-')}.${view.replace(/\W+/g, '-')}.txt`,
        `${text}\n\nwords not told: ${missing.join(' ')}\n`,
      );
  }
  console.error(`${name} done`);
  return { kind, name, words: words.length, targets, views };
}

/** Makes each of our views by default and under budgets, and measures the processor time that it takes. */
async function ourViews(page) {
  const made = {};
  const clock = await cpuClock(page);
  for (const view of await page.evaluate(prepareViews)) {
    const budgeted = [];
    for (const maxTokens of BUDGETS) {
      await page.evaluate(makeView, { name: view, options: { maxTokens } });
      budgeted.push({ maxTokens, text: await page.evaluate(() => window.benchMade) });
    }
    const times = [];
    for (let i = 0; i < Number(values.rounds); i++) {
      await page.evaluate(lookAnew);
      times.push(await clock(() => page.evaluate(makeView, { name: view, options: {} })));
    }
    made[view] = { ...(await page.evaluate(viewMade, view)), times, budgeted };
  }
  await page.evaluate(`window.unflattened = ${unflattened}`);
  made.unflattened = { text: await page.evaluate(unflattenedPage), times: [], covered: 0 };
  await page.evaluate(() => {
    window.benchTool.tool.destroy();
  });
  return made;
}

async function save(name, text) {
  await mkdir(values.save, { recursive: true });
  await writeFile(path.join(values.save, name), text);
}

/** Compares the token estimate that budgets use with the tokenizer. */
async function estimate() {
  const {
    outputFiles: [file],
  } = await build({ entryPoints: [inRoot('src/views/text/tokens.ts')], bundle: true, write: false, format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(file.text)}`);
}
