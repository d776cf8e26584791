// Recall and precision of what is offered as clickable, against the browser's own truth (its listeners, native semantics, hit
// tests), beside Playwright's AI snapshot and @page-agent/page-controller. Needs dist/ and test/packages/node_modules.
//   node bench/clickable/run.mjs [--only TEXT] [--verbose] [--pages DIR]
// DIR holds further pages: scripts like those of pages/, and saved pages (.html).
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { inRoot } from '../../tools/paths.mjs';
import { chromiumFor, iifeBundle } from '../support.mjs';
import { pageAgentScript, pagesScript } from './bundle.mjs';
import { domToolMarks, judge, listElements, pageAgentMarks } from './inPage.mjs';
import { report } from './report.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    pages: { type: 'string' },
  },
});
const PRESS = /^(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend|dragstart)$/;
const INTERACTIVE =
  /^\s*- (?:button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|slider|spinbutton|textbox|searchbox|combobox|treeitem)\b/;
/** As many at a time. */
const LANES = 2;

const packages = inRoot('test/packages');
if (!existsSync(`${packages}/node_modules`)) execFileSync('npm', ['ci'], { cwd: packages, stdio: 'inherit' });
const browser = await chromium.launch(await chromiumFor());
const agent = await pageAgentScript();
const hook = await readFile(iifeBundle.replace('iife', 'hook'), 'utf8');
const filesIn = (dir) =>
  readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => /\.(?:html|jsx?)$/.test(name))
    .map(({ name }) => resolve(dir, name));
const files = [...filesIn(inRoot('bench/clickable/pages')), ...(values.pages ? filesIn(values.pages) : [])];

const rows = [];
for (const file of files) {
  const script = file.endsWith('.html') ? null : await pagesScript(file).catch((error) => console.error(error.message));
  if (script === undefined) continue;
  const names = (script ? await namesIn(script) : [file.split('/').at(-1)]).filter((name) =>
    `${file}: ${name}`.includes(values.only),
  );
  const lane = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift())
      rows.push(await both({ file, script, name }));
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

async function namesIn(script) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addScriptTag({ content: script });
  const names = await page.evaluate(() => Object.keys(window.benchPages));
  await page.close();
  return names;
}

async function measure({ file, script, name }, hooked) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (hooked) await page.addInitScript(hook);
  if (script) {
    await page.goto('data:text/html,<!doctype html><meta charset=utf-8><body><div id=root></div>');
    await page.addScriptTag({ content: script });
    await page.evaluate((n) => {
      window.benchPages[n](document.querySelector('#root'));
    }, name);
  } else {
    await page.route('**/*', (route) => (route.request().url().startsWith('file:') ? route.continue() : route.abort()));
    await page.goto(pathToFileURL(file).href, { waitUntil: 'domcontentloaded' });
  }
  await page.waitForTimeout(900);
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
  const result = await page.evaluate(judge, { press, marks });
  await page.close();
  return { ...result, modal };
}

/** The browser's own record of listeners, which no page and no peer can see. */
async function listenersOf(page) {
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.benchAll' });
  const { result: properties } = await cdp.send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
  });
  const elements = properties.filter(({ name }) => /^\d+$/.test(name));
  return Promise.all(
    elements.map(async ({ value }) => {
      const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: value.objectId });
      return listeners.some(({ type }) => PRESS.test(type));
    }),
  );
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
