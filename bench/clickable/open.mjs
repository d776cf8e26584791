// Opens the pages of the benchmark, and reads what the browser itself knows about them.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../tools/paths.mjs';
import { pagesScript } from './bundle.mjs';
import { hasReachedField, judge, watchField } from './inPage.mjs';

const PRESS = /^(?:click|dblclick|mousedown|mouseup|pointerdown|pointerup|touchstart|touchend|dragstart)$/;
/** How long a page needs to reach its final state, in milliseconds. */
const SETTLE = 900;
/** How long a page needs to answer a press, in milliseconds. */
const ANSWER = 100;

/** Returns for each file its pages, `{ file, name, open(page) }`. It installs test/packages the first time. */
export async function pagesByFile(browser, folder) {
  await import('../../test/packages/install.mjs');
  const files = [...filesIn(inRoot('bench/clickable/pages')), ...(folder ? filesIn(folder) : [])];
  const lists = [];
  for (const file of files) {
    if (file.endsWith('.html')) lists.push([savedPage(file)]);
    else lists.push(await pagesOf(browser, file).catch((error) => (console.error(error.message), [])));
  }
  return lists;
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /\.(?:html|jsx?)$/.test(name))
    .map(({ name }) => resolve(folder, name));

const savedPage = (file) => ({
  file,
  name: file.split('/').at(-1),
  open: async (page) => {
    await page.route('**/*', (route) => (route.request().url().startsWith('file:') ? route.continue() : route.abort()));
    await page.goto(pathToFileURL(file).href, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(SETTLE);
  },
});

async function pagesOf(browser, file) {
  const script = await pagesScript(file);
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addScriptTag({ content: script });
  const names = await page.evaluate(() => Object.keys(window.benchPages));
  await page.close();
  return names.map((name) => ({
    file,
    name,
    open: async (to) => {
      await to.goto('data:text/html,<!doctype html><meta charset=utf-8><body><div id=root></div>');
      await to.addScriptTag({ content: script });
      await to.evaluate((one) => {
        window.benchPages[one](document.querySelector('#root'));
      }, name);
      await to.waitForTimeout(SETTLE);
    },
  }));
}

/**
 * Reads from the browser, for each element of `window.benchAll`, whether it has a listener for presses. No page and no
 * other tool can see this record.
 */
export async function listenersOf(page) {
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

/**
 * Judges the marks of tools on the page: see `judge`. It presses what is drawn for hidden fields, so it comes last.
 */
export async function judgeMarks(page, facts) {
  const { result, drawn } = await page.evaluate(judge, facts);
  const reached = await reachedFields(page, drawn);
  for (const of of Object.values(result))
    for (const list of ['wrong', 'unusable'])
      of[list] = of[list].filter(({ index }) => !reached.has(index)).map(({ text }) => text);
  return result;
}

/** Presses, as a person would, each box that is drawn for a field. Returns the indexes of the fields that answered. */
async function reachedFields(page, drawn) {
  const reached = new Set();
  for (const pair of drawn) {
    await page.mouse.click(...(await page.evaluate(watchField, pair)));
    await page.waitForTimeout(ANSWER);
    if (await page.evaluate(hasReachedField)) reached.add(pair[0]);
    await page.keyboard.press('Escape');
  }
  return reached;
}
