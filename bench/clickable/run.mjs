// Recall and precision of what is offered as clickable, against the browser's own truth (its listeners, native semantics, hit
// tests), beside Playwright's AI snapshot and @page-agent/page-controller. Needs dist/ and test/packages/node_modules.
//   node bench/clickable/run.mjs [--only TEXT] [--verbose]
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFor, iifeBundle } from '../support.mjs';
import { pageAgentScript, pagesScript } from './bundle.mjs';
import { domToolMarks, judge, listElements, pageAgentMarks } from './inPage.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, verbose: { type: 'boolean', default: false } } });
const FILES = ['plain.js', 'react.jsx', 'others.js'];
const PRESS = /^(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend|dragstart)$/;
const INTERACTIVE = /^\s*- (?:button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|slider|spinbutton|textbox|searchbox|combobox|treeitem)\b/;

const browser = await chromium.launch(await chromiumFor());
const agent = await pageAgentScript();
const hook = await readFile(iifeBundle.replace('iife', 'hook'), 'utf8');
const rows = [];
for (const file of FILES) {
  const script = await pagesScript(file);
  for (const name of await namesIn(script)) {
    if (!name.includes(values.only)) continue;
    const without = await measure(script, name, false);
    const withHook = await measure(script, name, true);
    rows.push({ name, results: { 'DomTool': without.DomTool, 'DomTool with the hook': withHook.DomTool, 'Playwright AI': without.Playwright, 'page-agent': without['page-agent'] } });
    const ours = without.DomTool;
    console.error(`${name}: ${ours.truth} true, missed ${ours.missed.length}, wrong ${ours.wrong.length}; with the hook ${withHook.DomTool.missed.length}, ${withHook.DomTool.wrong.length}`);
    if (values.verbose) for (const [how, { missed, wrong, unusable }] of [['', ours], ['hook ', withHook.DomTool]]) console.error([...missed.map((x) => `   ${how}missed ${x}`), ...wrong.map((x) => `   ${how}wrong ${x}`), ...unusable.map((x) => `   ${how}unusable ${x}`)].join('\n'));
  }
}
await browser.close();
report();

async function namesIn(script) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addScriptTag({ content: script });
  const names = await page.evaluate(() => Object.keys(window.benchPages));
  await page.close();
  return names;
}

async function measure(script, name, hooked) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (hooked) await page.addInitScript(hook);
  await page.goto('data:text/html,<!doctype html><meta charset=utf-8><body><div id=root></div>');
  await page.addScriptTag({ content: script });
  await page.evaluate((n) => { window.benchPages[n](document.querySelector('#root')); }, name);
  await page.waitForTimeout(900);
  await page.addScriptTag({ path: iifeBundle });
  await page.evaluate(listElements);
  const marks = { DomTool: await page.evaluate(domToolMarks) };
  const press = await listenersOf(page);
  if (!hooked) {
    marks.Playwright = await playwrightMarks(page);
    await page.addScriptTag({ content: agent });
    marks['page-agent'] = await page.evaluate(pageAgentMarks);
  }
  const result = await page.evaluate(judge, { press, marks });
  await page.close();
  return result;
}

/** The browser's own record of listeners, which no page and no peer can see. */
async function listenersOf(page) {
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.benchAll' });
  const { result: properties } = await cdp.send('Runtime.getProperties', { objectId: result.objectId, ownProperties: true });
  const elements = properties.filter(({ name }) => /^\d+$/.test(name));
  return Promise.all(elements.map(async ({ value }) => {
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: value.objectId });
    return listeners.some(({ type }) => PRESS.test(type));
  }));
}

async function playwrightMarks(page) {
  const text = await page.ariaSnapshot({ mode: 'ai' });
  const refs = text.split('\n').filter((line) => INTERACTIVE.test(line) || line.includes('[cursor=pointer]')).map((line) => /\[ref=(\w+)\]/.exec(line)?.[1]).filter(Boolean);
  return Promise.all(refs.map((ref) => page.locator(`aria-ref=${ref}`).evaluate((el) => window.benchAll.indexOf(el), undefined, { timeout: 2000 }).catch(() => -1)));
}

function report() {
  const percent = (part, whole) => (whole ? `${((100 * part) / whole).toFixed(1)}` : '–');
  const mean = (list) => list.reduce((a, b) => a + b, 0) / list.length;
  console.log(`\n${rows.length} pages, ${rows.reduce((sum, { results }) => sum + results.DomTool.truth, 0)} true targets`);
  console.log('| | recall % over all / mean of pages | precision % over all / mean of pages | hidden or covered, offered |');
  console.log('| --- | --- | --- | --- |');
  for (const tool of Object.keys(rows[0]?.results ?? {})) {
    const all = rows.map(({ results }) => results[tool]);
    const sum = (of) => all.reduce((total, one) => total + of(one), 0);
    const [truth, missed, marked, wrong, unusable] = [(r) => r.truth, (r) => r.missed.length, (r) => r.marked, (r) => r.wrong.length, (r) => r.unusable.length].map(sum);
    const pageRecall = mean(all.filter((r) => r.truth).map((r) => 100 - (100 * r.missed.length) / r.truth)).toFixed(1);
    const pagePrecision = mean(all.filter((r) => r.marked).map((r) => 100 - (100 * r.wrong.length) / r.marked)).toFixed(1);
    console.log(`| ${tool} | ${percent(truth - missed, truth)} / ${pageRecall} | ${percent(marked - wrong, marked)} / ${pagePrecision} | ${unusable} of ${marked} |`);
  }
}
