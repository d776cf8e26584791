// What each view costs in o200k tokens, how much of the page it tells, and how long it takes to make, beside others.
//   node bench/views/run.mjs [--pages DIR]... [--rounds N] [--each] [--save DIR] [--strict]
// Without --pages: the sample shop. --each prints a line for each page, --save keeps the outputs, --strict fails below the aims.
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { chromium } from 'playwright-core';
import { median } from 'simple-statistics';
import { chromiumFor, iifeBundle } from '../support.mjs';
import { gatherTruth, ourViews } from './inPage.mjs';
import { pageAgent, pageAgentScript, playwright } from './peers.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true, default: [path.resolve(import.meta.dirname, '../../test/pages/shop')] },
    rounds: { type: 'string', default: '5' },
    each: { type: 'boolean', default: false },
    save: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const [PLAYWRIGHT, PAGE_AGENT] = ['Playwright AI', 'page-agent'];
const host = 'http://bench.localhost/';
const WORDS = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu;
const pageAgentSource = await pageAgentScript();
if (!pageAgentSource) console.error('page-agent is not installed in test/packages: left out');

const browser = await chromium.launch(await chromiumFor());
const pages = [];
for (const folder of values.pages) {
  for (const file of (await readdir(folder)).filter((name) => /\.html?$/.test(name)).sort()) pages.push(await measure(folder, file));
}
await browser.close();
const missed = report();
for (const miss of missed) console.log(`below the aim: ${miss}`);
process.exitCode = values.strict && missed.length ? 1 : 0;

async function measure(folder, file) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.route('**/*', (route) => answer(route, folder));
  const page = await context.newPage();
  await page.goto(host + encodeURIComponent(file), { waitUntil: 'load' });
  const { words, targets } = await page.evaluate(gatherTruth);
  await page.addScriptTag({ path: iifeBundle });
  const made = await page.evaluate(ourViews, Number(values.rounds));
  made[PLAYWRIGHT] = await playwright(page);
  // Last, for it leaves nodes in the page.
  if (pageAgentSource) made[PAGE_AGENT] = await pageAgent(page, pageAgentSource);
  await context.close();
  const views = {};
  for (const [name, { text, times, covered }] of Object.entries(made)) {
    const said = new Set(text.toLowerCase().match(WORDS));
    // A word that a page has put together from several elements (a large first letter) is told in one piece.
    const whole = text.toLowerCase();
    const missing = words.filter((word) => !said.has(word) && !whole.includes(word));
    views[name] = { tokens: encode(text).length, words: words.length - missing.length, covered, time: median(times) };
    if (values.save) await save(`${file}.${name.replace(/\W+/g, '-')}.txt`, `${text}\n\nwords not told: ${missing.join(' ')}\n`);
  }
  console.error(`${file} done`);
  return { file, words: words.length, targets, views };
}

async function save(name, text) {
  await mkdir(values.save, { recursive: true });
  await writeFile(path.join(values.save, name), text);
}

/** Files of the folder, and nothing from anywhere else. */
async function answer(route, folder) {
  const url = new URL(route.request().url());
  const file = path.join(folder, decodeURIComponent(url.pathname));
  const found = url.href.startsWith(host) && file.startsWith(folder) ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) return url.protocol === 'data:' ? route.continue() : route.abort();
  if (!/\.html?$/.test(file)) return route.fulfill({ path: file });
  return route.fulfill({ body: await readFile(file), contentType: 'text/html; charset=utf-8' });
}

function report() {
  const names = Object.keys(pages[0]?.views ?? {});
  const sum = (of) => pages.reduce((total, page) => total + of(page), 0);
  const percent = (part, all) => (all ? (100 * part) / all : 100);
  const totals = Object.fromEntries(names.map((name) => [name, {
    tokens: sum(({ views }) => views[name].tokens), mid: median(pages.map(({ views }) => views[name].tokens)),
    most: Math.max(...pages.map(({ views }) => views[name].tokens)),
    words: percent(sum(({ views }) => views[name].words), sum(({ words }) => words)),
    covered: percent(sum(({ views }) => views[name].covered), sum(({ targets }) => targets)),
    time: median(pages.map(({ views }) => views[name].time)), longest: Math.max(...pages.map(({ views }) => views[name].time)),
  }]));
  const ratio = (name, peer) => (totals[peer] ? totals[name].tokens / totals[peer].tokens : NaN);
  if (values.each) {
    for (const { file, words, targets, views } of pages) {
      console.log(`${file}: ${words} words, ${targets} elements to use; tokens ${names.map((name) => `${name} ${views[name].tokens}`).join(', ')}`);
    }
  }
  console.log(`\n${pages.length} pages, ${sum(({ words }) => words)} different words a page, ${sum(({ targets }) => targets)} elements to use by their markup; o200k tokens`);
  console.log('| view | tokens | median page | largest | × Playwright | × page-agent | words % | elements % | ms, median | ms, longest |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const name of names) {
    const t = totals[name];
    console.log(`| ${name} | ${t.tokens} | ${t.mid} | ${t.most} | ${ratio(name, PLAYWRIGHT).toFixed(2)} | ${ratio(name, PAGE_AGENT).toFixed(2)} | ${t.words.toFixed(2)} | ${t.covered.toFixed(1)} | ${t.time.toFixed(1)} | ${t.longest.toFixed(1)} |`);
  }
  const expanded = totals['text, groups expanded'];
  const aims = [
    ['text view over Playwright', ratio('text', PLAYWRIGHT), 0.26], ['text view over page-agent', ratio('text', PAGE_AGENT), 0.75],
    ['words the text view leaves out, %', 100 - (expanded?.words ?? 0), 0.5], ['ms for the slowest overview', totals['overview, text']?.longest, 100],
    ['ms for the slowest serialization', totals.serialized?.longest, 500], ['semantic tree over page-agent', ratio('semantic tree', PAGE_AGENT), 1],
  ];
  return aims.filter(([, figure, most]) => figure > most).map(([what, figure, most]) => `${what}: ${figure.toFixed(2)}, at most ${most}`);
}
