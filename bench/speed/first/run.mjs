// The part `first` of the speed bench: looks at pages that nobody has looked at before, by turns with Playwright.
import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { median } from 'simple-statistics';
import { listPages } from '../../views/pages.mjs';
import { makePage } from '../pages.mjs';
import { calling } from './inPage.mjs';
import { figuresOf, measurePage, measureScripts, partOf } from './measure.mjs';
import { packagePages } from './packages.mjs';
import { kindRows, pageRows, textRows } from './report.mjs';
import { domTool, playwright, playwrightScript } from './tools.mjs';

/**
 * On pages of fewer elements the script dominates the time. There are many framework pages, so their limit is higher.
 */
const LEAST = 80;
const LEAST_OF_FRAMEWORK = 200;
const MADE = [1_000, 10_000];
/** The names that the pages of bench/views/pages.mjs have here. */
const KINDS = { saved: 'article', sample: 'app', framework: 'framework' };

/** Returns `{ kind, name, open(page) }` of all pages whose kind and name contain one of the `filters`. */
export async function firstPages(browser, { folders = [], shapes = [], filters = [''] }) {
  const others = (await listPages(browser, folders)).map(({ kind, ...rest }) => ({ kind: KINDS[kind], ...rest }));
  const made = shapes.flatMap((shape) => MADE.map((count) => madePage(shape, count)));
  return [...packagePages(), ...others, ...made].filter(({ kind, name }) =>
    filters.some((text) => `${kind} ${name}`.includes(text)),
  );
}

const madePage = (shape, count) => ({
  kind: 'made',
  name: `${shape} ${count}`,
  open: async (page) => {
    await page.goto('data:text/html,<!doctype html><meta charset=utf-8><title>speed</title><body>');
    await page.evaluate(calling(makePage, { shape, count }));
    await page.waitForTimeout(300);
  },
});

/**
 * Measures, prints, and returns ratios, of which smaller is better. Every page has its own browser, so that a crash
 * does not affect the others.
 */
export async function measureFirst(browser, launch, { bundle, json, rounds, print, ...which }) {
  const script = await readFile(bundle, 'utf8');
  const theirs = playwrightScript();
  const sizes = Object.fromEntries(
    Object.entries({ ours: script, playwright: theirs }).map(([name, text]) => [
      name,
      { bytes: Buffer.byteLength(text), gzip: gzipSync(text).length },
    ]),
  );
  const scripts = await measureScripts(browser, { nothing: '', ours: script, playwright: theirs }, 2 * rounds + 1);
  const pages = [];
  for (const one of await firstPages(browser, which)) {
    const row = await inOwnBrowser(launch, one, [domTool('ours', script), playwright], rounds);
    if (!row) continue;
    pages.push(row);
    const [ours, their] = [figuresOf(row, 'ours'), figuresOf(row, 'playwright')];
    console.error(
      `${row.kind} ${row.name}: ${row.elements}, first ${ours.first.toFixed(0)} / ${their.first.toFixed(0)}, again ${ours.again.toFixed(0)} / ${their.again.toFixed(0)}`,
    );
    // The samples of a long run that is interrupted are kept.
    if (json) await writeFile(json, JSON.stringify({ bundle, sizes, scripts, pages }));
  }
  const took = (name) => median(scripts[name]).toFixed(1);
  print(
    `to compile and run the script alone, ms of the main thread's processor time in a new context (an empty one takes ${took('nothing')})`,
    ['script', 'bytes', 'gzip', 'ms'],
    [
      ['DomTool', sizes.ours.bytes, sizes.ours.gzip, took('ours')],
      ['Playwright', sizes.playwright.bytes, sizes.playwright.gzip, took('playwright')],
    ],
  );
  for (const table of [kindRows, pageRows, textRows]) print(...table(pages, rounds));
  return ratiosOf({ scripts, pages });
}

/** Returns null if the page was not to be measured or could not be measured. */
async function inOwnBrowser(launch, page, tools, rounds) {
  const browser = await launch();
  try {
    const least = page.kind === 'framework' ? LEAST_OF_FRAMEWORK : LEAST;
    return await measurePage(browser, page, tools, rounds, { least });
  } catch (error) {
    console.error(`${page.kind} ${page.name} could not be measured: ${error.message}`);
    return null;
  } finally {
    await browser.close();
  }
}

/** Returns ratios from the samples of `--json`: fractions of Playwright's time, as medians by kind of page. */
export function ratiosOf({ scripts, pages }) {
  const ratios = { "script: part of Playwright's time": median(scripts.ours) / median(scripts.playwright) };
  for (const kind of new Set(pages.map((row) => row.kind)))
    for (const [key, name] of Object.entries({ first: 'first look', again: 'look again' })) {
      const parts = pages
        .filter((row) => row.kind === kind)
        .map((row) => partOf(figuresOf(row, 'ours')[key], figuresOf(row, 'playwright')[key]))
        .filter(Number.isFinite);
      if (parts.length) ratios[`${kind} pages, ${name}: part of Playwright's time`] = median(parts);
    }
  return ratios;
}
