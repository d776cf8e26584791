// Measures the floor and full builds in Firefox and WebKit, driven in the same way as by the browser tests. These
// engines report only wall-clock time.
import { readFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';
import { median } from 'simple-statistics';
import { remote } from 'webdriverio';
import { loadCliModules } from '../../tools/cli-modules.mjs';
import { startWebKitDriver, webKitCapabilities } from '../../tools/browser/webkit.mjs';
import { iifeBundle } from '../support.mjs';
import { floor, fullBuild, makePage } from './pages.mjs';

/** A page in standards mode. */
const EMPTY = 'data:text/html,<!doctype html><title>speed</title>';

/** Returns rows `{ engine, shape, elements, floor, ours }`, or for an unavailable engine one row with `missing`. */
export async function measureEngines(shapes, counts, rounds) {
  const { provideBrowser } = await loadCliModules();
  const rows = [];
  for (const [engine, open] of [
    ['firefox', openFirefox],
    ['webkit', openWebKit],
  ]) {
    try {
      const { executablePath } = await provideBrowser(engine, (message) => console.error(message));
      const { evaluate, close } = await open(executablePath);
      try {
        for (const shape of shapes)
          for (const count of counts) rows.push({ engine, shape, ...(await measure(evaluate, shape, count, rounds)) });
      } finally {
        await close();
      }
    } catch (error) {
      rows.push({ engine, missing: String(error.message).split('\n')[0] });
    }
  }
  return rows;
}

async function measure(evaluate, shape, count, rounds) {
  const bundle = await readFile(iifeBundle, 'utf8');
  await evaluate(() => {
    document.body.innerHTML = '';
  });
  const elements = await evaluate(makePage, { shape, count });
  await evaluate((code) => {
    if (!window.DomTool) (0, eval)(code);
  }, bundle);
  await evaluate(fullBuild);
  const times = { floor: [], ours: [] };
  for (let i = 0; i < rounds; i++) {
    times.floor.push(await evaluate(floor));
    times.ours.push(await evaluate(fullBuild));
  }
  return { elements, floor: median(times.floor), ours: median(times.ours) };
}

async function openFirefox(executablePath) {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.goto(EMPTY);
  return { evaluate: (fn, arg) => page.evaluate(fn, arg), close: () => browser.close() };
}

async function openWebKit(executablePath) {
  const driver = await startWebKitDriver();
  const browser = await remote({
    hostname: '127.0.0.1',
    port: driver.port,
    path: '/',
    logLevel: 'error',
    capabilities: webKitCapabilities(executablePath),
  });
  await browser.setTimeout({ script: 120_000 });
  await browser.url(EMPTY);
  return {
    evaluate: (fn, arg) =>
      browser.executeAsync(
        `const done = arguments[arguments.length - 1]; Promise.resolve((${fn})(arguments[0])).then((value) => done(value));`,
        arg ?? null,
      ),
    close: async () => {
      await browser.deleteSession();
      await driver.stop();
    },
  };
}
