// Does what the command line does for one view, step by step, and prints how long each step took in milliseconds.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , file, what] = process.argv;
const times = {};
let last = performance.now();
const took = (name) => {
  const now = performance.now();
  times[name] = now - last;
  last = now;
};

const { chromium } = await import('playwright-core');
took('playwright');
const dist = path.resolve(import.meta.dirname, '../../dist');
const { attach } = await import(pathToFileURL(path.join(dist, 'domtool.playwright.mjs')).href);
const { loadCliModules } = await import('../../tools/cli-modules.mjs');
const { findBrowser, chromiumArguments } = await loadCliModules();
const { executablePath } = await findBrowser('chromium');
last = performance.now();
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
took('launch');
const page = await (await browser.newContext()).newPage();
const dom = await attach(page);
took('page');
await page.goto(pathToFileURL(file).href, { waitUntil: 'commit' });
took('load');
await dom.settled();
took('settled');
await dom.text();
took('text');
if (what === 'calls') {
  // Takes a snapshot first, as in a session, where the tool has read the page before.
  await dom.click(4);
  last = performance.now();
  await dom.text();
  took('text');
  await dom.click(4);
  took('click');
}
console.log(JSON.stringify(times));
process.exit();
